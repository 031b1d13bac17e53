/** What an installed client can do besides: start without a connection, be told by push, show a badge. */
import { games, notify } from './lib/connection/http';
import { keptAt } from './lib/connection/tokens';
import { t } from './lib/i18n/words.svelte';

const WORDS = 'bedesten-words';

/** The service worker, in what is built; while developing there is none. */
export function keepShell(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    void navigator.serviceWorker.register('./worker.js').catch(() => undefined);
}

/** A mark on the icon as long as it is my turn. */
export function badge(on: boolean): void {
  if (!('setAppBadge' in navigator)) return;
  void (on ? navigator.setAppBadge() : navigator.clearAppBadge()).catch(() => undefined);
}

/** The words for what is pushed, in the language of now: the worker knows none. */
async function leaveWords(): Promise<void> {
  const kept = await caches.open(WORDS);
  const words = { 'your-turn': t('your-turn'), over: t('game-over') };
  await kept.put('words.json', new Response(JSON.stringify(words)));
}

/** Be told of this device's seats at a table when the page is closed; where the server has keys for it. */
export async function subscribe(code: string): Promise<void> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return;
  const key = (await games()).push;
  const registration = await navigator.serviceWorker.getRegistration();
  if (key === null || !registration) return;
  const found =
    (await registration.pushManager.getSubscription()) ??
    (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  await leaveWords();
  const { endpoint, keys } = found.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) return;
  const wish = { push: { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } } };
  for (const { token } of keptAt(code)?.tokens ?? []) await notify(code, token, wish);
}

/** Be told no more, anywhere. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}
