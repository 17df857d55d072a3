import { test } from 'vitest';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { createDocx } from './docx.chunk.ts';
test('x', async () => {
  const hundred = Array.from({length: 100}, (_, i) => { const d = SAMPLE_DISHES[i % 5]!; return {...d, ingredient: [...d.ingredient,...d.ingredient,...d.ingredient], completeRecept: [...d.completeRecept,...d.completeRecept,...d.completeRecept]}});
  for (let i = 0; i < 4; i++) {
  const t = performance.now();
  const b = await createDocx(hundred);
  console.log('100 dishes', performance.now() - t, b.size);
  }
});
