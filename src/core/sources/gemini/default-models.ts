/** The first is asked; the next when the service no longer knows it. Each costs little and is fast. */
export const DEFAULT_MODELS: readonly string[] = ['gemini-3.5-flash-lite', 'gemini-3.1-flash-lite'];
