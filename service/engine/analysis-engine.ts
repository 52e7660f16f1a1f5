import type { JobEngine, JobFile } from '../jobs/job-engine.ts';
import type { Job } from '../jobs/job.ts';
import type { JobsState } from '../jobs/jobs-state.ts';
import { ENGINE_VERSION } from './method-versions.ts';
import { AnalysisRuns, type AnalysisRunsOptions, type JobState } from './analysis-runs.ts';
import { progressOf, usualThreshold } from './job-progress.ts';
import type { AnalysisOutcome } from './process/run-analysis.ts';
import type { JobSummary } from '../../src/core/job-summary.ts';

/** Shown in every report and on every page. */
const ENGINE_NOTE =
  'Computed by the built-in service, by attacks on this very model and checks of these very data.';

export interface AnalysisEngineOptions extends AnalysisRunsOptions, Pick<JobsState['settings'], 'planOf'> {}

/** An engine that attacks models, each analysis in a process of its own. Ended jobs outlast a restart. */
export function createAnalysisEngine(options: AnalysisEngineOptions): JobEngine {
  const runs = new AnalysisRuns(options);
  const thresholdOf = ({ modelId, kind, fields }: Job): number =>
    (kind === 'supply-chain' ? undefined : options.planOf(modelId, kind)?.threshold) ??
    usualThreshold({ kind, fields });
  return {
    note: ENGINE_NOTE,
    planJob(kind) {
      if (kind !== 'supply-chain') runs.announce();
      return '';
    },
    holdModelApi(jobId, details) {
      runs.holdModelApi(jobId, details);
    },
    startJob(job, uploads, files) {
      runs.start(job, uploads, files);
    },
    progressOf: (job) => progressOf(job, runs.stateOf(job), thresholdOf(job)),
    thresholdOf,
    async renderReport(job, files, type, format) {
      const ended = resultOf(runs.stateOf(job));
      if (ended === undefined) return undefined;
      const { renderReport } = await import('./report/render-report.ts');
      return renderReport(
        type,
        format,
        summarize(job, ended.keptFiles ?? files, ended, thresholdOf(job)),
        ended.result,
      );
    },
    reportOf(job, files) {
      const ended = resultOf(runs.stateOf(job));
      if (ended === undefined) return undefined;
      const summary = summarize(job, ended.keptFiles ?? files, ended, thresholdOf(job));
      return { summary, result: ended.result };
    },
    close: () => runs.close(),
  };
}

type EndedWithResult = Extract<AnalysisOutcome, { kind: 'result' }> & {
  readonly keptFiles: readonly JobFile[] | undefined;
};

function resultOf(state: JobState | undefined): EndedWithResult | undefined {
  if (state?.kind !== 'ended' || state.outcome.kind !== 'result') return undefined;
  return { ...state.outcome, keptFiles: state.keptFiles };
}

function summarize(
  job: Job,
  files: readonly JobFile[],
  { result, runtime }: EndedWithResult,
  threshold: number,
): JobSummary {
  if (job.task === undefined || job.kind === 'supply-chain') {
    throw new Error('A scan of files has no analysis.');
  }
  const isVulnerable = result.score.value > threshold;
  return {
    jobId: job.jobId,
    model: job.modelId,
    task: job.task,
    attack: job.kind,
    threshold,
    verdict: isVulnerable ? 'vulnerable' : result.cutShort ? 'undecided' : 'clean',
    runtime: runtime === 'native' ? 'onnxruntime-node' : 'onnxruntime-web (WebAssembly)',
    engineVersion: ENGINE_VERSION,
    files: files.map((file) => ({ ...file, name: `${file.slot}.zip` })),
    isBgr: job.fields.color_space?.toLowerCase() === 'bgr',
    ...(result.picture !== undefined && { picture: result.picture }),
    ...(result.columns !== undefined && { columns: result.columns }),
  };
}
