/** The lines of the turn card, in order of play: route, assistant, payments, what it brings, who is met. */
import type { Change, LinePlan } from '../../lib/connection/messages';
import type { Table } from '../../table/table.svelte';
import { capital, t, words } from '../../lib/i18n/words.svelte';
import { goodName, placeName } from './labels';
import { signWords } from './spoken';
import { thingOf } from './things';
import { HOUSES, viewOf } from './view';

export interface CardLine {
  key: string;
  symbol: string | null;
  coin: number | null;
  words: string;
  detail: string;
  /** Marks of houses after the words. */
  houses: string[];
  route: number[];
  before: number | null;
  after: number | null;
  good: boolean;
}

const line = (key: string, more: Partial<CardLine>): CardLine => ({
  key,
  symbol: null,
  coin: null,
  words: '',
  detail: '',
  houses: [],
  route: [],
  before: null,
  after: null,
  good: false,
  ...more,
});

export function linesOfPlan(table: Table): CardLine[] {
  void words.language;
  const plan = table.plan.told;
  if (!plan || table.plan.stages.length === 0) return [];
  return [...course(table, plan), ...plan.changes.flatMap(changeLine), ...luck(table, plan), ...meetings(table, plan)];
}

/** How the pieces go, what assistants do, who is paid, and whether the turn ends with it. */
function course(table: Table, plan: LinePlan): CardLine[] {
  const found: CardLine[] = [];
  const walk = plan.walks.find((one) => one.piece !== 'family');
  if (walk)
    found.push(
      line('route', {
        symbol: 'route',
        words: walk.on_foot ? t('plan-steps', { count: walk.route.length - 1 }) : t('plan-goes'),
        route: walk.route,
      }),
    );
  plan.assistants.forEach(({ deed, places, before, after }, i) =>
    found.push(
      line(`a${i}`, {
        symbol: `assistant-${HOUSES[plan.seat]}`,
        words: t(`plan-${deed}`, { count: places.length }),
        good: deed === 'fetch',
        before,
        after,
      }),
    ),
  );
  for (const { seats, lira, before, after } of plan.payments) {
    const names = [...new Set(seats)].map((seat) => table.nameOf(seat));
    found.push(
      line(seats.length ? 'pay' : 'pay-neutral', {
        coin: lira,
        words: seats.length ? t('plan-pay', { who: words.list(names) }) : t('plan-pay-neutral'),
        houses: seats.map((seat) => HOUSES[seat]!),
        before,
        after,
      }),
    );
  }
  const happens = (what: string): boolean =>
    plan.stages.some((stage) =>
      stage.outcomes?.some(({ parts }) => parts.some((part) => part.what === what && part.seat === plan.seat)),
    );
  if (happens('stop')) found.push(line('ends', { symbol: 'blocked', words: t('plan-turn-ends') }));
  if (happens('pass')) found.push(line('pass', { symbol: 'blocked', words: t('plan-pass') }));
  return found;
}

function changeLine({ what, before, after, name }: Change): CardLine[] {
  const good = after > before;
  if (what === 'tile' && name)
    return [
      line(`tile-${name}`, {
        symbol: 'mosque-tile',
        words: t('mosque-tile-of', { colour: goodName(name) }),
        detail: t(`tile-${name}-rule`),
      }),
    ];
  const thing = thingOf(what);
  if (!thing) return [];
  const words = thing.name ? t(thing.name) : capital(goodName(what, 2));
  return [line(what, { symbol: thing.symbol, words, before, after, good })];
}

/** What chance is asked, where the odds do not say it. */
function luck(table: Table, plan: LinePlan): CardLine[] {
  const last = table.plan.moves.at(-1);
  if (plan.stop !== 'chance' || last?.verb === 'announce') return [];
  if (last?.verb === 'roll')
    return plan.odds.some((one) => one.kind === 'black-market')
      ? []
      : [line('roll', { symbol: 'dice', words: t('plan-roll') })];
  if (last?.source === 'pile' || table.question === 'governor')
    return [line('draw', { symbol: 'bonus-card', words: t('plan-draw') })];
  return [];
}

/** Who is met is a question of its own as soon as the plan has come so far. */
function meetings(table: Table, plan: LinePlan): CardLine[] {
  if (table.plan.open?.question === 'encounters') return [];
  return plan.meets.map(({ who, seat }) =>
    seat == null
      ? line(`meet${who}`, {
          symbol: who,
          words: t('plan-meet', { who: t(`token-${who}`) }),
          detail: t(`token-${who}-deal`),
        })
      : line(`meet${seat}`, {
          symbol: `family-${HOUSES[seat]}`,
          words: t('plan-catch', { who: table.nameOf(seat) }),
          detail: t('plan-catch-detail'),
        }),
  );
}

/** What a player might regret, in words. */
export function warningsOf(table: Table): string[] {
  const told = table.plan.told?.warnings ?? [];
  const sure = told.some((warning) => warning.code === 'no-assistant' || warning.code === 'cannot-pay');
  /** With a card in hand nothing is settled before it is too late to play it. */
  const card = told.some((warning) => warning.code === 'ends-turn') ? 'no' : 'yes';
  return told
    .filter((warning) => !(sure && warning.code === 'ends-turn'))
    .map((warning) =>
      t(`warning-${warning.code}`, {
        card,
        place: warning.place ? placeName(warning.place) : '',
        name: warning.good ? goodName(warning.good, warning.count ?? 2) : '',
        good: warning.good ?? '',
        count: warning.count ?? 0,
        lira: warning.lira ?? 0,
        deal: (warning.place && signWords(viewOf(table).signs[warning.place]!)) || 'none',
      }),
    );
}
