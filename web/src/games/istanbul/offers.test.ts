import { expect, test } from 'vitest';
import notation from '../../../../docs/notation.md?raw';
import { nameOf, type Move } from '../../table/moves';
import de from '../../lib/i18n/de.ftl?raw';
import en from '../../lib/i18n/en.ftl?raw';
import fr from '../../lib/i18n/fr.ftl?raw';
import { expansions } from './expansions';
import { BASE } from './offers';

/** Moves of the page of notation that name nothing, or only how something is done; cards have words of their own. */
const bare = [...notation.matchAll(/^- `([a-z ]+)`/gm)].map(([, text]) => text!).filter((text) => !/^play /.test(text));
const drawn = new Set([BASE, ...expansions().map((one) => one.looks)].flatMap((looks) => Object.keys(looks)));
const asides = new Set(expansions().flatMap((one) => Object.keys(one.asides)));

test.each(Object.entries({ en, de, fr }))('every answer that names nothing has its words: %s', (_, catalogue) => {
  expect(bare).toEqual(expect.arrayContaining(['pass', 'use dice', 'more']));
  const without = bare.filter((text) => {
    const verb = text.split(' ')[0]!;
    const key = `${asides.has(verb) ? 'special' : 'offer'}-${text.replaceAll(' ', '-')}`;
    return !drawn.has(text) && !drawn.has(verb) && !catalogue.includes(`\n${key} = `);
  });
  expect(without).toEqual([]);
});

const move = (more: Partial<Move>): Move => ({ text: '?', verb: '', declines: false, ...more }) as Move;

test('words are found by what is done and how, not by notation', () => {
  expect(nameOf(move({ verb: 'use dice' }))).toBe('use-dice');
  expect(nameOf(move({ verb: 'fetch', way: 'all' }))).toBe('fetch-all');
});
