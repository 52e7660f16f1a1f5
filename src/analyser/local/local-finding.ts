import type { CachedAnalysis } from '../../cache/cache-entry.ts';
import type { AnalysisOutcome } from '@model-security-scan/engine/run-analysis';
import { methodVersion } from '@model-security-scan/engine/catalog';
import type { AnalysisSpec } from '../../facts/analysis-spec.ts';
import type { AttackResult } from '@model-security-scan/engine/results';
import { pickMeasured } from '../../facts/measured.ts';
import type { Upload } from '../../facts/run-outcome.ts';
import type { AnalysisFinding, EndedFinding, FoundReport, TimeLimit } from '../../facts/analysis-finding.ts';
import { present } from '@model-security-scan/common/present';

/** Goes up with every change outside the methods that changes scores: how models and data are read and prepared. */
const ENGINE_VERSION = '1';

type Runtime = 'wasm' | 'native';
type Files = readonly Pick<Upload, 'slot' | 'file' | 'bytes' | 'sha256'>[];

/**
 * Describes how an analysis ended.
 * @param timeLimit what limited its time
 */
export function findingOf(
  spec: AnalysisSpec,
  outcome: Exclude<AnalysisOutcome, { kind: 'cancelled' }>,
  timeLimit: TimeLimit,
  files: Files,
): AnalysisFinding {
  if (outcome.kind === 'failed') return { kind: 'failed', why: outcome.reason, by: outcome.by };
  if (outcome.kind === 'not-tested') return { kind: 'not-tested', why: outcome.reason };
  const { result, runtime } = outcome;
  const ended = endedFinding(spec, result, runtime, files);
  return result.cutShort ? { ...ended, cutShort: timeLimit } : ended;
}

/** Describes the result of an earlier analysis of the same content. */
export function keptFinding(spec: AnalysisSpec, kept: CachedAnalysis, files: Files): AnalysisFinding {
  const { runtime, madeMs } = kept;
  const keptSince = new Date(madeMs).toISOString();
  return { ...endedFinding(spec, withOrigin(kept), runtime, files), keptSince };
}

function endedFinding(
  spec: AnalysisSpec,
  result: AttackResult,
  runtime: Runtime,
  files: Files,
): EndedFinding {
  const { unearned, outcomes: _outcomes, ...others } = result;
  const { value, low, high } = result.score;
  return {
    kind: 'ended',
    score: value,
    ...pickMeasured({
      // An attack that was cut short had other chances.
      ...(result.cutShort ? others : result),
      interval: { low, high },
      methodVersion: methodVersion(spec.task, spec.attack),
    }),
    ...(unearned === undefined ? {} : { unearned }),
    report: { summary: summaryOf(spec, result, runtime, files), result },
  };
}

function summaryOf(
  { model, task, attack, fields }: AnalysisSpec,
  { picture, columns }: AttackResult,
  runtime: Runtime,
  files: Files,
): FoundReport['summary'] {
  return {
    jobId: '',
    model,
    task,
    attack,
    runtime: runtime === 'native' ? 'onnxruntime-node' : 'onnxruntime-web (WebAssembly)',
    engineVersion: ENGINE_VERSION,
    files: files.map(({ slot, file, bytes, sha256 }) => ({ slot, name: file, bytes, sha256 })),
    isBgr: fields.color_space?.toLowerCase() === 'bgr',
    ...present({ picture, columns }),
  };
}

/** Says in every report that the result is an earlier one. */
function withOrigin({ result, madeMs, evidenceKept }: CachedAnalysis): AttackResult {
  const origin = `The same content was analysed before, on ${new Date(madeMs).toISOString()}, and this is its result.`;
  return { ...result, limits: [`${origin}${MISSING[evidenceKept]}`, ...result.limits] };
}

/** What a kept result lacks, and how to get it. */
const MISSING: Readonly<Record<CachedAnalysis['evidenceKept'], string>> = {
  all: '',
  some:
    ' Some of its inputs are not shown, because they were too large to keep. To see all of them, run ' +
    'again with rescan: always.',
  none: ' Its plots and pictures were not kept. To see them, run again with rescan: always.',
};
