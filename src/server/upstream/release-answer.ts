import type { Answer } from '#core/sources/recipe-source.ts';

/** Tells a source that its answer is not wanted further; does nothing to one that is over. */
export async function releaseAnswer(answer: Answer<unknown>): Promise<void> {
  try {
    await answer.return({ source: 'collection', complete: false, reason: 'interrupted' });
  } catch {
    // Whoever leaves has no use for what goes wrong in being left.
  }
}
