import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type * as Ort from 'onnxruntime-web';

// Loads the runtime for models and runs a model once over all rows: what an analysis needs at least.

const [module = '', script = '', binary = '', model = '', rows = '', count = '', size = ''] =
  process.argv.slice(2);
const ort: unknown = await import(pathToFileURL(module).href);
if (!isOrt(ort)) throw new Error(`${module} is not the runtime.`);
ort.env.wasm.numThreads = 1;
ort.env.wasm.wasmPaths = { mjs: pathToFileURL(script).href };
ort.env.wasm.wasmBinary = await readFile(binary);
const session = await ort.InferenceSession.create(await readFile(model), { logSeverityLevel: 4 });
const values = new Float32Array(new Uint8Array(await readFile(rows)).buffer);
const input = new ort.Tensor('float32', values.subarray(-Number(count) * Number(size)), [
  Number(count),
  Number(size),
]);
// The first output has the classes; the other one is no tensor.
const [name = ''] = session.inputNames;
const [output = ''] = session.outputNames;
const results = await session.run({ [name]: input }, [output]);
process.exitCode = results[output]?.dims[0] === Number(count) ? 0 : 1;

function isOrt(value: unknown): value is typeof Ort {
  return typeof value === 'object' && value !== null && 'InferenceSession' in value && 'Tensor' in value;
}
