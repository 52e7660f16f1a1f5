import { wilson } from '../../statistics/distributions.ts';
import { upperMedian } from '../../vectors.ts';
import { withTests } from '../../victim/outside-call.ts';
import type { Estimate, Evidence, Series } from '../../types.ts';
import type { Distances } from './distances.ts';
import type { Sample } from './oracle.ts';
import type { EvasionScore } from './score.ts';
import type { EvasionAnalysis, EvasionSetup } from './setup.ts';
import type { Robustness } from '../../catalog/robustness-result.ts';
import type { Scrutiny } from './self-check/scrutiny.ts';

/** The pairs that are kept: so many, with at most so many numbers, but always a few. Reports show a part of them. */
const MOST_PAIRS = 100;
const MOST_NUMBERS = 2 ** 19;
const LEAST_PAIRS = 2;
const CURVE_POINTS = 41;

/** Adversarial pairs of what is judged, and the curves of success against eps and against queries. */
export async function evasionEvidence(
  analysis: EvasionAnalysis,
  setup: EvasionSetup,
  distances: Distances,
  { isGap }: EvasionScore,
): Promise<readonly Evidence[]> {
  const { campaign, samples } = setup;
  const { oracle, queriesPerSample } = campaign;
  const within = (isGap ? distances.mixtures : distances.samples)
    .filter(({ bestDistance }) => bestDistance <= oracle.eps)
    .toSorted((a, b) => a.bestDistance - b.bestDistance);
  const fitting = Math.floor(MOST_NUMBERS / (2 * oracle.space.size));
  const shown = within.slice(0, Math.min(MOST_PAIRS, Math.max(LEAST_PAIRS, fitting)));
  return [
    ...(shown.length > 0 ? [await pairs(analysis, setup, shown, within.length)] : []),
    ...(samples.length > 0
      ? [
          againstEps(distances, oracle.eps, isGap, (analysis.data.fixed?.size ?? 0) > 0),
          againstQueries(samples, mostAsked(samples, queriesPerSample)),
        ]
      : []),
  ];
}

async function pairs(
  { victim, data, classNames }: EvasionAnalysis,
  { campaign, asked }: EvasionSetup,
  shown: readonly Sample[],
  found: number,
): Promise<Evidence> {
  const { oracle } = campaign;
  const nameOf = ({ isMixture, input }: Sample): string => {
    if (isMixture) return 'a mixture of two inputs';
    const row = asked.rows[input] ?? 0;
    return data.names?.[row] ?? `input ${String(row)}`;
  };
  const say = (answer: Float32Array | undefined, predicted: number): string => {
    const name = classNames?.[predicted] ?? String(predicted);
    return oracle.knowsScores && answer !== undefined
      ? `${name} (${(answer[predicted] ?? 0).toFixed(2)})`
      : name;
  };
  const fooled = shown.map((sample) => ({
    label: sample.label,
    answer: sample.bestClass,
    pair: {
      name: nameOf(sample),
      original: oracle.space.toModel(sample.origin),
      changed: oracle.space.toModel(sample.best),
      before: say(sample.answer, sample.label),
      after: say(sample.bestAnswer, sample.bestClass),
      distance: sample.bestDistance,
    },
  }));
  return {
    kind: 'pairs',
    distanceName: 'smallest eps found',
    title:
      shown.length < found
        ? `Inputs changed within eps to another class: the ${String(shown.length)} smallest changes of ${String(found)}`
        : 'Inputs changed within eps to another class',
    shape: data.shape,
    ...(await withTests(victim?.outside, fooled)),
  };
}

function againstEps(
  { samples, mixtures }: Distances,
  eps: number,
  isGap: boolean,
  isPartFixed: boolean,
): Evidence {
  const lineOf = (name: string, attacked: readonly Sample[]): Series =>
    seriesOf(name, CURVE_END * eps, (at) => share(attacked, ({ bestDistance }) => bestDistance <= at));
  const middle = upperMedian((isGap ? mixtures : samples).map(({ bestDistance }) => bestDistance));
  const marks = [
    { at: eps, name: 'eps' },
    ...(middle <= CURVE_END * eps ? [{ at: middle, name: 'median' }] : []),
  ];
  return {
    ...curve(
      'Success against eps',
      `eps, a share of the range of each number${isPartFixed ? ' that is not fixed' : ''}`,
      [
        lineOf('inputs, with 95 % interval', samples),
        ...(mixtures.length > 0 ? [lineOf('mixtures of inputs', mixtures)] : []),
      ],
    ),
    marks,
  };
}

function againstQueries(samples: readonly Sample[], queries: number): Evidence {
  return curve('Success within eps against queries', 'queries and gradients for each input', [
    seriesOf('all attacks, with 95 % interval', queries, (at) =>
      share(samples, ({ queriesToEps }) => queriesToEps <= at),
    ),
  ]);
}

/** Where the curve ends: what some input took, at least the queries that were planned. */
function mostAsked(samples: readonly Sample[], queries: number): number {
  return samples.reduce(
    (most, { queriesToEps }) => (Number.isFinite(queriesToEps) ? Math.max(most, queriesToEps) : most),
    queries,
  );
}

function seriesOf(name: string, end: number, shareAt: (at: number) => Estimate): Series {
  const points = Array.from({ length: CURVE_POINTS }, (_unused, index) => {
    const at = (end * index) / (CURVE_POINTS - 1);
    return { at, ...shareAt(at) };
  });
  return bandSeries(name, points);
}

/** A line with its 95 % interval. */
export function bandSeries(
  name: string,
  points: readonly (Estimate & { readonly at: number })[],
): Series & Required<Pick<Series, 'band'>> {
  return {
    name,
    points: points.map(({ at, value }) => [at, value] as const),
    band: points.map(({ at, low, high }) => [at, low, high] as const),
  };
}

function curve(
  title: string,
  xLabel: string,
  series: readonly Series[],
): Extract<Evidence, { kind: 'curve' }> {
  const yLabel = 'share of inputs changed to another class';
  return { kind: 'curve', title, xLabel, yLabel, series, isScore: true };
}

function share(samples: readonly Sample[], holds: (sample: Sample) => boolean): Estimate {
  return wilson(samples.filter(holds).length, samples.length);
}

const CURVE_END = 2;
const CURVE_STEPS = 20;

/** What was measured beside the score, of what is judged: how far inputs must be changed, and how strong the attack was. */
export function robustnessOf(
  { samples, mixtures }: Distances,
  { isGap }: EvasionScore,
  eps: number,
  { peeled, selfCheck, alarms }: Pick<Scrutiny, 'peeled' | 'selfCheck' | 'alarms'>,
): Robustness {
  const distances = (isGap ? mixtures : samples).map(({ bestDistance }) => bestDistance);
  const middle = upperMedian(distances);
  return {
    eps,
    ...(Number.isFinite(middle) && { medianEps: middle }),
    curve: Array.from({ length: CURVE_STEPS + 1 }, (_unused, index) => {
      const at = (CURVE_END * eps * index) / CURVE_STEPS;
      return { eps: at, success: shareWithin(distances, at) };
    }),
    peeled,
    selfCheck,
    alarms: alarms.map(({ name, words }) => ({ name, meaning: words })),
  };
}

function shareWithin(distances: readonly number[], eps: number): number {
  return distances.filter((one) => one <= eps).length / Math.max(1, distances.length);
}
