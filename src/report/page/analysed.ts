import type { AnalysisResult, Outcome } from '../../facts/outcome.ts';
import { factList, tableOf } from '../html/blocks.ts';
import { type Content, element } from '../../html/markup.ts';
import { formatBytes, counted, grouped } from '../../text/number-words.ts';
import type { SupplyChainOutcome } from '../../facts/scan-outcome.ts';
import { formatCovered, formatUnattackable } from '../unattackable-words.ts';
import { andMore, bullets, folded, type PageAbout } from './parts.ts';

const MOST_ROWS = 500;

/** The files of the analyses, and those that were scanned. */
export function analysedFiles({ results, supplyChain }: Outcome): Content {
  const uploads = results.flatMap(({ spec, uploads: files }) =>
    files.map((file) => [spec.name, file] as const),
  );
  const rows = uploads
    .slice(0, MOST_ROWS)
    .map(([name, { slot, file, bytes, sha256, host }]) => [name, slot, file, bytes, digest(sha256), host]);
  const scanned = (supplyChain?.files ?? []).slice(0, MOST_ROWS);
  return [
    uploads.length === 0
      ? element('p', {}, explainNothingSent(results))
      : folded(
          `${counted(uploads.length, 'archive', 'archives')} sent to the analyses`,
          tableOf(
            'Archives that were sent, and their digests',
            ['analysis', 'artifact', 'file', 'bytes', 'SHA-256', 'sent to'],
            rows,
          ),
          andMore(uploads.length - rows.length, 'archives'),
        ),
    supplyChain === undefined
      ? undefined
      : [
          element(
            'p',
            {},
            `The supply-chain scan looked at ${counted(supplyChain.fileCount, 'file', 'files')}, ${formatBytes(supplyChain.bytes)} of them models.`,
          ),
          scanned.length === 0
            ? undefined
            : folded(
                `${counted(supplyChain.files.length, 'model file', 'model files')} or files with findings`,
                tableOf(
                  'Scanned files',
                  ['file', 'format', 'bytes', 'SHA-256'],
                  scanned.map(({ path, format, bytes, sha256 }) => [
                    path,
                    format ?? 'not known',
                    bytes,
                    sha256 === undefined ? 'not read to its end' : digest(sha256),
                  ]),
                ),
                andMore(supplyChain.files.length - scanned.length, 'files'),
              ),
        ],
  ];
}

function explainNothingSent(results: readonly AnalysisResult[]): string {
  return results.some((result) => 'keptSince' in result)
    ? 'No file was sent to an analysis: earlier runs analysed exactly the same content, and their results are shown.'
    : 'No file was analysed by an attack.';
}

function digest(sha256: string): Content {
  return element('code', { class: 'digest' }, sha256);
}

/** The program, its methods and its settings. */
export function tools(outcome: Outcome, { version, settings }: PageAbout): Content {
  const { results } = outcome;
  const judged = results.flatMap(({ spec, evidence, threshold }) =>
    evidence === undefined ? [] : [{ name: spec.name, threshold, ...evidence }],
  );
  const runtimes = [...new Set(judged.map(({ summary }) => summary.runtime))];
  const engines = [...new Set(judged.map(({ summary }) => summary.engineVersion))];
  return [
    factList([
      ['Program', `Model Security Scan${version === '' ? '' : ` ${version}`}`],
      ...(engines.length === 0 ? [] : [['Engine', `version ${engines.join(', ')}`] as const]),
      ...(runtimes.length === 0 ? [] : [['Runtime of the models', runtimes.join(', ')] as const]),
      ...settings,
      ...policySource(outcome),
    ]),
    judged.length === 0
      ? undefined
      : folded(
          'Methods and effort of each analysis',
          tableOf(
            'Methods',
            ['analysis', 'method', 'version', 'queries', 'seconds', 'threshold'],
            judged.map(({ name, threshold, result }) => [
              name,
              result.method.name,
              result.method.version,
              result.queries,
              result.seconds,
              threshold,
            ]),
          ),
        ),
  ];
}

/** Says whose policy judged the run, if its pull request has one of its own. */
function policySource({ policyChange }: Outcome): readonly (readonly [string, string])[] {
  if (policyChange?.kind !== 'compared') return [];
  const { base, judgedBy } = policyChange;
  const whose =
    judgedBy === 'base'
      ? `base: the settings of the policy are those of the base commit ${base.slice(0, 12)}`
      : 'head: the settings of the policy are those of the pull request';
  return [['policy-from', whose]];
}

/** Everything that the run did not do, did not decide, or left out. */
export function notAnalysed(
  outcome: Outcome,
  pagesLeftOut: readonly string[],
  isFromResultsFiles: boolean,
): Content {
  const { results, supplyChain, notices, warnings = [] } = outcome;
  const undecided = results.filter(({ state }) => state !== 'passed' && state !== 'vulnerable');
  // The page says elsewhere what results files do not hold.
  const withoutEvidence = isFromResultsFiles ? [] : results.filter(hasVerdictOnly);
  const items: Content[] = [
    ...undecided.map(({ spec, message }) => `${spec.name} has no verdict. ${message ?? ''}`),
    ...(withoutEvidence.length === 0
      ? []
      : [
          `${counted(withoutEvidence.length, 'analysis has', 'analyses have')} a verdict, but no evidence on this page: the service that made them keeps it.`,
        ]),
    ...(supplyChain === undefined
      ? ['The files of the repository were not scanned (input supply-chain).']
      : []),
    ...(supplyChain === undefined ? [] : notAttacked(supplyChain)),
    ...(supplyChain?.scope === 'artifacts'
      ? ['Only files that were about to be uploaded were scanned, not the others of the repository.']
      : []),
    ...(supplyChain !== undefined && supplyChain.ignoredCount > 0
      ? [`${counted(supplyChain.ignoredCount, 'file was', 'files were')} left out, as the config file says.`]
      : []),
    ...(supplyChain !== undefined && supplyChain.unchangedCount > 0
      ? [
          `${counted(supplyChain.unchangedCount, 'file was', 'files were')} not scanned again: unchanged since an earlier scan.`,
        ]
      : []),
    ...pagesLeftOut,
    ...warnings,
    ...notices,
  ];
  if (items.length === 0) return element('p', {}, 'Nothing was left out.');
  return [bullets(items.slice(0, MOST_ROWS)), andMore(items.length - MOST_ROWS, 'remarks')];
}

function notAttacked({
  unattacked = [],
  acceptedModels = [],
  unattackable = [],
  coveredModels = [],
}: SupplyChainOutcome): readonly Content[] {
  return [
    ...unattacked.map(({ path, whatToDo, lines }) => [
      `${path} was not attacked. ${whatToDo}`,
      ...lines.map((line) => element('p', { class: 'excerpt' }, element('code', {}, line))),
    ]),
    ...acceptedModels.map(
      ({ path, reason }) => `${path} was not attacked, as the config file accepts: ${reason}`,
    ),
    ...(coveredModels.length === 0 ? [] : [formatCovered(coveredModels)]),
    ...(unattackable.length === 0 ? [] : [formatUnattackable(unattackable)]),
  ];
}

function hasVerdictOnly({ state, evidence }: AnalysisResult): boolean {
  return (state === 'passed' || state === 'vulnerable') && evidence === undefined;
}

/** `3 pictures`, for the words about a page. */
export function picturesLeftOut(shown: number, left: number): readonly string[] {
  if (left === 0) return [];
  return [
    `This page shows ${grouped(shown)} groups of pictures; ${grouped(left)} more would have made it too large.`,
  ];
}
