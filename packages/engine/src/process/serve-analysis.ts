import { formatCodes } from './code-words.ts';
import { shownName } from '../model/shown-name.ts';
import { fstatSync, readSync } from 'node:fs';
import { Socket } from 'node:net';
import { present } from '@model-security-scan/common/present';
import type { AnalysisData, Attack } from '../analysis-data.ts';
import { DATASET_LIMITS } from '../dataset/dataset-limits.ts';
import { ArtifactFault, NotTestable } from '../fault.ts';
import type { AnalysisJob } from '../prepare/analysis-fields.ts';
import { ScaleFault } from '../prepare/check-scale.ts';
import { type AnalysisEnvironment, prepareAnalysis } from '../prepare/prepare-analysis.ts';
import { loadNativeRuntime, loadWasmRuntime } from '../runtime/onnx-runtime.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { AttackResult, Budget } from '../types.ts';
import { boundedEvidence } from './bounded-evidence.ts';
import { ChildQuestions } from './child-questions.ts';
import { frameOf, FrameReader } from './channel.ts';
import { CHANNEL, isParentMessage } from './channel.ts';
import type { ChildMessage, StartMessage } from './messages.ts';
import { Watchdog } from './watchdog.ts';

/** The attacks of a build, by task and attack: `image-classification/evasion`. Each is loaded when it is wanted. */
export type AttackTable = Readonly<Record<string, () => Promise<Attack>>>;

const PROGRESS_MS = 250;

/** The answer of an endpoint is the longest message of the parent. */
const MOST_BYTES = 2 ** 31;

/** Serves one analysis in a process of its own, which was started by `runAnalysis`, and ends with it. */
export function serveAnalysis(attacks: AttackTable): void {
  const watchdog = new Watchdog();
  const channel = new Socket({ fd: CHANNEL });
  const tell: Tell = (message, sent) => channel.write(frameOf(message), sent);
  const questions = new ChildQuestions(tell);
  const frames = new FrameReader(MOST_BYTES);
  // Nobody waits for the result of a process whose parent has gone.
  channel.on('error', () => undefined);
  channel.once('close', () => process.exit());
  channel.on('data', (piece: Buffer) => {
    for (const message of frames.read(piece)) {
      if (!isParentMessage(message)) continue;
      if (message.kind !== 'start') questions.answered(message);
      else {
        void analyse(message, attacks, { questions, tell, watchdog }).then((result) => {
          tell(result, () => channel.end());
        });
      }
    }
  });
}

type Tell = (message: ChildMessage, sent?: () => void) => void;

interface Surroundings {
  readonly questions: ChildQuestions;
  readonly tell: Tell;
  readonly watchdog: Watchdog;
}

async function analyse(
  start: StartMessage,
  attacks: AttackTable,
  { questions, tell, watchdog }: Surroundings,
): Promise<ChildMessage> {
  // Reading the model and the data is part of the time of the analysis.
  const startedMs = performance.now();
  try {
    const { setup, base } = start;
    const job = { ...start.job, slots: readUploads(start.uploads) };
    tell({ kind: 'progress', share: 0, what: 'loading the model and the data' });
    const runtime = watchdog.watched(await openRuntime(start));
    const environment: AnalysisEnvironment = {
      runtime,
      endpoint: start.endpoint === undefined ? undefined : questions.endpoint(start.endpoint),
      python: questions.python(),
      limits: { ...DATASET_LIMITS, numbers: Math.min(DATASET_LIMITS.numbers, setup.datasetNumbers) },
    };
    const budget = budgetOf(job, startedMs, tell);
    if (base !== undefined) {
      const { uploads, ...described } = base;
      const { compareVersions } = await import('../compare/compare-versions.ts');
      const before = { ...described, slots: readUploads(uploads) };
      const { change, evidence } = await compareVersions(job, before, environment, budget);
      return { kind: 'compared', change, evidence: boundedEvidence(evidence) };
    }
    const attack = await attacks[`${job.task}/${job.attack}`]?.();
    if (attack === undefined) {
      throw new ArtifactFault(`There is no local analysis of ${job.attack} for ${job.task}.`);
    }
    const analysis = await prepareAnalysis(job, environment);
    const { label, skill } = analysis;
    if (job.isTrial === true) return { kind: 'prepared', ...present({ label, skill }) };
    const result = await attack(analysis, budget);
    await analysis.confirmModel?.();
    return { kind: 'result', result: complete(result, analysis, job), runtime: runtime.kind };
  } catch (error) {
    return failure(error);
  }
}

function failure(error: unknown): ChildMessage {
  if (error instanceof NotTestable) return { kind: 'not-tested', reason: error.message };
  if (error instanceof ScaleFault) {
    return { kind: 'failed', reason: error.message, fault: true, better: error.better };
  }
  if (error instanceof ArtifactFault) return { kind: 'failed', reason: error.message, fault: true };
  if (error instanceof RangeError && /allocation|memory|array length/iu.test(error.message)) {
    return {
      kind: 'failed',
      reason: 'The analysis needs more memory than it may use. Give fewer or smaller inputs.',
      fault: true,
    };
  }
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { kind: 'failed', reason, fault: false };
}

async function openRuntime({ setup }: StartMessage): Promise<Runtime> {
  const native = setup.native === undefined ? undefined : loadNativeRuntime(setup.native);
  if (native !== undefined) return native;
  limitWasmMemory(setup.wasmBytes);
  return loadWasmRuntime(setup.wasm);
}

function readUploads(uploads: StartMessage['uploads']): AnalysisJob['slots'] {
  return Object.fromEntries(
    Object.entries(uploads).map(([slot, { descriptor, index }]) => {
      const { size } = fstatSync(descriptor);
      const read = (start: number, bytes: number): Buffer => readPart(descriptor, start, bytes);
      return [slot, { bytes: size, index, read }];
    }),
  );
}

/** The most that one system call reads. */
const MOST_READ_BYTES = 2 ** 30;

function readPart(descriptor: number, start: number, bytes: number): Buffer {
  const content = Buffer.allocUnsafeSlow(bytes);
  for (let done = 0; done < bytes;) {
    const read = readSync(descriptor, content, done, Math.min(MOST_READ_BYTES, bytes - done), start + done);
    if (read === 0) throw new Error('A file that was handed over is shorter than its index says.');
    done += read;
  }
  return content;
}

function budgetOf({ settings, fields }: Omit<AnalysisJob, 'slots'>, startedMs: number, tell: Tell): Budget {
  const end = startedMs + settings.timeMs;
  const asked = Number(fields['number_of_attack_queries']);
  let told = -Infinity;
  let furthest = 0;
  return {
    seed: settings.seed,
    maxQueries: Number.isSafeInteger(asked) && asked > 0 ? asked : settings.maxQueries,
    timeLeftMs: () => end - performance.now(),
    progress: (share, what) => {
      const now = performance.now();
      if (now - told < PROGRESS_MS && share < 1) return;
      told = now;
      // A step that costs more than an attack foresaw holds the share where it is: it never goes back.
      furthest = Math.max(furthest, share);
      tell({ kind: 'progress', share: furthest, what });
    },
  };
}

/** Adds what every result tells: what was done to the data, and the settings that hold for all attacks. */
function complete(
  result: AttackResult,
  { data, notes, picture, randomness, skill, label }: AnalysisData,
  { settings }: Omit<AnalysisJob, 'slots'>,
): AttackResult {
  const minutes = Number((settings.timeMs / 60_000).toPrecision(3));
  return {
    ...(skill !== undefined && { skill }),
    ...result,
    ...(label !== undefined && { label, meaning: `${result.meaning} label: ${shownName(label, 60)}.` }),
    rows: data.count,
    ...(picture !== undefined && { picture }),
    ...(data.columns !== undefined && { columns: data.columns }),
    ...(randomness !== undefined && { isRandomised: true as const }),
    limits: [...result.limits, ...notes, ...formatCodes(result, data)],
    evidence: boundedEvidence(result.evidence),
    figures: { ...result.figures, seed: settings.seed, 'minutes at most': minutes },
  };
}

const PAGE_BYTES = 65_536;

/** What `new WebAssembly.Memory()` takes; sizes are in pages. */
interface MemoryDescriptor {
  readonly initial: number;
  readonly maximum?: number;
  readonly shared?: boolean;
}

type MemoryConstructor = new (descriptor: MemoryDescriptor) => object;

/**
 * Bounds the memory of WebAssembly modules that are loaded afterwards. The runtime asks for up to 4 GiB; with less, a model
 * that wants more fails with an error of the runtime, on every platform.
 */
function limitWasmMemory(bytes: number): void {
  const mostPages = Math.floor(bytes / PAGE_BYTES);
  const webAssembly: unknown = Reflect.get(globalThis, 'WebAssembly');
  if (typeof webAssembly !== 'object' || webAssembly === null) return;
  const memory: unknown = Reflect.get(webAssembly, 'Memory');
  if (!isConstructor(memory)) return;
  const limited = new Proxy(memory, {
    construct(target, [descriptor]: [MemoryDescriptor]) {
      const maximum = Math.max(descriptor.initial, Math.min(descriptor.maximum ?? mostPages, mostPages));
      return new target({ ...descriptor, maximum });
    },
  });
  Reflect.set(webAssembly, 'Memory', limited);
}

function isConstructor(value: unknown): value is MemoryConstructor {
  return typeof value === 'function';
}
