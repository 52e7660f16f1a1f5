import type { JobSummary } from '../../facts/job-summary.ts';
import { shownNumber } from './numbers.ts';
import type { AttackResult, Defence } from '../../core/attack-result.ts';
import { analysedSection } from './analysed.ts';
import { type Block, paragraph, type ReportDocument } from './document.ts';
import { foundScore, headline, toneOf } from './verdict-words.ts';

/** Tells what helps against what was found. */
export function defenceDocument(summary: JobSummary, result: AttackResult): ReportDocument {
  return {
    title: `Defence report: ${summary.attack} of ${summary.model}`,
    tone: toneOf(summary),
    headline: headline(summary, result),
    sections: [
      {
        title: 'What was found',
        blocks: [paragraph(result.meaning), paragraph(`Found: ${foundScore(summary, result)}.`)],
      },
      { title: 'What helps', blocks: defenceBlocks(result.defences, summary.threshold) },
      analysedSection(summary),
    ],
  };
}

/** The measured defences as a table, with which of them are enough, then each with its advice. */
export function defenceBlocks(defences: readonly Defence[], threshold: number): readonly Block[] {
  if (defences.length === 0) return [paragraph('The analysis suggests no defence.')];
  return [...defenceTable(defences, threshold), ...defenceAdvice(defences)];
}

/** What each defence was measured to do; nothing if none was measured. */
export function defenceTable(defences: readonly Defence[], threshold: number): readonly Block[] {
  const measured = defences.flatMap(({ name, measured }) =>
    measured === undefined
      ? []
      : [[name, measured.without, measured.with, formatEnough(measured.with, threshold)]],
  );
  if (measured.length === 0) return [];
  return [
    {
      kind: 'table',
      caption:
        'Scores without and with each defence that was measured, in a test that may be smaller than the attack',
      header: ['defence', 'score without', 'score with', `threshold ${shownNumber(threshold)}`],
      rows: measured,
    },
  ];
}

/** Each defence with its advice. */
export function defenceAdvice(defences: readonly Defence[]): readonly Block[] {
  return defences.flatMap(adviceBlocks);
}

function formatEnough(score: number, threshold: number): string {
  return score > threshold ? 'still above it' : 'not above it';
}

function adviceBlocks({ name, advice, measured, setting }: Defence): Block[] {
  const facts = Object.entries(setting ?? {}).map(([key, value]) => [key, settingText(value)] as const);
  return [
    { kind: 'heading', text: name },
    paragraph(advice),
    ...(measured === undefined ? [paragraph('Its effect was not measured.')] : []),
    ...(facts.length === 0 ? [] : [{ kind: 'facts' as const, caption: 'Setting that was measured', facts }]),
  ];
}

function settingText(value: number | string | readonly number[]): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? shownNumber(value) : value.map(shownNumber).join(', ');
}
