import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Task } from '@model-security-scan/engine/catalog';
import type { PythonFunction } from '@model-security-scan/engine/python-function';
import type { TableColumn } from '../../packages/engine/src/dataset/tables/table-columns.ts';
import { PythonProcess, type PythonProcessOptions } from '@model-security-scan/engine/python-process';
import { readPythonFacts } from '../../packages/engine/src/prepare/open-python.ts';
import { PythonVictim } from '../../packages/engine/src/victim/python-victim.ts';

/** The adapter in the source. */
export const ADAPTER = path.join(import.meta.dirname, '../../packages/engine/src/python/adapter.py');

/** A module whose function gives this expression. */
export const returning = (expression: string): string => `def predict(rows):\n    return ${expression}\n`;

/** A workspace with a module `served` of Python, and the processes that call its functions. */
export interface PythonBench {
  readonly folder: string;
  /** Calls the function `served:predict`. */
  open(options?: Partial<PythonProcessOptions>): PythonProcess;
  remove(): void;
}

const benches: PythonBench[] = [];

/** Ends all functions of a test, and removes their folders. */
export function removeFunctions(): void {
  for (const bench of benches.splice(0)) bench.remove();
}

/** The workspace of the function that was opened first. */
export function folderOfFunction(): string {
  return benches[0]?.folder ?? '';
}

/** @param module the text of served.py */
export function pythonBench(module: string): PythonBench {
  const folder = mkdtempSync(path.join(tmpdir(), 'python-'));
  writeFileSync(path.join(folder, 'served.py'), module);
  const opened: PythonProcess[] = [];
  const bench: PythonBench = {
    folder,
    open: (options = {}) => {
      const python = new PythonProcess({
        ...{ function: 'served:predict', adapter: ADAPTER, workspace: folder },
        ...{ memoryBytes: 2 ** 29, environment: process.env },
        ...options,
      });
      opened.push(python);
      return python;
    },
    remove: () => {
      for (const python of opened) python.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  benches.push(bench);
  return bench;
}

export interface GivenFunction {
  readonly task?: Task;
  /** The shape of an input; [3] unless given. */
  readonly shape?: readonly number[];
  readonly columns?: readonly TableColumn[];
  readonly input?: PythonFunction['input'];
  /** True if the module has a function `gradient`. */
  readonly hasGradient?: boolean;
  readonly examples?: Float32Array;
  readonly options?: Partial<PythonProcessOptions>;
}

export const ROW = Float32Array.of(0.5, 2, 0.25);

/** Opens a function of rows, of three numbers unless a shape is given. */
export async function openFunction(
  module: string,
  {
    task = 'tabular-classification',
    shape = [3],
    columns,
    input = 'lists',
    hasGradient = false,
    examples,
    options,
  }: GivenFunction = {},
): Promise<PythonVictim> {
  const bench = pythonBench(module);
  const gradient = hasGradient ? { gradient: 'served:gradient' } : {};
  const port = bench.open({ ...options, ...gradient });
  const facts = await readPythonFacts(port);
  const size = shape.reduce((product, length) => product * length, 1);
  const numbers = Array.from({ length: size }, () => ({ name: undefined, mayLack: true }));
  return PythonVictim.open(
    {
      ...{ port, facts, task, shape, columns: columns ?? numbers, scale: undefined },
      function: { function: 'served:predict', input, ...gradient },
    },
    examples ?? (size === ROW.length ? ROW : new Float32Array(size)),
  );
}

/** What is said if a function cannot be used. */
export async function faultOf(module: string, given: GivenFunction = {}): Promise<string> {
  try {
    const victim = await openFunction(module, given);
    await victim.look(Float32Array.of(...ROW, ...ROW), 2);
    await victim.look(Float32Array.of(...ROW, ...ROW), 2);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'nothing';
}
