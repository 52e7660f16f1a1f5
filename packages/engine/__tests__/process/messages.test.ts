import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sourceChildCode } from '../../src/process/child-code.ts';
import { childMessage } from '../../src/process/messages.ts';
import { renderAttackSamples } from '../../../../src/report/job-report/attack-samples.ts';
import { reportJson } from '../../../../src/report/job-report/report-json.ts';
import { reportObject } from '../../../../src/report/job-report/report-object.ts';
import type { AttackResult } from '../../src/types.ts';
import { resultPage } from '../../../../__tests__/support/result-page.ts';
import {
  SAMPLE_CURVE,
  SAMPLE_GAPS,
  SAMPLE_INPUTS,
  SAMPLE_RESULT,
  SAMPLE_SUMMARY,
  SAMPLE_TESTS,
  samplePairs,
  sampleTable,
} from '../../../../__tests__/support/engine-report-samples.ts';
import { analyse, figuresOf, npyOf } from '../../../../__tests__/support/engine-uploads.ts';
import { linearModel } from '../../../../__tests__/support/onnx-writer.ts';

const RESULT: AttackResult = {
  ...SAMPLE_RESULT,
  evidence: [samplePairs(2), SAMPLE_TESTS, SAMPLE_CURVE, sampleTable(3), SAMPLE_INPUTS],
  picture: { channels: 1, height: 8, width: 8, order: 'hwc' },
};
const MESSAGE = { kind: 'result', result: RESULT, runtime: 'wasm' } as const;

/** What arrives in the parent of what the child sends. */
function sent(value: unknown): unknown {
  return deserialize(serialize(value));
}

/** A place in a message: the names and indexes that lead to it. */
type Place = readonly string[];

function placesIn(value: unknown, start: Place = []): readonly Place[] {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return [start];
  return [start, ...Object.entries(value).flatMap(([name, item]) => placesIn(item, [...start, name]))];
}

const PLACES = placesIn(MESSAGE);

/** Returns a copy with another value at one place. */
function changed(value: unknown, [name, ...rest]: Place, replacement: unknown): unknown {
  if (name === undefined) return replacement;
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  const entries = Object.entries(value).map(([key, item]: [string, unknown]): [string, unknown] => [
    key,
    key === name ? changed(item, rest, replacement) : item,
  ]);
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}

function sparse(length: number): unknown[] {
  const list: unknown[] = [];
  list.length = length;
  return list;
}

function cyclic(): unknown {
  const one: Record<string, unknown> = {};
  one['self'] = one;
  return one;
}

function nested(depth: number): unknown {
  return Array.from({ length: depth }).reduce<unknown>((inner) => [inner], 1);
}

const NASTY = [
  ...[NaN, Infinity, -Infinity, -1, -0, 0, 0.5, 2, 1e308, 2 ** 53, 2 ** 32],
  ...['', 'x', 'x'.repeat(1_000_000), '\u0000', '\ud800', '__proto__', '<script>', '::error::x'],
  ...[null, undefined, true, false, 1n, [], {}, [[]], sparse(2 ** 32 - 1), sparse(5), cyclic(), nested(500)],
  ...[new Map([[1, 2]]), new Set([1]), new Date(0), /x/u, new Error('x'), new ArrayBuffer(8)],
  ...[new Float32Array(0), new Float32Array(3), new Float32Array(64).fill(NaN), new Float64Array(64)],
  new Float32Array(64),
  Array.from({ length: 30_000 }, () => 'x'),
  Object.fromEntries(Array.from({ length: 2000 }, (_unused, index) => [`n${String(index)}`, index])),
];

/** A message with this table is short, since its rows are one list; it has a million cells all the same. */
const WIDE = {
  ...sampleTable(1),
  rows: Array.from<readonly number[]>({ length: 10_000 }).fill(Array.from({ length: 100 }, () => 0)),
};

const MUTATION = fc.tuple(fc.constantFrom(...PLACES), fc.constantFrom(...NASTY));

/** True if every text is bounded, and every number finite. */
function isBounded(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= 4000;
  if (typeof value === 'number') return Number.isFinite(value);
  if (ArrayBuffer.isView(value)) return !Array.from(Object.values(value)).includes(NaN);
  if (typeof value !== 'object' || value === null) return typeof value === 'boolean';
  return Object.values(value).every(isBounded);
}

/** The names of all values, without their indexes in lists. */
function namesIn(value: unknown): readonly string[] {
  return placesIn(value).map((place) =>
    place
      .filter((name) => !/^\d+$/u.test(name))
      .join('.')
      .replace(/(figures)\..*$/u, '$1'),
  );
}

const KNOWN = new Set(namesIn(MESSAGE));

describe('a message of a process that ran a hostile model', () => {
  test('is read as it was sent if it is sound', () => {
    expect(childMessage(sent(MESSAGE))).toEqual(MESSAGE);
    const bare = {
      ...RESULT,
      evidence: [],
      limits: [],
      figures: {},
      accuracy: undefined,
      picture: undefined,
    };
    expect(childMessage(sent({ ...MESSAGE, result: bare }))).toEqual({ ...MESSAGE, result: bare });
  });

  test('may show rows of a table that lack numbers', () => {
    const result = { ...RESULT, evidence: [SAMPLE_GAPS] };
    expect(childMessage(sent({ ...MESSAGE, result }))).toEqual({ ...MESSAGE, result });
  });

  test('is refused or bounded, whatever is changed in it', () => {
    fc.assert(
      fc.property(fc.array(MUTATION, { minLength: 1, maxLength: 3 }), (mutations) => {
        const message = sent(
          mutations.reduce<unknown>((value, [place, nasty]) => changed(value, place, nasty), MESSAGE),
        );
        const read = childMessage(message);
        if (read === undefined) return;
        expect(isBounded(read)).toBe(true);
        expect(namesIn(read).filter((name) => !KNOWN.has(name))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('is read if it is as large as that of an honest process can be', () => {
    const names = (count: number): readonly string[] =>
      Array.from({ length: count }, (_, at) => `n${String(at)}`);
    const inputs = names(10_000).map((name) => ({ name, type: 'float32', shape: [1] }));
    const [pair] = SAMPLE_TESTS.pairs;
    const test = { label: 0, answer: 1, given: new Float32Array(10_000) };
    const call = { ...SAMPLE_TESTS.call, inputs, classes: names(10_000) };
    const tables = Array.from({ length: 10 }, () => ({
      ...sampleTable(1),
      rows: Array.from({ length: 10_000 }, () => Array.from({ length: 10 }, (_, at) => at)),
    }));
    const tested = { ...SAMPLE_TESTS, call, pairs: Array.from({ length: 100 }, () => ({ ...pair, test })) };
    const result = { ...RESULT, columns: names(20_000), evidence: [tested, ...tables] };
    expect(childMessage(sent({ ...MESSAGE, result }))).toEqual({ ...MESSAGE, result });
  });

  test.each<[string, unknown]>([
    ['a score above 1', { score: { value: 1.1, low: 0, high: 1.2 } }],
    ['a score that is no number', { score: { value: NaN, low: 0, high: 1 } }],
    ['a score beside its interval', { score: { value: 0, low: 0.5, high: 1 } }],
    ['no word on whether it was cut short', { cutShort: 'no' }],
    ['no word on whether it depends on the time', { isTimed: 'no' }],
    ['queries that are no count', { queries: -1 }],
    ['more queries than any run asks', { queries: 1e13 }],
    ['more inputs than any data has', { rows: 2e9 }],
    ['a skill above 1', { skill: { measure: 'r2', value: 0.5, low: 0.4, high: 1.5 } }],
    [
      'more planted inputs than any check plants',
      { robustness: { eps: 0.1, curve: [], peeled: [], selfCheck: { planted: 1e9, found: 1 }, alarms: [] } },
    ],
    ['a time that is none', { seconds: Infinity }],
    ['an accuracy above 1', { accuracy: 1.01 }],
    ['a picture without an order', { picture: { channels: 1, height: 1, width: 1, order: 'wch' } }],
    ['evidence of another kind', { evidence: [{ kind: 'page', title: 'x', html: 'x' }] }],
    ['a picture of another size', { evidence: [{ ...SAMPLE_INPUTS, shape: [8, 9, 1] }] }],
    ['a picture that lacks numbers', { evidence: [{ ...SAMPLE_GAPS, shape: [8, 8, 1] }] }],
    ['a picture of no size', { evidence: [{ ...SAMPLE_INPUTS, shape: [0, 8] }] }],
    ['too much text', { limits: Array.from({ length: 201 }, () => 'x') }],
    ['too many rows', { evidence: [sampleTable(10_001)] }],
    ['too many values', { evidence: Array.from({ length: 200 }, () => WIDE) }],
  ])('is refused with %s', (_name, part) => {
    const result = { ...RESULT, ...(typeof part === 'object' ? part : {}) };
    expect(childMessage(sent({ ...MESSAGE, result }))).toBeUndefined();
  });

  test('of any kind is refused or bounded', () => {
    const kinds = fc.constantFrom('prepared', 'progress', 'ask-endpoint', 'failed', 'result', 'start', 7);
    const fields = fc.record({
      kind: kinds,
      share: fc.oneof(fc.double(), fc.string(), fc.constant(undefined)),
      what: fc.oneof(fc.string({ maxLength: 1000 }), fc.double()),
      id: fc.oneof(fc.double(), fc.integer(), fc.string()),
      body: fc.oneof(fc.string(), fc.double(), fc.constant(undefined)),
      reason: fc.oneof(fc.string(), fc.constant('x'.repeat(100_000)), fc.double()),
      fault: fc.oneof(fc.boolean(), fc.string()),
    });
    fc.assert(
      fc.property(fc.oneof(fields, fc.anything({ withMap: true, withSet: true })), (value) => {
        const read = childMessage(value);
        const texts = Object.values(read ?? {}).filter((one) => typeof one === 'string');
        expect(Math.max(0, ...texts.map((one) => one.length))).toBeLessThanOrEqual(4000);
        expect(Number.isNaN(read?.kind === 'progress' ? read.share : 0)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  test('that is accepted can be shown in every form of a report', async () => {
    const parts = PLACES.filter(([kind]) => kind === 'result');
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...parts), fc.constantFrom(...NASTY), async (place, nasty) => {
        const read = childMessage(sent(changed(MESSAGE, place, nasty)));
        if (read?.kind !== 'result') return;
        const samples = await renderAttackSamples(SAMPLE_SUMMARY, read.result);
        expect(samples.length).toBeGreaterThan(0);
        expect(reportJson(reportObject(SAMPLE_SUMMARY, read.result))).toContain('"score"');
        expect(resultPage(SAMPLE_SUMMARY, read.result)).toContain('</html>');
      }),
      { numRuns: 30 },
    );
  }, 60_000);
});

describe('a process that was taken over fails its own analysis', () => {
  const code = sourceChildCode(
    path.join(import.meta.dirname, '../../../../__tests__/support/engine-hostile-child.ts'),
  );
  const endpoint = {
    protocol: 'v2',
    metadata: () => new Promise<string>(() => undefined),
    infer: () => new Promise<string>(() => undefined),
  } as const;

  test.each([
    'a result that is none',
    'a score that is no number',
    'a list of four billion items',
    'another kind',
    'no object',
    'a flood',
    'a message of two gigabytes',
    'bytes that are no message',
    'questions without end',
  ])('by %s', async (trick) => {
    const outcome = await analyse({
      task: 'tabular-classification',
      attack: 'evasion',
      endpoint,
      fields: { attack_type: trick },
      slots: {
        model: { 'model.onnx': linearModel({ weights: [[1], [1]] }) },
        data: { 'x.npy': npyOf([1, 2], [1, 2]) },
      },
      options: { code },
    });

    expect(figuresOf(outcome)['failed']).toMatch(/^engine: .* sent a message that cannot be understood/u);
  });
});
