import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security.ts';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const directiveOf = (policy: string, name: string) =>
  policy.split('; ').find((directive) => directive.startsWith(`${name} `));

describe('contentSecurityPolicy', () => {
  test('allows no inline code where the page has none', () => {
    const policy = contentSecurityPolicy('<script src="/a.js"></script>', undefined);
    expect(directiveOf(policy, 'script-src')).toBe("script-src 'self'");
    expect(directiveOf(policy, 'style-src')).toBe("style-src 'self'");
    expect(policy).not.toContain('unsafe');
  });

  test('names each inline script and style by its hash, once', () => {
    const html =
      '<head><style>p{}</style><script>dark()</script><script type="module" src="/a.js"></script>' +
      '<script >dark()</script></head>';
    const policy = contentSecurityPolicy(html, undefined);
    expect(directiveOf(policy, 'script-src')).toBe(`script-src 'self' ${sha256('dark()')}`);
    expect(directiveOf(policy, 'style-src')).toBe(`style-src 'self' ${sha256('p{}')}`);
  });

  test('hashes what the browser sees: line ends made one', () => {
    const policy = contentSecurityPolicy('<script>a\r\nb</script>', undefined);
    expect(policy).toContain(sha256('a\nb'));
  });

  test('lets the page call Google, and another host only where one is set', () => {
    expect(directiveOf(contentSecurityPolicy('', undefined), 'connect-src')).toBe(
      "connect-src 'self' https://generativelanguage.googleapis.com",
    );
    expect(
      directiveOf(contentSecurityPolicy('', 'http://127.0.0.1:99/v'), 'connect-src'),
    ).toContain(' http://127.0.0.1:99');
  });

  test('closes frames, plugins and base addresses', () => {
    const policy = contentSecurityPolicy('', undefined);
    for (const closed of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
      expect(policy).toContain(closed);
    }
  });
});
