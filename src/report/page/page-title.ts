import type { AnalysisResult, Outcome } from '../../facts/outcome.ts';
import { countsAsVulnerable } from '../../decide/judge-findings.ts';
import type { Tone } from '../../html/badge.ts';
import { toneOf } from './tone.ts';

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
