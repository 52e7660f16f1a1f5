import { loadWasmRuntime } from '../../service/engine/runtime/onnx-runtime.ts';
import { installedWasmFiles } from '../../service/engine/runtime/wasm-files.ts';
import type { Runtime } from '../../service/engine/runtime/runtime.ts';

let loaded: Promise<Runtime> | undefined;

/** The real WebAssembly runtime, once for each test file. */
export function testRuntime(): Promise<Runtime> {
  loaded ??= loadWasmRuntime(installedWasmFiles());
  return loaded;
}
