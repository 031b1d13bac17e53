/* global SHELL, VERSION */
/**
 * The service worker: keeps the shell, so that the client starts without a connection, and shows what is pushed.
 *
 * Files under assets/ bear the hash of what is in them: what is kept of them is right for ever. The page itself is asked
 * for first, and taken from what is kept only if nobody answers. Nothing of a game is kept here. SHELL, the files that
 * the client is made of, and VERSION, which changes with them, are put in when it is built.
 */

const KEPT = `bedesten-${VERSION}`;
/** Where the page leaves the words for what is pushed: the worker knows no language. */
const WORDS = 'bedesten-words';

async function tidy() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== KEPT && name !== WORDS).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function keep() {
  await (await caches.open(KEPT)).addAll(SHELL);
  await self.skipWaiting();
}

async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(new URL('./', self.registration.scope).href);
    if (kept) return kept;
    throw error;
  }
}

async function show(told) {
  const kept = await caches.match('words.json', { cacheName: WORDS });
  const words = kept ? await kept.json() : {};
  await self.registration.showNotification('Bedesten', {
    body: words[told.type] ?? '',
    tag: told.table,
    icon: 'icon-192.png',
    badge: 'badge-96.png',
    data: `#/t/${told.table}`,
  });
  if (told.type === 'your-turn') await self.navigator.setAppBadge?.();
}

/** The table that was told of, in the window that shows it, or in another one. */
async function open(path) {
  const address = new URL(path, self.registration.scope).href;
  const windows = await self.clients.matchAll({ type: 'window' });
  const there = windows.find((one) => one.url === address) ?? windows[0];
  if (!there) return self.clients.openWindow(address);
  await there.navigate(address).catch(() => null);
  return there.focus();
}

self.addEventListener('install', (event) => event.waitUntil(keep()));
self.addEventListener('activate', (event) => event.waitUntil(tidy()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== self.location.origin || address.pathname.startsWith('/api'))
    return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});
self.addEventListener('push', (event) => {
  const told = event.data?.json();
  if (told) event.waitUntil(show(told));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data ?? '')));
});
