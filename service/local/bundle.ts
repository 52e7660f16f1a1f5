import path from 'node:path';
import { ALONE } from '../../src/core/service-start.ts';
import { serveAction } from './serve-action.ts';
import { serveAlone } from './serve-alone.ts';

/** The entry of the service's process in dist/service; tools/build.ts puts the engine beside that folder. */
const engine = path.resolve(import.meta.dirname, '..', 'engine');
const serve = process.argv[2] === ALONE ? serveAlone : serveAction;
serve({
  entry: path.join(engine, 'index.js'),
  readable: [path.join(engine, '*')],
  wasm: {
    script: path.join(engine, 'ort-wasm-simd-threaded.mjs'),
    binary: path.join(engine, 'ort-wasm-simd-threaded.wasm'),
  },
});
