import { execFile } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { promisify } from 'node:util';
import { describe, expect, it, jest } from '@jest/globals';
import { startRunDeadline, type RunDeadline } from '../../../src/run/run-deadline.ts';
import { ServiceError } from '../../../src/core/errors.ts';

const LONG_MS = 3_600_000;

/** A source of cancellations, with the number of its listeners. */
function source(): {
  readonly cancel: () => void;
  readonly listeners: () => number;
  readonly onCancel: OnCancel;
} {
  const emitter = new EventEmitter();
  return {
    cancel: () => emitter.emit('cancel'),
    listeners: () => emitter.listenerCount('cancel'),
    onCancel: (listener) => {
      emitter.on('cancel', listener);
      return () => emitter.off('cancel', listener);
    },
  };
}
type OnCancel = Parameters<typeof startRunDeadline>[0];

function limitTo(timeoutMs: number, onCancel: OnCancel): RunDeadline {
  const limit = startRunDeadline(onCancel);
  limit.startDeadline(timeoutMs);
  return limit;
}

function reasonOf(signal: AbortSignal): ServiceError {
  const reason: unknown = signal.reason;
  if (reason instanceof ServiceError) return reason;
  throw new Error(`not a reason: ${String(reason)}`);
}

describe('startRunDeadline', () => {
  it('aborts at the deadline, and says which input sets it, as it was given', async () => {
    const limit = limitTo(600, source().onCancel);
    expect(limit.signal.aborted).toBe(false);
    await once(limit.signal, 'abort');
    expect(reasonOf(limit.signal)).toMatchObject({
      reason: 'timeout',
      message: 'The run reached its deadline (timeout-minutes: 0.01).',
    });
    limit.end();
  });

  it('counts the time before the inputs were read', () => {
    jest.useFakeTimers();
    try {
      const limit = startRunDeadline(source().onCancel);
      jest.advanceTimersByTime(400);
      limit.startDeadline(1000);
      jest.advanceTimersByTime(599);
      expect(limit.signal.aborted).toBe(false);
      jest.advanceTimersByTime(1);
      expect(reasonOf(limit.signal).reason).toBe('timeout');
      const late = startRunDeadline(source().onCancel);
      jest.advanceTimersByTime(2000);
      late.startDeadline(1000);
      jest.advanceTimersByTime(1);
      expect(late.signal.aborted).toBe(true);
    } finally {
      jest.useRealTimers();
    }
  });

  it('aborts when the run is cancelled, and the first reason stays', () => {
    const { cancel, onCancel } = source();
    const limit = limitTo(LONG_MS, onCancel);
    cancel();
    const first = reasonOf(limit.signal);
    expect(first).toMatchObject({
      reason: 'cancelled',
      message: 'The run was cancelled.',
    });
    cancel();
    expect(reasonOf(limit.signal)).toBe(first);
    limit.end();
  });

  it('takes its listener off at the end, and is not cancelled any more', () => {
    const { cancel, listeners, onCancel } = source();
    const limit = limitTo(LONG_MS, onCancel);
    expect(listeners()).toBe(1);
    limit.end();
    expect(listeners()).toBe(0);
    cancel();
    expect(limit.signal.aborted).toBe(false);
    limit.end();
  });

  it('leaves no timer at the end: a process with nothing else to do ends', async () => {
    const url = new URL('../../../src/run/run-deadline.ts', import.meta.url).href;
    const program = (end: string): string =>
      `import { startRunDeadline } from ${JSON.stringify(url)};
       const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
       const limit = startRunDeadline(() => () => undefined);
       limit.startDeadline(${String(LONG_MS)});
       const before = timers();
       ${end}
       console.log(before, timers());
       process.exit();`;
    const run = async (end: string): Promise<string> => {
      const { stdout } = await promisify(execFile)(process.execPath, [
        '--no-warnings',
        '--input-type=module',
        '--eval',
        program(end),
      ]);
      return stdout.trim();
    };
    expect(await run('')).toBe('1 1');
    expect(await run('limit.end();')).toBe('1 0');
  });
});
