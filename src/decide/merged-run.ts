import type { AnalysisResult, Lineage, Outcome, Verdict } from '../facts/run-outcome.ts';
import type { FailureReason } from '../core/errors.ts';
import type { JudgedFinding, SupplyChainOutcome } from '../facts/file-scan.ts';
import type { AcceptedModel, UnattackableFile, UnattackedModel } from '../facts/results/model-files.ts';
import type { ModelComparisons } from '../facts/results/model-comparison.ts';
import { RUNNER_VENUE } from '../facts/venue.ts';
import { counted } from '@model-security-scan/common/number-words';
import { isDecided } from './judged.ts';
import { countsAsVulnerable, isAccepted } from './scan/decide-findings.ts';
import { decideRun } from './decide-run.ts';
import { mergeFindings } from './scan/judge-scan.ts';
import { sameCommit } from './target.ts';

/** One run of several whose verdicts are merged, as its results file tells of it. */
export interface RunPart {
  /** How people call it: the path of the file. */
  readonly name: string;
  /** Absent if the file does not say how the run ended. */
  readonly run?: {
    readonly status: Outcome['status'];
    /** Absent in files of older versions. */
    readonly verdict?: Verdict;
    readonly failureReason?: FailureReason;
    readonly message?: string;
    readonly filesScanned?: number;
  };
  readonly analyses: readonly AnalysisResult[];
  readonly files: readonly JudgedFinding[];
  /** The models that nothing attacks; absent if the file does not say. */
  readonly unattacked?: readonly UnattackedModel[];
  readonly acceptedModels?: readonly AcceptedModel[];
  readonly unattackable?: readonly UnattackableFile[];
  /** What a change did to the models; absent if nothing was compared. */
  readonly comparisons?: ModelComparisons;
  readonly byRecord: boolean;
  /** The commit that the run was about; absent if it is not known. */
  readonly commit?: string;
}

/** Jobs of one pull request compare different models with the same base. */
function mergeComparisons(parts: readonly RunPart[]): Pick<Outcome, 'comparisons'> {
  const all = parts.flatMap(({ comparisons }) => comparisons ?? []);
  const [first] = all;
  const fault = all.find((one) => one.fault !== undefined)?.fault;
  if (first === undefined) return {};
  const models = all.flatMap((one) => one.models);
  return {
    comparisons: { base: first.base, models, ...(models.length === 0 && fault !== undefined && { fault }) },
  };
}

const DECIDED: readonly Outcome['status'][] = ['passed', 'vulnerable', 'already-scanned'];

const NO_LINEAGE: Lineage = {
  record: undefined,
  matchesCommit: 'unknown',
  vulnerable: 'unknown',
  accepted: false,
};

/**
 * Decides what several runs found together. It is clean only if each of them came to a verdict and none is vulnerable
 * (docs/design.md, rule 1). An analysis that several runs name counts as the worst of them.
 */
export function mergeRuns(parts: readonly RunPart[]): Outcome {
  const isOnRunner = isLocal(parts);
  const results = worstOfEach(parts.flatMap(({ analyses }) => analyses));
  const supplyChain = mergeFiles(parts);
  const undecided = [...parts.flatMap((part) => explainUndecided(part) ?? []), ...otherCommits(parts)];
  const facts = {
    ...({ mode: 'scan', wait: true, failOnVulnerability: true, lineage: NO_LINEAGE } as const),
    ...{ planned: results.length, results, supplyChain, leavesFilesOut: isOnRunner },
  };
  const base = {
    mode: 'scan',
    results,
    ...mergeComparisons(parts),
    ...(supplyChain === undefined ? {} : { supplyChain }),
    problems: [],
    notices: [],
    warnings: undecided,
    ...(isOnRunner ? { requested: { keepsJobs: false, reports: true, venue: RUNNER_VENUE } } : {}),
  } as const;
  const isNothing = results.length === 0 && supplyChain === undefined;
  const decided = isNothing
    ? ({ status: 'already-scanned', failed: false, headline: 'Every run was scanned before.' } as const)
    : decideRun(facts);
  if (decided.status === 'vulnerable') return { ...base, ...decided };
  if (parts.some(saysVulnerable)) {
    const headline =
      'A run was vulnerable because of a finding that its file does not list, or because of the record of ' +
      'an earlier scan.';
    return { ...base, status: 'vulnerable', failureReason: 'vulnerable', failed: true, headline };
  }
  const replaced = decided.failed ? 0 : parts.filter(isReplaced).length;
  if (undecided.length === 0) {
    return replaced === 0 || isNothing
      ? { ...base, ...decided }
      : { ...base, ...replacedEnd(decided, replaced) };
  }
  const words = counted(undecided.length, 'run', 'runs');
  const failureReason: FailureReason = decided.failureReason ?? 'analysis-failed';
  const headline = `${words} of ${String(parts.length)} reached no verdict.`;
  return {
    ...base,
    status: 'error',
    failed: true,
    failureReason,
    headline,
    errorMessage: undecided.join(' '),
  };
}

/** True if no service did anything: then no advice speaks of one. */
function isLocal(parts: readonly RunPart[]): boolean {
  return parts.every(
    ({ analyses, byRecord }) => !byRecord && analyses.every(({ jobId }) => jobId === undefined),
  );
}

/**
 * True if the record of a service stands for a run. It does not say what was judged, so it is no verdict. Files of older
 * versions do not say whether kept results of the same bytes replaced the run.
 */
function isReplaced({ run }: RunPart): boolean {
  return run?.status === 'already-scanned' && run.verdict !== 'passed';
}

/** Runs that a record replaced are no failure, but the whole has not passed. */
function replacedEnd({ headline }: Pick<Outcome, 'headline'>, replaced: number): RunEnd {
  const runs = counted(replaced, 'run was', 'runs were');
  const words = `${runs} replaced by the record of an earlier scan, which does not say what was judged: no verdict.`;
  return { status: 'already-scanned', failed: false, headline: `${headline} ${words}` };
}

type RunEnd = Pick<Outcome, 'status' | 'failed' | 'headline'>;

function saysVulnerable({ run, byRecord }: RunPart): boolean {
  return byRecord || run?.status === 'vulnerable' || run?.failureReason === 'vulnerable';
}

function explainUndecided({ name, run, analyses, files }: RunPart): string | undefined {
  if (run === undefined) {
    return analyses.length + files.length > 0 ? undefined : `${name}: the file says nothing about its run.`;
  }
  const isWhole = DECIDED.includes(run.status) && (run.failureReason ?? 'vulnerable') === 'vulnerable';
  const saysNothing = analyses.length + files.length === 0 && run.filesScanned === undefined;
  if (isWhole && saysNothing && run.status === 'passed') {
    return `${name}: the run passed, but looked at nothing.`;
  }
  if (isWhole) return undefined;
  const why = run.failureReason === undefined ? '' : ` (${run.failureReason})`;
  return `${name}: the run ended with status ${run.status}${why}${run.message === undefined ? '.' : `: ${run.message}`}`;
}

/** A file of another commit may be left over from an earlier run: its verdict is not one on the files of now. */
function otherCommits(parts: readonly RunPart[]): readonly string[] {
  const first = parts.find(({ commit }) => commit !== undefined);
  return parts.flatMap(({ name, commit }) =>
    commit === undefined || first?.commit === undefined || sameCommit(commit, first.commit) === true
      ? []
      : [
          `${name}: the run is about commit ${commit.slice(0, 12)}, and that of ${first.name} about ` +
            `${first.commit.slice(0, 12)}. Give the files of one commit, or make a report of each.`,
        ],
  );
}

function worstOfEach(results: readonly AnalysisResult[]): readonly AnalysisResult[] {
  const worst = new Map<string, AnalysisResult>();
  for (const result of results) {
    const known = worst.get(result.spec.name);
    if (known === undefined || rank(result) > rank(known)) worst.set(result.spec.name, result);
  }
  return [...worst.values()];
}

function rank(result: AnalysisResult): number {
  if (countsAsVulnerable(result)) return 3;
  if (!isDecided(result)) return 2;
  return isAccepted(result) ? 1 : 0;
}

function mergeFiles(parts: readonly RunPart[]): SupplyChainOutcome | undefined {
  const findings = mergeFindings(parts.flatMap(({ files }) => files));
  const counts = parts.flatMap(({ run }) => run?.filesScanned ?? []);
  if (findings.length === 0 && counts.length === 0) return undefined;
  return {
    scope: 'workspace',
    findings,
    files: [],
    unattacked: byPath(parts.flatMap(({ unattacked = [] }) => unattacked)),
    acceptedModels: byPath(parts.flatMap(({ acceptedModels = [] }) => acceptedModels)),
    unattackable: byPath(parts.flatMap(({ unattackable = [] }) => unattackable)),
    hasModelFiles: parts.some(({ run }) => run?.filesScanned !== undefined && isKnown(run.verdict)),
    fileCount: Math.max(0, ...counts),
    ...{ bytes: 0, unchangedCount: 0, ignoredCount: 0 },
  };
}

/** Several runs may have seen the same file. */
function byPath<File extends { readonly path: string }>(files: readonly File[]): readonly File[] {
  return [...new Map(files.map((file) => [file.path, file])).values()];
}

/** A run that attacked nothing has a verdict only if it scanned model files. */
function isKnown(verdict: Verdict | undefined): boolean {
  return verdict !== undefined && verdict !== 'none';
}
