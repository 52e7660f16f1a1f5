import { describe, expect, it } from '@jest/globals';
import { SubmissionTurns } from '../../../src/analyser/remote/submission-turns.ts';
import type { FailureReason } from '../../../src/core/errors.ts';
import { ServiceError } from '../../../src/core/errors.ts';

/** A run whose submissions end when a test says so. */
class Run {
  readonly turns = new SubmissionTurns();
  /** The submissions that have begun, in order. */
  readonly begun: string[] = [];
  /** What each analysis got: `done`, or the reason and the message. */
  readonly ends = new Map<string, string>();
  readonly #ending = new Map<string, (end: FailureReason | 'done' | 'bug') => void>();

  take(...names: string[]): void {
    for (const name of names) {
      const submit = async (): Promise<string> => {
        this.begun.push(name);
        const end = await new Promise<FailureReason | 'done' | 'bug'>((resolve) => {
          this.#ending.set(name, resolve);
        });
        if (end === 'bug') throw new TypeError('a bug');
        if (end !== 'done') throw new ServiceError(end, `It was ${end}.`);
        return end;
      };
      this.turns.take(name, submit).then(
        (end) => this.ends.set(name, end),
        (error: unknown) => {
          this.ends.set(name, error instanceof ServiceError ? `${error.reason}: ${error.message}` : 'bug');
        },
      );
    }
  }

  async end(name: string, end: FailureReason | 'done' | 'bug'): Promise<void> {
    await pause();
    this.#ending.get(name)?.(end);
    await pause();
  }
}

const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('the submissions of a run', () => {
  it('wait until the answer to the first was read, and then go together', async () => {
    const run = new Run();
    run.take('a', 'b', 'c');
    await pause();
    expect(run.begun).toEqual(['a']);
    await run.end('a', 'done');
    // Those that waited go one after the other; new ones go at once.
    expect(run.begun).toContain('b');
    run.take('d', 'e');
    await pause();
    expect(run.begun).toEqual(expect.arrayContaining(['a', 'b', 'd', 'e']));
    for (const name of ['b', 'c', 'd', 'e']) await run.end(name, 'done');
    expect([...run.ends.values()]).toEqual(['done', 'done', 'done', 'done', 'done']);
  });

  it('that wait for the first go together afterwards', async () => {
    const run = new Run();
    run.take('a', 'b', 'c', 'd');
    await run.end('a', 'done');
    expect(run.begun).toEqual(['a', 'b', 'c', 'd']);
  });

  it.each<FailureReason>(['unexpected-answer', 'upload-failed', 'unavailable'])(
    'stop if the first cannot be used: %s',
    async (reason) => {
      const run = new Run();
      run.take('a', 'b', 'c');
      await run.end('a', reason);
      run.take('d');
      await pause();
      expect(run.begun).toEqual(['a']);
      expect(run.ends.get('a')).toBe(`${reason}: It was ${reason}.`);
      for (const name of ['b', 'c', 'd']) {
        expect(run.ends.get(name)).toBe(
          `${reason}: It was not submitted: the first submission of this run, a, could not be used, and this one ` +
            'would fare no better.',
        );
      }
    },
  );

  it.each<FailureReason>(['unexpected-answer', 'upload-failed', 'unavailable'])(
    'go on if a later one cannot be used: %s',
    async (reason) => {
      const run = new Run();
      run.take('a');
      await run.end('a', 'done');
      run.take('b');
      await run.end('b', reason);
      run.take('c', 'd');
      await pause();
      expect(run.begun).toEqual(['a', 'b', 'c', 'd']);
    },
  );

  it.each<FailureReason>(['rejected', 'unauthorized', 'denied'])(
    'go on after a refusal, the next one on its own: %s',
    async (reason) => {
      const run = new Run();
      run.take('a', 'b', 'c');
      await run.end('a', reason);
      expect(run.begun).toEqual(['a', 'b']);
      await run.end('b', 'done');
      run.take('d');
      await run.end('d', reason);
      run.take('e', 'f');
      await pause();
      expect(run.begun).not.toContain('f');
      await run.end('c', 'done');
      await run.end('e', 'done');
      await run.end('f', 'done');
      expect(run.ends.get('f')).toBe('done');
    },
  );

  it('pass on any other error, which says nothing about the others', async () => {
    const run = new Run();
    run.take('a', 'b');
    await run.end('a', 'bug');
    await run.end('b', 'done');
    expect([run.ends.get('a'), run.ends.get('b')]).toEqual(['bug', 'done']);
  });
});
