import { createHash } from 'node:crypto';

/** Where a visitor's own key is sent to, by the visitor's browser alone. */
const GEMINI_ORIGIN = 'https://generativelanguage.googleapis.com';

const INLINE_SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/giu;
const INLINE_STYLE = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/giu;

/**
 * The Content-Security-Policy for one built page: nothing inline runs but what stands in this very
 * file, named by its hash.
 *
 * @param baseUrl another host for the Gemini API that this page's scripts may call.
 */
export function contentSecurityPolicy(html: string, baseUrl: string | undefined): string {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].flatMap(([, attributes = '', code = '']) =>
    /\bsrc\s*=/iu.test(attributes) ? [] : [hashOf(code)],
  );
  const styles = [...html.matchAll(INLINE_STYLE)].map(([, code = '']) => hashOf(code));
  const ownHost = baseUrl === undefined ? [] : [new URL(baseUrl).origin];
  return [
    "default-src 'self'",
    directive('script-src', ["'self'", ...scripts]),
    directive('style-src', ["'self'", ...styles]),
    directive('connect-src', ["'self'", GEMINI_ORIGIN, ...ownHost]),
    "img-src 'self' data:",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const directive = (name: string, sources: readonly string[]) =>
  [name, ...new Set(sources)].join(' ');

// The parser hands a script to the hash check with its line ends already made one.
const hashOf = (code: string) =>
  `'sha256-${createHash('sha256').update(code.replaceAll(/\r\n?/gu, '\n')).digest('base64')}'`;
