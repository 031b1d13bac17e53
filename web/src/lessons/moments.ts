/** When something first matters in a game: from what the table shows, its questions, plans and outcomes. */
import { goodName } from '../games/istanbul/labels';
import { viewOf, type IstanbulView } from '../games/istanbul/view';
import type { Table } from '../table/table.svelte';
import type { OutcomePart, SignView } from '../lib/connection/messages';
import { DICE_MOMENTS } from '../games/dicegame/moments';
import { boxOf, expansions, playedIn } from '../games/istanbul/expansions';

/** What is filled in where a remark speaks of somebody or something. */
export interface Filling {
  who?: string;
  place?: number;
  /** Another place, where there are two. */
  other?: number;
  good?: string;
  count?: number;
  lira?: number;
}

interface Scene {
  table: Table;
  view: IstanbulView;
  me: IstanbulView['seats'][number];
  seat: number;
  /** Places where I may go. */
  lit: number[];
  /** It is my turn, and nothing is planned. */
  fresh: boolean;
}

export type Moment = (scene: Scene) => Filling | null;

const LATER = 4;
const MARKETS = [10, 11];

/** What came of others' turns since my last one. */
function since({ table, seat }: Scene): OutcomePart[] {
  const mine = table.steps.findLastIndex((step) => step.seat === seat);
  return table.steps
    .slice(mine + 1)
    .filter((step) => !step.undone)
    .flatMap((step) => step.outcomes.flatMap((outcome) => outcome.parts));
}

/** Whether I have these goods and Lira. */
function has(me: Scene['me'], things: Record<string, number>): boolean {
  let spare = 0;
  let any = 0;
  for (const [thing, count] of Object.entries(things)) {
    if (thing === 'lira') {
      if (me.lira < count) return false;
    } else if (thing === 'any') any = count;
    else if (thing in me.goods) {
      if (me.goods[thing as keyof typeof me.goods] < count) return false;
    } else return false;
  }
  for (const [good, count] of Object.entries(me.goods)) spare += count - (things[good] ?? 0);
  return spare >= any;
}

const placeWhere = (scene: Scene, fits: (sign: SignView) => boolean): Filling | null => {
  const place = scene.fresh ? scene.lit.find((at) => scene.view.signs[at] && fits(scene.view.signs[at]!)) : undefined;
  return place === undefined ? null : { place };
};

function demand({ fresh, lit, view, me }: Scene): Filling | null {
  if (!fresh) return null;
  for (const place of MARKETS.filter((at) => lit.includes(at))) {
    const asked = view.signs[place]?.demand;
    if (!asked) continue;
    const count = Object.entries(asked.goods).reduce(
      (sum, [good, wanted]) => sum + Math.min(wanted, me.goods[good as keyof typeof me.goods] ?? 0),
      0,
    );
    if (count >= 2) return { place, count, lira: asked.revenue[count - 1] ?? 0 };
  }
  return null;
}

/** The moments of the board game by name; the server's list of remarks says which are needed. */
const MOMENTS: Record<string, Moment> = {
  turn: ({ fresh }) => (fresh ? {} : null),
  'last-cards': ({ table }) => (table.question === 'last-cards' ? {} : null),
  'last-round': ({ fresh, view }) => (fresh && view.seats.some((one) => one.rubies >= view.target) ? {} : null),
  'rival-near': ({ table, fresh, view, seat }) => {
    const near = fresh ? view.seats.findIndex((one, i) => i !== seat && one.rubies === view.target - 1) : -1;
    return near < 0 ? null : { who: table.nameOf(near) };
  },
  pay: ({ table }) => {
    const paid = table.plan.told?.payments.find((payment) => payment.seats.length > 0);
    return paid ? { who: table.nameOf(paid.seats[0]!) } : null;
  },
  'meet-family': ({ table }) => {
    const met = table.plan.told?.meets.find((one) => one.seat != null);
    return met ? { who: table.nameOf(met.seat!) } : null;
  },
  'meet-token': ({ table }) => (table.plan.told?.meets.some((one) => one.seat == null) ? {} : null),
  'no-room': ({ table }) => {
    const told = table.plan.told?.warnings.find((warning) => warning.code === 'no-room' && warning.good);
    return told ? { count: told.count ?? 1, good: goodName(told.good!, told.count ?? 1) } : null;
  },
  'stack-empty': ({ fresh, me }) => (fresh && me.stack.length === 0 ? {} : null),
  'stack-one': ({ fresh, me }) => (fresh && me.stack.length === 1 ? {} : null),
  'own-assistant': ({ fresh, me, lit }) => {
    const place = fresh ? me.assistants.find((at) => lit.includes(at)) : undefined;
    return place === undefined ? null : { place };
  },
  paid: (scene) => {
    const part = scene.fresh
      ? since(scene).find((one) => one.what === 'pay' && one.to === scene.seat && one.seat !== scene.seat)
      : undefined;
    return part?.seat == null ? null : { who: scene.table.nameOf(part.seat) };
  },
  caught: (scene) =>
    scene.fresh && since(scene).some((part) => part.what === 'catch' && part.to === scene.seat) ? {} : null,
  ruby: (scene) =>
    placeWhere(scene, (sign) =>
      (sign.deals ?? []).some((deal) => deal.gives.rubies && deal.price && has(scene.me, deal.needs ?? deal.price)),
    ),
  tile: (scene) =>
    placeWhere(scene, (sign) =>
      (sign.deals ?? []).some(
        (deal) => deal.gives['mosque-tiles'] && !!deal.needs && !!deal.left && has(scene.me, deal.needs),
      ),
    ),
  demand,
  card: ({ fresh, table }) => (fresh && table.moves.some((move) => move.verb === 'play') ? {} : null),
  'great-bazaar': ({ fresh, view }) => (fresh && boxOf(view) === 'great-bazaar' ? { count: view.target } : null),
  unsure: ({ fresh, table, view }) =>
    fresh && view.round >= LATER && table.state?.settings.hints === true ? {} : null,
};

/** All moments that a remark may name. */
export const momentNames = (): string[] => [
  ...Object.keys(MOMENTS),
  ...expansions().flatMap(({ moments }) => Object.keys(moments)),
  ...Object.keys(DICE_MOMENTS),
];

/** What is to be filled in if it is this moment at a table; null if it is not. */
export function fillingOf(table: Table, when: string): Filling | null {
  if (table.viewer === null || !table.asked || table.catchingUp) return null;
  if (table.state?.game === 'dicegame') return DICE_MOMENTS[when]?.(table, table.viewer) ?? null;
  const scene = sceneOf(table);
  if (!scene) return null;
  const moment = MOMENTS[when] ?? playedIn(scene.view).find(({ moments }) => when in moments)?.moments[when];
  return moment?.(scene) ?? null;
}

/** What matters now at a table of the board game, if it is mine to answer at. */
function sceneOf(table: Table): Scene | null {
  const seat = table.viewer;
  if (seat === null || !table.asked || table.catchingUp || table.state?.game !== 'istanbul') return null;
  const view = viewOf(table);
  const me = view.seats[seat];
  if (!me) return null;
  const lit = table.moves.flatMap((move) => (move.verb === 'go' && move.place != null ? [move.place] : []));
  const fresh = table.question === 'move' && table.plan.stages.length === 0 && !table.plan.holding;
  return { table, view, me, seat, lit, fresh };
}
