import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { Worker } from 'node:worker_threads';

// One PUT in the manner of the action, the next chunk read while one is on its way; without its SHA-256 (`none`), or with
// it, taken by the same thread (`same`) or by one of its own (`thread`).

const BLOCK_BYTES = 512 * 1024;
const BLOCKS = 4;

type Hash = (block: number, bytes: number) => Promise<unknown>;

const [, , url = '', file = '', how = 'none'] = process.argv;
const memory = new SharedArrayBuffer(BLOCKS * BLOCK_BYTES);
const blockAt = (block: number): Buffer => Buffer.from(memory, block * BLOCK_BYTES, BLOCK_BYTES);

function hashHere(): Hash {
  const hash = createHash('sha256');
  return (block, bytes) => {
    hash.update(blockAt(block).subarray(0, bytes));
    return Promise.resolve();
  };
}

const THREAD = `
const { parentPort, workerData } = require('node:worker_threads');
const hash = require('node:crypto').createHash('sha256');
parentPort.on('message', ({ start, bytes }) => {
  hash.update(Buffer.from(workerData, start, bytes));
  parentPort.postMessage('done');
});`;

function hashThere(): Hash {
  const worker = new Worker(THREAD, { eval: true, workerData: memory });
  const waiting: (() => void)[] = [];
  worker.on('message', () => waiting.shift()?.()).unref();
  return (block, bytes) => {
    worker.postMessage({ start: block * BLOCK_BYTES, bytes });
    return new Promise<void>((resolve) => waiting.push(resolve));
  };
}

const hashes: Readonly<Record<string, () => Hash>> = { same: hashHere, thread: hashThere };
const hash = hashes[how]?.() ?? (() => Promise.resolve());

const handle = await open(file, 'r');
const { size } = await handle.stat();
const put = request(url, { method: 'PUT', headers: { 'content-length': size } });
const answered = new Promise<IncomingMessage>((resolve, reject) => {
  put.on('response', resolve).on('error', reject);
});
const readInto = (block: number): Promise<{ bytesRead: number }> =>
  handle.read(blockAt(block), 0, BLOCK_BYTES, null);
const hashed: Promise<unknown>[] = [];
let reading = readInto(0);
for (let left = size, block = 0; left > 0; block = (block + 1) % BLOCKS) {
  const { bytesRead } = await reading;
  left -= bytesRead;
  const taken = new Promise((resolve) => put.write(blockAt(block).subarray(0, bytesRead), resolve));
  const next = (block + 1) % BLOCKS;
  await hashed[next];
  reading = readInto(next);
  hashed[block] = hash(block, bytesRead);
  await taken;
}
await reading;
await Promise.all(hashed);
put.end();
await handle.close();
process.exitCode = (await answered).resume().statusCode === 200 ? 0 : 1;
