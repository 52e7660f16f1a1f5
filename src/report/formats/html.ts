import type { Outcome } from '../../core/outcome.ts';
import { renderSummary } from '../summary.ts';

/** Renders an outcome as one self-contained page: the job summary, whose blocks are HTML, as preformatted text. */
export function renderHtmlPage(outcome: Outcome): string {
  const text = renderSummary(outcome).replace(/[&<>]/gu, (char) => `&#${String(char.codePointAt(0))};`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="content-security-policy" content="default-src 'none'">
<title>Model security</title></head>
<body><pre>${text}</pre></body></html>
`;
}
