const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR;

/** `90` as "1 jam 30 menit". */
export function writeDuration(minutes: number): string {
  const parts = [
    [Math.floor(minutes / MINUTES_PER_DAY), 'hari'],
    [Math.floor((minutes % MINUTES_PER_DAY) / MINUTES_PER_HOUR), 'jam'],
    [minutes % MINUTES_PER_HOUR, 'menit'],
  ] as const;
  return parts.flatMap(([count, word]) => (count === 0 ? [] : `${count} ${word}`)).join(' ');
}
