import { createHash } from 'node:crypto';

/**
 * The Content-Security-Policy of a page: its own style, known by its hash, and pictures inside of the page. Nothing else is
 * loaded, nothing runs, and nothing is sent.
 * @param more further directives
 */
export function pagePolicy(style: string, more: readonly string[] = []): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    ...more,
  ].join('; ');
}
