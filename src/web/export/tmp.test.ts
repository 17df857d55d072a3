import { test } from 'vitest';
import { writeFileSync } from 'node:fs';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { createDocx } from './docx.chunk.ts';
import { readZip } from './fixtures/read-zip.ts';
test('x', async () => {
  const blob = await createDocx(SAMPLE_DISHES);
  console.log(blob.type, blob.constructor === Blob);
  writeFileSync('/tmp/sample.docx', Buffer.from(await blob.arrayBuffer()));
  const f = await readZip(blob);
  for (const [k,v] of f) writeFileSync('/tmp/dx_' + k.replaceAll('/','_'), v);
  console.log([...f.keys()]);
  const hundred = Array.from({length: 100}, (_, i) => SAMPLE_DISHES[i % 5]!);
  const t = performance.now();
  await createDocx(hundred);
  console.log('100 dishes', performance.now() - t);
});
