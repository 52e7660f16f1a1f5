import type { Attack } from '@model-security-scan/engine/catalog';
import type { AnalysisResult, Outcome } from '../../facts/run-outcome.ts';
import { notTestedShort } from '../../facts/finding-words.ts';
import { boundedScore, CLOSE_WORDS, containsThreshold, roundedScore } from '../../facts/score-words.ts';
import type { SupplyChainOutcome } from '../../facts/file-scan.ts';
import { countFindings, countsAsVulnerable } from '../../decide/scan/judge-findings.ts';
import { withStanding } from '../../decide/scan/judge-scan.ts';
import { badge } from '../../html/badge.ts';
import { type Content, element, type Markup, placeAddress } from '../../html/markup.ts';
import { counted, grouped } from '@model-security-scan/common/number-words';
import { consequenceOf, CONSEQUENCE } from '../order.ts';
import { labelOf } from '../document/states.ts';
import { stateBadge } from './analyses.ts';
import { andMore, note } from './parts.ts';

const MOST_ROWS = 1000;

/** All models by all attacks, in one glance: each cell leads to what the page says of the analysis. */
export function matrix({ results, supplyChain }: Outcome, ids: ReadonlyMap<AnalysisResult, string>): Content {
  const attacks = CONSEQUENCE.filter((attack) => results.some(({ spec }) => spec.attack === attack));
  const models = modelsOf(results);
  const unattacked = supplyChain?.unattacked ?? [];
  const width = Math.max(1, attacks.length);
  const rows = [
    ...[...models].map(([model, ofModel]) => modelRow(model, ofModel, attacks, ids)),
    ...unattacked.map(({ path }) => wideRow(path, width, badge('open', 'Not attacked'))),
    ...(supplyChain === undefined ? [] : [wideRow('Files', width, fileCell(supplyChain))]),
  ];
  if (rows.length === 0) return [];
  const words = legend(results, results.length < attacks.length * models.size);
  const heads = ['Model', ...(attacks.length === 0 ? [''] : attacks)];
  const table = element(
    'table',
    { class: 'matrix' },
    element('caption', {}, 'Every model and every attack'),
    element(
      'thead',
      {},
      element(
        'tr',
        {},
        heads.map((head) => (head === '' ? element('td') : element('th', { scope: 'col' }, head))),
      ),
    ),
    element('tbody', {}, rows.slice(0, MOST_ROWS)),
  );
  return [
    element(
      'div',
      { class: 'scroll', role: 'group', 'aria-label': 'Every model and every attack', tabindex: 0 },
      table,
    ),
    andMore(rows.length - MOST_ROWS, 'models'),
    words === '' ? undefined : note(words),
  ];
}

/** The results of each model, those with the gravest findings first. */
function modelsOf(results: readonly AnalysisResult[]): ReadonlyMap<string, readonly AnalysisResult[]> {
  const models = new Map<string, AnalysisResult[]>();
  for (const result of results.toSorted((one, other) => consequenceOf(one) - consequenceOf(other))) {
    const { model } = result.spec;
    models.set(model, [...(models.get(model) ?? []), result]);
  }
  return models;
}

function modelRow(
  model: string,
  results: readonly AnalysisResult[],
  attacks: readonly Attack[],
  ids: ReadonlyMap<AnalysisResult, string>,
): Markup {
  return element(
    'tr',
    {},
    element('th', { scope: 'row' }, model),
    attacks.map((attack) => {
      const result = results.find(({ spec }) => spec.attack === attack);
      return element('td', {}, result === undefined ? NOT_ASKED : cell(result, ids.get(result)));
    }),
  );
}

const NOT_ASKED = element('span', { class: 'note' }, '–');

function cell(result: AnalysisResult, id: string | undefined): Content {
  const { score, spec } = result;
  const isJudged = result.state === 'passed' || result.state === 'vulnerable';
  if (!isJudged || score === undefined) return linked(id, stateBadge(result), undefined);
  const close = isClose(result);
  const shown = `${close ? '~ ' : ''}${roundedScore(score)}`;
  const words = `${spec.name}: ${labelOf(result).words}, score ${boundedScore(score, result.bound)}`;
  const parts = notTestedShort(result);
  // What was not tested is no part of a green score.
  const link = linked(id, stateBadge(result, shown), `${words}${close ? `, ${CLOSE_WORDS}` : ''} (${shown})`);
  return parts === '' ? link : [link, ' ', badge('open', parts)];
}

function linked(id: string | undefined, content: Markup, words: string | undefined): Markup {
  if (id === undefined) return content;
  return element('a', { href: placeAddress(id), 'aria-label': words }, content);
}

function wideRow(name: string, width: number, content: Content): Markup {
  return element('tr', {}, element('th', { scope: 'row' }, name), element('td', { colspan: width }, content));
}

/** Files are green only if none of them fails the check and none is to be looked at. */
function fileCell(supplyChain: SupplyChainOutcome): Content {
  const count = (standing: Parameters<typeof withStanding>[1]): number =>
    withStanding(supplyChain, standing).length;
  const [flagged, undecided, listed] = [count('flagged'), count('undecided'), count('listed')];
  const scanned = counted(supplyChain.fileCount, 'file', 'files');
  if (flagged + undecided === 0) {
    return listed === 0
      ? badge('good', `${scanned} scanned, no finding`)
      : badge('none', `${scanned} scanned, ${counted(listed, 'finding', 'findings')} to look at`);
  }
  return [
    flagged === 0 ? undefined : badge('bad', `${counted(flagged, 'finding', 'findings')} in ${scanned}`),
    ' ',
    undecided === 0 ? undefined : badge('open', `${String(undecided)} not scanned`),
  ];
}

function legend(results: readonly AnalysisResult[], hasGaps: boolean): string {
  const parts = [
    ...(results.some(({ score }) => score !== undefined) ? ['The number is the score.'] : []),
    ...(results.some(isClose) ? ['~ marks a score that is close to its limit.'] : []),
    ...(hasGaps ? ['– marks an attack that is not configured, so nothing is known about it.'] : []),
  ];
  return parts.join(' ');
}

function isClose(result: AnalysisResult): boolean {
  const { threshold } = result;
  const interval = 'interval' in result ? result.interval : result.evidence?.result.score;
  return threshold !== undefined && containsThreshold(interval, threshold);
}

/** The numbers of a run at the top of its page; undefined if there are none. */
export function counts(outcome: Outcome): Markup | undefined {
  const { results, supplyChain } = outcome;
  const of = (...states: readonly AnalysisResult['state'][]): number =>
    results.filter(({ state }) => states.includes(state)).length;
  const { known, accepted } = countFindings(outcome);
  const dangers = supplyChain?.findings.filter(({ standing }) => standing === 'flagged').length ?? 0;
  const numbers: readonly (readonly [number, string])[] = [
    [results.filter(countsAsVulnerable).length, 'vulnerable'],
    [of('not-tested', 'failed', 'timeout', 'error'), 'without a verdict'],
    [of('passed'), 'passed'],
    [of('planned', 'submitted'), 'not finished'],
    [known, 'known'],
    [accepted, 'accepted'],
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
