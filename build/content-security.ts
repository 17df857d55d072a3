import { createHash } from 'node:crypto';
import { GEMINI_BASE_URL } from '../src/core/sources/gemini/gemini-request.ts';

/**
 * Puts a Content-Security-Policy into a finished page, so that every static host is as strict as
 * the gateway. The page's own inline script and style are allowed by their hash; nothing a model
 * writes can ever run.
 *
 * @param geminiBaseUrl the AI's address if the build names another host.
 */
export function withContentSecurity(document: string, geminiBaseUrl: string | undefined): string {
  const ownHost = geminiBaseUrl ? [new URL(geminiBaseUrl).origin] : [];
  const connect = ["'self'", GEMINI_BASE_URL, ...ownHost];
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${hashesOf(document, 'script').join(' ')}`.trim(),
    `style-src 'self' ${hashesOf(document, 'style').join(' ')}`.trim(),
    `connect-src ${connect.join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    // No model text can become markup or code. The only exception is the service worker's address.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  return document.replace(
    /(<meta charset="[^"]*"\s*\/?>)/u,
    (charset) => `${charset}\n    ${meta}`,
  );
}

function hashesOf(document: string, tag: 'script' | 'style'): readonly string[] {
  const inline = new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'gu');
  return [...document.matchAll(inline)].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
}
