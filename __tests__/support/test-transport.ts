import { createTransport, type TransportOptions } from '../../src/http/transport.ts';
import { withSubmissionAdvice } from '../../src/analyser/remote/client/call.ts';
import { readServiceFault } from '../../src/http/availability.ts';
import type { HttpRequest, Transport } from '../../src/http/exchange.ts';
import { hastyClock, linesLog } from './recording-log.ts';

/** A transport on real HTTP that waits without taking time. */
export interface TestTransport extends Transport {
  /** Every wait between attempts, in milliseconds. */
  readonly waits: readonly number[];
  /** Every line that was logged. */
  readonly lines: readonly string[];
}

/** Changes to the defaults: 5 attempts of 5 s each, no jitter, a run that never ends. */
export type TestTransportOptions = Partial<
  Pick<TransportOptions, 'requestTimeoutMs' | 'maxAttempts' | 'signal' | 'endsAtMs' | 'clock' | 'redact'>
>;

export function openTestTransport(options: TestTransportOptions = {}): TestTransport {
  const waits: number[] = [];
  const lines: string[] = [];
  const transport = createTransport({
    requestTimeoutMs: 5000,
    maxAttempts: 5,
    signal: new AbortController().signal,
    redact: (text) => text,
    log: linesLog(lines),
    clock: hastyClock(waits),
    ...options,
  });
  return {
    // With the advice that the client of the service adds to a submission's errors.
    send: (request) =>
      transport.send(request).catch((error: unknown) => {
        throw request.rule === 'submission' ? withSubmissionAdvice(error) : error;
      }),
    close: () => {
      transport.close();
    },
    waits,
    lines,
  };
}

/** A request as an operation of the service makes it. */
export function requestTo(origin: string, changes: Partial<HttpRequest> = {}): HttpRequest {
  return {
    operation: 'lineage check',
    rule: 'repeatable',
    method: 'POST',
    url: new URL('/some/path?token=query-secret', origin),
    headers: { 'content-type': 'application/json' },
    body: '{"asked":"yes"}',
    maxAnswerBytes: 100_000,
    readFault: readServiceFault,
    ...changes,
  };
}

/** The error that a promise was rejected with. @throws Error if it was not rejected */
export async function failureOf(promise: Promise<unknown>): Promise<Error> {
  let value: unknown;
  try {
    value = await promise;
  } catch (error) {
    if (error instanceof Error) return error;
    throw new Error(`Not an Error was thrown: ${String(error)}`, { cause: error });
  }
  throw new Error(`Expected a failure, got ${JSON.stringify(value)}`);
}
