import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';
import { type ChildCode, sourceChildCode } from '@model-security-scan/engine/child-code';
import { DATASET_LIMITS } from '../../packages/engine/src/dataset/dataset-limits.ts';
import type { IndexEntry } from '../../packages/engine/src/dataset/open-upload.ts';
import { ArtifactFault, NotTestable } from '@model-security-scan/engine/fault';
import { prepareAnalysis } from '../../packages/engine/src/prepare/prepare-analysis.ts';
import { type Attack, DESCRIPTORS } from '@model-security-scan/engine/catalog';
import {
  type AnalysisOutcome,
  type AnalysisRequest,
  runAnalysis,
  type RunOptions,
  type UploadFile,
} from '@model-security-scan/engine/run-analysis';
import { accuracy } from './accuracy-attack.ts';
import { uploadOf } from './engine-memory-upload.ts';
import { testRuntime } from './engine-runtime.ts';

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
  return rawNpy(`{'descr': '${type}', 'fortran_order': False, 'shape': (${shape.join(', ')},), }`, content);
}

/** Writes a .npy file with a header of its own. */
export function rawNpy(header: string, content: Buffer): Buffer {
  const padded = header.padEnd(Math.ceil((header.length + 11) / 64) * 64 - 11) + '\n';
  const length = Buffer.alloc(2);
  length.writeUInt16LE(padded.length);
  return Buffer.concat([
    Buffer.from('\u0093NUMPY\u0001\u0000', 'latin1'),
    length,
    Buffer.from(padded, 'latin1'),
    content,
  ]);
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
  const { task, attack, endpoint, preprocessing, predict, fields = {}, slots } = analysis;
  const { timeMs = 20_000, options = {} } = analysis;
  const { needs, needsLabels } = DESCRIPTORS[attack];
  const folder = mkdtempSync(path.join(tmpdir(), 'engine-'));
  try {
    const uploads: Record<string, UploadFile> = {};
    for (const [slot, content] of Object.entries(slots)) {
      const file = path.join(folder, slot);
      const contents = Object.values(Buffer.isBuffer(content) ? { zip: content } : content);
      writeFileSync(file, Buffer.concat(contents.map((one) => Buffer.from(one))));
      uploads[slot] = { path: file, index: Buffer.isBuffer(content) ? undefined : indexOf(content) };
    }
    return await runAnalysis(
      {
        ...{ task, attack, needs, needsLabels, fields, uploads, endpoint, preprocessing, predict },
        settings: { seed: 1, timeMs, maxQueries: 1000 },
      },
      { code: testCode(), memoryBytes: 1.5 * 2 ** 30, ...options },
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Does what `analyse` does in this process, ten times as fast, by the attack that asks about all inputs: for tests of what is
 * read and prepared.
 */
export async function analyseHere(
  analysis: Omit<TestAnalysis, 'options' | 'endpoint'>,
): Promise<AnalysisOutcome> {
  const { task, attack, preprocessing, fields = {}, slots, timeMs = 20_000 } = analysis;
  const { needs, needsLabels } = DESCRIPTORS[attack];
  const settings = { seed: 1, timeMs, maxQueries: 1000 };
  const uploads = Object.entries(slots).map(([slot, content]) => [slot, uploadOf(content)] as const);
  try {
    const prepared = await prepareAnalysis(
      {
        ...{ task, attack, preprocessing, needs, needsLabels, fields, settings },
        slots: Object.fromEntries(uploads),
      },
      { runtime: await testRuntime(), endpoint: undefined, limits: DATASET_LIMITS },
    );
    const budget = { seed: 1, maxQueries: 1000, timeLeftMs: () => timeMs, progress: () => undefined };
    return { kind: 'result', result: await accuracy(prepared, budget), runtime: 'wasm' };
  } catch (error) {
    if (error instanceof NotTestable) return { kind: 'not-tested', reason: error.message };
    if (error instanceof ArtifactFault) return { kind: 'failed', reason: error.message, by: 'artifact' };
    throw error;
  }
}

/** The figures of a result, or why there is none under `failed`. */
export function figuresOf(outcome: AnalysisOutcome): Readonly<Record<string, number | string>> {
  if (outcome.kind === 'result') return { ...outcome.result.figures, score: outcome.result.score.value };
  if (outcome.kind === 'not-tested') return { failed: `not-tested: ${outcome.reason}` };
  return { failed: outcome.kind === 'failed' ? `${outcome.by}: ${outcome.reason}` : outcome.kind };
}
