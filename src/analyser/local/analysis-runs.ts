import { setMaxListeners } from 'node:events';
import { EndpointClient, type EndpointLimits } from './endpoint/endpoint-client.ts';
import { readEndpointAccess } from './endpoint/endpoint-access.ts';
import { USUAL, DESCRIPTORS } from '@model-security-scan/engine/catalog';
import { ArtifactFault } from '@model-security-scan/engine/fault';
import { jobSettings } from '@model-security-scan/engine/job-settings';
import { findPythonAdapter } from './child-place.ts';
import { AnalysisQueue } from './analysis-queue.ts';
import type { ChildCode } from '@model-security-scan/engine/child-code';
import {
  type AnalysisOutcome,
  type AnalysisRequest,
  compareModels,
  type ComparisonOutcome,
  runAnalysis,
} from '@model-security-scan/engine/run-analysis';
import { machineCapacity } from '@model-security-scan/engine/memory-limits';
import type { PythonProcess } from '@model-security-scan/engine/python-process';
import { TimeShares } from './time-shares.ts';
import type { EndpointPort } from '@model-security-scan/engine/endpoint-victim';
import type { AnalysisSpec } from '../../facts/analysis-spec.ts';
import { callsPython } from '../../facts/local-analysis.ts';
import type { TimeLimit } from '../../facts/analysis-finding.ts';

/** With less time, no analysis is begun. */
const LEAST_MS = 1000;

export interface AnalysisRunsOptions {
  readonly code: ChildCode;
  /** When all analyses together must be over, in milliseconds since 1970. */
  readonly endsAtMs: number;
  /** How many analyses may be run. */
  readonly planned: number;
  /** Ends every analysis. */
  readonly signal: AbortSignal;
  /** The absolute path of the workspace, from which Python functions are imported. */
  readonly workspace: string;
  /** How often and how long an endpoint is asked. */
  readonly endpoint?: Partial<Pick<EndpointLimits, 'attempts' | 'timeoutMs'>> | undefined;
}

/** How an analysis ended, and what limited its time. */
export interface RunEnd {
  readonly outcome: AnalysisOutcome;
  readonly timeLimit: TimeLimit;
}

/** Is told what an analysis does. @param share from 0 to 1 */
export type OnProgress = (share: number, words: string) => void;

/** Runs analyses, each in a process of its own: as many at once as the machine carries, each in its share of the run's time. */
export class AnalysisRuns {
  readonly #options: AnalysisRunsOptions;
  readonly #queue = new AnalysisQueue();
  /** One after another: each has the memory of an analysis twice, and its libraries compute on all cores. */
  readonly #pythonQueue = new AnalysisQueue({ ...machineCapacity(), children: 1 });
  readonly #shares: TimeShares;

  constructor(options: AnalysisRunsOptions) {
    this.#options = options;
    const { endsAtMs, planned } = options;
    this.#shares = new TimeShares({ endsAtMs, analysesPlanned: planned, now: Date.now });
    // One listener for each analysis that runs or waits.
    setMaxListeners(0, options.signal);
  }

  /**
   * Runs an analysis when its turn comes.
   * @param uploads what is handed over for each slot
   * @returns how it ended; nothing that the model or the data do makes this fail
   */
  async run(
    spec: AnalysisSpec,
    uploads: AnalysisRequest['uploads'],
    onProgress: OnProgress,
  ): Promise<RunEnd> {
    const chosen = spec.local?.settings ?? {};
    let timeLimit: TimeLimit = 'run';
    try {
      const request = { ...this.#requestOf(spec), uploads };
      const queue = callsPython(spec) ? this.#pythonQueue : this.#queue;
      const outcome = await queue.run(async (memoryBytes) => {
        const mostMs = (chosen.minutes ?? USUAL.minutes) * 60_000;
        const share = this.#shares.begin(callsPython(spec) ? 1 : this.#queue.places, mostMs);
        if (share === undefined) return mostMs < LEAST_MS ? TOO_FEW_MINUTES : NO_TIME;
        const { timeMs, graceMs } = share;
        timeLimit = timeMs < mostMs ? 'run' : 'minutes';
        const settings = jobSettings(chosen, timeMs, spec.local);
        const { code, signal } = this.#options;
        const python = await this.#openPython(request, memoryBytes);
        return runAnalysis(
          { ...request, settings },
          { code, signal, memoryBytes, graceMs, python, progress: onProgress },
        ).finally(() => {
          python?.close();
          share.end();
        });
      }, this.#options.signal);
      return { outcome, timeLimit };
    } catch (error) {
      if (!(error instanceof ArtifactFault)) throw error;
      return { outcome: { kind: 'failed', reason: error.message, by: 'artifact' }, timeLimit };
    }
  }

  /**
   * Compares a model with its version before when its turn comes: what both answer, without an attack.
   * @param now the analysis that stands for the model
   * @returns how it ended; nothing that the models or the data do makes this fail
   */
  async compare(
    now: AnalysisSpec,
    before: AnalysisSpec,
    { own, old }: { readonly own: AnalysisRequest['uploads']; readonly old: AnalysisRequest['uploads'] },
  ): Promise<ComparisonOutcome> {
    return this.#queue.run(async (memoryBytes): Promise<ComparisonOutcome> => {
      const share = this.#shares.begin(this.#queue.places, COMPARISON_MS);
      if (share === undefined) return NO_TIME;
      const settings = jobSettings(now.local?.settings ?? {}, share.timeMs, now.local);
      const request = { ...jobOf(now), needs: [], needsLabels: false, uploads: own, settings };
      const { fields, output, preprocessing } = jobOf(before);
      const { code, signal } = this.#options;
      return compareModels(
        request,
        { fields, output, preprocessing, uploads: old },
        { code, signal, memoryBytes, graceMs: share.graceMs },
      ).finally(share.end);
    }, this.#options.signal);
  }

  /** @throws ArtifactFault if the details of the endpoint cannot be used */
  #requestOf(spec: AnalysisSpec): Omit<AnalysisRequest, 'settings' | 'uploads'> {
    const { use_model_api: isEndpoint, model_api_details: details } = spec.fields;
    return { ...jobOf(spec), endpoint: isEndpoint === 'yes' ? this.#openEndpoint(details) : undefined };
  }

  async #openPython(
    { predict }: Pick<AnalysisRequest, 'predict'>,
    memoryBytes: number,
  ): Promise<PythonProcess | undefined> {
    if (predict === undefined) return undefined;
    const { PythonProcess } = await import('@model-security-scan/engine/python-process');
    const { workspace } = this.#options;
    const adapter = findPythonAdapter();
    return new PythonProcess({
      ...{ function: predict.function, gradient: predict.gradient, adapter, workspace, memoryBytes },
      environment: process.env,
    });
  }

  #openEndpoint(details = ''): EndpointPort {
    const { endpoint, signal } = this.#options;
    return new EndpointClient(readEndpointAccess(parseJsonOrText(details)), { ...endpoint, signal });
  }
}

const TOO_FEW_MINUTES: AnalysisOutcome = {
  kind: 'failed',
  by: 'time',
  reason: '"minutes" in the config file is too short to start the analysis. Raise it.',
};

/** A comparison asks both models about at most 2,000 inputs. */
const COMPARISON_MS = 120_000;

const NO_TIME = {
  kind: 'failed',
  by: 'time',
  reason:
    'The time of the run ended before the analysis could start. Give the run more time, or fewer ' +
    'analyses.',
} as const satisfies AnalysisOutcome;

function parseJsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** What the process of an analysis is told of it. Access to an endpoint is not part of it. */
export function jobOf({
  task,
  attack,
  fields,
  local,
}: AnalysisSpec): Omit<AnalysisRequest, 'settings' | 'uploads' | 'endpoint'> {
  const { needs, needsLabels } = DESCRIPTORS[attack];
  const { output, preprocessing, predict } = local ?? {};
  const known = Object.fromEntries(Object.entries(fields).filter(([name]) => name !== 'model_api_details'));
  const whole = local?.normalizesData === true ? { ...known, normalize_data: 'yes' } : known;
  return { task, attack, needs, needsLabels, fields: whole, output, preprocessing, predict };
}
