import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';
import { type ChildCode, sourceChildCode } from '../../src/engine/process/child-code.ts';
import { DATASET_LIMITS } from '../../src/engine/dataset/limits.ts';
import type { IndexEntry, Upload } from '../../src/engine/dataset/upload.ts';
import { ArtifactFault, NotTestable } from '../../src/engine/fault.ts';
import { prepareAnalysis } from '../../src/engine/prepare/prepare-analysis.ts';
import { type Attack, DESCRIPTORS } from '../../src/attacks/table.ts';
import {
  type AnalysisOutcome,
  type AnalysisRequest,
  runAnalysis,
  type RunOptions,
  type UploadFile,
} from '../../src/engine/process/run-analysis.ts';
import { accuracy } from './accuracy-attack.ts';
import { testRuntime } from './engine-runtime.ts';
import { npy } from './pickle-builder.ts';

export { npy as rawNpy };

/** The files of one upload by name. */
export type Files = Readonly<Record<string, Buffer | string>>;

/** Zips files as an upload is zipped. */
export async function zipOf(files: Files): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [name, content] of Object.entries(files)) {
    zip.addBuffer(typeof content === 'string' ? Buffer.from(content) : content, name, {
      compress: content.length < 1e7,
    });
  }
  zip.end();
  return buffer(zip.outputStream);
}

function indexOf(files: Files): readonly IndexEntry[] {
  return Object.entries(files).map(([name, content]) => ({ name, bytes: Buffer.byteLength(content) }));
}

/** Writes a .npy file of 32-bit floats, or of 64-bit integers. */
export function npyOf(
  shape: readonly number[],
  values: readonly number[],
  type: '<f4' | '<i8' | '|u1' = '<f4',
): Buffer {
  const content = {
    '<f4': () => Buffer.from(Float32Array.from(values).buffer),
    '<i8': () => Buffer.from(BigInt64Array.from(values, BigInt).buffer),
    '|u1': () => Buffer.from(values),
  }[type]();
  return npy(`{'descr': '${type}', 'fortran_order': False, 'shape': (${shape.join(', ')},), }`, content);
}

/** An analysis by the attacks of `engine-child.ts`: a slot holds files, or the bytes of a zip that the user made. */
export interface TestAnalysis extends Pick<
  AnalysisRequest,
  'task' | 'endpoint' | 'preprocessing' | 'predict'
> {
  readonly attack: Attack;
  readonly fields?: AnalysisRequest['fields'];
  readonly slots: Readonly<Record<string, Files | Buffer>>;
  readonly timeMs?: number;
  readonly options?: Partial<RunOptions>;
}

/** The program `engine-child.ts`, which may read the attack that it shares with this process. */
export function testCode(): ChildCode {
  const code = sourceChildCode(path.join(import.meta.dirname, 'engine-child.ts'));
  return { ...code, readable: [...code.readable, path.join(import.meta.dirname, 'accuracy-attack.ts')] };
}

/** Runs an analysis in a process of its own, over real files. */
export async function analyse(analysis: TestAnalysis): Promise<AnalysisOutcome> {
  const { attack, slots, timeMs, fields = {}, options = {}, ...rest } = analysis;
  const folder = mkdtempSync(path.join(tmpdir(), 'engine-'));
  try {
    const uploads: Record<string, UploadFile> = {};
    for (const [slot, content] of Object.entries(slots)) {
      const file = path.join(folder, slot);
      writeFileSync(file, bytesOf(content));
      uploads[slot] = { path: file, index: Buffer.isBuffer(content) ? undefined : indexOf(content) };
    }
    const { needs, needsLabels } = DESCRIPTORS[attack];
    return await runAnalysis(
      {
        ...NOTHING,
        ...rest,
        ...{ attack, needs, needsLabels, fields, uploads, settings: settingsOf(timeMs) },
      },
      { code: testCode(), memoryBytes: 1.5 * 2 ** 30, ...options },
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const NOTHING = { endpoint: undefined, preprocessing: undefined, predict: undefined };

function settingsOf(timeMs = 20_000): AnalysisRequest['settings'] {
  return { seed: 1, timeMs, maxQueries: 1000 };
}

function bytesOf(content: Files | Buffer): Buffer {
  const files = Object.values(Buffer.isBuffer(content) ? { zip: content } : content);
  return Buffer.concat(files.map((one) => Buffer.from(one)));
}

/**
 * Does what `analyse` does in this process, ten times as fast, by the attack that asks about all inputs: for tests of what is
 * read and prepared.
 */
export async function analyseHere(
  analysis: Omit<TestAnalysis, 'options' | 'endpoint'>,
): Promise<AnalysisOutcome> {
  const { task, attack, preprocessing, fields = {}, timeMs } = analysis;
  const { needs, needsLabels } = DESCRIPTORS[attack];
  const settings = settingsOf(timeMs);
  const slots = Object.fromEntries(
    Object.entries(analysis.slots).map(([slot, content]) => [slot, uploadOf(content)]),
  );
  try {
    const prepared = await prepareAnalysis(
      { task, attack, preprocessing, needs, needsLabels, fields, settings, slots },
      { runtime: await testRuntime(), endpoint: undefined, limits: DATASET_LIMITS },
    );
    const budget = { ...settings, timeLeftMs: () => settings.timeMs, progress: () => undefined };
    return { kind: 'result', result: await accuracy(prepared, budget), runtime: 'wasm' };
  } catch (error) {
    if (error instanceof NotTestable) return { kind: 'not-tested', reason: error.message };
    if (error instanceof ArtifactFault) return { kind: 'failed', reason: error.message, by: 'artifact' };
    throw error;
  }
}

/** Files as the process of an analysis reads them. */
function uploadOf(content: Files | Buffer): Upload {
  const bytes = bytesOf(content);
  return {
    bytes: bytes.length,
    index: Buffer.isBuffer(content) ? undefined : indexOf(content),
    read: (start, length) => bytes.subarray(start, start + length),
  };
}

/** The figures of a result, or why there is none under `failed`. */
export function figuresOf(outcome: AnalysisOutcome): Readonly<Record<string, number | string>> {
  if (outcome.kind === 'result') return { ...outcome.result.figures, score: outcome.result.score.value };
  if (outcome.kind === 'not-tested') return { failed: `not-tested: ${outcome.reason}` };
  return { failed: outcome.kind === 'failed' ? `${outcome.by}: ${outcome.reason}` : outcome.kind };
}
