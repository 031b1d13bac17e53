/** Why a bot would do something, in words: from the codes and numbers of its advice. */
import type { Loss, Motive } from '../lib/connection/messages';
import { t, words } from '../lib/i18n/words.svelte';
import type { Table } from './table.svelte';

export interface Line {
  symbol: string;
  words: string;
  /** It speaks against the plan. */
  against: boolean;
}

const GOOD_SYMBOL: Record<string, string> = {
  red: 'good-fabric',
  green: 'good-spice',
  yellow: 'good-fruit',
  blue: 'good-jewel',
  brown: 'marker-wild',
};

/** What can be gained and is called otherwise than it is counted. */
const CALLED: Record<string, string> = { room: 'thing-extensions', tiles: 'thing-mosque-tiles' };

/** So many of something that is gained, in words; empty if there are none for it. */
function gained(what: string, count: number): string {
  const keys = [CALLED[what] ?? '', `thing-${what}`, `thing-${what}s`, `dice-thing-${what}`];
  const key = keys.find((one) => one !== '' && words.has(one));
  if (key) return t(key, { count });
  return words.has(`good-${what}`) ? t('counted-good', { count, good: t(`good-${what}`, { count }) }) : '';
}

const SYMBOLS: Record<Motive['code'], string> = {
  wins: 'ruby',
  ruby: 'ruby',
  'ruby-in': 'ruby',
  'ruby-luck': 'dice',
  short: 'ruby',
  lira: 'lira',
  'lira-odds': 'dice',
  goods: 'good-any',
  'goods-odds': 'dice',
  likely: 'dice',
  'no-room': 'warning',
  gain: 'bonus-card',
  'pick-up': 'assistant',
  fetch: 'assistant',
  leave: 'assistant',
  'leave-last': 'warning',
  pay: 'lira',
  meet: 'people',
  rival: 'people',
};

const percent = (chance: number): string => t('percent', { value: Math.round(chance * 100) });
const place = (at: number): string => t(`place-${at}`);

function goods(found: Record<string, number>): string {
  return words.list(
    Object.entries(found).map(([good, count]) => t('counted-good', { count, good: t(`good-${good}`, { count }) })),
  );
}

/** What a ruby costs, in words; `none` if nothing is paid. */
function price({ lira, goods: paid }: Motive): string {
  const parts = [lira ? t('lira-amount', { count: lira }) : '', paid ? goods(paid) : ''].filter(Boolean);
  return parts.length ? words.list(parts) : 'none';
}

/** A reason, for eyes and ears; empty words if there is nothing to say. */
export function motiveLine(table: Table, motive: Motive, symbolOf: (what: string) => string): Line {
  const name = (seat: number): string => table.nameOf(seat);
  const count = motive.count ?? 0;
  let symbol = SYMBOLS[motive.code];
  let said: string;
  if (motive.code === 'gain' && motive.what === 'tile') {
    symbol = 'mosque-tile';
    said = t('mosque-tile-of', { colour: t(`good-${motive.name ?? 'any'}`, { count: 1 }) });
  } else if (motive.code === 'gain') {
    symbol = symbolOf(motive.what ?? '');
    const what = gained(motive.what ?? '', count);
    said = what && t('motive-gain', { what });
  } else if (motive.code === 'meet') {
    symbol = motive.name === 'family' ? 'family' : (motive.name ?? 'people');
    said =
      motive.name === 'family'
        ? t('motive-catch', { who: motive.seat == null ? '' : name(motive.seat) })
        : t('motive-meet', { who: t(`token-${motive.name}`), deal: t(`token-${motive.name}-deal`) });
  } else {
    if (motive.goods && motive.code === 'goods') symbol = GOOD_SYMBOL[Object.keys(motive.goods)[0]!] ?? symbol;
    said = t(`motive-${motive.code}`, {
      count,
      lira: motive.lira ?? 0,
      price: price(motive),
      goods: motive.goods ? goods(motive.goods) : '',
      good: motive.name ? t(`good-${motive.name}`, { count: 2 }) : '',
      chance: percent(motive.chance ?? 0),
      mean: motive.mean ?? 0,
      place: motive.place == null ? '' : place(motive.place),
      places: motive.places?.length ? motive.places.map(place).join(' → ') : 'none',
      before: motive.before ?? 0,
      after: motive.after ?? 0,
      who: motive.seat != null ? name(motive.seat) : words.list([...new Set(motive.seats ?? [])].map(name)) || 'none',
    });
  }
  return { symbol, words: said, against: motive.weight < 0 };
}

export const lossWords = ({ code, count }: Loss): string => t(`loss-${code}`, { count });
