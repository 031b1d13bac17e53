import { beforeAll, expect, test, vi } from 'vitest';
import notation from '../../../../docs/notation.md?raw';
import { nameOf, type Move } from '../../table/moves';
import de from '../../lib/i18n/de.ftl?raw';
import en from '../../lib/i18n/en.ftl?raw';
import fr from '../../lib/i18n/fr.ftl?raw';
import { expansions } from './expansions';
import type { Stage } from '../../table/planning.svelte';
import type { Table } from '../../table/table.svelte';
import { words } from '../../lib/i18n/words.svelte';
import { BASE, offerLook } from './offers';

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

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: {} });
});

/** How answers to a question at the Fabric Warehouse look, in words. */
async function told(question: string, ...moves: Partial<Move>[]): Promise<string[]> {
  await words.speak('en');
  const table = {
    sight: { view: { board: [], parts: {}, seats: [], signs: { 2: { name: 'fabric-warehouse' } } } },
  } as unknown as Table;
  const stage: Stage = { question, about: { place: 2 }, moves: moves.map(move), chosen: null };
  return stage.moves.map((one) => {
    const { words: said, detail } = offerLook(table, one, stage);
    return `${said}. ${detail}`;
  });
}

test('an answer says what it means; a refusal, what still happens', async () => {
  expect(await told('fabric-warehouse', { verb: 'fill' }, { verb: 'pass', declines: true })).toEqual([
    'Load. Load all the fabric you have room for',
    'Skip the action. The turn goes on.',
  ]);
  expect(await told('other-merchants', { verb: 'pay' })).toEqual([
    'Pay. Each other merchant here gets 2 Lira, then comes the action.',
  ]);
});

test('who is walked past is named', async () => {
  const met = [
    { verb: 'governor', token: 'governor' },
    { verb: 'smuggler', token: 'smuggler' },
  ];
  const [past] = await told('encounters', { verb: 'done', declines: true }, ...met);
  expect(past).toContain('Walk past the Governor and Smuggler');
});

test('words are found by what is done and how, not by notation', () => {
  expect(nameOf(move({ verb: 'use dice' }))).toBe('use-dice');
  expect(nameOf(move({ verb: 'fetch', way: 'all' }))).toBe('fetch-all');
});
