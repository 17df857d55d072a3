import type { FakeGemini, FakeGeminiCall } from './fake-gemini.ts';

/** Calls for dishes, without a browser's preflights. */
export function dishCalls({ calls }: FakeGemini): readonly FakeGeminiCall[] {
  return calls.filter(({ verb, method }) => verb === 'POST' && method === 'streamGenerateContent');
}

/** Calls for titles. */
export function titleCalls({ calls }: FakeGemini): readonly FakeGeminiCall[] {
  return calls.filter(
    ({ verb, method, body }) =>
      verb === 'POST' && method === 'generateContent' && body.includes('responseJsonSchema'),
  );
}
