/** What came of my decisions at the bazaar, for the turn card. */
import { lastResults } from '../../table/outcomes';
import { lastRoundOf } from '../../table/lastRound';
import { plainResult, type Gain, type Result } from '../../table/results';
import type { Table } from '../../table/table.svelte';
import type { DiceTableView, OutcomePart } from '../../lib/connection/messages';
import { t } from '../../lib/i18n/words.svelte';
import { countsOf } from './expansions';
import { chanceOf } from './odds';
import { thingsWords } from './spoken';
import { TELLER } from './story';
import { symbolOf } from './things';
import { GOODS, type Good, type IstanbulView } from './view';

/** So many results have room. */
const MOST = 3;
/** So few gains are shown one by one: more are in the sentence. */
const FEW = 2;

export function resultsOf(table: Table, view: IstanbulView): Result[] {
  const cast = { viewer: table.viewer, name: (seat: number) => table.nameOf(seat) };
  const mine = table.viewer !== null && table.state?.active === table.viewer;
  /** What I have now, and on the way back from there what I had. */
  const have = new Map<string, number>();
  const now = (thing: string): number => have.get(thing) ?? hadOf(view, table.viewer!, thing);
  const results = lastResults(table.steps, table.viewer, table.resultsFrom)
    .toReversed()
    .map((part) => {
      const sentence = TELLER.clauses(part, cast).join(t('clause-join'));
      const gains: Gain[] = [];
      for (const thing of new Set([...Object.keys(part.got ?? {}), ...Object.keys(part.gave ?? {})])) {
        const [got, gave] = [part.got?.[thing] ?? 0, part.gave?.[thing] ?? 0];
        const after = mine ? now(thing) : 0;
        have.set(thing, after - got + gave);
        if (got > 0 && mine && isCounted(thing))
          gains.push({
            ...{ symbol: symbolOf(thing), words: thingsWords({ [thing]: got }), after },
            before: after - got + gave,
          });
      }
      const pips = part.pips ?? [];
      return {
        ...plainResult(sentence, part),
        ...{ pips, luck: luckOf(part, view), gains: pips.length && gains.length <= FEW ? gains : [] },
      };
    })
    .toReversed()
    .filter((result) => result.sentence);
  return [...results, ...lastRoundOf(table, view)].slice(-MOST);
}

const isCounted = (thing: string): boolean => thing === 'lira' || (GOODS as readonly string[]).includes(thing);

/** How many of a thing a player has. */
export function hadOf(view: IstanbulView, seat: number, thing: string): number {
  const one = view.seats[seat]!;
  if (thing === 'any') return GOODS.reduce((sum, good) => sum + one.goods[good], 0);
  if (thing in one.goods) return one.goods[thing as Good];
  if (thing === 'lira') return one.lira;
  return countsOf(view, seat, false).find((count) => count.thing === thing)?.value ?? 0;
}

/** How good a roll was, as one can feel it: the chance of what was announced, or how many rolls are worse. */
function luckOf(part: OutcomePart, view: IstanbulView): string {
  const dice: DiceTableView | null | undefined = part.place == null ? null : view.signs[part.place]?.dice;
  if (!dice || part.what !== 'act' || part.pips?.length !== 2) return '';
  const [chance, worse] = chanceOf(dice, part.pips, part.number ?? null);
  if (dice.announced)
    return t('luck-reach', { chance: t('percent', { value: Math.round(chance * 100) }), number: part.number ?? 0 });
  const tenths = Math.round(worse * 10);
  return tenths > 0 ? t('luck-better', { count: tenths }) : '';
}
