import type { AttackResult } from '../../core/attack-result.ts';
import type { JobSummary } from '../../facts/job-summary.ts';
import type { ReportDocument, Section } from '../evidence/document.ts';
import { vulnerabilityDocument } from '../evidence/vulnerability.ts';
import { badge, type Tone } from '../../html/badge.ts';
import { blockHtml } from './blocks.ts';
import { type Content, element, type Markup, pageText } from '../../html/markup.ts';
import { createNames } from '../../html/names.ts';
import { pagePolicy } from '../../html/content-security-policy.ts';
import { STYLE } from '../../html/style.ts';

/** The name of the project, at the top of its pages. */
const PRODUCT = 'Model Security Scan';

/** Renders the page of a job: one HTML file that needs no script and no other file. */
export function renderPage(summary: JobSummary, result: AttackResult): string {
  const document = vulnerabilityDocument(summary, result);
  const frame = { title: document.title, style: STYLE, policy: pagePolicy(STYLE) };
  return pageText(frame, banner(), element('main', {}, jobContent(document, summary.note)));
}

/** The top of a page. @param more what stands beside the name of the project */
export function banner(...more: Content[]): Markup {
  return element(
    'header',
    { class: 'banner' },
    element('p', { class: 'product' }, PRODUCT),
    more.length === 0 ? undefined : element('p', { class: 'about' }, more),
  );
}

/** The verdict of a job, and all that its report says. */
function jobContent(document: ReportDocument, note: string | undefined): Content {
  const { title, tone, headline, sections } = document;
  const names = createNames();
  return [
    element('h1', {}, title),
    verdictCard(tone, headline),
    note === undefined ? undefined : element('p', { class: 'note' }, note),
    sections.map((section) => sectionHtml(section, names)),
  ];
}

const WORDS: Readonly<Record<Tone, string>> = {
  good: 'Passed',
  bad: 'Vulnerable',
  open: 'No verdict',
  none: 'Not finished',
};

/** The verdict as a word, and its reason as a sentence. */
function verdictCard(tone: Tone, headline: string, ...more: Content[]): Markup {
  return element(
    'div',
    { class: `verdict ${tone}` },
    badge(tone, WORDS[tone]),
    element('p', { class: 'headline' }, headline),
    more,
  );
}

function sectionHtml({ title, blocks }: Section, names: ReturnType<typeof createNames>): Markup {
  const id = names.next('section');
  const allowsPictures = (bytes: () => number): boolean => bytes() >= 0;
  const context = { names, level: 3, allowsPictures } as const;
  return element(
    'section',
    { 'aria-labelledby': id },
    element('h2', { id }, title),
    blocks.map((block) => blockHtml(block, context)),
  );
}
