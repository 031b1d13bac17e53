/** Answers given beforehand, in the player's words: which questions there are, games and expansions say. */
import type { Component } from 'svelte';
import type { SeatSight, StandingAnswerOutput } from '../lib/connection/messages';
import { t, words } from '../lib/i18n/words.svelte';
import type { Table } from './table.svelte';

export type Answer = StandingAnswerOutput;

export interface FormProps {
  table: Table;
  /** The answer as it is being given; null asks me. */
  answer: Answer | null;
}

/** A question that may be answered beforehand. */
export interface PreAnswerForm {
  question: string;
  asked: (view: SeatSight['view']) => boolean;
  /** What is answered, in words. */
  words: (answer: Answer) => string;
  Form: Component<FormProps, Record<string, never>, 'answer'>;
}

const FOUND = import.meta.glob<{ PRE_ANSWERS: PreAnswerForm[] }>('../games/**/preAnswers.ts', { eager: true });

export const preAnswerForms = (): PreAnswerForm[] => Object.values(FOUND).flatMap((module) => module.PRE_ANSWERS);

export const questionWords = (question: string): string =>
  t(words.has(`standing-${question}`) ? `standing-${question}` : 'standing-other');

/** The question, and what is answered to it. */
export function answerWords(answer: Answer): string {
  const what = preAnswerForms()
    .find((one) => one.question === answer.question)
    ?.words(answer);
  const question = questionWords(answer.question);
  return what ? t('standing-answer', { question, what }) : question;
}
