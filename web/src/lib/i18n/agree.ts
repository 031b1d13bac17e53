/** What a participle agrees with, in languages where it does: the kind of thing, if it is one, and how many they are. */
export function agreement(things: Record<string, number> | undefined): { good: string; count: number } {
  const kinds = Object.entries(things ?? {}).filter(([, count]) => count > 0);
  return {
    good: kinds.length === 1 ? kinds[0]![0] : 'several',
    count: kinds.reduce((sum, [, count]) => sum + count, 0),
  };
}
