import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PythonProcess, type PythonProcessOptions } from '../../src/engine/python/python-process.ts';

/** The adapter in the source. */
export const ADAPTER = path.join(import.meta.dirname, '../../src/engine/python/adapter.py');

/** A workspace with a module `served` of Python, and the processes that call its functions. */
export interface PythonBench {
  readonly folder: string;
  /** Calls the function `served:predict`. */
  open(options?: Partial<PythonProcessOptions>): PythonProcess;
  remove(): void;
}

/** @param module the text of served.py */
export function pythonBench(module: string): PythonBench {
  const folder = mkdtempSync(path.join(tmpdir(), 'python-'));
  writeFileSync(path.join(folder, 'served.py'), module);
  const opened: PythonProcess[] = [];
  return {
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
}
