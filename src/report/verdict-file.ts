import type { Program } from '../core/own-program.ts';
import type { JudgedResult, Outcome } from '../facts/run-outcome.ts';
import type { Standing, SupplyChainOutcome } from '../facts/file-scan.ts';
import { countFindings, findingState } from '../decide/scan/decide-findings.ts';
import { sentSlots, type VerdictStatement } from '../decide/verdict-statement.ts';
import { canonicalJson } from '../text/canonical-json.ts';
import { plainLine } from '@model-security-scan/common/sanitize';
import { evidenceObjects } from './assurance.ts';
import {
  intervalObject,
  lineOrNull,
  MAX_FIELD_LENGTH,
  MAX_PATH_LENGTH,
  programObject,
} from './result-object.ts';

/** The type of the predicate, with the version of its form. `schema/verdict.schema.json` describes it. */
export const VERDICT_TYPE = 'urn:model-security-scan:verdict:v1';

/** What is known of the run itself. Everything else in a statement follows from what was judged. */
export interface RunFacts {
  readonly program: Program;
  /** The address of the run; absent outside of GitHub. */
  readonly runUrl?: string;
  /** The attempt of the run; empty if it is not known. */
  readonly attempt: string;
}

/**
 * Renders the verdict as an in-toto statement (https://in-toto.io/Statement/v1), in canonical form: one line of JSON with
 * sorted keys. The same verdict and the same facts give the same bytes. Nothing in it is signed yet.
 */
export function renderVerdictFile(statement: VerdictStatement, outcome: Outcome, facts: RunFacts): string {
  const { verdict, files, analyses, undecided } = statement;
  const { status, target, supplyChain, policy } = outcome;
  const predicate = {
    verdict,
    status,
    engine: programObject(facts.program),
    repository: lineOrNull(target?.repoUrl, MAX_FIELD_LENGTH),
    commit: lineOrNull(target?.commit, MAX_FIELD_LENGTH),
    run:
      facts.runUrl === undefined
        ? null
        : {
            url: lineOrNull(facts.runUrl, MAX_FIELD_LENGTH),
            attempt: lineOrNull(facts.attempt, MAX_FIELD_LENGTH),
          },
    analyses: analyses.map(analysisPart),
    undecided: undecided.map((name) => plainLine(name, MAX_FIELD_LENGTH)),
    supply_chain: supplyChain?.scope === 'workspace' ? supplyChainPart(supplyChain) : null,
    findings: countFindings(outcome),
    baseline: policy?.hasBaseline === true,
    evidence: evidenceObjects(outcome),
  };
  const subject = files.map(({ path, sha256 }) => ({
    name: plainLine(path, MAX_PATH_LENGTH),
    digest: { sha256 },
  }));
  return `${canonicalJson({
    _type: 'https://in-toto.io/Statement/v1',
    subject,
    predicateType: VERDICT_TYPE,
    predicate,
  })}\n`;
}

function analysisPart(result: JudgedResult): Readonly<Record<string, unknown>> {
  const { spec, state, score, threshold, interval, methodVersion, policy, keptSince } = result;
  const { bound = null, access = null, notTested = [] } = result;
  return {
    name: plainLine(spec.name, MAX_FIELD_LENGTH),
    task: spec.task,
    attack: spec.attack,
    state,
    score: score ?? null,
    threshold,
    interval: intervalObject(interval),
    method_version: lineOrNull(methodVersion, MAX_FIELD_LENGTH),
    bound,
    access,
    not_tested: notTested.map((part) => plainLine(part, MAX_FIELD_LENGTH)),
    kept_since: lineOrNull(keptSince, MAX_FIELD_LENGTH),
    finding: findingState(result) ?? null,
    why: lineOrNull(policy?.why),
    artifacts: artifactParts(result),
  };
}

/** What was analysed. The digest of a folder is that of its names and the digests of its files. */
function artifactParts(result: JudgedResult): readonly object[] {
  const { spec, digests = {}, folders = [] } = result;
  const judged = sentSlots(result);
  return spec.artifacts.flatMap(({ slot, path }) => {
    const digest = digests[slot];
    if (digest === undefined || !judged.includes(slot)) return [];
    const form = folders.includes(slot) ? 'folder' : 'file';
    return [{ slot, path: plainLine(path, MAX_PATH_LENGTH), form, digest }];
  });
}

const STANDINGS: readonly Standing[] = ['flagged', 'undecided', 'known', 'accepted', 'listed'];

function supplyChainPart({
  findings,
  fileCount,
  ignoredCount,
}: SupplyChainOutcome): Readonly<Record<string, unknown>> {
  const count = (standing: Standing): number => findings.filter((one) => one.standing === standing).length;
  return {
    files_scanned: fileCount,
    files_ignored: ignoredCount,
    findings: Object.fromEntries(STANDINGS.map((standing) => [standing, count(standing)])),
  };
}
