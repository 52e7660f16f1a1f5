import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { PUSH } from '../support/runner-environment.ts';
import { parseKeyValueFile } from '../support/runner-files.ts';
import { runAction } from '../support/run-action.ts';
import { makeWorkspace } from '../support/workspace.ts';
import { endOf, findBreaches } from './check.ts';
import { configOf, inputsOf, planRun, SLOTS } from './plan.ts';
import { FaultServer } from './server.ts';
import type { Attempt, RunPlan } from './types.ts';
import { World } from './world.ts';

export interface CampaignOptions {
  readonly runs: number;
  readonly seed: string;
  /** The number of the only run to make; default: all. */
  readonly only?: number;
  /** How many runs take place at once. */
  readonly parallel: number;
  /** The bundle to run; default: the committed one. */
  readonly bundle?: string;
  /** The time after which no run starts. */
  readonly timeLimitMs: number;
  /** How long a run may go on after its own deadline; default: {@link SLACK_MS}. */
  readonly slackMs?: number;
  readonly onRun?: (result: RunResult) => void;
}

export interface RunResult {
  readonly number: number;
  /** `status/failure-reason`, or `breach` if the run did not end by itself. */
  readonly end: string;
  readonly plan: RunPlan;
  readonly attempts: readonly Attempt[];
  readonly breaches: readonly string[];
  readonly durationMs: number;
  /** The log of the run, as people see it. */
  readonly log: string;
}

/** Time to start and end a run on a busy machine. */
const SLACK_MS = 10_000;

/**
 * Makes the runs of a campaign and stops at the first breach.
 * @returns the runs that were made, in the order of their numbers
 */
export async function runCampaign(options: CampaignOptions): Promise<RunResult[]> {
  const { runs, only, parallel, timeLimitMs } = options;
  const numbers = only === undefined ? Array.from({ length: runs }, (_, index) => index + 1) : [only];
  const queue = numbers.values();
  const results: RunResult[] = [];
  const startedMs = performance.now();
  const work = async (): Promise<void> => {
    for (const number of queue) {
      const isBroken = results.some(({ breaches }) => breaches.length > 0);
      if (isBroken || performance.now() - startedMs > timeLimitMs) return;
      const result = await makeRun(planRun(options.seed, number), options);
      results.push(result);
      options.onRun?.(result);
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return results.sort((one, other) => one.number - other.number);
}

async function makeRun(plan: RunPlan, { bundle, slackMs = SLACK_MS }: CampaignOptions): Promise<RunResult> {
  const world = new World(plan, PUSH.commit);
  const [server, workspace, folder] = await Promise.all([
    FaultServer.start(world),
    makeWorkspace(filesOf(plan)),
    mkdtemp(join(tmpdir(), 'faults-')),
  ]);
  const outputFile = join(folder, 'output');
  const startedMs = performance.now();
  const common = { number: plan.number, plan, attempts: world.attempts };
  try {
    await writeFile(outputFile, '');
    const run = await runAction({
      inputs: inputsOf(plan, server.baseUrl),
      workspace: workspace.folder,
      githubToken: plan.secrets.githubToken,
      env: { GITHUB_OUTPUT: outputFile, ...(plan.debug ? { RUNNER_DEBUG: '1' } : {}) },
      timeLimitMs: plan.timeoutMs + slackMs,
      ...(bundle === undefined ? {} : { bundle }),
    });
    const endedMs = performance.now();
    const outputText = await readFile(outputFile, 'utf8');
    const finished = { ...run, outputs: parseKeyValueFile(outputText) };
    const deadlinePassed = run.durationMs >= plan.timeoutMs;
    const reportsTimeouts = run.log.includes('no answer within');
    const facts = { plan, attempts: world.attempts, endedMs, deadlinePassed, reportsTimeouts };
    const breaches = findBreaches({ run: finished, outputText, world, facts });
    return { ...common, end: endOf(finished), breaches, durationMs: run.durationMs, log: run.log };
  } catch (error) {
    // It hung and was killed, or it wrote outputs that the runner would refuse.
    const message = error instanceof Error ? error.message : String(error);
    const durationMs = performance.now() - startedMs;
    return { ...common, end: 'breach', breaches: [message], durationMs, log: '' };
  } finally {
    server.close();
    await Promise.all([workspace.remove(), rm(folder, { recursive: true, force: true })]);
  }
}

function filesOf(plan: RunPlan): Record<string, string> {
  if (plan.mode === 'check') return {};
  const slots = new Set(plan.analyses.flatMap(({ attack }) => SLOTS[attack]));
  return {
    '.github/model-security.yml': configOf(plan),
    ...Object.fromEntries([...slots].map((slot) => [`files/${slot}.bin`, `content of ${slot} `.repeat(100)])),
  };
}
