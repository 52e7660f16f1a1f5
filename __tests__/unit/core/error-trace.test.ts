import { describe, expect, it } from '@jest/globals';
import { logTrace, traceLines } from '../../../src/core/error-trace.ts';
import { createRecordingLog } from '../../support/recording-log.ts';

/** Without the places of the stacks. */
function headsOf(error: unknown): string[] {
  return traceLines(error).filter((line) => !/^\s+at /u.test(line));
}

describe('the trace of an error', () => {
  it('has name, code, message and stack of the error and of each cause, outermost first', () => {
    const system = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:9'), { code: 'ECONNREFUSED' });
    const error = new TypeError('fetch failed', { cause: new Error('in between', { cause: system }) });
    expect(headsOf(error)).toMatchSnapshot();
    const [, frame] = traceLines(error);
    expect(frame).toMatch(/^\s+at .*trace\.test\.ts:\d+:\d+/u);
  });

  it('has every error of several', () => {
    const error = new AggregateError([new Error('one'), new RangeError('two')], 'all failed');
    expect(headsOf(error)).toEqual([
      'Ended by AggregateError: all failed',
      'Of which Error: one',
      'Of which RangeError: two',
    ]);
  });

  it.each([
    ['a text', 'only this', 'Ended by only this'],
    ['nothing', undefined, 'Ended by undefined'],
    ['an object', { message: 'no error' }, 'Ended by object: no error'],
    ['an error without a message', new Error(), 'Ended by Error: no message'],
  ])('takes %s', (_what, thrown, line) => {
    expect(headsOf(thrown)).toEqual([line]);
  });

  it('does not quote what could not be read as JSON, since nothing in it is masked', () => {
    let thrown: unknown;
    try {
      JSON.parse('{"sig":s3cret}');
    } catch (error) {
      thrown = error;
    }
    const lines = traceLines(new Error('is not JSON', { cause: thrown }));
    expect(lines).toContain('Caused by SyntaxError');
    expect(lines.join('\n')).not.toContain('s3cret');
  });

  it('ends, however long the chain is', () => {
    const circle = new Error('circle');
    circle.cause = circle;
    expect(headsOf(circle)).toEqual(['Ended by Error: circle']);
    let chain = new Error('first');
    for (let count = 0; count < 100; count += 1) chain = new Error('next', { cause: chain });
    expect(headsOf(chain)).toHaveLength(10);
    const deep = new Error('deep');
    deep.stack = `Error: deep\n${'    at f (file.js:1:1)\n'.repeat(1000)}`;
    expect(traceLines(deep)).toHaveLength(21);
  });

  it('goes only into the debug log', () => {
    const log = createRecordingLog();
    logTrace(log, new Error('x'));
    expect(log.entries[0]).toBe('debug: Ended by Error: x');
    expect(log.entries.filter((entry) => !entry.startsWith('debug: '))).toEqual([]);
  });
});
