import { createLog, type Log } from '../log.ts';

export type CapturedLog = Log & {
  /** Everything written so far. */
  readonly text: () => string;
  readonly lines: () => readonly Readonly<Record<string, unknown>>[];
};

/** The real logger, writing into memory. */
export function createCapturedLog(...secrets: readonly string[]): CapturedLog {
  const written: string[] = [];
  const log = createLog({ write: (line) => void written.push(line) }, secrets);
  return {
    info: (facts, message) => log.info(facts, message),
    warn: (facts, message) => log.warn(facts, message),
    error: (facts, message) => log.error(facts, message),
    text: () => written.join(''),
    lines: () => written.map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}
