/** Standing answers in the player's words: what is answered, in whose turns, and what ends it. */
import type { Lapsed, StandingAnswerOutput } from '../wire/messages';
import { t, words } from '../words/words.svelte';

export type Answer = StandingAnswerOutput;
/** What an answer may rely on: it ends when that changes. */
export type Fact = NonNullable<Answer['until']>[number];

/** When an answer counts, as it is being put together. `ends` is null as long as nobody has changed what is usual. */
export interface When {
  own: boolean;
  turn: boolean;
  ends: Fact[] | null;
}

const KIOSK = 'choose ';
export const ANY_TILE = `${KIOSK}*`;
export const USUAL_WHEN: When = { own: false, turn: true, ends: null };

/** Who holds cards may rely on them; in The Dice Game nobody does. */
export const factsOf = (game: string): Fact[] =>
  game === 'dicegame' ? ['lira', 'goods', 'rubies', 'end'] : ['cards', 'lira', 'goods', 'rubies', 'end'];

/** What ends an answer if its player does not say: the same as on the server. */
export function usualEnds(question: string, own: boolean): Fact[] {
  if (own) return [];
  return question === 'bid' ? ['cards', 'end'] : ['end'];
}

export const endsOf = (question: string, when: When): Fact[] => when.ends ?? usualEnds(question, when.own);
export const whenOf = (answer: Answer): When => ({
  own: answer.own ?? false,
  turn: !answer.keep,
  ends: answer.until ?? null,
});

export const tilesOf = (answer: Answer | undefined): string[] =>
  (answer?.prefer ?? []).filter((text) => text !== ANY_TILE).map((text) => text.slice(KIOSK.length));
export const choosing = (tiles: string[], rest: boolean): string[] => [
  ...tiles.map((tile) => KIOSK + tile),
  ...(rest ? [ANY_TILE] : []),
];

export const questionWords = (question: string): string =>
  t(words.has(`standing-${question}`) ? `standing-${question}` : 'standing-other');

/** The question, and what is answered to it. */
export function answerWords(answer: Answer): string {
  const what = chosenWords(answer);
  return what
    ? t('standing-answer', { question: questionWords(answer.question), what })
    : questionWords(answer.question);
}

function chosenWords(answer: Answer): string {
  if (answer.limit !== null) return t('standing-up-to', { lira: answer.limit });
  if (answer.question === 'offer') return t(`offer-${answer.prefer[0] === 'accept' ? 'accept' : 'decline'}`);
  if (answer.question !== 'kiosk-choice') return '';
  const tiles = tilesOf(answer).map((tile) => t(`kiosk-${tile}`));
  return (
    answer.prefer.includes(ANY_TILE) ? [...tiles, t(tiles.length ? 'standing-else-any' : 'standing-any')] : tiles
  ).join(', ');
}

/** One thing that ends an answer, as the rest of a sentence: it ends when … */
export const endWords = (game: string, end: Fact | 'turn' | 'undo'): string => t(`standing-end-${named(game, end)}`);

/** In whose turns it counts, and what ends it. */
export function whenWords(game: string, question: string, when: When): string {
  const ends = [...(when.own ? (['undo'] as const) : when.turn ? (['turn'] as const) : []), ...endsOf(question, when)];
  const until = ends.length
    ? t('standing-ends', { ends: words.either(ends.map((end) => endWords(game, end))) })
    : t('standing-stays');
  return `${t(when.own ? 'standing-turns-own' : 'standing-turns-others')} ${until}`;
}

export const whyWords = (game: string, why: Lapsed['why']): string => t(`standing-why-${named(game, why)}`);

export const lapsedWords = (game: string, lapsed: Lapsed): string =>
  t('standing-lapsed', { question: questionWords(lapsed.question), why: whyWords(game, lapsed.why) });

/** What The Dice Game has of goods are markers. */
const named = (game: string, fact: string): string => (game === 'dicegame' && fact === 'goods' ? 'markers' : fact);
