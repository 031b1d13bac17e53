import { describe, expect, it } from 'vitest';
import type { RulePage } from '../lib/connection/messages';
import { search } from './book.svelte';
import { topicOf } from './topic';

const page = (id: string, name: string, text: string, rule: string): RulePage => ({
  id,
  chapter: 'places',
  symbol: id,
  name,
  say: text,
  does: [{ text, rules: [rule] }],
  example: '',
  asked: [],
  see: [],
  lesson: null,
  sign: null,
});
const PAGES = [
  page('place-9', 'Tea House', 'Name a number.', 'P09a'),
  page('place-16', 'Gemstone Dealer', 'Buy a ruby.', 'P16a'),
  page('end', 'The last round', 'Most rubies win over tea.', 'END-07'),
];

describe('the book of the rules', () => {
  it('finds pages by name before those that only speak of it', () => {
    expect(search(PAGES, 'tea').map((found) => found.id)).toEqual(['place-9', 'end']);
  });

  it('finds pages by clause and by number', () => {
    expect(search(PAGES, 'p16').map((found) => found.id)).toEqual(['place-16']);
    expect(search(PAGES, '9')[0]?.id).toBe('place-9');
    expect(search(PAGES, 'moon')).toEqual([]);
    expect(search(PAGES, ' ')).toHaveLength(3);
  });
});

describe('what is asked about', () => {
  it('is the place of the question, else what the question is about', () => {
    expect(topicOf('istanbul', 'tea-house', { place: 9 }, null)).toBe('place-9');
    expect(topicOf('istanbul', 'move', {}, 12)).toBe('place-12');
    expect(topicOf('istanbul', 'move', {}, null)).toBe('moving');
    expect(topicOf('istanbul', 'other-merchants', { place: 3 }, null)).toBe('merchants');
    expect(topicOf('dicegame', 'reroll', {}, null)).toBe('dice-turn');
    expect(topicOf('istanbul', 'something-else', {}, null)).toBe('turn');
  });
});
