/**
 * The entry of a child process that a hostile model has taken over: it sends what it likes. The field `attack_type` of the
 * request says what.
 */

import { Socket } from 'node:net';
import { frameOf, FrameReader } from '../../packages/engine/src/process/channel.ts';
import { CHANNEL, isParentMessage } from '../../packages/engine/src/process/channel.ts';

const SCORE = { value: 0, low: 0, high: 1 };
const RESULT = {
  score: SCORE,
  meaning: 'x',
  cutShort: false,
  limits: [],
  queries: 0,
  seconds: 0,
  method: { name: '', formula: '', sources: [] },
  figures: {},
  evidence: [],
};

const channel = new Socket({ fd: CHANNEL });

function tell(message: unknown): void {
  channel.write(frameOf(message));
}

function sparse(): unknown[] {
  const list: unknown[] = [];
  list.length = 2 ** 32 - 1;
  return list;
}

const TRICKS: Readonly<Record<string, () => void>> = {
  'a result that is none': () => {
    tell({ kind: 'result', result: { score: { value: 0, low: 0, high: 0 } }, runtime: 'wasm' });
  },
  'a score that is no number': () => {
    tell({ kind: 'result', result: { ...RESULT, score: { ...SCORE, value: Number.NaN } }, runtime: 'wasm' });
  },
  'a list of four billion items': () => {
    tell({ kind: 'result', result: { ...RESULT, evidence: sparse() }, runtime: 'wasm' });
  },
  'another kind': () => {
    tell({ kind: 'exit', code: 0 });
  },
  'no object': () => {
    tell('hello');
  },
  'a flood': () => {
    for (let index = 0; index < 1000; index += 1) tell({ kind: 'progress', share: 0, what: 'flooding' });
    setImmediate(() => TRICKS['a flood']?.());
  },
  'a message of two gigabytes': () => {
    const start = Buffer.alloc(2 ** 20);
    start.writeUInt32LE(2 ** 31);
    const send = (): void => void channel.write(start, send);
    send();
  },
  'bytes that are no message': () => {
    channel.write(Buffer.from([4, 0, 0, 0, 1, 2, 3, 4]));
  },
  'questions without end': () => {
    for (let id = 0; id < 1000; id += 1) tell({ kind: 'ask-endpoint', id, body: '' });
  },
};

const frames = new FrameReader(2 ** 20);
channel.on('data', (piece: Buffer) => {
  for (const message of frames.read(piece)) {
    if (!isParentMessage(message) || message.kind !== 'start') continue;
    TRICKS[message.job.fields['attack_type'] ?? '']?.();
  }
});
