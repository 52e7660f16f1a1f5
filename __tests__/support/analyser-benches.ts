import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Analyser, Job, PlanFiles, Progress, Watch } from '../../src/analyser/analyser.ts';
import { openRemoteAnalyser } from '../../src/analyser/remote/remote-analyser.ts';
import { digestAnalyses } from '../../src/artifacts/digest-analyses.ts';
import { planAnalyses } from '../../src/artifacts/plan.ts';
import type { AnalysisSpec } from '../../src/facts/analysis-spec.ts';
import type { DeclaredService, ServiceSettings } from '../../src/facts/settings.ts';
import { createTransport } from '../../src/http/transport.ts';
import type { PlayedService } from '../service/played-service.ts';
import { startPlayedService } from '../service/server.ts';
import { BUILT_IN_FILES } from './built-in-models.ts';
import { configuration } from './played-service-client.ts';
import { folderRecords, localSpec, makeBench } from './local-analyses.ts';
import { descendantsOf } from './processes.ts';
import { createRecordingLog, type RecordingLog } from './recording-log.ts';
import { sampleSpec } from './sample-outcomes.ts';
import { makeWorkspace } from './workspace.ts';

/** An adapter of the port `Analyser` with everything that it works with, and analyses that end in known ways. */
export interface AnalyserBench {
  readonly specs: {
    /** Ends soon, with a score. */
    readonly good: AnalysisSpec;
    /** Fails. */
    readonly broken: AnalysisSpec;
    /** Ends without saying enough for a verdict. */
    readonly unclear: AnalysisSpec;
    /** Goes on for longer than a test. */
    readonly slow: AnalysisSpec;
  };
  /** True if an analysis is a job that a later run can wait for. */
  readonly hasJobs: boolean;
  open(signal: AbortSignal): Promise<Analyser>;
  readonly plan: (specs: readonly AnalysisSpec[]) => PlanFiles;
  /** Leaves what an earlier run would: a record of the service, or a kept result of the good analysis. */
  leaveEarlierResult(): Promise<void>;
  /** Makes the unclear analysis so: to be called before it is started. */
  makeUnclear(): void;
  /** What works for the analyses at this moment, by names for people. */
  activity(): Promise<readonly string[]>;
  remove(): Promise<void>;
}

/** A watch that keeps what it hears. */
export interface RecordingWatch extends Watch {
  readonly log: RecordingLog;
  /** `submitting`, `started`, `answered`, and `progress` once. */
  readonly calls: readonly string[];
  readonly job: () => Job | undefined;
}

/** @param onProgress called with each progress */
export function recordingWatch(onProgress: (progress: Progress) => void = () => undefined): RecordingWatch {
  const calls: string[] = [];
  let known: Job | undefined;
  return {
    log: createRecordingLog(),
    calls,
    job: () => known,
    submitting: () => {
      calls.push('submitting');
      return Promise.resolve();
    },
    started: (job) => {
      calls.push('started');
      known = job;
    },
    answered: () => {
      calls.push('answered');
      return Promise.resolve();
    },
    warn: () => undefined,
    progress: (progress) => {
      if (!calls.includes('progress')) calls.push('progress');
      onProgress(progress);
    },
  };
}

const WINE = { model: 'wine.onnx', data: 'wine.csv', minmax: 'wine-minmax.csv' };
const ENDLESS = { number_of_attack_queries: '100000000' };

/** The engine on this machine, with small real models. */
export async function localBench(): Promise<AnalyserBench> {
  const bench = await makeBench({ ...BUILT_IN_FILES, 'broken.onnx': 'no model' });
  const records = await mkdtemp(path.join(tmpdir(), 'records-'));
  const good = localSpec({ attack: 'outlier', artifacts: WINE });
  const open = async (signal: AbortSignal): Promise<Analyser> =>
    bench.open({ signal, cache: await folderRecords(records) });
  return {
    hasJobs: false,
    specs: {
      good,
      broken: localSpec({ model: 'broken', artifacts: { ...WINE, model: 'broken.onnx' } }),
      // No analysis can be done in so little time.
      unclear: localSpec({ model: 'unclear', artifacts: WINE, settings: { minutes: 0.001 } }),
      slow: localSpec({ model: 'slow', artifacts: WINE, fields: ENDLESS }),
    },
    open,
    plan: (specs) => bench.plan(specs),
    async leaveEarlierResult() {
      const analyser = await open(new AbortController().signal);
      await analyser.recall([good], bench.plan([good]));
      await bench.analyse(analyser, good);
      await analyser.close('keep');
    },
    makeUnclear: () => undefined,
    activity: async () => [
      ...descendantsOf(process.pid).map(({ command }) => command),
      ...(await readdir(tmpdir())).filter((name) => OWN_FOLDER.test(name)),
    ],
    async remove() {
      await Promise.all([bench.remove(), rm(records, { recursive: true, force: true })]);
    },
  };
}

const OWN_FOLDER = new RegExp(`^model-security-[\\da-f]{8}-${String(process.pid)}-`, 'u');

/** The client of a service, which is played, over real HTTP. Its scores are made up. */
export async function remoteBench(): Promise<AnalyserBench> {
  const service = await startPlayedService({
    secondsPerStage: 0.2,
    modelScenarios: new Map([
      ['broken', 'failing'],
      ['slow', 'slow'],
    ]),
  });
  const workspace = await makeWorkspace({ 'data.csv': 'a,b\n1,2\n' });
  const place = { kind: 'input', input: 'artifacts' } as const;
  const specOf = (model: string): AnalysisSpec => ({
    ...sampleSpec(model, 'extraction', 'tabular-classification'),
    fields: configuration('tabular-classification', 'extraction'),
    modelId: model,
    artifacts: (['data', 'model', 'minmax'] as const).map((slot) => ({ slot, path: 'data.csv', place })),
  });
  const specs = {
    good: specOf('good'),
    broken: specOf('broken'),
    unclear: specOf('unclear'),
    slow: specOf('slow'),
  };
  const { signal: never } = new AbortController();
  return {
    specs,
    hasJobs: true,
    open: (signal) => Promise.resolve(openClient(service, Object.values(specs), signal)),
    plan: (planned) => async () =>
      digestAnalyses(await planAnalyses(planned, workspace.folder, never), never),
    leaveEarlierResult: () => {
      service.records.add({ repourl: REPOSITORY });
      return Promise.resolve();
    },
    makeUnclear() {
      const body = JSON.stringify({
        ModelExploration_Status: 'completed',
        SanityCheck_Status: 'passed',
        QueryGenerator_Status: 'completed',
        VunerabilityEngine_Status: 'completed',
        CurrentStatus: 'Defense generation is not triggered',
      });
      service.faults.add({ operation: 'job-status', kind: 'answer', times: 100, body });
    },
    async activity() {
      const before = service.requests.list().length;
      await setTimeout(600);
      return service.requests
        .list()
        .slice(before)
        .map(({ operation }) => operation);
    },
    async remove() {
      await Promise.all([service.close(), workspace.remove()]);
    },
  };
}

const REPOSITORY = 'https://github.com/octo/models';

/**
 * Opens the client of a played service.
 * @param declared what the config file says of the service
 */
export function openClient(
  service: PlayedService,
  specs: readonly AnalysisSpec[],
  signal: AbortSignal,
  declared: DeclaredService = {},
): Analyser {
  const log = createRecordingLog();
  const clock = { now: Date.now, random: () => 0.5, sleep };
  const settings: ServiceSettings = {
    ...{ root: service.baseUrl, apiKey: service.apiKey, orgId: service.orgId },
    ...{ isLocal: false, isPrivate: true, analysisPath: 'model-analyse' },
    ...{ requestTimeoutMs: 10_000, maxAttempts: 1, declared },
  };
  const redact = (text: string): string => text;
  return openRemoteAnalyser({
    transport: createTransport({ requestTimeoutMs: 10_000, maxAttempts: 1, signal, log, clock, redact }),
    service: settings,
    query: { repo_type: 'github', repo_url: REPOSITORY, branch_name: 'main', depth: 1 },
    ...{ specs, clock, signal, pollIntervalMs: 100 },
    mask: () => undefined,
    hide: () => undefined,
  });
}

async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal }).catch(() => {
    signal.throwIfAborted();
  });
}
