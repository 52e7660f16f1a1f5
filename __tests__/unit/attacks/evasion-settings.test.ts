import { evadeCase } from '../../support/case-analysis.ts';
import { describe, expect, it } from '@jest/globals';
import { attackByEvasion } from '../../../src/attacks/evasion/attack-by-evasion.ts';
import { givenEps } from '../../../src/attacks/evasion/eps.ts';
import { formatChange } from '../../../src/attacks/evasion/exact/exact-meaning.ts';
import type { EvasionAnalysis } from '../../../src/attacks/evasion/setup.ts';
import { NotTestable } from '../../../src/engine/fault.ts';
import type { AttackResult, Inputs } from '../../../src/engine/types.ts';
import { testRuntime } from '../../support/engine-runtime.ts';
import { budgetOf, inputsFor, linearVictim, normals } from '../../support/engine-victims.ts';

const SIZE = 6;

async function evade(
  settings: EvasionAnalysis['settings'],
  held: Pick<Inputs, 'fixed'> = {},
): Promise<AttackResult> {
  const weights = normals(SIZE, 3);
  const victim = linearVictim(weights, 0.5 * weights.reduce((sum, one) => sum + one, 0), 'scores');
  const data = { ...(await inputsFor(victim, 120, 1)), ...held };
  const known = { classes: undefined, classNames: undefined, picture: undefined };
  return attackByEvasion(
    { victim, data, labels: data.labels, runtime: await testRuntime(), ...known, settings },
    budgetOf(1, 20_000),
  );
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
    const given = givenEps({ value: 1e-6, from: 'the settings' }, 'Linf', () => {
      throw new NotTestable('too few rows');
    });
    expect(given).toEqual({ value: 1e-6, from: 'the settings' });
  });
});

describe('the eps of a baseline', () => {
  it('is taken if none is set', async () => {
    const result = await evade({ baselineEps: 0.03, samples: 20 });
    expect(result.figures).toMatchObject({ eps: 0.03, 'eps from': 'the baseline' });
  });

  it('gives way to that of the settings, and to the minimum of a policy', async () => {
    const set = await evade({ baselineEps: 0.03, eps: 0.04, samples: 20 });
    const least = await evade({ baselineEps: 0.03, least: { eps: 0.05 }, samples: 20 });
    expect(set.figures).toMatchObject({ eps: 0.04, 'eps from': 'the settings' });
    expect(least.figures).toMatchObject({ eps: 0.05, 'eps from': "the policy's minimum" });
  });
});

describe('columns that stay fixed', () => {
  it('are counted wherever the change of each number is named', async () => {
    const result = await evade({ eps: 0.05, samples: 20 }, { fixed: new Set([0, 1, 2, 3, 4]) });
    expect(result.meaning).toContain(
      'of the range of each number that is not fixed (5 of 6 columns stay fixed)',
    );
    expect(result.evidence).toContainEqual(
      expect.objectContaining({ xLabel: 'eps, a share of the range of each number that is not fixed' }),
    );
  });

  it('are not named if there are none', async () => {
    const { meaning } = await evade({ eps: 0.05, samples: 20 });
    expect(meaning).toContain('at most 5 % of the range of each number so that');
  });

  it('are counted by exact attacks, too', () => {
    const low = new Float32Array(6);
    expect(formatChange({ low, fixed: new Set([1]) }, 0.05)).toBe(
      'changing each of 5 columns by up to 5 % of its range (1 of 6 columns stays fixed)',
    );
    expect(formatChange({ low }, 0.05)).toBe('changing every column by up to 5 % of its range');
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
