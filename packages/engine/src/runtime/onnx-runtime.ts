import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type * as Ort from 'onnxruntime-web';
import type { Runtime, Session, Tensor } from './runtime.ts';
import type { WasmFiles } from './wasm-files.ts';

/** Loads the WebAssembly runtime. One thread: a second one gained nothing on small models, and needs workers. */
export async function loadWasmRuntime(files: WasmFiles): Promise<Runtime> {
  const ort = await import('onnxruntime-web');
  ort.env.logLevel = 'fatal';
  ort.env.wasm.numThreads = 1;
  ort.env.wasm.wasmPaths = { mjs: pathToFileURL(files.script).href };
  ort.env.wasm.wasmBinary = await readFile(files.binary);
  return new OnnxRuntime('wasm', ort);
}

/** Loads the native runtime from the folder of onnxruntime-node; undefined if it does not load here. */
export function loadNativeRuntime(folder: string): Runtime | undefined {
  try {
    const ort: unknown = createRequire(import.meta.url)(folder);
    return isOrt(ort) ? new OnnxRuntime('native', ort) : undefined;
  } catch {
    return undefined;
  }
}

/** The native package has the same interface as the one for WebAssembly. */
function isOrt(module: unknown): module is typeof Ort {
  return typeof module === 'object' && module !== null && 'InferenceSession' in module && 'Tensor' in module;
}

class OnnxRuntime implements Runtime {
  readonly kind: 'wasm' | 'native';
  readonly #ort: typeof Ort;

  constructor(kind: 'wasm' | 'native', ort: typeof Ort) {
    this.kind = kind;
    this.#ort = ort;
  }

  async open(model: Uint8Array): Promise<Session> {
    const session = await this.#ort.InferenceSession.create(model, {
      logSeverityLevel: 4,
      ...(this.kind === 'native' && { intraOpNumThreads: 1, interOpNumThreads: 1 }),
    });
    return new OnnxSession(this.#ort, session);
  }
}

class OnnxSession implements Session {
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  readonly #ort: typeof Ort;
  readonly #session: Ort.InferenceSession;

  constructor(ort: typeof Ort, session: Ort.InferenceSession) {
    this.inputs = session.inputNames;
    this.outputs = session.outputNames;
    this.#ort = ort;
    this.#session = session;
  }

  async run(
    feeds: Readonly<Record<string, Tensor>>,
    fetches: readonly string[],
  ): Promise<ReadonlyMap<string, Tensor>> {
    const tensors = Object.entries(feeds).map(
      ([name, { type, data, shape }]) => [name, new this.#ort.Tensor(type, data, shape)] as const,
    );
    const results = await this.#session.run(Object.fromEntries(tensors), fetches);
    const answers = new Map<string, Tensor>();
    for (const name of fetches) {
      const result = results[name];
      if (result !== undefined) {
        answers.set(name, { type: result.type, shape: result.dims, data: result.data });
      }
    }
    return answers;
  }

  async close(): Promise<void> {
    await this.#session.release();
  }
}
