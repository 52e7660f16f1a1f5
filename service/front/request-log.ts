import { plainLine } from '../../src/text/sanitize.ts';
import type { Answer } from '../wire/answer.ts';
import type { Fault } from '../simulation/faults.ts';
import type { Operation } from './operations.ts';

/** One request as it was received, credentials included: the sandbox is a tool for tests. */
export interface RecordedRequest {
  readonly origin: 'service' | 'storage';
  /** What it was for; `unknown` where no operation has its path. */
  readonly operation: Operation | 'unknown';
  /** In milliseconds since 1970. */
  readonly receivedMs: number;
  readonly method: string;
  /** With its query. */
  readonly path: string;
  /** Names and values in the order and spelling in which they came. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** As text; empty for uploads, which are kept as files instead. */
  readonly body: string;
  /** Undefined while it is not answered, and where the connection was reset instead. */
  readonly status: number | undefined;
}

/** Keeps the latest requests. */
export interface RequestLog {
  /** Notes a request that has arrived. @returns what to call when it is answered */
  add(request: Omit<RecordedRequest, 'status'>): (answer: Answer, fault: Fault | undefined) => void;
  /** The oldest first. */
  list(): readonly RecordedRequest[];
  clear(): void;
}

const MAX_KEPT = 10_000;

/**
 * @param now in milliseconds since 1970
 * @param print takes a line for people, which holds no credentials: neither headers, nor body, nor query
 */
export function createRequestLog(now: () => number, print: (line: string) => void): RequestLog {
  let kept: { request: Omit<RecordedRequest, 'status'>; status: number | undefined }[] = [];
  return {
    add(request) {
      const entry: (typeof kept)[number] = { request, status: undefined };
      kept.push(entry);
      if (kept.length > MAX_KEPT) kept.shift();
      return (answer, fault) => {
        if (fault?.kind !== 'reset') entry.status = statusOf(answer, fault);
        print(describe(request, answer, fault, now() - request.receivedMs));
      };
    },
    list: () => kept.map(({ request, status }) => ({ ...request, status })),
    clear() {
      kept = [];
    },
  };
}

function describe(
  request: Omit<RecordedRequest, 'status'>,
  answer: Answer,
  fault: Fault | undefined,
  elapsedMs: number,
): string {
  const time = new Date(request.receivedMs).toISOString().slice(11, 19);
  const path = plainLine(request.path.replace(/\?.*$/su, ''), 200);
  const status = fault?.kind === 'reset' ? 'reset' : String(statusOf(answer, fault));
  const notes = [fault === undefined ? '' : `  [fault: ${fault.kind}]`, messageOf(answer)];
  return `${time} ${request.method} ${path} ${status} ${elapsedMs.toFixed(0)} ms${notes.join('')}`;
}

/** Why a request was turned down. Refusals name fields, never the values of secret ones. */
function messageOf(answer: Answer): string {
  return answer.status < 400 ? '' : `  ${plainLine(answer.body.toString('utf8'), 500)}`;
}

function statusOf(answer: Answer, fault: Fault | undefined): number {
  if (fault?.kind === 'answer') return fault.status ?? 200;
  return fault?.kind === 'empty' || fault?.kind === 'html' ? 200 : answer.status;
}
