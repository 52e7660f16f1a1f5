import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { InjectedFault } from '../front/injected-fault.ts';
import { type Answer, emptyAnswer, jsonAnswer, sendAnswer, writeHead } from '../wire/answer.ts';
import type { Fault, Misbehaviour } from './faults.ts';

/** The effect of a fault on one request. */
export function injectedFault(fault: Fault): InjectedFault {
  return {
    kind: fault.kind,
    unprocessed: isProcessed(fault)
      ? undefined
      : jsonAnswer({ message: 'A test asked the played service to spoil this answer.' }),
    resets: fault.kind === 'reset',
    statusOf: (answer) => spoilAnswer(answer, fault).status,
    deliver: (response, answer, signal) => deliver(response, spoilAnswer(answer, fault), fault, signal),
  };
}

function isProcessed(fault: Fault): boolean {
  return fault.processed ?? !['answer', 'reset', 'empty', 'html'].includes(fault.kind);
}

async function deliver(
  response: ServerResponse,
  spoilt: Answer,
  fault: Fault,
  signal: AbortSignal,
): Promise<void> {
  switch (fault.kind) {
    case 'reset':
      response.socket?.resetAndDestroy();
      return;
    case 'truncate':
      await sendHalf(response, spoilt);
      return;
    case 'delay':
      await sendLate(response, spoilt, fault, signal);
      return;
    case 'answer':
    case 'malformed':
    case 'content-type':
    case 'oversized':
    case 'empty':
    case 'html':
      sendAnswer(response, spoilt);
  }
}

async function sendHalf(response: ServerResponse, answer: Answer): Promise<void> {
  const half = answer.body.subarray(0, Math.floor(answer.body.length / 2));
  // One byte too many, so that even an empty body is cut short.
  writeHead(response, answer, answer.body.length + 1);
  await new Promise<void>((resolve) => {
    response.write(half.length === 0 ? ' ' : half, () => {
      resolve();
    });
  });
  // An orderly end of the connection: a reset could overtake the bytes that were sent.
  response.socket?.end();
}

async function sendLate(
  response: ServerResponse,
  answer: Answer,
  fault: Extract<Fault, { kind: 'delay' }>,
  signal: AbortSignal,
): Promise<void> {
  if (fault.at === 'after-headers') {
    writeHead(response, answer, answer.body.length);
    response.flushHeaders();
  }
  await sleep(fault.milliseconds, undefined, { signal });
  if (fault.at !== 'after-headers') writeHead(response, answer, answer.body.length);
  response.end(answer.body);
}

/** The answer as a fault changes it; faults of the connection do not change it. */
function spoilAnswer(answer: Answer, fault: Fault): Answer {
  switch (fault.kind) {
    case 'answer':
      return otherAnswer(answer, fault);
    case 'malformed':
      return { ...answer, body: answer.body.subarray(0, -1) };
    case 'content-type':
      return { ...answer, headers: { ...answer.headers, 'content-type': 'text/plain' } };
    case 'oversized':
      return { ...answer, body: padded(answer.body, fault.bytes) };
    case 'empty':
      return emptyAnswer(200);
    case 'html':
      return {
        status: 200,
        headers: { 'content-type': 'text/html; charset=utf-8' },
        body: Buffer.from('<!doctype html><title>Sign in</title><p>Please sign in to use this network.</p>'),
      };
    case 'delay':
    case 'reset':
    case 'truncate':
      return answer;
  }
}

function otherAnswer(answer: Answer, fault: Extract<Misbehaviour, { kind: 'answer' }>): Answer {
  return {
    status: fault.status ?? 200,
    headers: { 'content-type': 'application/json', ...fault.headers },
    body: fault.body === undefined ? answer.body : Buffer.from(fault.body),
  };
}

function padded(body: Buffer, bytes: number): Buffer {
  return Buffer.concat([body, Buffer.alloc(Math.max(0, bytes - body.length), ' ')]);
}
