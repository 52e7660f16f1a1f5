import type { AnalysisResult, Outcome } from '../../facts/outcome.ts';
import { countsAsVulnerable, fileFindingState, findingState } from '../../decide/judge-findings.ts';
import { element, type Markup } from '../../html/markup.ts';
import { grouped } from '../../text/number-words.ts';

/** The numbers of a run at the top of its page; undefined if there are none. */
export function counts(outcome: Outcome): Markup | undefined {
  const { results, supplyChain } = outcome;
  const of = (...states: readonly AnalysisResult['state'][]): number =>
    results.filter(({ state }) => states.includes(state)).length;
  const dangers = supplyChain?.findings.filter(({ standing }) => standing === 'flagged').length ?? 0;
  const numbers: readonly (readonly [number, string])[] = [
    [results.filter(countsAsVulnerable).length, 'vulnerable'],
    [of('not-tested', 'failed', 'timeout', 'error'), 'without a verdict'],
    [of('passed'), 'passed'],
    [of('planned', 'submitted'), 'not finished'],
    ...(['known', 'accepted'] as const).map((state) => [acceptedAs(state, outcome), state] as const),
    ...(supplyChain === undefined
      ? []
      : ([
          [dangers, dangers === 1 ? 'finding in files' : 'findings in files'],
          [supplyChain.fileCount, supplyChain.fileCount === 1 ? 'file scanned' : 'files scanned'],
        ] as const)),
  ];
  const shown = numbers.filter(([number]) => number > 0);
  if (shown.length === 0) return undefined;
  return element(
    'ul',
    { class: 'counts' },
    shown.map(([number, what]) => element('li', {}, element('strong', {}, grouped(number)), what)),
  );
}

/** Counts the findings, of analyses and in files, that are accepted by the config file or a baseline. */
function acceptedAs(state: 'known' | 'accepted', { results, supplyChain }: Outcome): number {
  const inFiles = supplyChain?.findings.filter((finding) => fileFindingState(finding) === state) ?? [];
  return results.filter((result) => findingState(result) === state).length + inFiles.length;
}
