import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readServiceFault } from '../../../src/http/availability.ts';
import {
  findTooLate,
  MAX_RETRY_AFTER_MS,
  mayRepeat,
  readRetryAfterMs,
  waitMs,
} from '../../../src/http/retry-policy.ts';
import type { Fault } from '../../../src/http/exchange.ts';
import type { RepeatRule } from '../../../src/http/exchange.ts';

const NOW_MS = Date.parse('2026-11-21T12:00:00Z');
const STATUSES = Array.from({ length: 500 }, (_, index) => index + 100);

/** The fault that the client of the service sees in an answer. */
function faultOf(status: number, retryAfter?: string): Fault | undefined {
  const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
  const answer = { status, headers, body: Buffer.alloc(0), isBodySent: true, redact: (text: string) => text };
  return readServiceFault(answer, NOW_MS)?.fault;
}

function repeatedStatuses(rule: RepeatRule, retryAfter?: string): readonly number[] {
  return STATUSES.filter((status) => {
    const fault = faultOf(status, retryAfter);
    return fault !== undefined && mayRepeat(rule, fault);
  });
}

describe('a repeated request', () => {
  test('a repeatable request: after exactly the statuses that mean "unavailable"', () => {
    expect(repeatedStatuses('repeatable')).toEqual([408, 425, 429, 500, 502, 503, 504]);
    expect(STATUSES.filter((status) => faultOf(status) !== undefined)).toEqual(
      repeatedStatuses('repeatable'),
    );
  });

  test('a submission: after exactly the statuses that say that it was not processed', () => {
    expect(repeatedStatuses('submission', '1')).toEqual([429, 503]);
    expect(repeatedStatuses('submission', 'Sat, 21 Nov 2026 12:00:09 GMT')).toEqual([429, 503]);
  });

  test.each([undefined, '', 'soon', '-5', '2026-11-21'])(
    'a submission: not after a 503 whose Retry-After is %j, which a proxy may have sent',
    (retryAfter) => {
      expect(repeatedStatuses('submission', retryAfter)).toEqual([429]);
    },
  );

  test.each([
    ['repeatable', 'notSent', true],
    ['repeatable', 'maybeProcessed', true],
    ['repeatable', 'permanent', false],
    ['submission', 'notSent', true],
    ['submission', 'refused', true],
    ['submission', 'maybeProcessed', false],
    ['submission', 'permanent', false],
  ] as const)('%s, %s: %s', (rule, kind, expected) => {
    expect(mayRepeat(rule, { kind })).toBe(expected);
  });

  test('is not sent if the answer asks for a longer wait than allowed', () => {
    const fault = { kind: 'refused' } as const;
    expect(mayRepeat('repeatable', { ...fault, retryAfterMs: MAX_RETRY_AFTER_MS })).toBe(true);
    expect(mayRepeat('repeatable', { ...fault, retryAfterMs: MAX_RETRY_AFTER_MS + 1 })).toBe(false);
  });
});

describe('the wait before the next attempt', () => {
  const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

  test('is between 0 and a bound that doubles up to 20 s', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), random, (attempt, share) => {
        const wait = waitMs(attempt, { kind: 'maybeProcessed' }, share);
        expect(Number.isInteger(wait)).toBe(true);
        expect(wait).toBeGreaterThanOrEqual(0);
        expect(wait).toBeLessThanOrEqual(Math.min(20_000, 500 * 2 ** (attempt - 1)));
      }),
    );
  });

  test('doubles, and is spread over all of the time up to its bound', () => {
    const waits = [1, 2, 3, 4, 5, 6, 7, 8].map((attempt) => waitMs(attempt, { kind: 'notSent' }, 0.5));
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
    expect(waitMs(1, { kind: 'maybeProcessed' }, 0)).toBe(0);
    expect(waitMs(1, { kind: 'maybeProcessed' }, 0.999)).toBe(500);
  });

  test('is never shorter than a Retry-After, and never longer than the caps together, whatever the header says', () => {
    const header = fc.oneof(fc.string(), fc.integer().map(String), fc.date().map(utcString));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), random, header, (attempt, share, retryAfter) => {
        const fault = faultOf(503, retryAfter);
        if (fault === undefined) throw new Error('503 is no fault');
        const wait = waitMs(attempt, fault, share);
        expect(wait).toBeGreaterThanOrEqual(
          Math.min(readRetryAfterMs(retryAfter, NOW_MS) ?? 0, MAX_RETRY_AFTER_MS),
        );
        expect(wait).toBeLessThanOrEqual(MAX_RETRY_AFTER_MS + 20_000);
      }),
    );
  });

  test('keeps its jitter on top of a Retry-After, lest all come back at once', () => {
    const fault: Fault = { kind: 'refused', retryAfterMs: 3000 };
    expect(waitMs(1, fault, 0)).toBe(3000);
    expect(waitMs(1, fault, 0.5)).toBe(3250);
  });
});

test.each([
  [{ kind: 'notSent' }, 5000, undefined],
  [{ kind: 'refused', askedMs: 5000 }, 5000, undefined],
  [{ kind: 'notSent' }, 5001, /^the run ends in 5\.0 s/u],
  [{ kind: 'refused', askedMs: 5000 }, 5001, /^the run ends in 5\.0 s/u],
  [{ kind: 'refused', askedMs: 5001 }, 100, /5\.0 s \(Retry-After\)/u],
] as const)('with 5 s left, after %j, a pause of %d ms', (fault, pauseMs, tooLate) => {
  const found = findTooLate(fault, pauseMs, 5000);
  expect(found ?? 'in time').toMatch(tooLate ?? /^in time$/u);
});

describe('Retry-After', () => {
  test.each([
    ['0', 0],
    ['7', 7000],
    [' 7 ', 7000],
    ['3600', 3_600_000],
    ['9999999999', 9_999_999_999_000],
    ['9'.repeat(400), Infinity],
    ['Sat, 21 Nov 2026 12:00:09 GMT', 9000],
    ['Saturday, 21-Nov-26 12:00:09 GMT', 9000],
    ['Sat 21 Nov 2026 12:00:09 GMT', 9000],
    ['Sat, 21 Nov 2026 11:59:00 GMT', 0],
    ['Sun, 06 Nov 1994 08:49:37 GMT', 0],
    ['Sat, 21 Nov 2099 12:00:00 GMT', Date.UTC(2099, 10, 21, 12) - NOW_MS],
  ])('%j is %d ms', (header, expected) => {
    expect(readRetryAfterMs(header, NOW_MS)).toBe(expected);
  });

  test.each([
    undefined,
    '',
    '-5',
    '+5',
    '1.5',
    '1e3',
    '0x10',
    '5 s',
    'soon',
    'NaN',
    'Infinity',
    '2026-11-21T12:00:09Z',
    'Sat, 21 Nov 2026 12:00:09',
    'Sat, 21 Nov 2026 12:00:09 CET',
    'Sat, 99 Nov 2026 12:00:09 GMT',
    'Sat, 21 Foo 2026 12:00:09 GMT',
    'Sat, 21 Nov 2026 12:00:09 GMT, 5',
    'not before Sat, 21 Nov 2026 12:00:09 GMT',
  ])('%j says nothing', (header) => {
    expect(readRetryAfterMs(header, NOW_MS)).toBeUndefined();
  });
});

function utcString(date: Date): string {
  return Number.isNaN(date.getTime()) ? 'Invalid Date' : date.toUTCString();
}
