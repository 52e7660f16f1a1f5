import type { ActiveRun } from '../active-run.ts';
import { analysisDigest, FileHashes } from '../analysis/digest.ts';
import type { JobMemory } from '../analysis/memory.ts';
import type { PlannedAnalysis } from '../analysis/plan.ts';
import type { AnalysisSpec } from '../config/analysis-spec.ts';
import type { AnalysisResult } from '../outcome.ts';
import { targetOf } from '../target.ts';
import { decideByMemory } from './memory.ts';
import { needed, openGithubOf } from './open.ts';
import { contextOf } from './status-context.ts';
import { type Memory, readMemory } from './status-memory.ts';
import { createStatusWriter } from './status-writer.ts';

/**
 * The memory of the commit statuses of the event's commit: what stands there pending is taken up, and what is
 * submitted is written there.
 * @throws InvalidInputError, ServiceError where the statuses cannot be read: analyses could be made twice
 */
export async function openStatusMemory(active: ActiveRun): Promise<JobMemory> {
  const { runner, settings, signal } = active;
  const sha = targetOf(runner.event).commit ?? runner.event.sha;
  const client = await needed(active, () => openGithubOf(runner, settings, signal));
  const memories = readMemory(await needed(active, () => client.listStatuses(sha)));
  const hashes = new FileHashes(signal);
  const digestOf = ({ spec, artifacts }: PlannedAnalysis): Promise<string> =>
    analysisDigest(spec, artifacts, settings.service.root, hashes);
  // As it was written: an organization's id may well be a part of a model's name.
  const memoryOf = (spec: AnalysisSpec): Memory | undefined =>
    memories.get(contextOf(runner.secrets.redactAll(spec)));
  const write = createStatusWriter(active, client, 'another run may analyse again');
  return {
    hasRunning: (specs) =>
      specs.some((spec) => {
        const memory = memoryOf(spec);
        return memory?.kind === 'job' && memory.state === 'pending';
      }),
    recall: async (analysis) => {
      const decision = decideByMemory(memoryOf(analysis.spec), await digestOf(analysis), settings.rescan);
      const { why } = decision;
      if (decision.action === 'submit') return { why };
      return { why, job: { ...decision.job, hasEnded: decision.job.state !== 'pending' } };
    },
    keep: (analysis, result) =>
      write(sha, withThreshold(result, settings.vulnerabilityThreshold), digestOf(analysis)),
  };
}

/** What is collected later is judged by the threshold of this run. */
function withThreshold(result: AnalysisResult, override: number | undefined): AnalysisResult {
  return override === undefined ? result : { ...result, threshold: override };
}
