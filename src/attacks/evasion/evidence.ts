import { wilson } from '../../engine/statistics/wilson.ts';
import type { Estimate, Evidence, Series } from '../../engine/types.ts';
import type { Sample } from './oracle.ts';
import type { EvasionAnalysis, EvasionSetup } from './setup.ts';

/** The pairs that are kept: so many, with at most so many numbers, but always a few. Reports show a part of them. */
const MOST_PAIRS = 100;
const MOST_NUMBERS = 2 ** 19;
const LEAST_PAIRS = 2;
const CURVE_POINTS = 41;

/** Adversarial pairs, and the curves of success against eps and against queries. */
export function evasionEvidence(analysis: EvasionAnalysis, setup: EvasionSetup): readonly Evidence[] {
  const { oracle, samples, queriesPerSample } = setup.campaign;
  const within = samples
    .filter(({ bestDistance }) => bestDistance <= oracle.eps)
    .toSorted((a, b) => a.bestDistance - b.bestDistance);
  const fitting = Math.floor(MOST_NUMBERS / (2 * oracle.space.size));
  const shown = within.slice(0, Math.min(MOST_PAIRS, Math.max(LEAST_PAIRS, fitting)));
  return [
    ...(shown.length > 0 ? [pairs(analysis, setup, shown, within.length)] : []),
    ...(samples.length > 0
      ? [againstEps(samples, oracle.eps), againstQueries(samples, queriesPerSample)]
      : []),
  ];
}

function pairs(
  { data, classNames }: EvasionAnalysis,
  { campaign, rows }: EvasionSetup,
  shown: readonly Sample[],
  found: number,
): Evidence {
  const { oracle, pool } = campaign;
  const points = new Float32Array(shown.length * oracle.space.size);
  for (const [index, { best }] of shown.entries()) points.set(best, index * oracle.space.size);
  const changed = oracle.space.toModel(points);
  const say = (answer: Float32Array | undefined, predicted: number): string => {
    const name = classNames?.[predicted] ?? String(predicted);
    return oracle.knowsScores && answer !== undefined
      ? `${name} (${(answer[predicted] ?? 0).toFixed(2)})`
      : name;
  };
  const { size } = oracle.space;
  return {
    kind: 'pairs',
    title:
      shown.length < found
        ? `Inputs changed within eps to another class: the ${String(shown.length)} smallest changes of ${String(found)}`
        : 'Inputs changed within eps to another class, the smallest changes first',
    shape: data.shape,
    pairs: shown.map((sample, index) => ({
      name: data.names?.[rows[sample.input] ?? 0] ?? `input ${String(rows[sample.input])}`,
      original: oracle.space.toModel(sample.origin),
      changed: changed.slice(index * size, (index + 1) * size),
      before: say(pool.answers[sample.input], sample.label),
      after: say(sample.bestAnswer, sample.bestClass),
      distance: sample.bestDistance,
    })),
  };
}

function againstEps(samples: readonly Sample[], eps: number): Evidence {
  const far = 2 * eps;
  const points = Array.from({ length: CURVE_POINTS }, (_unused, index) => {
    const at = (far * index) / (CURVE_POINTS - 1);
    return { at, ...share(samples, ({ bestDistance }) => bestDistance <= at) };
  });
  return curve('Success against eps', 'eps', lineOf(points));
}

function againstQueries(samples: readonly Sample[], queries: number): Evidence {
  const points = Array.from({ length: CURVE_POINTS }, (_unused, index) => {
    const at = Math.round((queries * index) / (CURVE_POINTS - 1));
    return { at, ...share(samples, ({ queriesToEps }) => queriesToEps <= at) };
  });
  return curve('Success within eps against queries', 'queries for each input', lineOf(points));
}

function lineOf(points: readonly (Estimate & { readonly at: number })[]): readonly Series[] {
  return [
    {
      name: 'all attacks, with 95 % interval',
      points: points.map(({ at, value }) => [at, value] as const),
      band: points.map(({ at, low, high }) => [at, low, high] as const),
    },
  ];
}

function curve(title: string, xLabel: string, series: readonly Series[]): Evidence {
  const yLabel = 'share of inputs changed to another class';
  return { kind: 'curve', title, xLabel, yLabel, series, isScore: true };
}

function share(samples: readonly Sample[], holds: (sample: Sample) => boolean): Estimate {
  return wilson(samples.filter(holds).length, samples.length);
}
