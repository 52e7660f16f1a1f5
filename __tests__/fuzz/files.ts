import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { inspectAnalysis } from '../../packages/engine/src/inspect/inspect-analysis.ts';
import { ArtifactFault } from '../../packages/engine/src/fault.ts';
import { readModel } from '../../packages/engine/src/formats/read-model.ts';
import { scanFile } from '../../packages/scanner/src/scan-file.ts';
import { readZip } from '../support/zip-reading.ts';
import { makeZip } from '../support/zip-writing.ts';
import { createRandom, type NonEmpty, type Random } from './random.ts';

/** The result of all files of one kind, which is their extension. */
export interface FileRow {
  readonly name: string;
  inputs: number;
  /** Files of which a reader said that it cannot read them. */
  refused: number;
  /** The first result that no reader may give, with the name of the file that brought it. */
  finding?: string;
}

interface FileBounds {
  /** Folders whose files are changed. */
  readonly folders: readonly string[];
  readonly seed: number;
  /** For each kind, in milliseconds; without it there is no end. */
  readonly kindMs?: number;
  /** For each kind; without it there is no limit. */
  readonly inputs?: number;
}

/** Larger files are left out: a change of one of their bytes hardly ever meets what a reader looks at. */
const MAX_BYTES = 300_000;
/** Processor time in milliseconds that no file of at most {@link MAX_BYTES} may take; the scan's bound of steps allows less. */
const MAX_CPU_MS = 8000;
/** What the message of a reader's own fault never says. */
const OWN_ERROR = /\((?:Type|Range|Reference|Syntax|Internal)?Error\)/u;
const MODEL = /^(?:onnx|ubj|json|txt|xgb|model)$/u;
const DATA = /^(?:csv|tsv|txt|npy|npz|png|zip)$/u;

/** A file that was right, before it is changed. */
interface Seed {
  readonly name: string;
  readonly content: Buffer;
  /** If it is an archive: its members. */
  readonly members?: ReadonlyMap<string, Buffer>;
}

/**
 * Changes files, and gives them to the scan and to the readers of models and data. A kind with a finding gets no more.
 * The n-th file of a kind is the same for the same seed and folders.
 */
export async function fuzzFiles(bounds: FileBounds): Promise<FileRow[]> {
  const { folders, seed, kindMs = Infinity, inputs = Infinity } = bounds;
  const folder = mkdtempSync(path.join(tmpdir(), 'fuzz-files-'));
  const rows: FileRow[] = [];
  try {
    for (const [kind, seeds] of await readSeeds(folders)) {
      const random = createRandom(seed);
      const row: FileRow = { name: kind, inputs: 0, refused: 0 };
      rows.push(row);
      const until = performance.now() + kindMs;
      while (row.inputs < inputs && performance.now() < until && row.finding === undefined) {
        const { name, content } = changedFile(random, random.pick(seeds), seeds);
        const file = path.join(folder, path.basename(name));
        writeFileSync(file, content);
        row.inputs += 1;
        const { refused, finding } = await readFile(file, kind, folder);
        if (refused) row.refused += 1;
        if (finding !== undefined) {
          const kept = path.join(tmpdir(), `fuzz-${String(seed)}-${path.basename(name)}`);
          writeFileSync(kept, content);
          row.finding = `${finding} for ${kept}`;
        }
        rmSync(file);
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return rows;
}

/** Gives a file to all readers of its kind. */
async function readFile(
  file: string,
  kind: string,
  folder: string,
): Promise<{ readonly refused: boolean; readonly finding?: string }> {
  const before = process.cpuUsage();
  const said = await scanned(file, folder);
  if (MODEL.test(kind)) said.push(...(await faultsOf(async () => Promise.resolve(inspectModel(file)))));
  if (DATA.test(kind)) said.push(...(await faultsOf(() => inspectData(file, kind === 'png'))));
  const { user, system } = process.cpuUsage(before);
  const cpuMs = (user + system) / 1000;
  const own = said.find((line) => OWN_ERROR.test(line) || line.startsWith('thrown: '));
  const finding =
    own ?? (cpuMs > MAX_CPU_MS ? `${String(Math.round(cpuMs))} ms of processor time` : undefined);
  return { refused: said.length > 0, ...(finding !== undefined && { finding }) };
}

/** @returns why parts of the file were not scanned */
async function scanned(file: string, folder: string): Promise<string[]> {
  const names = [path.basename(file)];
  const options = { known: new Map<string, never>(), temporaryFolder: folder, onWork: () => undefined };
  try {
    const result = await scanFile({ path: names.join(''), absolutePath: Buffer.from(file), names }, options);
    return (result.scanned?.findings ?? [])
      .filter(({ severity }) => severity === 'not-scanned')
      .map(({ detail = '' }) => detail);
  } catch (error) {
    return [thrown(error)];
  }
}

async function faultsOf(read: () => Promise<readonly string[]>): Promise<readonly string[]> {
  try {
    return await read();
  } catch (error) {
    return [error instanceof ArtifactFault ? error.message : thrown(error)];
  }
}

function thrown(error: unknown): string {
  return `thrown: ${error instanceof Error ? (error.stack ?? error.message).slice(0, 600) : String(error)}`;
}

function inspectModel(file: string): readonly string[] {
  const content = readFileSync(file);
  const member = { name: path.basename(file), bytes: content.length, read: () => content };
  readModel([member]).facts();
  return [];
}

async function inspectData(file: string, isPicture: boolean): Promise<readonly string[]> {
  const slots = { data: [{ name: path.basename(file), absolutePath: file }] };
  const { faults } = await inspectAnalysis({
    ...{ kind: 'analysis', attack: 'outlier', slots },
    task: isPicture ? 'image-classification' : 'tabular-classification',
    fields: isPicture ? { input_dimensions: '(8,8,1)' } : {},
  });
  return faults.map(({ message }) => message);
}

/** @returns the files of the folders by their extension */
async function readSeeds(folders: readonly string[]): Promise<Map<string, NonEmpty<Seed>>> {
  const kinds = new Map<string, NonEmpty<Seed>>();
  for (const folder of folders) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      const file = path.join(folder, name);
      const stats = statSync(file);
      if (!stats.isFile() || stats.size > MAX_BYTES || stats.size === 0) continue;
      const kind = path.extname(name).slice(1).toLowerCase();
      const content = readFileSync(file);
      const isZip = content.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004';
      const seed = { name, content, ...(isZip && { members: await readZip(content) }) };
      kinds.set(kind, [seed, ...(kinds.get(kind) ?? [])]);
    }
  }
  return kinds;
}

/** Changes a file, or what is inside its compression, so that a check of a sum does not hide the readers behind it. */
function changedFile(random: Random, seed: Seed, seeds: NonEmpty<Seed>): Pick<Seed, 'name' | 'content'> {
  const { name, content, members } = seed;
  const other = random.pick(seeds).content;
  const [first, ...more] = members?.keys() ?? [];
  if (members !== undefined && first !== undefined && !random.once(4)) {
    const chosen = random.pick([first, ...more]);
    const files = [...members].map(([member, data]) => ({
      name: member,
      content: member === chosen ? changedBytes(random, data, other) : data,
    }));
    return { name, content: makeZip(files) };
  }
  if (content.readUInt16BE(0) === 0x1f_8b && !random.once(4)) {
    return { name, content: gzipSync(changedBytes(random, gunzipSync(content), other)) };
  }
  return { name, content: changedBytes(random, content, other) };
}

/** Numbers that lengths and counts are compared with. */
const NUMBERS: NonEmpty<number> = [0, 1, 0x7f, 0x80, 0xff, 0x7f_ff, 0xff_ff, 0x7f_ff_ff_ff, 0xff_ff_ff_ff];

/** Changes bytes in a few places. Most changes are near the beginning, where formats say how the rest is to be read. */
function changedBytes(random: Random, bytes: Uint8Array, other: Uint8Array): Buffer {
  let changed = Buffer.from(bytes);
  for (let left = 1 + random.below(6); left > 0; left -= 1) {
    const span = random.once(2) ? Math.min(changed.length, 512) : changed.length;
    const at = random.below(span + 1);
    const end = Math.min(changed.length, at + 1 + random.below(random.once(4) ? 4096 : 16));
    const [before, middle, after] = [
      changed.subarray(0, at),
      changed.subarray(at, end),
      changed.subarray(end),
    ];
    changed = Buffer.concat([before, replaced(random, middle, other), after]);
  }
  return changed;
}

function replaced(random: Random, bytes: Buffer, other: Uint8Array): Buffer {
  switch (random.below(6)) {
    case 0:
      return Buffer.alloc(0);
    case 1:
      return Buffer.concat(Array.from({ length: 2 + random.below(4) }, () => bytes));
    case 2: {
      const start = random.below(other.length);
      return Buffer.from(other.subarray(start, start + random.below(64)));
    }
    case 3: {
      const number = Buffer.alloc(8);
      const size = random.pick([1, 2, 4]);
      number.writeUIntLE(random.pick(NUMBERS) % 2 ** (8 * size), 0, size);
      const width = random.pick([size, 8]);
      return Buffer.concat([number.subarray(0, width), bytes.subarray(Math.min(width, bytes.length))]);
    }
    default:
      return Buffer.from(bytes.map((byte) => (random.once(4) ? random.below(256) : byte)));
  }
}
