/** Cards that somebody gets, in words. */
import { t } from '../../lib/i18n/words.svelte';

/** Those that may be seen by their names, the others by how many they are. */
export function cardsOf<Card>(
  cards: readonly (Card | null)[] | null | undefined,
  nameOf: (card: Card) => string,
  unseen: string,
): string[] {
  const all = cards ?? [];
  const known = all.filter((card) => card !== null);
  const others = all.length - known.length;
  return [
    ...known.map((card) => t('log-card', { card: nameOf(card) })),
    ...(others ? [t(unseen, { count: others })] : []),
  ];
}
