import type {
  Invocation,
  Log,
  ReportingDescriptor,
  Result,
  Run,
  ToolComponent,
  VersionControlDetails,
} from 'sarif';
import type { Outcome, Target } from '../facts/run-outcome.ts';
import { venueOf } from '../facts/venue.ts';
import { plainLine } from '@model-security-scan/common/sanitize';
import { linkableUri } from './sarif/inert-text.ts';
import { analysisInvocation, testedInvocation } from './sarif/invocation.ts';
import { judgedBy } from '../decide/judged.ts';
import { supplyChainResults, unattackedResults } from './sarif/file-results.ts';
import { FALLBACK_FILE, MAX_RESULTS } from './sarif/result.ts';
import { analysisResults, notTestedResults, recordResult } from './sarif/sarif-results.ts';
import { renderFileRules, renderNotTestedRule, renderRules } from './sarif/sarif-rules.ts';
import { renderTaxonomies } from './sarif/taxonomies.ts';
import { present } from '@model-security-scan/common/present';

/** The parts of a SARIF run that are not in the outcome. */
export interface SarifOptions {
  /** Made by `sarifCategory`: ends in `/`. */
  readonly category: string;
  /** The config file that was read, relative to the workspace. */
  readonly configFile?: string;
  /** The file for results without a place, relative to the workspace. Default: `.github/model-security.yml`. */
  readonly fallbackFile?: string;
  /** The version of this action, such as `1.2.3`. */
  readonly version?: string;
  /** The home page of this action; left out if its address is not safe to link. */
  readonly informationUri?: string;
}

/**
 * Renders the findings of a run as SARIF 2.1.0 for code scanning.
 *
 * There is one SARIF run for the analyses, one for those that could not be tested, one for the record of an earlier scan, and
 * one for the repository's files, with the models that nothing attacks. Each has its own category, and exists only if it was judged (see `judgedBy`), so that only
 * a judgement closes alerts. Without findings a SARIF run has no results. Analyses without a verdict become notifications,
 * and their SARIF run is marked as not successful: one that could not be tested closes no alert of its attack.
 * @returns a log without runs if `sarifIsDue` is false; such a log must not be written
 */
export function renderSarif(outcome: Outcome, options: SarifOptions): Log {
  const { category, fallbackFile = options.configFile ?? FALLBACK_FILE } = options;
  const { analyses, tested, record, supplyChain } = judgedBy(outcome);
  const run = (
    id: string,
    invocation: Invocation,
    results: Result[],
    rules = renderRules(venueOf(outcome)),
  ): Run => ({
    tool: { driver: driver(options, rules) },
    automationDetails: { id },
    invocations: [invocation],
    columnKind: 'utf16CodeUnits',
    taxonomies: renderTaxonomies(),
    ...provenance(outcome.target),
    results,
  });
  const hasBaseline = outcome.policy?.hasBaseline === true;
  const runs: Run[] = [];
  if (analyses !== undefined) {
    const invocation = analysisInvocation(analyses, fallbackFile);
    runs.push(run(category, invocation, analysisResults(analyses, fallbackFile, hasBaseline)));
  }
  if (tested !== undefined) {
    const results = notTestedResults(tested, fallbackFile);
    runs.push(run(`${category}not-tested/`, testedInvocation(tested), results, [renderNotTestedRule()]));
  }
  if (record !== undefined) {
    const results = record.vulnerable ? [recordResult(outcome, options.configFile ?? fallbackFile)] : [];
    runs.push(run(`${category}record/`, { executionSuccessful: true }, results));
  }
  if (supplyChain !== undefined) {
    const results = [
      ...supplyChainResults(supplyChain, fallbackFile, hasBaseline),
      ...unattackedResults(outcome.supplyChain, fallbackFile),
    ];
    runs.push(
      run(
        `${category}supply-chain/`,
        { executionSuccessful: true },
        results.slice(0, MAX_RESULTS),
        renderFileRules(),
      ),
    );
  }
  return { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs };
}

/** Serializes a SARIF log as the text of its file. */
export function serializeSarif(log: Log): string {
  return `${JSON.stringify(log, undefined, 2)}\n`;
}

function driver({ version, informationUri }: SarifOptions, rules: ReportingDescriptor[]): ToolComponent {
  const home = linkableUri(informationUri);
  return {
    name: 'Model Security Scan',
    ...present({ version, informationUri: home }),
    supportedTaxonomies: renderTaxonomies().map(({ name }, index) => ({ name, index })),
    // The page of a rule is at the home of the action; without a home, a page of a public taxonomy stays.
    rules: home === undefined ? rules : rules.map((rule) => ({ ...rule, helpUri: rulePage(home, rule.id) })),
  };
}

function rulePage(home: string, id: string): string {
  return `${home}/blob/HEAD/docs/rules.md#${id.replace(/^.*\//u, '')}`;
}

function provenance(target: Target | undefined): Pick<Run, 'versionControlProvenance'> {
  const repositoryUri = linkableUri(target?.repoUrl);
  if (target === undefined || repositoryUri === undefined) return {};
  const { branch, commit } = target;
  return {
    versionControlProvenance: [
      {
        repositoryUri,
        ...(commit === undefined ? {} : { revisionId: plainLine(commit, 64) }),
        ...(branch === undefined ? {} : { branch: plainLine(branch, 255) }),
      } satisfies VersionControlDetails,
    ],
  };
}
