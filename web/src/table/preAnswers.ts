/** Answers given beforehand: which questions there are, and how one answers them, games and expansions say. */
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
  Form: Component<FormProps, Record<string, never>, 'answer'>;
}

const FOUND = import.meta.glob<{ PRE_ANSWERS: PreAnswerForm[] }>('../games/**/preAnswers.ts', { eager: true });

export const preAnswerForms = (): PreAnswerForm[] => Object.values(FOUND).flatMap((module) => module.PRE_ANSWERS);

export const questionWords = (question: string): string =>
  t(words.has(`standing-${question}`) ? `standing-${question}` : 'standing-other');
