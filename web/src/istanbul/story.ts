/** Facts of the board game as sentences: one for each turn, or part of it. */
import type { Fact, Step } from '../wire/messages';
import { bold, dieMark, placeMark, symbolMark } from '../words/rich';
import { t, words } from '../words/words.svelte';
import { goodName } from './labels';
import { GOOD_SYMBOL } from './view';

export interface LogLine {
  key: string;
  seat: number | null;
  sentence: string;
  toMe: boolean;
  /** The entry from which this line is told: undo to `line` takes it back. */
  at: number;
  line: number;
  turn: number;
  undone: boolean;
}

type Values = Record<string, unknown>;
type Tell = (fact: Values, story: Story) => string;

interface Cast {
  viewer: number | null;
  name: (seat: number) => string;
}

const simple =
  (key: string): Tell =>
  (fact) => {
    const values: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(fact)) {
      if (name === 'place' || name === 'one' || name === 'other') values[name] = placeMark(Number(value));
      else if (typeof value === 'number' || typeof value === 'string') values[name] = value;
    }
    return t(key, values);
  };

const goods =
  (key: string): Tell =>
  (fact) => {
    const good = String(fact.good);
    return t(key, {
      goods: `${String(fact.count)} ${symbolMark(GOOD_SYMBOL[good] ?? good, goodName(good, Number(fact.count)))}`,
    });
  };

const card =
  (key: string): Tell =>
  (fact) =>
    fact.card ? t(key, { card: t(`card-${String(fact.card)}`) }) : t(`hidden-${key}`);

const TELL: Record<string, Tell> = {
  'pick-up': simple('log-pick-up'),
  leave: simple('log-leave'),
  'pick-up-neutral': simple('log-pick-up-neutral'),
  'leave-neutral': simple('log-leave-neutral'),
  'turn-ends': simple('log-turn-ends'),
  pay: (fact, story) => {
    const to = Number(fact.to);
    if (story.mine(to)) story.toMe = true;
    return t('log-pay', { who: bold(story.mine(to) ? t('you-object') : story.cast.name(to)), lira: Number(fact.lira) });
  },
  pass: simple('log-pass'),
  earn: (fact) => t('log-earn', { lira: bold(t('lira-amount', { count: Number(fact.lira) })) }),
  spend: simple('log-spend'),
  gain: goods('log-gain'),
  give: goods('log-give'),
  extend: simple('log-extend'),
  ruby: () => t('log-ruby', { ruby: bold(t('a-ruby')) }),
  tile: (fact) => t('log-tile', { colour: goodName(String(fact.colour)) }),
  'fifth-assistant': simple('log-fifth-assistant'),
  fetch: simple('log-fetch'),
  catch: (fact, story) => {
    const of = Number(fact.of);
    if (story.mine(of)) story.toMe = true;
    return story.mine(of)
      ? t('log-catch-me', { what: bold(t('your-family')) })
      : t('log-catch', { who: story.cast.name(of) });
  },
  governor: simple('log-governor'),
  smuggler: simple('log-smuggler'),
  'coffee-trader': simple('log-coffee-trader'),
  courier: simple('log-courier'),
  roll: (fact) => t('log-roll', { dice: `${dieMark(Number(fact.first))}\u00a0${dieMark(Number(fact.second))}` }),
  announce: simple('log-announce'),
  'red-tile': simple('log-red-tile'),
  'green-tile': simple('log-green-tile'),
  'yellow-tile': simple('log-yellow-tile'),
  play: (fact) => t('log-play', { card: t(`card-${String(fact.card)}`) }),
  draw: card('log-draw'),
  discard: card('log-discard'),
  'take-discard': card('log-take-discard'),
  caravan: simple('log-caravan'),
  'gain-coffee': simple('log-gain-coffee'),
  'pay-coffee': simple('log-pay-coffee'),
  guild: (fact) => t('log-guild', { guild: t(`guild-${String(fact.guild)}`) }),
  'draw-guild': (fact) =>
    fact.guild ? t('log-draw-guild', { guild: t(`guild-${String(fact.guild)}`) }) : t('log-draw-guild-hidden'),
  'discard-guild': (fact) => t('log-discard-guild', { guild: t(`guild-${String(fact.guild)}`) }),
  barrier: simple('log-barrier'),
  'tavern-tile': (fact) => t('log-tavern-tile', { tile: t(`tavern-${String(fact.tavern_tile)}`) }),
  baksheesh: simple('log-baksheesh'),
  'another-turn': simple('log-another-turn'),
  letter: simple('log-letter'),
  deliver: simple('log-deliver'),
  'give-letter': simple('log-give-letter'),
  companion: simple('log-companion'),
  'companion-ready': simple('log-companion-ready'),
  'kiosk-choose': (fact) => t('log-kiosk-choose', { tile: t(`kiosk-${String(fact.kiosk_tile)}`) }),
  'kiosk-use': (fact) => t('log-kiosk-use', { tile: t(`kiosk-${String(fact.kiosk_tile)}`) }),
  'kiosk-roll': (fact) => t('log-kiosk-roll', { dice: dieMark(Number(fact.pips)) }),
  bid: simple('log-bid'),
  'no-bid': simple('log-no-bid'),
  auction: simple('log-auction'),
  'bonus-turn': simple('log-bonus-turn'),
};

/** Facts that are nobody's and go without saying, or that another fact tells. */
const TOKEN = (fact: Values): string =>
  t('log-token', { token: t(`token-${String(fact.token)}`), place: placeMark(Number(fact.place)) });

export class Story {
  lines: LogLine[] = [];
  toMe = false;
  #seat: number | null = null;
  #place: number | null = null;
  #clauses: string[] = [];
  #begun: Step | null = null;
  #undone = false;
  #played = '';
  #fetched = '';
  #started = false;

  constructor(readonly cast: Cast) {}

  mine(seat: number): boolean {
    return this.cast.viewer === seat;
  }

  hear(step: Step): void {
    if (step.undo !== null && step.undo !== undefined) {
      this.close();
      return;
    }
    for (const fact of step.facts) this.#fact(fact, step);
  }

  #fact(fact: Fact, step: Step): void {
    const seat = fact.seat ?? null;
    const event = fact.event;
    if (event === 'turn' || event === 'over' || event === 'start') {
      this.close();
      if (event === 'turn') this.#started = true;
      if (event === 'over')
        this.lines.push({
          key: `over${step.at}`,
          seat: null,
          sentence: t('log-over'),
          toMe: false,
          at: step.at,
          line: step.line,
          turn: step.turn,
          undone: step.undone,
        });
      return;
    }
    if (!this.#started && step.turn <= 1 && event === 'draw') return;
    if (seat !== null && (seat !== this.#seat || this.#undone !== step.undone) && event !== 'family') {
      this.close();
      this.#seat = seat;
    }
    this.#begun ??= step;
    this.#undone = step.undone;
    const values = fact as unknown as Values;
    if (event === 'go' || (event === 'family' && seat === this.#seat)) {
      const place = Number(values.place);
      if (event === 'family') this.#clauses.push(t('log-family', { place: placeMark(place) }));
      else this.#place = place;
      return;
    }
    if (event === 'token') {
      if (this.#seat !== null) this.#clauses.push(TOKEN(values));
      return;
    }
    if (event === 'fetch' && this.#fetched) {
      this.#fetched = `${this.#fetched} ${placeMark(Number(values.place))}`;
      this.#clauses[this.#clauses.length - 1] = t('log-fetch', { place: this.#fetched });
      return;
    }
    this.#fetched = event === 'fetch' ? placeMark(Number(values.place)) : '';
    if (event === 'play') this.#played = String(values.card);
    else if (event === 'discard' && values.card === this.#played) return;
    const tell = TELL[event];
    const clause = tell?.(values, this);
    if (clause && this.#clauses.at(-1) !== clause) this.#clauses.push(clause);
  }

  close(): void {
    const step = this.#begun;
    if (step && this.#seat !== null && (this.#clauses.length > 0 || this.#place !== null)) {
      const who = bold(this.mine(this.#seat) ? t('you-word') : this.cast.name(this.#seat));
      const clauses = this.#clauses.join(t('clause-join'));
      const key = this.#place === null ? 'log-line' : clauses ? 'log-line-at' : 'log-line-went';
      const sentence = t(key, { who, place: this.#place === null ? '' : placeMark(this.#place), what: clauses });
      this.lines.push({
        key: `${step.at}.${this.lines.length}`,
        seat: this.#seat,
        sentence,
        toMe: this.toMe,
        at: step.at,
        line: step.line,
        turn: step.turn,
        undone: this.#undone,
      });
    }
    this.#clauses = [];
    this.#place = null;
    this.#seat = null;
    this.#begun = null;
    this.toMe = false;
  }
}

export function linesOf(steps: Step[], cast: Cast): LogLine[] {
  void words.language;
  const story = new Story(cast);
  for (const step of steps) story.hear(step);
  story.close();
  return story.lines;
}

/** Since my last turn: what others did, while they play and still while I think about mine. */
export function sinceMyTurn(lines: LogLine[], viewer: number | null): LogLine[] {
  const counted = lines.filter((line) => !line.undone);
  const now = counted.at(-1)?.turn ?? 0;
  let end = counted.length;
  while (end > 0 && counted[end - 1]!.seat === viewer && counted[end - 1]!.turn === now) end -= 1;
  const last = counted.slice(0, end).findLastIndex((line) => line.seat === viewer);
  return counted.slice(last + 1, end);
}

/** The places of the others' last moves. */
export function lastPlaces(steps: Step[], viewer: number | null): Set<number> {
  const found = new Map<number, number>();
  for (const step of steps.slice(-120)) {
    if (step.undone) continue;
    for (const fact of step.facts)
      if (fact.event === 'go' && fact.seat != null && fact.seat !== viewer)
        found.set(fact.seat, Number((fact as unknown as Values).place));
  }
  return new Set(found.values());
}
