import { loadWasmRuntime } from '../../packages/engine/src/runtime/onnx-runtime.ts';
import { installedWasmFiles } from '../../packages/engine/src/runtime/wasm-files.ts';
import type { Runtime } from '../../packages/engine/src/runtime/runtime.ts';

let loaded: Promise<Runtime> | undefined;

/** The real WebAssembly runtime, once for each test file. */
export function testRuntime(): Promise<Runtime> {
  loaded ??= loadWasmRuntime(installedWasmFiles());
  return loaded;
}
