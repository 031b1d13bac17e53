/** The lines of the turn card, in order of play: route, assistant, payments, what it brings, who is met. */
import type { Move } from '../table/moves';
import { partsOf } from '../table/outcomes';
import { chosenOf, type Table } from '../table/table.svelte';
import { t, words } from '../words/words.svelte';
import { goodName, placeName } from './labels';
import { answersOf } from './usual';
import { GOODS, GOOD_SYMBOL, HOUSES, type IstanbulView } from './view';

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
  const tried = table.tried;
  const me = table.viewer;
  if (!tried || me === null || table.stages.length === 0) return [];
  const before = table.sight?.view as unknown as IstanbulView;
  const after = tried.view as unknown as IstanbulView;
  const mine = partsOf(tried.steps).filter((part) => part.seat === me);
  const house = HOUSES[me]!;
  const found: CardLine[] = [];
  const walk = table.foreseen?.walk;
  const went = mine.find((part) => part.what === 'go' || part.what === 'companion');
  if (went) {
    const route = walk?.on_foot ? walk.route : [before.seats[me]!.merchant, went.place ?? 0];
    found.push(
      line('route', {
        symbol: 'route',
        words: walk?.on_foot ? t('plan-steps', { count: walk.route.length - 1 }) : t('plan-goes'),
        route,
      }),
    );
  }
  const stack = before.seats[me]!.stack.length;
  let held = stack;
  for (const part of mine) {
    if (part.what === 'leave' || part.what === 'leave-neutral')
      found.push(
        line(`a${held}`, { symbol: `assistant-${house}`, words: t('plan-leave'), before: held, after: (held -= 1) }),
      );
    else if (part.what === 'pick-up' || part.what === 'pick-up-neutral')
      found.push(
        line(`a${held}`, { symbol: `assistant-${house}`, words: t('plan-pick-up'), before: held, after: (held += 1) }),
      );
  }
  const fetched = mine.flatMap((part) => part.places ?? []).length;
  if (fetched)
    found.push(
      line('fetch', {
        symbol: `assistant-${house}`,
        words: t('plan-fetch', { count: fetched }),
        before: held,
        after: held + fetched,
        good: true,
      }),
    );
  const pays = mine.filter((part) => part.what === 'pay' && part.to != null);
  let lira = before.seats[me]!.lira;
  if (pays.length) {
    const paid = pays.reduce((sum, part) => sum + (part.gave?.lira ?? 0), 0);
    found.push(
      line('pay', {
        coin: paid,
        words: t('plan-pay', { who: words.list(pays.map((part) => table.nameOf(part.to ?? 0))) }),
        houses: pays.map((part) => HOUSES[part.to ?? 0]!),
        before: lira,
        after: (lira -= paid),
      }),
    );
  }
  /** Merchants that are nobody's are paid, too; it goes to the bank. */
  const neutral = (table.foreseen?.payments ?? [])
    .filter((payment) => payment.to == null)
    .reduce((sum, payment) => sum + payment.lira, 0);
  if (neutral > 0)
    found.push(
      line('pay-neutral', { coin: neutral, words: t('plan-pay-neutral'), before: lira, after: (lira -= neutral) }),
    );
  if (mine.some((part) => part.what === 'stop'))
    found.push(line('ends', { symbol: 'blocked', words: t('plan-turn-ends') }));
  if (mine.some((part) => part.what === 'pass')) found.push(line('pass', { symbol: 'blocked', words: t('plan-pass') }));
  found.push(...gains(before, after, me, lira));
  const announced = table.chosenMoves.some((move) => move.verb === 'announce');
  if (!announced && tried.stopped === 'chance') found.push(...luck(table, table.chosenMoves.at(-1)));
  /** Who is met is a question of its own as soon as the plan has come so far. */
  for (const meeting of table.open?.question === 'encounters' ? [] : (table.foreseen?.meets ?? [])) {
    if (meeting.who === 'family')
      found.push(
        line(`meet${meeting.seat}`, {
          symbol: `family-${HOUSES[meeting.seat ?? 0]}`,
          words: t('plan-catch', { who: table.nameOf(meeting.seat ?? 0) }),
          detail: t('plan-catch-detail'),
        }),
      );
    else
      found.push(
        line(`meet${meeting.who}`, {
          symbol: meeting.who,
          words: t('plan-meet', { who: t(`token-${meeting.who}`) }),
          detail: t(`token-${meeting.who}-deal`),
        }),
      );
  }
  return found;
}

function gains(before: IstanbulView, after: IstanbulView, me: number, lira: number): CardLine[] {
  const found: CardLine[] = [];
  const [one, two] = [before.seats[me]!, after.seats[me]!];
  for (const good of GOODS) {
    if (one.goods[good] !== two.goods[good])
      found.push(
        line(good, {
          symbol: GOOD_SYMBOL[good]!,
          words: capital(goodName(good, 2)),
          before: one.goods[good],
          after: two.goods[good],
          good: two.goods[good] > one.goods[good],
        }),
      );
  }
  if (lira !== two.lira)
    found.push(line('lira', { symbol: 'lira', words: 'Lira', before: lira, after: two.lira, good: two.lira > lira }));
  if (one.room !== two.room)
    found.push(
      line('room', { symbol: 'extension', words: t('plan-room'), before: one.room, after: two.room, good: true }),
    );
  for (const tile of two.tiles)
    if (!one.tiles.includes(tile))
      found.push(
        line(`tile-${tile}`, {
          symbol: 'mosque-tile',
          words: t('mosque-tile-of', { colour: goodName(tile) }),
          detail: t(`tile-${tile}-rule`),
        }),
      );
  if (one.rubies !== two.rubies)
    found.push(line('ruby', { symbol: 'ruby', words: t('rubies'), before: one.rubies, after: two.rubies, good: true }));
  const [coffee, later] = [before.parts.mocha?.coffee[me], after.parts.mocha?.coffee[me]];
  if (coffee !== undefined && later !== undefined && coffee !== later)
    found.push(
      line('coffee', { symbol: 'coffee', words: t('coffee'), before: coffee, after: later, good: later > coffee }),
    );
  if (one.cards !== two.cards)
    found.push(
      line('cards', {
        symbol: 'bonus-card',
        words: t('bonus-cards'),
        before: one.cards,
        after: two.cards,
        good: two.cards > one.cards,
      }),
    );
  const [posts, sent] = [before.parts.letters?.seats[me], after.parts.letters?.seats[me]];
  if (posts && sent && sent.delivered.length > posts.delivered.length)
    found.push(
      line('delivered', {
        symbol: 'letter-delivered',
        words: t('plan-letter-arrives'),
        before: posts.delivered.length,
        after: sent.delivered.length,
        good: true,
      }),
    );
  return found;
}

function luck(table: Table, last: Move | undefined): CardLine[] {
  if (last?.verb === 'roll' && table.foreseen?.odds.some((one) => one.kind === 'black-market')) return [];
  if (last?.verb === 'roll') return [line('roll', { symbol: 'dice', words: t('plan-roll') })];
  if (last?.source === 'pile' || table.question === 'governor')
    return [line('draw', { symbol: 'bonus-card', words: t('plan-draw') })];
  return [];
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** What a player might regret, in words. */
export function warningsOf(table: Table): string[] {
  const told = table.foreseen?.warnings ?? [];
  const sure = told.some((warning) => warning.code === 'no-assistant' || warning.code === 'cannot-pay');
  /** Who can do nothing else passes nothing up. */
  const forced = table.stages.some(
    (stage) => chosenOf(stage)?.verb === 'pass' && answersOf(stage.moves).every((move) => move.declines),
  );
  return told
    .filter((warning) => !(sure && warning.code === 'ends-turn'))
    .map((warning) =>
      t(`warning-${forced && warning.code === 'passes-up' ? 'no-action' : warning.code}`, {
        place: warning.place ? placeName(warning.place) : '',
        good: warning.good ? goodName(warning.good, 2) : '',
        count: warning.count ?? 0,
        lira: warning.lira ?? 0,
      }),
    );
}
