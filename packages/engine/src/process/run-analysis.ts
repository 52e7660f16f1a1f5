import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import type { PreprocessingName } from '../catalog/picture-preprocessing.ts';
import type { Upload } from '../dataset/open-upload.ts';
import type { ModelChange } from '../catalog/model-change.ts';
import type { AnalysisJob, BaseVersion } from '../prepare/analysis-fields.ts';
import type { AttackResult, Evidence, PythonPort } from '../types.ts';
import type { EndpointPort } from '../victim/endpoint-victim.ts';
import type { ChildCode } from './child-code.ts';
import { ChildWatch, type Ending } from './child-watch.ts';
import { shareOut } from './memory-limits.ts';
import { FIRST_UPLOAD } from './channel.ts';
import type { ParentMessage, StartMessage } from './messages.ts';

export interface UploadFile extends Pick<Upload, 'index'> {
  readonly path: string;
}

type Uploads = Readonly<Record<string, UploadFile>>;

/** An analysis to run: the job, and what is handed over for it, by slot. */
export interface AnalysisRequest extends Omit<AnalysisJob, 'slots' | 'base'> {
  readonly uploads: Uploads;
  /** The endpoint of `use_model_api: yes`. */
  readonly endpoint?: EndpointPort | undefined;
}

export interface RunOptions {
  readonly code: ChildCode;
  readonly memoryBytes: number;
  /** How long reading the model and the data may take beyond the time of the attack, in milliseconds. */
  readonly graceMs?: number;
  /** After how long without a sign of life, because the model does not answer, the child is ended, in milliseconds. */
  readonly silenceMs?: number;
  readonly python?: PythonPort | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Told at least every 10 seconds. */
  readonly progress?: (share: number, what: string) => void;
}

/** `by`: what is to blame: what the user gave, the engine itself, or a limit of time or memory. */
interface Failure {
  readonly kind: 'failed';
  readonly reason: string;
  readonly by: 'artifact' | 'engine' | 'time' | 'memory';
}

export type AnalysisOutcome =
  | { readonly kind: 'result'; readonly result: AttackResult; readonly runtime: 'wasm' | 'native' }
  | Failure
  /** What the user gave allows no verdict: `reason` says what would. */
  | { readonly kind: 'not-tested'; readonly reason: string }
  | { readonly kind: 'cancelled' };

const GRACE_MS = 60_000;
const SILENCE_MS = 120_000;

/**
 * Runs one analysis in a process of its own, which can read its own code and the uploads that it is given, sees no
 * environment, writes no file, starts no program, and is killed when it goes beyond its time or its memory. It also ends if
 * this process ends in whatever way.
 * @returns how it ended; a hostile model can only ever make its own analysis fail
 */
export async function runAnalysis(request: AnalysisRequest, options: RunOptions): Promise<AnalysisOutcome> {
  return outcomeOf(await runChild(request, options), options.memoryBytes);
}

/** What a trial found: how well the model knows the data, or how the analysis would end. `better`: what `preprocessing` should be. */
export type TrialOutcome =
  | Extract<Ending, { readonly kind: 'prepared' }>
  | (AnalysisOutcome & { readonly better?: PreprocessingName | undefined });

/** Prepares an analysis as `runAnalysis` does, and ends before the attack: its model is opened, its data read and tried on it. */
export async function tryAnalysis(request: AnalysisRequest, options: RunOptions): Promise<TrialOutcome> {
  const ending = await runChild({ ...request, isTrial: true }, options);
  if (ending.kind === 'prepared') return ending;
  const outcome = outcomeOf(ending, options.memoryBytes);
  return ending.kind === 'failed' ? { ...outcome, better: ending.better } : outcome;
}

/** The version of a model before a change: what describes it, and its own files. */
export interface BaseRequest extends Omit<BaseVersion, 'slots'> {
  readonly uploads: Uploads;
}

export type ComparisonOutcome =
  | { readonly kind: 'compared'; readonly change: ModelChange; readonly evidence: readonly Evidence[] }
  | Exclude<AnalysisOutcome, { readonly kind: 'result' }>;

/**
 * Compares a model with the version of it before, in a process as that of `runAnalysis`. No attack is run: `attack` of the request
 * does not count.
 */
export async function compareModels(
  request: AnalysisRequest,
  base: BaseRequest,
  options: RunOptions,
): Promise<ComparisonOutcome> {
  const ending = await runChild({ ...request, base }, options);
  if (ending.kind === 'compared') return ending;
  const outcome = outcomeOf(ending, options.memoryBytes);
  return outcome.kind === 'result' ? failed('engine', NO_RESULT) : outcome;
}

type ChildRequest = AnalysisRequest & { readonly base?: BaseRequest };

async function runChild(request: ChildRequest, options: RunOptions): Promise<Ending> {
  if (options.signal?.aborted === true) return { kind: 'cancelled' };
  const uploads = [request.uploads, request.base?.uploads ?? {}].flatMap((some) => Object.values(some));
  const files = openAll(uploads.map(({ path: file }) => file));
  let child: ChildProcess;
  try {
    child = startChild(options, files);
  } finally {
    for (const file of files) closeSync(file);
  }
  const watch = new ChildWatch(child, {
    memoryBytes: options.memoryBytes,
    deadlineMs: request.settings.timeMs + (options.graceMs ?? GRACE_MS),
    silenceMs: options.silenceMs ?? SILENCE_MS,
    signal: options.signal,
    progress: options.progress,
    endpoint: request.endpoint,
    python: options.python,
  });
  watch.send(startMessage(request, options));
  return watch.ended();
}

function startMessage(
  { uploads, endpoint, base, ...job }: ChildRequest,
  { code, memoryBytes }: RunOptions,
): ParentMessage {
  const first = FIRST_UPLOAD + Object.keys(uploads).length;
  return {
    kind: 'start',
    job,
    uploads: inherited(uploads, FIRST_UPLOAD),
    base: base && { ...base, uploads: inherited(base.uploads, first) },
    endpoint: endpoint?.protocol,
    setup: { wasm: code.wasm, native: code.native, ...shareOut(memoryBytes) },
  };
}

/** @param first the descriptor of the first of them in the child */
function inherited(uploads: Uploads, first: number): StartMessage['uploads'] {
  const entries = Object.entries(uploads).map(([slot, { index }], place) => {
    return [slot, { descriptor: first + place, index }] as const;
  });
  return Object.fromEntries(entries);
}

function openAll(paths: readonly string[]): readonly number[] {
  const files: number[] = [];
  try {
    for (const file of paths) files.push(openSync(file, 'r'));
    return files;
  } catch (error) {
    for (const file of files) closeSync(file);
    throw error;
  }
}

function startChild({ code, memoryBytes }: RunOptions, files: readonly number[]): ChildProcess {
  const readable = [
    ...[path.join(code.entry), code.wasm.script, code.wasm.binary, ...code.readable],
    ...(code.native === undefined ? [] : nativeFiles(code.native)),
  ];
  const flags = [
    permissionFlag(process.versions.node),
    ...readable.map((file) => `--allow-fs-read=${file}`),
    ...(code.native === undefined ? [] : ['--allow-addons']),
    // The watchdog is a thread.
    '--allow-worker',
    `--max-old-space-size=${String(shareOut(memoryBytes).heapMegabytes)}`,
    '--no-warnings',
  ];
  return spawn(process.execPath, [...flags, code.entry], {
    cwd: path.dirname(code.entry),
    env: trackingMark(),
    // The first two pipes are for the watchdog, and the last one for messages.
    stdio: ['pipe', 'pipe', 'pipe', 'pipe', ...files],
    // A group of its own: Ctrl-C goes to the whole group of a terminal, and the parent decides when its children end.
    detached: true,
    windowsHide: true,
  });
}

/** The mark by which a runner finds the processes that a job has left behind; a process has nothing else of the environment. */
function trackingMark(): Readonly<Record<string, string>> {
  const { RUNNER_TRACKING_ID: id } = process.env;
  return id === undefined ? {} : { RUNNER_TRACKING_ID: id };
}

/** The files of onnxruntime-node, and of the package that it needs, beside it. */
function nativeFiles(folder: string): readonly string[] {
  const modules = path.dirname(folder);
  return [path.join(folder, '*'), path.join(modules, 'onnxruntime-common', '*')];
}

/** Before Node 23.5 the flag had another name. */
function permissionFlag(version: string): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const stable = major > 23 || (major === 23 && minor >= 5) || (major === 22 && minor >= 13);
  return stable ? '--permission' : '--experimental-permission';
}

const NO_RESULT = 'The analysis ended without a result.';

function outcomeOf(ending: Ending, memoryBytes: number): AnalysisOutcome {
  switch (ending.kind) {
    case 'result':
      return { kind: 'result', result: ending.result, runtime: ending.runtime };
    case 'not-tested':
      return { kind: 'not-tested', reason: ending.reason };
    case 'failed':
      return ending.fault
        ? failed('artifact', ending.reason)
        : failed('engine', `The analysis itself failed: ${ending.reason}`);
    case 'cancelled':
      return { kind: 'cancelled' };
    case 'prepared':
    case 'compared':
      // Only trials and comparisons end so.
      return failed('engine', NO_RESULT);
    case 'memory':
      return failed(
        'memory',
        `The analysis needed more than the ${String(Math.floor(memoryBytes / 2 ** 20))} MB of memory that it may use. ` +
          'Give fewer or smaller inputs or a smaller model, or use a runner with more memory.',
      );
    case 'deadline':
      return failed('time', deadlineReason(ending));
    case 'silence':
      return failed(
        'time',
        `The model gave no answer for ${seconds(ending.afterMs)}, so its process was ended. It may hold an ` +
          'endless loop, or be too large to be analysed here.',
      );
    case 'died':
      return failed('engine', deathReason(ending));
  }
}

function failed(by: Failure['by'], reason: string): Failure {
  return { kind: 'failed', reason, by };
}

function deadlineReason({ afterMs, waitedMs }: Extract<Ending, { kind: 'deadline' }>): string {
  const told = `The analysis did not end within ${seconds(afterMs)}`;
  const advice = 'Give it more time (minutes), or fewer inputs (samples).';
  return waitedMs === undefined
    ? `${told}. ${advice}`
    : `${told}: the function of predict was called, and gave no answer for ${seconds(waitedMs)}. If it ` +
        `hangs, fix it. ${advice}`;
}

function deathReason({ how, told, started }: Extract<Ending, { kind: 'died' }>): string {
  const said = told === '' ? '' : ` It said: ${told}`;
  if (!started) return `The process of the analysis could not be started (${how}).${said}`;
  return (
    `The process of the analysis ended without a result (${how}). The model or the data may have crashed the runtime; check ` +
    `the model with onnx.checker.check_model.${said}`
  );
}

function seconds(milliseconds: number): string {
  return `${String(Math.round(milliseconds / 1000))} seconds`;
}
