import type { AnalysisResult, Outcome, Status } from '../../facts/run-outcome.ts';
import { countsAsVulnerable } from '../../decide/scan/decide-findings.ts';
import { acceptsUntested, isEmptyPass } from '../../decide/verdict.ts';
import type { Tone } from '../../html/badge.ts';

const TONES: Readonly<Record<Status, Tone>> = {
  'already-scanned': 'good',
  'not-scanned': 'none',
  planned: 'none',
  submitted: 'none',
  passed: 'good',
  vulnerable: 'bad',
  skipped: 'none',
  error: 'open',
};

/** The colour of a run: a run that attacked nothing is no good one. */
export function toneOf(outcome: Outcome): Tone {
  const { status, failed, lineage } = outcome;
  if (isEmptyPass(outcome) || acceptsUntested(outcome)) return 'open';
  if (status === 'already-scanned' && (failed || lineage?.vulnerable !== false)) return 'open';
  return TONES[status];
}

/** What stands for a verdict, and the analyses that it rests on. */
const TITLES: Readonly<Record<Tone, readonly [mark: string, counts: (result: AnalysisResult) => boolean]>> = {
  bad: ['✗', countsAsVulnerable],
  good: ['✓', ({ state }) => state === 'passed' || state === 'vulnerable'],
  open: ['?', ({ state }) => state !== 'passed' && state !== 'vulnerable'],
  none: ['–', () => false],
};

/**
 * The title of a run's page, for tabs and bookmarks: the verdict, how many of the analyses it rests on, and the commit, such as
 * `✗ 5/9 · fraud-models@650ab7c`.
 */
export function pageTitle(outcome: Outcome): string {
  const { results, target } = outcome;
  const [mark, counts] = TITLES[toneOf(outcome)];
  const count = results.filter(counts).length;
  const share = count === 0 ? '' : ` ${String(count)}/${String(results.length)}`;
  const name = target?.repoUrl.split('/').findLast((part) => part !== '') ?? '';
  const commit = target?.commit === undefined ? '' : `@${target.commit.slice(0, 7)}`;
  return `${mark}${share} · ${name === '' ? 'Model security report' : `${name}${commit}`}`;
}
