import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { at, isObject, textAt } from '@model-security-scan/common/json';
import { outputWarnings, renderOutputs } from '../../../src/report/outputs.ts';
import { present } from '@model-security-scan/common/present';
import { plannedResult } from '../../../src/decide/analysis-result.ts';
import { divideIntoUnits } from '../../../src/report/units.ts';
import { manyResults, sampleOutcome } from '../../support/sample-outcomes.ts';

interface Matrix {
  readonly include: readonly { readonly name: string; readonly only: string }[];
}

/** The output `matrix`; fails if it is not of the documented form. */
function readMatrix(text: string | undefined): Matrix {
  const matrix: unknown = JSON.parse(text ?? 'missing');
  const include = at(matrix, 'include');
  if (!Array.isArray(include)) throw new Error('The matrix has no list.');
  return {
    include: include.map((entry: unknown) => ({
      ...(isObject(entry) ? entry : {}),
      name: textAt(entry, 'name') ?? '',
      only: textAt(entry, 'only') ?? '',
    })),
  };
}

describe('the output matrix', () => {
  it('groups any plan into at most 256 entries, each analysis in exactly one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1200 }), (count) => {
        const results = manyResults(count, { uploads: [] });
        const { include } = readMatrix(renderOutputs(sampleOutcome({ results }))['matrix']);
        expect(include).toHaveLength(Math.min(count, 256));
        const named = include.flatMap(({ only }) => only.split(','));
        expect(named.toSorted()).toEqual(results.map(({ spec }) => spec.name).toSorted());
        const sizes = include.map(({ only }) => only.split(',').length);
        expect(Math.max(0, ...sizes) - Math.min(...sizes, Infinity)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 30 },
    );
  });

  it('names a group by its first analysis and the number of the others', () => {
    const results = manyResults(257, { uploads: [] });
    const { include } = readMatrix(renderOutputs(sampleOutcome({ results }))['matrix']);
    const [first, last] = [results[0]?.spec, results[256]?.spec];
    expect(include[0]).toEqual({
      name: `${first?.name ?? ''} and 1 more`,
      model: first?.model,
      attack: first?.attack,
      only: `${first?.name ?? ''},${last?.name ?? ''}`,
    });
    expect(include[1]?.name).toBe(include[1]?.only);
    expect(outputWarnings(sampleOutcome({ results })).join()).not.toContain('output matrix');
  });

  it('divides by the time that analyses took, so that no unit takes long', () => {
    const times = fc.array(fc.option(fc.integer({ min: 1, max: 1000 }), { nil: undefined }), {
      minLength: 1,
      maxLength: 60,
    });
    fc.assert(
      fc.property(times, fc.integer({ min: 1, max: 12 }), (seconds, most) => {
        const results = manyResults(seconds.length, { uploads: [] }).map(({ spec }, index) => ({
          ...plannedResult(spec),
          ...present({ seconds: seconds[index] }),
        }));
        const units = divideIntoUnits(results, most);
        expect(units).toHaveLength(Math.min(most, results.length));
        const named = units.map(({ only }) => only.split(','));
        expect(named.flat().toSorted()).toEqual(results.map(({ spec }) => spec.name).toSorted());
        const known = seconds.filter((one) => one !== undefined);
        const mean = known.length === 0 ? 1 : known.reduce((sum, one) => sum + one, 0) / known.length;
        const costs = new Map(results.map(({ spec }, index) => [spec.name, seconds[index] ?? mean]));
        const loads = named.map((names) => names.reduce((sum, name) => sum + (costs.get(name) ?? NaN), 0));
        const total = loads.reduce((sum, load) => sum + load, 0);
        // Graham's bound for any list: the mean load, and at most one more analysis.
        const bound = total / units.length + Math.max(...costs.values()) * (1 - 1 / units.length);
        expect(Math.max(...loads)).toBeLessThanOrEqual(bound + 1e-6);
        const areKnown = named.map((names) =>
          names.every((name) => results.some((one) => one.spec.name === name && one.seconds !== undefined)),
        );
        expect(units.map((unit) => unit.seconds !== undefined)).toEqual(areKnown);
      }),
    );
  });
});
