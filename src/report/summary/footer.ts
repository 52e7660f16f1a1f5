import type { Outcome } from '../../facts/outcome.ts';
import { markdownLink } from '../../text/sanitize.ts';
import { code } from './html.ts';
import { commitLink } from './links.ts';

/** Renders the place of the run's page, and the subject of the run. */
export function renderFooter(outcome: Outcome): string {
  const { reportFile } = outcome;
  const page = reportFile === undefined ? '' : `<p>The page of this run: ${code(reportFile, 300)}</p>`;
  return [page, renderSubject(outcome)].filter((part) => part !== '').join('\n');
}

/** Repository, branch, commit and mode. */
function renderSubject(outcome: Outcome): string {
  const { target, repoType } = outcome;
  const parts = [
    ...(target === undefined || target.repoUrl === ''
      ? []
      : [`repository ${markdownLink(code(target.repoUrl, 200), target.repoUrl)}`]),
    ...(repoType === undefined ? [] : [`kind ${code(repoType, 100)}`]),
    ...(target?.branch === undefined ? [] : [`branch ${code(target.branch, 200)}`]),
    ...(target?.commit === undefined ? [] : [`commit ${commitLink(target.commit, target.repoUrl, outcome)}`]),
    ...(target?.pullRequest === undefined ? [] : [`pull request ${code(String(target.pullRequest), 20)}`]),
    ...(target?.fork === true ? ['from a fork'] : []),
  ];
  return describeSubject(parts, outcome.mode === 'unknown' ? [] : [`mode <code>${outcome.mode}</code>`]);
}

function describeSubject(parts: readonly string[], mode: readonly string[]): string {
  if (parts.length + mode.length === 0) return '';
  const words = parts.length === 0 ? 'Model security scan, ' : 'Model security scan of ';
  return `<p><sub>${words}${[...parts, ...mode].join(' · ')}</sub></p>`;
}
