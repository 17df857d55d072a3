import { expect, test } from 'vitest';
import { unusedPatterns } from './first-load.ts';

test('a file that was renamed is missed in its group', () => {
  const inPage = 'src/web/ui/button';
  expect(unusedPatterns([`/cobek/${inPage}.tsx`])).not.toContain(inPage);
  expect(unusedPatterns(['/cobek/src/web/ui/push-button.tsx'])).toContain(inPage);
});
