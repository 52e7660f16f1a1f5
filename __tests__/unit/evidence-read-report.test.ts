import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { reportJson } from '../../service/engine/report/report-json.ts';
import { reportObject } from '../../service/engine/report/report-object.ts';
import type { Evidence } from '../../src/core/attack-result.ts';
import type { JobSummary } from '../../src/core/job-summary.ts';
import { readJobReport } from '../../src/evidence/read-report.ts';
import {
  RESULTS_BY_NAME,
  SAMPLE_CURVE,
  SAMPLE_INPUTS,
  samplePairs,
  SAMPLE_RESULT,
  SAMPLE_SUMMARY,
  sampleTable,
} from '../support/engine-report-samples.ts';

function jsonOf(summary: JobSummary, result = SAMPLE_RESULT): string {
  return reportJson(reportObject('Vulnerability', summary, result));
}

function numbersOf(evidence: Evidence): readonly number[] {
  switch (evidence.kind) {
    case 'pairs':
      return evidence.pairs.flatMap(({ original, changed }) => [...original, ...changed]);
    case 'inputs':
      return evidence.inputs.flatMap(({ values }) => [...values]);
    case 'curve':
      return evidence.series.flatMap(({ points }) => points.flat());
    case 'table':
      return evidence.rows.flat().filter((cell) => typeof cell === 'number');
  }
}

test('a report comes back as it was, but for the digits of its pictures', () => {
  const picture = { channels: 1, height: 8, width: 8, order: 'hwc' as const };
  const summary = { ...SAMPLE_SUMMARY, picture, isBgr: true, note: 'a note' };
  const read = readJobReport(JSON.parse(jsonOf(summary)));
  const { evidence, ...rest } = SAMPLE_RESULT;
  expect(read?.summary).toEqual(summary);
  expect(read?.result).toMatchObject(rest);
  const found = read?.result.evidence ?? [];
  expect(found.map(({ title }) => title)).toEqual(evidence.map(({ title }) => title));
  for (const [index, one] of evidence.entries()) {
    const [was, is] = [numbersOf(one), found.slice(index, index + 1).flatMap(numbersOf)];
    expect(is).toHaveLength(was.length);
    expect(Math.max(...was.map((number, at) => Math.abs(number - (is[at] ?? NaN))))).toBeLessThan(1e-6);
  }
});

test.each(Object.keys(RESULTS_BY_NAME).filter((name) => name !== 'rows of a table'))(
  '%s can be read',
  (name) => {
    const report = readJobReport(JSON.parse(jsonOf(SAMPLE_SUMMARY, RESULTS_BY_NAME[name])));
    expect(report?.result.meaning).toBe(SAMPLE_RESULT.meaning);
  },
);

const OTHER_VALUES: readonly unknown[] = [null, true, -1, 1e300, 'x', [], [[]], {}, { length: 4e9 }];

/** Replaces one value anywhere in JSON. */
function withOther(value: unknown, path: readonly number[], other: unknown): unknown {
  const [at, ...rest] = path;
  if (at === undefined || typeof value !== 'object' || value === null) return other;
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    if (list.length === 0) return other;
    return list.map((item, index) => (index === at % list.length ? withOther(item, rest, other) : item));
  }
  const entries: readonly (readonly [string, unknown])[] = Object.entries(value);
  return Object.fromEntries(
    entries.map(([key, item], index) => [
      key,
      index === at % entries.length ? withOther(item, rest, other) : item,
    ]),
  );
}

test('a report that is not whole is read or refused, and never throws', () => {
  const evidence = [samplePairs(2), SAMPLE_CURVE, sampleTable(2), SAMPLE_INPUTS];
  const json: unknown = JSON.parse(jsonOf(SAMPLE_SUMMARY, { ...SAMPLE_RESULT, evidence }));
  const results = new Set<boolean>();
  fc.assert(
    fc.property(
      fc.array(fc.nat(40), { minLength: 1, maxLength: 8 }),
      fc.constantFrom(...OTHER_VALUES),
      (path, other) => {
        results.add(readJobReport(withOther(json, path, other)) === undefined);
      },
    ),
    { numRuns: 400 },
  );
  expect(results.has(true)).toBe(true);
});

test.each([[undefined], [null], ['x'], [[]], [{}], [{ version: 2 }], [{ version: 1, report: 'Defense' }]])(
  '%j is no report',
  (value) => {
    expect(readJobReport(value)).toBeUndefined();
  },
);
