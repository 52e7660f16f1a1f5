import { describe, expect, it } from '@jest/globals';
import { formatCodes } from '../../../packages/engine/src/process/code-words.ts';
import { exactNumber } from '../../../src/report/evidence/numbers.ts';
import { changedNumbers } from '../../../src/report/evidence/numbers-in-words.ts';

describe('a number of a changed row', () => {
  it.each([
    [21036.35, '21036.35'],
    [0.9, '0.9'],
    [67, '67'],
    [0.45930005, '0.45930004'],
    [-1e-20, '-1e-20'],
    [Number.NaN, 'not known'],
  ])('%d is shown so that the same number in 32 bits can be typed', (value, shown) => {
    const rounded = Math.fround(value);
    expect(exactNumber(rounded)).toBe(shown);
    expect(Object.is(Math.fround(Number(exactNumber(rounded))), rounded)).toBe(true);
  });

  it('keeps all its digits in the list of changes, when a model tells neighbours apart', () => {
    const [from, to] = [Float32Array.of(57, 21036.35), Float32Array.of(57, 21041.502)];
    expect(changedNumbers(from, to, ['age', 'income'])).toBe('income: 21036.35 to 21041.502');
  });
});

describe('the codes of texts in changed rows', () => {
  const pair = {
    ...{ name: 'row 1', before: '0', after: '1', distance: 0.1 },
    ...{ original: Float32Array.of(1, 5), changed: Float32Array.of(1, 6) },
  };
  const shown = { kind: 'pairs', title: 'Turned rows', shape: [2], pairs: [pair] } as const;
  const evidence = [shown];
  const codeNames = new Map([[0, ['north', 'south']]]);

  it('are named if the file of the model names them', () => {
    expect(formatCodes({ evidence }, { columns: ['region'], codeNames })).toMatchSnapshot();
  });

  it('are not said to be unchanged if a trigger sets the text', () => {
    const set = [{ ...shown, pairs: [{ ...pair, changed: Float32Array.of(0, 5) }] }];
    expect(formatCodes({ evidence: set }, { columns: ['region'], codeNames })).toMatchSnapshot();
  });

  it('are not named if no row was changed', () => {
    expect(formatCodes({ evidence: [] }, { columns: ['region'], codeNames })).toEqual([]);
  });
});
