import type { ActiveRun } from '../active-run.ts';
import { analysisDigest, FileHashes } from '../analysis/digest.ts';
import type { JobMemory } from '../analysis/memory.ts';
import type { PlannedAnalysis } from '../analysis/plan.ts';
import { logAbout } from '../log.ts';
import type { AnalysisResult } from '../outcome.ts';
import { targetOf } from '../target.ts';
import { decideByMemory } from './memory.ts';
import { needed, openGithubOf, runUrlOf } from './open.ts';
import { contextOf } from './status-context.ts';
import { readMemory } from './status-memory.ts';
import { writeStatus } from './statuses.ts';

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
  let warned = false;
  return {
    hasRunning: (specs) =>
      specs.some((spec) => {
        const memory = memories.get(contextOf(spec));
        return memory?.kind === 'job' && memory.state === 'pending';
      }),
    recall: async (analysis) => {
      const memory = memories.get(contextOf(analysis.spec));
      const decision = decideByMemory(memory, await digestOf(analysis), settings.rescan);
      logAbout(analysis.spec.name, runner.log).info(decision.why);
      return decision.action === 'takeUp' ? decision.job : undefined;
    },
    keep: async (analysis, result) => {
      try {
        // A commit status is read by everybody who can read the repository.
        const shown = runner.secrets.redactAll(withThreshold(result, settings.vulnerabilityThreshold));
        await writeStatus(client, sha, shown, await digestOf(analysis), runUrlOf(runner));
      } catch (error) {
        // Once is enough: the next ones would fail alike.
        if (signal.aborted || warned) return;
        warned = true;
        const why = error instanceof Error ? error.message : String(error);
        runner.log.warning(`A commit status could not be written; another run may analyse again. ${why}`);
      }
    },
  };
}

/** What is collected later is judged by the threshold of this run. */
function withThreshold(result: AnalysisResult, override: number | undefined): AnalysisResult {
  return override === undefined ? result : { ...result, threshold: override };
}
