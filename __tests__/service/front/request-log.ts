import { plainLine } from '@model-security-scan/common/sanitize';
import type { Answer } from '../wire/answer.ts';
import type { InjectedFault } from './injected-fault.ts';
import type { Operation } from './operations.ts';

/** One request as received. It includes credentials: the log is a tool for tests. */
export interface RecordedRequest {
  readonly origin: 'service' | 'storage';
  /** `unknown` if no operation has its path. */
  readonly operation: Operation | 'unknown';
  /** In milliseconds since 1970. */
  readonly receivedMs: number;
  readonly method: string;
  /** With its query. */
  readonly path: string;
  /** Names and values in the order and spelling received. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** As text; empty for uploads, which are stored as files. */
  readonly body: string;
  /** Undefined until it is answered, and if the connection was reset instead. */
  readonly status: number | undefined;
}

/** Keeps the latest requests. */
export interface RequestLog {
  /** Adds a request that has arrived. @returns a function to call with its answer */
  add(request: Omit<RecordedRequest, 'status'>): (answer: Answer, fault: InjectedFault | undefined) => void;
  /** The oldest first. */
  list(): readonly RecordedRequest[];
  clear(): void;
}

const MAX_KEPT = 10_000;

/**
 * @param now in milliseconds since 1970
 * @param print prints a line for people; it contains no credentials: no headers, body or query
 */
export function createRequestLog(now: () => number, print: (line: string) => void): RequestLog {
  let kept: { request: Omit<RecordedRequest, 'status'>; status: number | undefined }[] = [];
  return {
    add(request) {
      const entry: (typeof kept)[number] = { request, status: undefined };
      kept.push(entry);
      if (kept.length > MAX_KEPT) kept.shift();
      return (answer, fault) => {
        if (fault?.resets !== true) entry.status = fault?.statusOf(answer) ?? answer.status;
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
  fault: InjectedFault | undefined,
  elapsedMs: number,
): string {
  const time = new Date(request.receivedMs).toISOString().slice(11, 19);
  const path = plainLine(request.path.replace(/\?.*$/su, ''), 200);
  const status = fault?.resets === true ? 'reset' : String(fault?.statusOf(answer) ?? answer.status);
  const notes = [fault === undefined ? '' : `  [fault: ${fault.kind}]`, messageOf(answer)];
  return `${time} ${request.method} ${path} ${status} ${elapsedMs.toFixed(0)} ms${notes.join('')}`;
}

/** The reason of a refusal. Refusals name fields, never the values of secret ones. */
function messageOf(answer: Answer): string {
  return answer.status < 400 ? '' : `  ${plainLine(answer.body.toString('utf8'), 500)}`;
}
