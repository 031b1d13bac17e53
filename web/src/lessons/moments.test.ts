import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { momentNames } from './moments';

const DATA = `${process.cwd()}/../src/bedesten/lessons/data/`;

it('knows every moment that a remark of the coach names, and no other', () => {
  const files = readdirSync(DATA).filter((name) => name.startsWith('coach'));
  const named = files.flatMap((name) =>
    [...readFileSync(DATA + name, 'utf8').matchAll(/^when = "(.*)"$/gm)].map((found) => found[1]!),
  );
  expect(files).toHaveLength(5);
  expect(momentNames().toSorted()).toEqual(named.toSorted());
});
