import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { at, isObject, textAt } from '@model-security-scan/common/json';
import { outputWarnings, renderOutputs } from '../../../src/report/outputs.ts';
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
        expect(include.flatMap(({ only }) => only.split(','))).toEqual(results.map(({ spec }) => spec.name));
        const sizes = include.map(({ only }) => only.split(',').length);
        expect(Math.max(0, ...sizes) - Math.min(...sizes, Infinity)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 30 },
    );
  });

  it('names a group by its first analysis and the number of the others', () => {
    const results = manyResults(257, { uploads: [] });
    const { include } = readMatrix(renderOutputs(sampleOutcome({ results }))['matrix']);
    const [first, second] = results.slice(-2).map(({ spec }) => spec);
    expect(include.at(-1)).toEqual({
      name: `${first?.name ?? ''} and 1 more`,
      model: first?.model,
      attack: first?.attack,
      only: `${first?.name ?? ''},${second?.name ?? ''}`,
    });
    expect(include[0]?.name).toBe(include[0]?.only);
    expect(outputWarnings(sampleOutcome({ results })).join()).not.toContain('output matrix');
  });
});
