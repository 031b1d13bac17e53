/** What happened in The Dice Game, as an act in time. */
import { lastOf, LENGTHS, Score, type Act, type Cue, type View } from '../../table/acts';
import { lastRoundWords } from '../../table/lastRound';
import { plainOf } from '../../lib/i18n/rich';
import { isDice, type OutcomePart } from '../../lib/connection/messages';
import { t } from '../../lib/i18n/words.svelte';
import { TELLER } from './story';
import { MARKERS, type DiceView } from './view';

type Seat = DiceView['seats'][number];
type Change = (view: View) => View;
type Counts = Record<string, number>;

const onView =
  (change: (view: DiceView) => DiceView): Change =>
  (view) =>
    isDice(view) ? change(view) : view;
const onSeat = (seat: number, change: (one: Seat) => Seat): Change =>
  onView((view) => ({ ...view, seats: view.seats.map((one, i) => (i === seat ? change(one) : one)) }));

function having(seat: number, thing: string, by: number): Change {
  if (thing === 'lira') return onSeat(seat, (one) => ({ ...one, lira: one.lira + by }));
  if (thing === 'rubies') return onSeat(seat, (one) => ({ ...one, rubies: one.rubies + by }));
  if (thing === 'crystals') return onSeat(seat, (one) => ({ ...one, crystals: one.crystals + by }));
  if ((MARKERS as readonly string[]).includes(thing))
    return onSeat(seat, (one) => ({
      ...one,
      markers: { ...one.markers, [thing]: one.markers[thing as keyof Seat['markers']] + by },
    }));
  return (view) => view;
}

const sum = (one: Counts, other: Counts, sign: number): Counts => {
  const found = { ...one };
  for (const [face, count] of Object.entries(other)) found[face] = Math.max(0, (found[face] ?? 0) + sign * count);
  return found;
};
const used = (dice: Counts): Change => onView((view) => ({ ...view, dice: sum(view.dice, dice, -1) }));
const rolled = (dice: Counts, again: boolean): Change =>
  onView((view) => ({ ...view, dice: again ? view.dice : sum(view.dice, dice, 1) }));

export function cuesOf(act: Act, view: DiceView, first: boolean): Cue[] {
  const score = new Score(act.mine);
  const rubies = view.seats.map((seat) => seat.rubies);
  const lastWords = lastRoundWords(act, view.target);
  if (first && !act.mine) score.add('pill', {}, LENGTHS.pill);
  for (const part of act.parts) {
    const seat = part.seat ?? null;
    const words = plainOf(TELLER.clauses(part, { viewer: null, name: String }).join(', '), String);
    const before = score.cues.length;
    score.apart();
    if (part.what === 'reveal') {
      const motion = {
        kind: 'card',
        back: 'bazaar-card',
        front: 'bazaar-card',
        from: { part: '[data-trade="cards"]' },
        to: { part: '.turn header .em' },
      } as const;
      score.add('get', { words, motion }, LENGTHS.card);
    }
    if (seat === null) continue;
    if (part.dice && (part.what === 'roll' || part.what === 'reroll'))
      score.add(
        'dice',
        { words: t('pill-rolls'), motion: { kind: 'roll' }, leaves: rolled(part.dice, part.what === 'reroll') },
        LENGTHS.dice,
      );
    else if (part.dice) score.add('give', { words, leaves: used(part.dice) }, LENGTHS.good);
    flows(score, part, seat, words, { rubies, target: view.target, lastWords });
    // what moves nothing is told, too
    if (score.cues.length === before && words) score.add('get', { words }, LENGTHS.card);
  }
  return score.cues;
}

const TRAY = { part: '.tray' } as const;
const HAS: Record<string, string> = { 'mosque-tiles': 'tile', rubies: 'ruby' };

/** How many rubies each has, how many end the game, and what is said once somebody has them. */
interface Stones {
  rubies: number[];
  target: number;
  lastWords: string;
}

function flows(
  score: Score,
  part: OutcomePart,
  seat: number,
  words: string,
  { rubies, target, lastWords }: Stones,
): void {
  for (const [thing, count] of Object.entries(part.gave ?? {})) {
    const from = { seat, thing: HAS[thing] ?? thing };
    const motion = { kind: 'flow', thing, count, seat, from, to: TRAY } as const;
    score.add('give', { words, motion, leaves: having(seat, thing, -count) }, LENGTHS.good);
  }
  for (const [thing, count] of Object.entries(part.got ?? {})) {
    if (thing === 'rubies') continue;
    const from = thing === 'mosque-tiles' ? { part: '.tiles6' } : TRAY;
    const motion = { kind: 'flow', thing, count, seat, from, to: { seat, thing: HAS[thing] ?? thing } } as const;
    score.add('get', { words, motion, lands: having(seat, thing, count) }, LENGTHS.coin);
  }
  for (let n = 0; n < (part.got?.rubies ?? 0); n += 1) {
    const slot = rubies[seat]!;
    rubies[seat] = slot + 1;
    const from = { part: `[data-track="${part.tracks?.[n] ?? part.track ?? 'mosque'}"]` };
    const motion = { kind: 'ruby', seat, from, slot, last: lastOf(rubies, seat, target) } as const;
    score.ruby({ words, motion, lands: having(seat, 'rubies', 1) }, lastWords);
  }
}

/** What the panels count, by seat and thing. */
export function figuresOf(view: DiceView): Record<string, number> {
  const found: Record<string, number> = {};
  view.seats.forEach((one, seat) => {
    found[`${seat}.lira`] = one.lira;
    found[`${seat}.crystals`] = one.crystals;
    for (const marker of MARKERS) found[`${seat}.${marker}`] = one.markers[marker];
  });
  return found;
}
