import { joinTexts } from '../../core/join-texts.ts';
import type { Attack } from '@model-security-scan/engine/catalog';
import type { AnalysisResult, Outcome } from '../../facts/run-outcome.ts';
import { isCloseToLimit, notTestedShort } from '../../facts/finding-words.ts';
import { boundedScore, CLOSE_WORDS, roundedScore } from '../../facts/score-words.ts';
import type { SupplyChainOutcome } from '../../facts/file-scan.ts';
import { withStanding } from '../../decide/scan/judge-scan.ts';
import { badge } from '../../html/badge.ts';
import { type Content, element, isolated, type Markup, placeAddress } from '../../html/markup.ts';
import { counted } from '@model-security-scan/common/number-words';
import { labelOf } from '../document/states.ts';
import { consequenceOf, CONSEQUENCE } from '../order.ts';
import { stateBadge } from './page-analyses.ts';
import { andMore, note } from './page-parts.ts';

const MOST_ROWS = 1000;
/** More models that nothing attacks share a row. */
const MOST_UNATTACKED = 10;

/** The ids of the sections that the matrix leads to. */
export const SECTIONS = { unattacked: 'not-attacked', files: 'files' } as const;

/** All models by all attacks: a short row for each model, and each cell leads to what the page says of the analysis. */
export function matrix({ results, supplyChain }: Outcome, ids: ReadonlyMap<AnalysisResult, string>): Content {
  const attacks = CONSEQUENCE.filter((attack) => results.some(({ spec }) => spec.attack === attack));
  const models = modelsOf(results);
  const width = Math.max(1, attacks.length);
  const unattacked = (supplyChain?.unattacked ?? []).map(({ path }) => isolated(path));
  const left = unattacked.length - MOST_UNATTACKED;
  const further = left > 0 ? [counted(left, 'further model', 'further models')] : [];
  const wideRow = (name: Content, id: string, cells: Content): Markup =>
    rowOf(name, element('td', { colspan: width }, element('a', { href: placeAddress(id) }, cells)));
  const rows = [
    ...[...models].map(([model, ofModel]) => modelRow(model, ofModel, attacks, ids)),
    ...[...unattacked.slice(0, MOST_UNATTACKED), ...further].map((name) =>
      wideRow(name, SECTIONS.unattacked, badge('open', 'Not attacked')),
    ),
    ...(supplyChain === undefined ? [] : [wideRow('Files', SECTIONS.files, fileCell(supplyChain))]),
  ];
  if (rows.length === 0) return [];
  const heads =
    attacks.length === 0 ? [element('td')] : attacks.map((head) => element('th', { scope: 'col' }, head));
  const table = element(
    'table',
    { class: 'matrix' },
    element('caption', {}, TITLE),
    element('thead', {}, element('tr', {}, element('th', { scope: 'col' }, 'Model'), heads)),
    element('tbody', {}, rows.slice(0, MOST_ROWS)),
  );
  const hasGaps = results.length < attacks.length * models.size;
  return element(
    'section',
    { 'aria-label': TITLE },
    element('div', { class: 'scroll', role: 'group', 'aria-label': TITLE, tabindex: 0 }, table),
    andMore(rows.length - MOST_ROWS, 'models'),
    results.length === 0 ? undefined : note(legend(results, hasGaps)),
  );
}

const TITLE = 'Every model and every attack';

/** The results of each model, those with the gravest findings first. */
function modelsOf(results: readonly AnalysisResult[]): ReadonlyMap<string, readonly AnalysisResult[]> {
  const gravest = results.toSorted((one, other) => consequenceOf(one) - consequenceOf(other));
  return Map.groupBy(gravest, ({ spec }) => spec.model);
}

function rowOf(name: Content, ...cells: Content[]): Markup {
  return element('tr', {}, element('th', { scope: 'row' }, name), cells);
}

function modelRow(
  model: string,
  results: readonly AnalysisResult[],
  attacks: readonly Attack[],
  ids: ReadonlyMap<AnalysisResult, string>,
): Markup {
  const cells = attacks.map((attack) => {
    const result = results.find(({ spec }) => spec.attack === attack);
    return element('td', {}, result === undefined ? NOT_ASKED : cell(result, ids.get(result)));
  });
  return rowOf(isolated(model), cells);
}

const NOT_ASKED = element('span', { class: 'note', role: 'img', 'aria-label': 'not configured' }, '–');

function cell(result: AnalysisResult, id: string | undefined): Content {
  const { score, spec, state } = result;
  const isJudged = state === 'passed' || state === 'vulnerable';
  if (!isJudged || score === undefined) return linked(id, stateBadge(result), undefined);
  const close = isCloseToLimit(result);
  const untested = notTestedShort(result);
  const shown = `${close ? '~ ' : ''}${roundedScore(score)}${untested === '' ? '' : ' ?'}`;
  const words = [
    `${spec.name}: ${labelOf(result).words}`,
    `score ${boundedScore(score, result.bound)}`,
    close ? CLOSE_WORDS : '',
    untested,
  ];
  return linked(id, stateBadge(result, shown), `${joinTexts(words, ', ')} (${shown})`);
}

function linked(id: string | undefined, content: Markup, words: string | undefined): Markup {
  if (id === undefined) return content;
  return element('a', { href: placeAddress(id), 'aria-label': words }, content);
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
  const signs = [
    ...(results.some(isCloseToLimit) ? ['~ close to the limit'] : []),
    '? not tested, or not all of it',
    ...(hasGaps ? ['– not configured, so nothing is known'] : []),
  ];
  return `Scores run from 0 to 1; ${signs.join('; ')}.`;
}
