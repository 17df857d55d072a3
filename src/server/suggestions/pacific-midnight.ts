const SECONDS_A_DAY = 24 * 60 * 60;

const clockFace = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Los_Angeles',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** Milliseconds from a moment to the next midnight in California, where Google's daily quotas begin anew. */
export function untilPacificMidnight(nowMs: number): number {
  const guessMs = (SECONDS_A_DAY - secondsOfDay(nowMs)) * 1000;
  // On the two days a year when the clocks change, midnight is an hour sooner or later.
  const seconds = secondsOfDay(nowMs + guessMs);
  const driftS = seconds > SECONDS_A_DAY / 2 ? seconds - SECONDS_A_DAY : seconds;
  return guessMs - driftS * 1000;
}

function secondsOfDay(timeMs: number): number {
  const [hours = 0, minutes = 0, seconds = 0] = clockFace.format(timeMs).split(':').map(Number);
  return (hours * 60 + minutes) * 60 + seconds;
}
