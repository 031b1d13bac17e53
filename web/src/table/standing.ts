/** Answers given beforehand, in the player's words: bid up to so much, take the first of these tiles. */
import type { StandingAnswerOutput } from '../wire/messages';
import { t, words } from '../words/words.svelte';

export type Answer = StandingAnswerOutput;
const KIOSK = 'choose ';
export const ANY_TILE = `${KIOSK}*`;

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
