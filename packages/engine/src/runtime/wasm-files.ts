import { createRequire } from 'node:module';
import path from 'node:path';

export interface WasmFiles {
  readonly script: string;
  readonly binary: string;
}

/** @returns the runtime's files in node_modules, for code that runs from its source */
export function installedWasmFiles(): WasmFiles {
  const folder = path.dirname(createRequire(import.meta.url).resolve('onnxruntime-web'));
  return {
    script: path.join(folder, 'ort-wasm-simd-threaded.mjs'),
    binary: path.join(folder, 'ort-wasm-simd-threaded.wasm'),
  };
}
