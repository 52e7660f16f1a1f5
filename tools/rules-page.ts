import type { ReportingDescriptor } from 'sarif';
import { RUNNER_VENUE } from '../src/facts/venue.ts';
import { renderFileRules, renderNotTestedRule, renderRules } from '../src/report/sarif/sarif-rules.ts';
import { wrapped } from './document-blocks.ts';

const HEAD = `# Rules

What each rule of the SARIF file finds, and what to do about it. Alerts of code scanning link here. What a score means
stands in [the engine's README](../packages/engine/README.md), and what a finding is evidence of in
[evidence for auditors](guides/evidence.md). This page is generated: \`npm run generate\`.`;

/** Makes docs/rules.md, with a section for each rule; a rule without its namespace is the anchor of its section. */
export function rulesPageText(): string {
  const rules = [...renderRules(RUNNER_VENUE), renderNotTestedRule(), ...renderFileRules()];
  return `${[HEAD, ...rules.map(sectionOf)].join('\n\n')}\n`;
}

function sectionOf({ id, help, defaultConfiguration, properties }: ReportingDescriptor): string {
  const [title = '', ...sections] = (help?.markdown ?? '').split(/\n\n## /u);
  const texts = sections.flatMap((section) => {
    const [heading = '', ...lines] = section.split(/\n+/u);
    const text = lines.map((line) => line.replace(/^- /u, '')).join(' ');
    // The same for every attack, or a list that stands in evidence.md.
    if (['What the score means', 'How the attack works', 'More about it'].includes(heading)) return [];
    return heading === 'What was found' ? text : `**${heading}:** ${text}`;
  });
  const severity: unknown = properties?.['security-severity'];
  const level = `${defaultConfiguration?.level ?? ''}, severity ${String(severity)}`;
  const text = [`**${title.replace(/^# /u, '')}** (${level}).`, ...texts].join(' ');
  return `## ${id.replace(/^.*\//u, '')}\n\n${wrapped(text, '')}`;
}
