import { loadWasmRuntime } from '../../src/engine/runtime/onnx-runtime.ts';
import { installedWasmFiles } from '../../src/engine/runtime/wasm-files.ts';
import type { Runtime } from '../../src/engine/runtime/runtime.ts';

let loaded: Promise<Runtime> | undefined;

/** The real WebAssembly runtime, once for each test file. */
export function testRuntime(): Promise<Runtime> {
  loaded ??= loadWasmRuntime(installedWasmFiles());
  return loaded;
}
