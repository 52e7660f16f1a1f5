import { describe, expect, test } from '@jest/globals';
import { ServiceError } from '../../../src/core/errors.ts';
import { TransportError } from '../../../src/http/transport-error.ts';
import { answerRaw, type Behaviour, stall } from '../../support/fault-server.ts';
import { useOpened } from '../../support/opened.ts';
import { failureOf, requestTo } from '../../support/test-transport.ts';

const { serve, open } = useOpened();
const TIMEOUT = new ServiceError('timeout', 'The run reached its deadline.');

/** Refuses a request, and asks for a wait. */
function refuse(status: number, retryAfter?: string): Behaviour {
  const header = retryAfter === undefined ? '' : `retry-after: ${retryAfter}\r\n`;
  return answerRaw(`HTTP/1.1 ${String(status)} No\r\n${header}content-length: 4\r\n\r\nbusy`);
}

describe('a run whose time ends before the service wants to be asked again', () => {
  test.each([
    [429, 'submission'],
    [503, 'submission'],
    [429, 'repeatable'],
    [503, 'repeatable'],
  ] as const)('fails at once as unavailable, with the cause: %i, %s', async (status, rule) => {
    const server = await serve(refuse(status, '3600'));
    const transport = open({ endsAtMs: Date.now() + 1_800_000 });
    const error = await failureOf(transport.send(requestTo(server.origin, { rule })));
    expect(error).toMatchObject({ reason: 'unavailable', inDoubt: false });
    expect(error.message).toMatch(
      /status \d+, "busy"; the answer asks to wait 3600\.0 s \(Retry-After\), but the run ends in 1[78]\d\d\.\d s; tried once/u,
    );
    expect(error.message).not.toContain('timeout-minutes');
    expect(transport.waits).toEqual([]);
  });

  test('waits as long as is granted if there is time', async () => {
    const server = await serve(
      refuse(429, '1800'),
      answerRaw('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n'),
    );
    const transport = open({ endsAtMs: Date.now() + 3_600_000 });
    await transport.send(requestTo(server.origin));
    expect(transport.waits).toEqual([60_250]);
  });

  test('does not wait for an attempt that would come too late', async () => {
    const server = await serve(refuse(503));
    const transport = open({ endsAtMs: Date.now() + 20 });
    const error = await failureOf(transport.send(requestTo(server.origin)));
    expect(error).toMatchObject({ reason: 'unavailable', isLast: true });
    expect(error.message).toMatch(
      /status 503, "busy"; the run ends in 0\.0 s, before another attempt; tried/u,
    );
  });
});

describe('a run whose time ends', () => {
  test('during an attempt after a failed one: what failed is the cause', async () => {
    const run = new AbortController();
    const end = (): void => {
      setTimeout(() => {
        run.abort(TIMEOUT);
      }, 30);
    };
    const server = await serve(refuse(503), {
      when: 'request',
      act: end,
    });
    const error = await failureOf(open({ signal: run.signal }).send(requestTo(server.origin)));
    expect(error).toBeInstanceOf(TransportError);
    expect(error).toMatchObject({ reason: 'unavailable' });
    expect(error.message).toMatch(/503, "busy".*tried once/u);
  });

  test('during the first attempt: the time is the cause', async () => {
    const run = new AbortController();
    setTimeout(() => {
      run.abort(TIMEOUT);
    }, 30);
    const server = await serve(stall());
    expect(await failureOf(open({ signal: run.signal }).send(requestTo(server.origin)))).toBe(TIMEOUT);
  });
});
