import { type AnalysisResult, type Outcome, RECORD_FINDING } from '../core/outcome.ts';
import { recordCounts } from '../decide/lineage.ts';
import { resultObject } from './result-object.ts';
import { ruleId } from './sarif/rules.ts';

/** The version of the format, which `schema/results.schema.json` describes. */
const FORMAT_VERSION = 1;

/** The program that wrote the results. */
const ENGINE = 'model-security-scan';

/**
 * Renders the results of a run as the text of the results file: every object of the output `results`, whole, and the
 * findings. Nothing in it is signed.
 * @param actionRef the version of the action, as the workflow names it (GITHUB_ACTION_REF); empty if it is not known
 */
export function renderResultsFile(outcome: Outcome, actionRef: string): string {
  const file = {
    version: FORMAT_VERSION,
    engine: { name: ENGINE, version: actionRef === '' ? null : actionRef },
    analyses: outcome.results.map((result) => resultObject(result)),
    findings: [
      ...outcome.results.filter(({ state }) => state === 'vulnerable').map(analysisFinding),
      ...recordFindings(outcome),
    ],
  };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}

function analysisFinding({ spec, score, threshold }: AnalysisResult): Readonly<Record<string, unknown>> {
  const place = spec.place?.kind === 'file' ? spec.place : undefined;
  return {
    finding: spec.name,
    rule: ruleId(spec.attack),
    score: score ?? null,
    threshold: threshold ?? null,
    file: place?.file ?? null,
    line: place?.line ?? null,
  };
}

/** The flag of an earlier scan's record, if it decided the run. It names no model, score or file. */
function recordFindings({ status, lineage }: Outcome): readonly Readonly<Record<string, unknown>>[] {
  if (status !== 'vulnerable' || lineage?.vulnerable !== true || !recordCounts(lineage)) return [];
  const unknown = { score: null, threshold: null, file: null, line: null };
  return [{ finding: RECORD_FINDING, rule: ruleId('supply-chain'), ...unknown }];
}
