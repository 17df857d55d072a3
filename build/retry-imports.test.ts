import { expect, test } from 'vitest';
import { withRetries } from './retry-imports.ts';

test.each(['`', '"', "'"])(
  'a failed chunk is requested once more under a new address (%s)',
  (quote) => {
    const code = `n(()=>import(${quote}./docx.chunk-a_B-1.js${quote}),[])`;
    expect(withRetries(code)).toBe(
      `n(()=>import(${quote}./docx.chunk-a_B-1.js${quote}).catch(()=>import(\`./docx.chunk-a_B-1.js?\${Date.now()}\`)),[])`,
    );
  },
);

test.each(['import{a}from"./page.js"', 'import("https://contoh.id/a.js")', 'e.import("./a.mjs")'])(
  'other imports stay as they are: %s',
  (code) => {
    expect(withRetries(code)).toBe(code);
  },
);
