/** What happened in the bazaar, as an act in time: who walks, what changes hands, and what changes with it. */
import { lastOf, LENGTHS, Score, type Act, type Cue, type Spot, type View } from '../../table/acts';
import { lastRoundWords } from '../../table/lastRound';
import { usedAtOnce, type Cast } from '../../table/outcomes';
import { plainOf } from '../../lib/i18n/rich';
import { isIstanbul, type OutcomePart } from '../../lib/connection/messages';
import { t } from '../../lib/i18n/words.svelte';
import { placeName, toPlace } from './labels';
import { countsOf, firstOf } from './expansions';
import { cardSymbol } from './offers';
import { TELLER } from './story';
import { thingOf } from './things';
import { distance, GOODS, type IstanbulView } from './view';

type Seat = IstanbulView['seats'][number];
type Change = (view: View) => View;

const POLICE = 12;

const onView =
  (change: (view: IstanbulView) => IstanbulView): Change =>
  (view) =>
    isIstanbul(view) ? change(view) : view;
const onSeat = (seat: number, change: (one: Seat) => Seat): Change =>
  onView((view) => ({ ...view, seats: view.seats.map((one, i) => (i === seat ? change(one) : one)) }));

/** A player has so much more of a thing, or less. */
function having(seat: number, thing: string, by: number): Change {
  if (thing === 'lira') return onSeat(seat, (one) => ({ ...one, lira: one.lira + by }));
  if (thing === 'rubies') return onSeat(seat, (one) => ({ ...one, rubies: one.rubies + by }));
  if (thing === 'cards') return onSeat(seat, (one) => ({ ...one, cards: one.cards + by }));
  if (thing === 'extensions') return onSeat(seat, (one) => ({ ...one, room: one.room + by }));
  if ((GOODS as readonly string[]).includes(thing))
    return onSeat(seat, (one) => ({
      ...one,
      goods: { ...one.goods, [thing]: one.goods[thing as keyof Seat['goods']] + by },
    }));
  return onView((view) => firstOf(({ having: has }) => has?.(view, seat, thing, by)) ?? view);
}

const walked = (seat: number, place: number): Change => onSeat(seat, (one) => ({ ...one, merchant: place }));
const left = (seat: number, place: number): Change =>
  onSeat(seat, (one) => {
    const own = one.stack.indexOf('own');
    return own < 0
      ? one
      : { ...one, stack: one.stack.filter((_, i) => i !== own), assistants: [...one.assistants, place] };
  });
const back = (seat: number, places: number[]): Change =>
  onSeat(seat, (one) => {
    const rest = [...one.assistants];
    const came = places.filter((place) => {
      const at = rest.indexOf(place);
      if (at >= 0) rest.splice(at, 1);
      return at >= 0;
    });
    return { ...one, assistants: rest, stack: [...came.map(() => 'own' as const), ...one.stack] };
  });
const sent = (seat: number, place: number): Change => onSeat(seat, (one) => ({ ...one, family: place }));

/** What somebody has of a thing, by the name that its figure has on the screen. */
const own = (seat: number, thing: string): Spot => ({ seat, thing: thingOf(thing)?.kept ?? thing });

export function cuesOf(act: Act, view: IstanbulView, first: boolean, cast: Cast): Cue[] {
  const score = new Score(act.mine);
  const places = view.seats.map((seat) => seat.merchant);
  const rubies = view.seats.map((seat) => seat.rubies);
  const { target } = view;
  const lastWords = lastRoundWords(act, target);
  if (first && !act.mine) score.add('pill', {}, LENGTHS.pill);
  for (const [i, part] of act.parts.entries()) {
    if (usedAtOnce(part, act.parts[i + 1])) continue;
    const seat = part.seat ?? null;
    const before = score.cues.length;
    const words = plainOf(TELLER.clauses(part, cast).join(', '), placeName);
    if (seat === null) {
      if (part.what === 'token') score.add('get', { lands: onToken(part) }, LENGTHS.disc);
      continue;
    }
    switch (part.what) {
      case 'go': {
        const [from, to] = [part.origin ?? places[seat]!, part.place ?? places[seat]!];
        places[seat] = to;
        if (from === to) break;
        const steps = Math.max(1, Math.min(4, distance(view, from, to)));
        const motion = { kind: 'walk', steps } as const;
        score.add(
          'walk',
          { words: t('pill-goes', { place: toPlace(to) }), motion, leaves: walked(seat, to) },
          LENGTHS.step * steps,
        );
        score.add('aside', { motion: { kind: 'flash', place: to } }, 0);
        break;
      }
      case 'leave':
        score.add('aside', { lands: left(seat, part.place ?? 0) }, LENGTHS.disc);
        break;
      case 'pick-up':
        score.add('aside', { lands: back(seat, [part.place ?? 0]) }, LENGTHS.disc);
        break;
      case 'catch':
        score.add('aside', { words, lands: sent(part.to ?? seat, POLICE) }, LENGTHS.disc);
        break;
      default:
        if (!['pay', 'act'].includes(part.what)) score.apart();
    }
    if (part.places?.length) score.add('get', { words, lands: back(seat, part.places) }, LENGTHS.coin);
    if (part.target != null && part.what !== 'go')
      score.add('get', { words, lands: sent(seat, part.target) }, LENGTHS.step);
    flows(score, part, seat, { words, at: { place: placeOf(part) ?? places[seat]! }, rubies, target, lastWords });
    // what moves nothing is told, too
    if (score.cues.length === before && words) score.add('get', { words }, LENGTHS.card);
  }
  return score.cues;
}

/** Where somebody acts: other pieces do so elsewhere than the merchant. */
const placeOf = (part: OutcomePart): number | null => (part.what === 'act' ? (part.place ?? null) : null);

function onToken(part: OutcomePart): Change {
  const { token, place } = part;
  return onView((view) =>
    token && place != null && token in view.tokens ? { ...view, tokens: { ...view.tokens, [token]: place } } : view,
  );
}

interface Around {
  /** So many rubies end the game. */
  target: number;
  /** What is said once somebody has them. */
  lastWords: string;
  words: string;
  at: Spot;
  rubies: number[];
}

/** What a part cost and brought. */
function flows(score: Score, part: OutcomePart, seat: number, { words, at, rubies, target, lastWords }: Around): void {
  const to = part.to ?? null;
  /** What dice bring is not said before they lie. */
  const before = part.pips ? '' : words;
  for (const [thing, count] of Object.entries(part.gave ?? {})) {
    const paid = to !== null && thing === 'lira' && part.what !== 'catch';
    const towards = paid ? own(to, thing) : at;
    const motion = { kind: 'flow', thing, count, seat, from: own(seat, thing), to: towards } as const;
    const lands = paid ? having(to, thing, count) : undefined;
    score.add(
      paid ? 'aside' : 'give',
      { words: before, motion, leaves: having(seat, thing, -count), lands },
      lengthOf(thing),
    );
  }
  if (part.pips && (!part.resumes || part.again))
    score.add(
      'dice',
      { words: t('pill-rolls'), motion: { kind: 'dice', pips: part.pips, at, lira: part.got?.lira ?? null } },
      LENGTHS.dice,
    );
  for (const [thing, count] of Object.entries(part.got ?? {})) {
    if (thing === 'rubies') continue;
    const lands = having(seat, thing, count);
    const drawn = thingOf(thing);
    if (drawn?.faces) {
      const shown = drawn.faces(part);
      (shown.length ? shown : [null]).forEach((card, i) => {
        const front = card ? (cardSymbol(card) ?? 'lira') : drawn.symbol;
        const motion = { kind: 'card', back: drawn.symbol, front, from: at, to: own(seat, thing) } as const;
        score.add('get', { words, motion, lands: i === 0 ? lands : undefined }, LENGTHS.card);
      });
    } else
      score.add(
        'get',
        { words, motion: { kind: 'flow', thing, count, seat, from: at, to: own(seat, thing) }, lands },
        lengthOf(thing),
      );
  }
  for (let n = 0; n < (part.got?.rubies ?? 0); n += 1) {
    const slot = rubies[seat]!;
    rubies[seat] = slot + 1;
    const place = part.rubies?.[n];
    const from = place == null ? at : { place };
    const motion = { kind: 'ruby', seat, from, slot, last: lastOf(rubies, seat, target) } as const;
    score.ruby({ words, motion, lands: having(seat, 'rubies', 1) }, lastWords);
  }
}

const lengthOf = (thing: string): number =>
  (GOODS as readonly string[]).includes(thing) ? LENGTHS.good : LENGTHS.coin;

/** What the panels count, by seat and thing. */
export function figuresOf(view: IstanbulView): Record<string, number> {
  const found: Record<string, number> = {};
  view.seats.forEach((one, seat) => {
    found[`${seat}.lira`] = one.lira;
    found[`${seat}.card`] = one.cards;
    for (const good of GOODS) found[`${seat}.${good}`] = one.goods[good];
    for (const { has, value } of countsOf(view, seat, false)) found[`${seat}.${has}`] = value;
  });
  return found;
}
