import type { ReportDocument, Section } from '../evidence/document.ts';
import { vulnerabilityDocument } from '../evidence/vulnerability.ts';
import type { JobSummary } from '../core/job-summary.ts';
import type { AttackResult } from '../core/attack-result.ts';
import { blockHtml } from './blocks.ts';
import { escapeText } from './escape.ts';
import { STYLE } from './style.ts';

/** What the page may load: its own style and pictures, and nothing from outside. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** Renders the page of a job: one HTML file that needs no script and no other file. */
export function renderPage(summary: JobSummary, result: AttackResult): string {
  return documentPage(vulnerabilityDocument(summary, result), summary.note);
}

function documentPage({ title, tone, headline, sections }: ReportDocument, note: string | undefined): string {
  const shownNote = note === undefined ? '' : `<p class="note">${escapeText(note)}</p>\n`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escapeText(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeText(title)}</h1>
${shownNote}<p class="verdict ${tone}">${escapeText(headline)}</p>
${sections.map(sectionHtml).join('\n')}
</main>
</body>
</html>
`;
}

function sectionHtml({ title, blocks }: Section, index: number): string {
  const id = `section-${String(index + 1)}`;
  const content = blocks.map(blockHtml).join('\n');
  return `<section aria-labelledby="${id}">\n<h2 id="${id}">${escapeText(title)}</h2>\n${content}\n</section>`;
}
