import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from './answer.ts';
import { type Fault, spoilAnswer } from '../simulation/faults.ts';

/**
 * Sends an answer, spoilt as a fault asks for.
 * @param signal ends delays when the sandbox closes
 */
export async function deliver(
  response: ServerResponse,
  answer: Answer,
  fault: Fault | undefined,
  signal: AbortSignal,
): Promise<void> {
  const spoilt = fault === undefined ? answer : spoilAnswer(answer, fault);
  switch (fault?.kind) {
    case 'reset':
      response.socket?.resetAndDestroy();
      return;
    case 'truncate':
      await sendHalf(response, spoilt);
      return;
    case 'delay':
      await sendLate(response, spoilt, fault, signal);
      return;
    case undefined:
    case 'answer':
    case 'malformed':
    case 'content-type':
    case 'oversized':
    case 'empty':
    case 'html':
      writeHead(response, spoilt, spoilt.body.length);
      response.end(spoilt.body);
  }
}

function writeHead(response: ServerResponse, answer: Answer, bytes: number): void {
  const length = answer.status === 204 ? {} : { 'content-length': String(bytes) };
  response.writeHead(answer.status, { ...answer.headers, ...length });
}

async function sendHalf(response: ServerResponse, answer: Answer): Promise<void> {
  const half = answer.body.subarray(0, Math.floor(answer.body.length / 2));
  // One byte more than there is, so that an empty body is cut short as well.
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
