import type { Curve } from '../facts/job/job-summary.ts';
import type { ClassRates, Evidence, Robustness, SelfCheckFigures } from '@model-security-scan/engine/results';
import { plainLine } from '@model-security-scan/common/sanitize';

/** A value that JSON can hold. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

const MAX_NAME_LENGTH = 1000;
const MAX_SENTENCE_LENGTH = 4000;

function plainName(text: string): string {
  return plainLine(text, MAX_NAME_LENGTH);
}

/** How often an attack succeeded in each class, as `schema/results.schema.json` describes it. */
export function classRatesObject({ isMean, classes, rates }: ClassRates): Plain {
  return {
    score: isMean ? 'mean' : 'share',
    classes,
    rates: rates.map(({ names, inputs, share }) => ({ names: names.map(plainName), inputs, share })),
  };
}

/** How far inputs must be changed, as `schema/results.schema.json` describes it. */
export function robustnessObject(robustness: Robustness): Plain {
  const { eps, medianEps = null, curve, peeled, selfCheck, alarms } = robustness;
  return {
    eps,
    median_eps: medianEps,
    curve: curve.map((point) => ({ eps: point.eps, success: point.success })),
    peeled: peeled.map(plainName),
    self_check: selfCheck === undefined ? null : selfCheckObject(selfCheck),
    alarms: alarms.map(({ name, meaning }) => ({
      name: plainName(name),
      meaning: plainLine(meaning, MAX_SENTENCE_LENGTH),
    })),
  };
}

function selfCheckObject(check: SelfCheckFigures): Plain {
  return 'impossible' in check
    ? { planted: null, found: null, impossible: plainLine(check.impossible, MAX_SENTENCE_LENGTH) }
    : { planted: check.planted, found: check.found, impossible: null };
}

/** The most plots of an analysis, lines of a plot and points of a line that are kept. */
const [MOST_PLOTS, MOST_LINES, MOST_POINTS] = [4, 6, 21];
const MOST_MAGNITUDE = 1e15;

/** Plots for pages that are made from results files: as few numbers as show the same. That of `robustness` is not among them. */
export function plotObjects(evidence: readonly Evidence[]): Plain {
  return evidence
    .flatMap((one) => (one.kind === 'curve' && one.marks === undefined ? [one] : []))
    .slice(0, MOST_PLOTS)
    .map(({ title, xLabel, yLabel, isScore, series }: Curve) => ({
      title: plainName(title),
      x_label: plainName(xLabel),
      y_label: plainName(yLabel),
      is_score: isScore === true,
      lines: series.slice(0, MOST_LINES).map(({ name, points, band }) => ({
        name: plainName(name),
        points: tuplesText(points),
        band: band === undefined ? null : tuplesText(band),
      })),
    }));
}

/** Numbers with four digits: `0,0.1 0.5,0.3`. */
function tuplesText(tuples: readonly (readonly number[])[]): string {
  const step = Math.ceil((tuples.length - 1) / (MOST_POINTS - 1));
  return tuples
    .filter((_tuple, index) => index % step === 0 || index === tuples.length - 1)
    .filter((tuple) => tuple.every((number) => Math.abs(number) < MOST_MAGNITUDE))
    .map((tuple) => tuple.map((number) => String(Number(number.toPrecision(4)))).join(','))
    .join(' ');
}
