import { evadeCase } from '../../../../../__tests__/support/case-analysis.ts';
import { describe, expect, it } from '@jest/globals';
import { attackByEvasion } from '../../../src/attacks/evasion/attack-by-evasion.ts';
import { chooseEps } from '../../../src/attacks/evasion/eps.ts';
import { formatChange } from '../../../src/attacks/evasion/exact/exact-meaning.ts';
import type { EvasionAnalysis } from '../../../src/attacks/evasion/setup.ts';
import { NotTestable } from '../../../src/fault.ts';
import type { AttackResult, Inputs } from '../../../src/types.ts';
import { analysisOf } from '../../support/attack-analyses.ts';
import {
  budgetOf,
  inputsFor,
  linearVictim,
  normals,
} from '../../../../../__tests__/support/engine-victims.ts';

const SIZE = 6;

async function evade(
  settings: EvasionAnalysis['settings'],
  held: Pick<Inputs, 'fixed'> = {},
): Promise<AttackResult> {
  const weights = normals(SIZE, 3);
  const victim = linearVictim(weights, 0.5 * weights.reduce((sum, one) => sum + one, 0), 'scores');
  const data = { ...(await inputsFor(victim, 120, 1)), ...held };
  return attackByEvasion(await analysisOf(victim, data, { settings }), budgetOf(1, 20_000));
}

describe('the eps of the settings', () => {
  it('is to be checked if the data suggests more than ten times as much, and no limit otherwise', async () => {
    const small = await evade({ eps: 1e-6, samples: 20 });
    const usual = await evade({ eps: 0.03, samples: 20 });

    expect(small.limits[0]).toMatch(
      /^Please check: eps is 0\.000001, less than a tenth of 0\.\d+, which the data suggests\. Changes so small .* Set `eps` to/u,
    );
    expect(small.figures['eps']).toBe(1e-6);
    expect(usual.limits.join(' ')).not.toContain('Please check: eps');
  });

  it('is taken as it is if the data suggests none', () => {
    const given = chooseEps({ eps: 1e-6 }, () => {
      throw new NotTestable('too few rows');
    });
    expect(given).toEqual({ value: 1e-6, from: 'the settings' });
  });
});

it('takes the eps of its baseline, unless the settings or the minimum of a policy give another one', () => {
  const none = (): never => {
    throw new Error('nothing is estimated');
  };
  const baseline = { baselineEps: 0.03 };
  expect(chooseEps(baseline, none)).toEqual({ value: 0.03, from: 'the baseline' });
  expect(chooseEps({ ...baseline, eps: 0.04 }, none)).toEqual({ value: 0.04, from: 'the settings' });
  expect(chooseEps({ ...baseline, least: { eps: 0.05 } }, none)).toMatchObject({ value: 0.05 });
});

describe('columns that stay fixed', () => {
  it('are counted wherever the change of each number is named', async () => {
    const result = await evade({ eps: 0.05, samples: 20 }, { fixed: new Set([0, 1, 2, 3, 4]) });
    expect(result.meaning).toContain('of the range of each number, in 1 of 6 columns, so that');
    expect(result.evidence).toContainEqual(
      expect.objectContaining({ xLabel: 'eps, a share of the range of each number that is not fixed' }),
    );
  });

  it('are counted by exact attacks, too', () => {
    const bounds = { low: new Float32Array(6), high: new Float32Array(6).fill(10) };
    // Of whole numbers up to 10, no step is within 5 % of the range.
    const held = { ...bounds, fixed: new Set([1]), whole: new Set([1, 2]) };
    expect(formatChange(held, 0.05)).toBe('changing 4 of 6 columns, each by up to 5 % of its range');
    expect(formatChange(held, 0.1)).toMatch(/5 of 6 columns/u);
    expect(formatChange(bounds, 0.05)).toBe('changing every column by up to 5 % of its range');
  });
});

it('attacks columns of two values with an eps of 1, which lets each take its other value', async () => {
  const settings = { samples: 40, eps: 1 };
  const result = await evadeCase({
    folder: 'two-valued-columns',
    model: 'model.onnx',
    data: 'test.csv',
    settings,
  });
  expect(result).toMatchObject({ access: 'exact', bound: 'exact', score: { value: 1 } });
});
