import { beforeAll, describe, expect, it } from '@jest/globals';
import { attackByEvasion } from '../../../src/attacks/evasion/attack-by-evasion.ts';
import { runCampaign } from '../../../src/attacks/evasion/campaign.ts';
import { type Distances, measureDistances } from '../../../src/attacks/evasion/distances.ts';
import { type EvasionAnalysis, type EvasionSetup, prepare } from '../../../src/attacks/evasion/setup.ts';
import type { WhiteBoxReport } from '../../../src/attacks/evasion/white-box/white-box-course.ts';
import { NoGradient } from '../../../src/fault.ts';
import { judgeModel } from '../../../src/model/judge-model.ts';
import { constant, node, onnxModel } from '../../../src/substitute/onnx-writer.ts';
import { dot } from '../../../src/vectors.ts';
import { OnnxVictim } from '../../../src/victim/onnx-victim.ts';
import { testRuntime } from '../../../../../__tests__/support/engine-runtime.ts';
import {
  budgetOf,
  inputsFor,
  linearVictim,
  normals,
} from '../../../../../__tests__/support/engine-victims.ts';

const SIZE = 16;
const EPS = 0.2;
const WEIGHTS = normals(SIZE, 4);
/** The middle of the box lies on the border. */
const LEVEL = 0.5 * WEIGHTS.reduce((sum, weight) => sum + weight, 0);

/** Two classes, divided by a plane: `weights · x - level`, and its negative. */
const LINEAR = onnxModel({
  name: 'linear',
  nodes: [node('MatMul', ['x', 'w'], 'z'), node('Add', ['z', 'b'], 'y')],
  constants: [
    constant(
      'w',
      'float',
      [...WEIGHTS].flatMap((weight) => [-weight, weight]),
      [SIZE, 2],
    ),
    constant('b', 'float', [LEVEL, -LEVEL], [2]),
  ],
  inputs: [{ name: 'x', type: 'float', rank: 2 }],
  outputs: [{ name: 'y', type: 'float', rank: 2 }],
});

/** The smallest eps that reaches the plane, if the box does not end before. */
function trueDistance(origin: Float32Array): number {
  return Math.abs(dot(WEIGHTS, origin) - LEVEL) / WEIGHTS.reduce((sum, weight) => sum + Math.abs(weight), 0);
}

async function linearAnalysis(): Promise<
  EvasionAnalysis & { readonly victim: OnnxVictim; readonly labels: Int32Array }
> {
  const runtime = await testRuntime();
  const options = { kind: 'classification', dimensions: [SIZE] } as const;
  const victim = await OnnxVictim.open(runtime, judgeModel(LINEAR), options);
  const data = await inputsFor(victim, 80, 3);
  return {
    ...{ victim, data, labels: data.labels, runtime, settings: { eps: EPS, samples: 30 } },
    ...{ classes: undefined, classNames: undefined, picture: undefined },
    queriesPerSample: 250,
    gradients: (of) => victim.gradients(of),
  };
}

interface Attacked {
  readonly victim: OnnxVictim;
  readonly setup: EvasionSetup;
  readonly report: WhiteBoxReport;
}

async function attacked(): Promise<Attacked> {
  const analysis = await linearAnalysis();
  const source = await analysis.victim.gradients('scores');
  if (source instanceof NoGradient) throw source;
  const { victim, labels } = analysis;
  const setup = await prepare({ ...analysis, source }, victim, labels, budgetOf(1, 60_000));
  const report = await runCampaign(setup.campaign);
  if (report === undefined || 'why' in report) throw new Error('There were no gradients.');
  return { victim, setup, report };
}

describe('the smallest eps at which inputs fall', () => {
  let before: Attacked;
  let scored: readonly number[];
  let found: Distances;

  beforeAll(async () => {
    before = await attacked();
    scored = before.setup.samples.map(({ bestDistance }) => bestDistance);
    found = await measureDistances(before.victim, before.setup, before.report, budgetOf(1, 60_000));
  });

  it('is never below the true one, and hardly above it: nearer than what the score counts, which stays', () => {
    for (const { origin, bestDistance } of found.samples) {
      const exact = trueDistance(origin);
      expect(bestDistance).toBeGreaterThan(exact * (1 - 1e-3));
      expect(bestDistance).toBeLessThan(1.1 * exact + EPS / 100);
    }
    const nearer = found.samples.filter(
      ({ bestDistance }, index) => bestDistance < 0.98 * (scored[index] ?? 0),
    );
    expect(nearer.length).toBeGreaterThan(found.samples.length / 4);
    expect(found.isWhole).toBe(true);
    expect(before.setup.samples.map(({ bestDistance }) => bestDistance)).toEqual(scored);
  });

  it('takes at most a dozen queries for each input', () => {
    expect(found.queries).toBeGreaterThan(0);
    expect(found.queries).toBeLessThanOrEqual(12 * before.setup.campaign.samples.length);
  });

  it('keeps what was found when there is no time, and says so', async () => {
    const none = { ...budgetOf(1, 60_000), timeLeftMs: () => 0 };
    const { setup, victim, report } = before;
    const { samples, isWhole } = await measureDistances(victim, setup, report, none);
    expect(samples.map(({ bestDistance }) => bestDistance)).toEqual(scored);
    expect(isWhole).toBe(false);
  });
});

describe('the robustness of a result', () => {
  it('has a curve that rises, meets the score at eps, and gives the median', async () => {
    const { robustness, score } = await attackByEvasion(await linearAnalysis(), budgetOf(1, 60_000));
    const { curve = [], medianEps = NaN } = robustness ?? {};
    const shares = curve.map(({ success }) => success);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
    // Rounding may put an input that fell at eps itself on the other side.
    expect(curve.find(({ eps }) => eps === EPS)?.success).toBeCloseTo(score.value, 6);
    expect(curve.filter(({ eps }) => eps < medianEps).every(({ success }) => success <= 0.5)).toBe(true);
    expect(curve.filter(({ eps }) => eps >= medianEps).every(({ success }) => success >= 0.5)).toBe(true);
    expect(robustness).toMatchObject({ eps: EPS, peeled: [], alarms: [] });
  });

  it('asks a model without gradients a little more, within the budget', async () => {
    const victim = linearVictim(WEIGHTS, LEVEL, 'labels');
    const data = await inputsFor(victim, 60, 3);
    const runtime = await testRuntime();
    const { robustness, queries } = await attackByEvasion(
      {
        ...{ victim, data, labels: data.labels, runtime, settings: { eps: EPS, samples: 20 } },
        ...{ classes: undefined, classNames: undefined, picture: undefined },
      },
      budgetOf(1, 20_000),
    );
    expect(queries).toBeLessThanOrEqual(20_000);
    expect(robustness).toMatchObject({
      selfCheck: { impossible: expect.any(String) },
      alarms: [{ name: 'labels only' }],
    });
    expect(robustness?.medianEps).toBeLessThan(EPS);
  });
});
