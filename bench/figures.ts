/** The value that this share of all does not exceed, from 0 for the least to 1 for the greatest. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Puts into a word whether a bar is reached; one that is missed lets the whole command fail. */
export function verdict(isReached: boolean): string {
  if (!isReached) process.exitCode = 1;
  return isReached ? 'reached' : 'MISSED';
}
