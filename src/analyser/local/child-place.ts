import path from 'node:path';
import { type ChildCode, nativeRuntimeFolder, sourceChildCode } from '@model-security-scan/engine/child-code';
import { PYTHON_ADAPTER } from '@model-security-scan/engine/programs';
import { isTrustedEvent } from '../../decide/target.ts';

/**
 * Finds the code of the processes that analyse: beside the bundle, or in the source if this program runs from there.
 * @param eventName the event of the run; empty outside GitHub Actions
 * @param workspace its absolute path; a native runtime that is installed in it is used
 */
export function findChildCode(eventName: string, workspace: string): ChildCode {
  const program = import.meta.dirname;
  const code = import.meta.url.endsWith('.ts') ? sourceChildCode() : bundledCode(program);
  // A native package runs as it likes, so nothing that a pull request may have changed is loaded.
  const folders = [program, ...(isTrustedEvent(eventName) ? [workspace] : [])];
  const native = folders.map(nativeRuntimeFolder).find((folder) => folder !== undefined);
  return { ...code, native };
}

/** The program of Python that calls functions: beside the engine, in the bundle as in the source. */
export function findPythonAdapter(): string {
  return import.meta.url.endsWith('.ts')
    ? PYTHON_ADAPTER
    : path.join(import.meta.dirname, 'engine', path.basename(PYTHON_ADAPTER));
}

/** @param dist the folder of the bundle; tools/build.ts puts the engine into it */
function bundledCode(dist: string): ChildCode {
  const engine = path.join(dist, 'engine');
  return {
    entry: path.join(engine, 'index.js'),
    readable: [path.join(engine, '*')],
    wasm: {
      script: path.join(engine, 'ort-wasm-simd-threaded.mjs'),
      binary: path.join(engine, 'ort-wasm-simd-threaded.wasm'),
    },
  };
}
