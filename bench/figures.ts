/** The value that this share of all values does not exceed: 0 is the least, 1 the greatest. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Says in a word whether a bar is reached; a missed one fails the whole command. */
export function verdict(isReached: boolean): string {
  if (!isReached) process.exitCode = 1;
  return isReached ? 'reached' : 'MISSED';
}
