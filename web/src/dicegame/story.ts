/** Facts of The Dice Game as sentences. */
import type { LogLine } from '../istanbul/story';
import type { Step } from '../wire/messages';
import { bold, symbolMark } from '../words/rich';
import { t, words } from '../words/words.svelte';
import { FACES, FACE_SYMBOL, GOOD_SYMBOL } from './view';

type Values = Record<string, unknown>;
interface Cast {
  viewer: number | null;
  name: (seat: number) => string;
}

const dice = (given: unknown): string => {
  const counts = given as Record<string, number>;
  return FACES.flatMap((face) =>
    Array<string>(counts[face] ?? 0).fill(symbolMark(FACE_SYMBOL[face]!, t(`good-${face}`))),
  ).join('');
};
const thing = (fact: Values): string => {
  const name = String(fact.thing);
  const count = Number(fact.count);
  if (name === 'lira') return bold(t('lira-amount', { count }));
  if (name === 'crystals') return `${count} ${symbolMark('crystal', t('crystals'))}`;
  return `${count} ${symbolMark(GOOD_SYMBOL[name] ?? 'good-any', t(`good-${name}`))}`;
};

const TELL: Record<string, (fact: Values) => string> = {
  roll: (fact) => t('dice-log-roll', { dice: dice(fact.dice) }),
  reroll: (fact) => t('dice-log-reroll', { dice: dice(fact.dice) }),
  take: (fact) => t('dice-log-take', { what: thing(fact) }),
  give: (fact) => t('dice-log-give', { what: thing(fact) }),
  return: (fact) => t('dice-log-return', { what: thing(fact) }),
  ruby: () => t('log-ruby', { ruby: bold(t('a-ruby')) }),
  tile: (fact) => t('dice-log-tile', { tile: tileWords(String(fact.tile)) }),
  'give-up': (fact) => t('dice-log-give-up', { tile: tileWords(String(fact.tile)) }),
  'use-card': (fact) => t('dice-log-use-card', { card: t(`bazaar-${String(fact.card)}`) }),
  accept: (fact) => t('dice-log-accept', { card: t(`bazaar-${String(fact.card)}`) }),
  decline: (fact) => t('dice-log-decline', { card: t(`bazaar-${String(fact.card)}`) }),
};

export const tileWords = (name: string): string =>
  t(`dicetile-${name.split('-')[0]}`, { colour: t(`good-${name.split('-')[1] ?? 'any'}`) });

export function linesOf(steps: Step[], cast: Cast): LogLine[] {
  void words.language;
  const lines: LogLine[] = [];
  let seat: number | null = null;
  let active: number | null = null;
  let clauses: string[] = [];
  let begun: Step | null = null;
  const close = (): void => {
    if (begun && seat !== null && clauses.length) {
      const mine = seat === cast.viewer;
      const sentence = t('log-line', {
        who: bold(mine ? t('you-word') : cast.name(seat)),
        place: '',
        what: clauses.join(t('clause-join')),
      });
      lines.push({
        key: `${begun.at}.${lines.length}`,
        seat: mine && active !== seat && active !== null ? active : seat,
        sentence,
        toMe: mine && active !== null && active !== seat,
        at: begun.at,
        line: begun.line,
        turn: begun.turn,
        undone: begun.undone,
      });
    }
    clauses = [];
    seat = null;
    begun = null;
  };
  for (const step of steps) {
    for (const fact of step.facts) {
      if (fact.event === 'turn' || fact.event === 'over' || fact.event === 'start') {
        close();
        if (fact.event === 'turn') active = fact.seat ?? null;
        if (fact.event === 'over')
          lines.push({
            key: `over${step.at}`,
            seat: null,
            sentence: t('log-over'),
            toMe: false,
            at: step.at,
            line: step.line,
            turn: step.turn,
            undone: step.undone,
          });
        continue;
      }
      const who: number | null = fact.seat ?? seat;
      if (who !== seat || (begun && begun.undone !== step.undone)) {
        close();
        seat = who;
      }
      begun ??= step;
      const clause = TELL[fact.event]?.(fact as unknown as Values);
      if (clause) clauses.push(clause);
    }
  }
  close();
  return lines;
}
