import { type Answer, jsonAnswer } from '../wire/answer.ts';
import type { Operation } from '../front/operations.ts';

/** Which requests misbehave. */
interface FaultAim {
  readonly operation: Operation | 'any';
  /** How many requests are hit; 1 where it is not given. */
  readonly times?: number;
  /** How many matching requests go well before; 0 where it is not given. */
  readonly skip?: number;
  /**
   * Whether the request is processed (a job is made, a file is kept) before its answer is spoilt. Where it is not
   * given: no for `answer`, `reset`, `empty` and `html`, yes for the others.
   */
  readonly processed?: boolean;
}

export type Misbehaviour =
  /** Another answer: any status (200), header and body (a JSON message). */
  | {
      readonly kind: 'answer';
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string;
    }
  /** Silence before the headers (where it is not given) or between headers and body. */
  | {
      readonly kind: 'delay';
      readonly milliseconds: number;
      readonly at?: 'before-headers' | 'after-headers';
    }
  /** The connection is reset without an answer. */
  | { readonly kind: 'reset' }
  /** Half of the body that Content-Length promises, then a reset. */
  | { readonly kind: 'truncate' }
  /** A whole answer whose JSON lacks its end. */
  | { readonly kind: 'malformed' }
  /** The right body as `text/plain`. */
  | { readonly kind: 'content-type' }
  /** The right body, made as long as `bytes` by white space at its end. */
  | { readonly kind: 'oversized'; readonly bytes: number }
  /** 200 without a body. */
  | { readonly kind: 'empty' }
  /** 200 with a page for people, as a proxy gives it. */
  | { readonly kind: 'html' };

export type Fault = FaultAim & Misbehaviour;
export type FaultKind = Misbehaviour['kind'];

/** The faults that were asked for and have not happened yet. */
export interface FaultQueue {
  add(fault: Fault): void;
  /** The fault that hits this request, if any: of those that match, the one asked for first. */
  take(operation: Operation): Fault | undefined;
  list(): readonly Fault[];
  clear(): void;
}

interface Waiting {
  readonly fault: Fault;
  skip: number;
  times: number;
}

/** A queue without faults. */
export function createFaultQueue(): FaultQueue {
  let waiting: readonly Waiting[] = [];
  return {
    add(fault) {
      waiting = [...waiting, { fault, skip: fault.skip ?? 0, times: fault.times ?? 1 }];
    },
    take(operation) {
      const matching = waiting.filter(
        ({ fault }) => fault.operation === operation || fault.operation === 'any',
      );
      const hit = matching.find((one) => one.skip === 0);
      for (const one of matching) if (one.skip > 0) one.skip -= 1;
      if (hit === undefined) return undefined;
      hit.times -= 1;
      waiting = waiting.filter((one) => one.times > 0);
      return hit.fault;
    },
    list: () => waiting.map(({ fault, skip, times }) => ({ ...fault, skip, times })),
    clear() {
      waiting = [];
    },
  };
}

/** Whether the request that a fault hits is processed all the same. */
export function isProcessed(fault: Fault): boolean {
  return fault.processed ?? !['answer', 'reset', 'empty', 'html'].includes(fault.kind);
}

/** What stands in for the answer of a request that was not processed. */
export function unprocessedAnswer(): Answer {
  return jsonAnswer({ message: 'This answer was spoilt, as the sandbox was asked to.' });
}

/** The answer as a fault spoils it; faults of the connection leave it alone (see delivery.ts). */
export function spoilAnswer(answer: Answer, fault: Fault): Answer {
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
      return { status: 200, headers: {}, body: Buffer.alloc(0) };
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
