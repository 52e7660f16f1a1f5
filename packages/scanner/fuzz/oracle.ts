import { fileURLToPath } from 'node:url';
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { createInterface, type Interface } from 'node:readline';

/** What CPython's unpicklers did with one pickle. Each name is a pair of module and name. */
export interface Answer {
  readonly seen: readonly (readonly [string, string])[];
  readonly called: readonly (readonly [string, string])[];
}

/** Which programs of Python make files, and read them. */
export interface Reader {
  readonly python: string;
  readonly modules: string;
  /** Files in packages/scanner/fuzz. */
  readonly seeds: string;
  readonly program: string;
}

/** CPython's own unpicklers. */
export const CPYTHON: Reader = {
  python: 'python3',
  modules: 'pickle',
  seeds: 'seeds.py',
  program: 'unpickle.py',
};

/** joblib's reader, and that of NumPy. The Python needs both. */
export const JOBLIB: Reader = {
  python: process.env['SUPPLY_CHAIN_PYTHON'] ?? 'python3',
  modules: 'joblib, numpy',
  seeds: 'joblib_seeds.py',
  program: 'joblib_load.py',
};

/** The reader of PyTorch. The Python needs it. */
export const TORCH: Reader = {
  python: process.env['SUPPLY_CHAIN_PYTHON'] ?? 'python3',
  modules: 'torch',
  seeds: 'torch_seeds.py',
  program: 'torch_load.py',
};

/** True if there is a Python on this machine that has what a reader needs. */
export function hasPython({ python, modules }: Reader = CPYTHON): boolean {
  return spawnSync(python, ['-I', '-c', `import ${modules}`]).status === 0;
}

/** Makes files with a reader's own writer. */
export function pickledSeeds({ python, seeds }: Reader = CPYTHON): readonly Buffer[] {
  const program = `packages/scanner/fuzz/${seeds}`;
  const { stdout, stderr, status } = spawnSync(
    python,
    ['-I', fileURLToPath(new URL(seeds, import.meta.url))],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`${program} failed: ${stderr.slice(-300)}`);
  const texts: unknown = JSON.parse(stdout);
  if (!Array.isArray(texts)) throw new Error(`${program} wrote no list`);
  return texts.map((text) => Buffer.from(String(text), 'base64'));
}

/**
 * What CPython 3.11 writes if it has no memory for the bytearray that `BYTEARRAY8` asks for: it frees the
 * object before it set the number of its buffers (`PyByteArray_FromStringAndSize`). The unpickler then ends with a
 * MemoryError, so that no name is lost. Whether the line appears depends on what the memory held before.
 */
const CPYTHON_BUG = 'SystemError: deallocated bytearray object has exported buffers';

/** A process of Python that unpickles with stubs for every name. */
export class Oracle {
  /** How often CPython wrote of its own bug. */
  bugNotes = 0;
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #lines: Interface;
  readonly #iterator: AsyncIterator<string>;

  constructor({ python, program }: Reader = CPYTHON) {
    this.#child = spawn(python, ['-I', fileURLToPath(new URL(`./${program}`, import.meta.url))]);
    createInterface({ input: this.#child.stderr }).on('line', (line) => {
      if (line === CPYTHON_BUG) this.bugNotes += 1;
      else console.error(line);
    });
    this.#lines = createInterface({ input: this.#child.stdout });
    this.#iterator = this.#lines[Symbol.asyncIterator]();
  }

  /** Asks about a batch of pickles. */
  async ask(pickles: readonly Buffer[]): Promise<readonly Answer[]> {
    const body = Buffer.from(JSON.stringify(pickles.map((pickle) => pickle.toString('base64'))));
    const head = Buffer.alloc(4);
    head.writeUInt32LE(body.length);
    this.#child.stdin.write(Buffer.concat([head, body]));
    const line = await this.#iterator.next();
    if (line.done === true) throw new Error('Python ended before it answered');
    return readAnswers(JSON.parse(line.value));
  }

  close(): void {
    this.#lines.close();
    this.#child.kill();
  }
}

function readAnswers(value: unknown): readonly Answer[] {
  if (!Array.isArray(value)) throw new Error('Python answered with no list');
  return value.map((entry: unknown) => {
    const { seen, called } = isRecord(entry) ? entry : {};
    return { seen: readPairs(seen), called: readPairs(called) };
  });
}

function isRecord(value: unknown): value is Record<'seen' | 'called', unknown> {
  return typeof value === 'object' && value !== null;
}

function readPairs(value: unknown): readonly (readonly [string, string])[] {
  if (!Array.isArray(value)) throw new Error('Python answered without names');
  return value.map((pair: unknown) => {
    const [module, name] = Array.isArray(pair) ? pair.map(String) : [];
    return [module ?? '', name ?? ''] as const;
  });
}
