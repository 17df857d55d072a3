import { expect, test } from 'vitest';
import { seededRandom } from '#core/fixtures/seeded-random.ts';
import { drawVisits, playVisits, type Visit } from './fixtures/random-visits.ts';

/** A longer run: `VITE_OPERATIONS=50000 npx vitest run src/web/nothing-lost.test.ts`. */
const OPERATIONS = Number(import.meta.env['VITE_OPERATIONS'] ?? 1_200);
const FIRST_SEED = Number(import.meta.env['VITE_SEED'] ?? 1);
/** Operations per browser. */
const OPERATIONS_PER_BROWSER = 60;
const MS_PER_OPERATION = 100;

test(
  'whatever two tabs do and wherever they are killed, nothing is lost and nothing returns',
  async () => {
    const browsers = Math.ceil(OPERATIONS / OPERATIONS_PER_BROWSER);
    for (let seed = FIRST_SEED; seed < FIRST_SEED + browsers; seed += 1) {
      const visits = drawVisits(OPERATIONS_PER_BROWSER, seededRandom(seed));
      const fault = await faultOf(visits, seed);
      if (fault !== undefined) expect.fail(await describeFault(fault, visits, seed));
    }
  },
  OPERATIONS * MS_PER_OPERATION,
);

async function faultOf(visits: readonly Visit[], seed: number): Promise<string | undefined> {
  try {
    await playVisits(visits, seededRandom(seed));
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/** Removes operations that the fault does not need. */
async function describeFault(fault: string, visits: readonly Visit[], seed: number) {
  let least = visits;
  for (const visit of visits) {
    const without = least.filter((each) => each !== visit);
    const stillFails = await faultOf(without, seed);
    if (stillFails !== undefined && kindOf(stillFails) === kindOf(fault)) least = without;
  }
  const trace = least.map(
    ({ operation, tab, choice, crashAfter }) =>
      `  tab ${tab} ${operation} ${choice.toFixed(2)}${crashAfter === undefined ? '' : `, killed after ${crashAfter}`}`,
  );
  return [
    `seed ${seed}: ${fault}`,
    `least that fails: ${await faultOf(least, seed)}`,
    ...trace,
  ].join('\n');
}

const kindOf = (fault: string) => fault.replaceAll(/"[^"]*"|\d+/gu, '');
