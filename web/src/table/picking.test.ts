import { expect, test } from 'vitest';
import type { Move } from './moves';
import { changed, exactly, leastOf, sureOf, totalOf, type Goods } from './picking';

const move = (goods: Goods): Move => ({ text: JSON.stringify(goods), verb: 'give', declines: false, goods }) as Move;
const three = [move({ red: 3 }), move({ red: 2, green: 1 }), move({ red: 1, green: 2 })];

test('a price is owed until all of it lies there', () => {
  expect(leastOf(three)).toBe(3);
  const two = changed(three, sureOf(three), 'green', 1)!;
  expect([totalOf(two), exactly(three, two)]).toEqual([2, null]);
  expect(exactly(three, changed(three, two, 'green', 1)!)?.text).toBe(three[2]!.text);
});

test('what leads to nothing that is offered is not laid down, and nothing less than nothing', () => {
  expect(changed(three, { green: 2 }, 'green', 1)).toBeNull();
  expect(changed(three, { red: 3 }, 'green', 1)).toBeNull();
  expect(changed(three, { green: 0 }, 'green', -1)).toBeNull();
});

test('what is given in any case lies there from the beginning and stays', () => {
  expect(sureOf(three)).toEqual({ red: 1, green: 0 });
  expect(changed(three, { red: 1 }, 'red', -1)).toBeNull();
});

test('one may put back some of what makes a whole price, to lay down something else', () => {
  const fewer = changed(three, { red: 3 }, 'red', -1)!;
  expect(exactly(three, changed(three, fewer, 'green', 1)!)?.text).toBe(three[1]!.text);
});
