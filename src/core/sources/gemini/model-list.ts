/** The models to use, and what was learnt about them. */
export type ModelList = {
  /** In the order to try them. Never empty. */
  inOrder(): readonly string[];
  /** The service does not have the model: skips it from now on. */
  markGone(model: string): void;
  /** The model refuses a thinking level: sends none from now on. */
  markThinkingRefused(model: string): void;
  takesThinkingLevel(model: string): boolean;
};

/** @throws TypeError for an empty list: the caller's mistake, not the visitor's. */
export function createModelList(models: readonly string[]): ModelList {
  if (models.length === 0) throw new TypeError('At least one model is needed');
  const gone = new Set<string>();
  const withoutThinking = new Set<string>();
  return {
    inOrder() {
      const left = models.filter((model) => !gone.has(model));
      if (left.length > 0) return left;
      // All gone at once is more likely a fault of the service.
      gone.clear();
      return models;
    },
    markGone: (model) => void gone.add(model),
    markThinkingRefused: (model) => void withoutThinking.add(model),
    takesThinkingLevel: (model) => !withoutThinking.has(model),
  };
}
