import { describe, expect, test } from 'vitest';
import { canonicalPath } from './paths.ts';
import { findScreen, screens } from './screens.ts';

describe('the path', () => {
  test.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['//', '/'],
    ['/start-chat', '/start-chat'],
    ['/start-chat/', '/start-chat'],
    ['/start-chat.html', '/start-chat'],
    ['/start-chat/index.html', '/start-chat'],
    ['/START-CHAT', '/start-chat'],
    ['/tidak/ada', '/tidak/ada'],
  ])('%s is %s', (pathname, expected) => {
    expect(canonicalPath(pathname)).toBe(expected);
  });
});

describe('the screen', () => {
  test.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['/start-chat/', '/start-chat'],
    ['/START-CHAT', '/start-chat'],
    ['/start-chat/lain', undefined],
    ['/start-chatter', undefined],
    ['/tidak-ada', undefined],
  ])('of %s is that of %s', (pathname, expected) => {
    expect(findScreen(pathname)?.path).toBe(expected);
  });

  test('is declared once for each path', () => {
    const declared = screens.map(({ path }) => path);
    expect(new Set(declared).size).toBe(declared.length);
  });
});
