import { expect, it } from 'vitest';
import { diceTopic, heldTopic, topicOf } from './topic';

it('finds the page of what is held', () => {
  expect(heldTopic('card-far')).toBe('card-far');
  expect(heldTopic('recall')).toBe('tile-yellow');
});

it('finds the page of a card, tile or ruby of The Dice Game', () => {
  expect(diceTopic({ card: 'two-red' })).toBe('bazaar-two-red');
  expect(diceTopic({ tile: 'lira-green' })).toBe('dicetile-lira');
  expect(diceTopic({ tile: 'die' })).toBe('dicetile-die');
  expect(diceTopic({ track: 'red' })).toBe('dice-actions');
  expect(diceTopic({})).toBeNull();
  expect(topicOf('dicegame', 'offer', { card: 'sell-red' }, null)).toBe('bazaar-sell-red');
});
