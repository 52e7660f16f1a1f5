import { type Evidence, ROBUSTNESS } from '@model-security-scan/engine/results';
import { plainLine } from '@model-security-scan/common/sanitize';
import { inFile } from '@model-security-scan/common/schema/values';
import { attackSettings } from '../decide/policy/attack-settings.ts';
import { CLASSES_IN_FILE, classesInFile } from '../facts/job/result-forms.ts';
import { meaningOf } from '../facts/finding-words.ts';
import type { Curve } from '../facts/job/job-summary.ts';
import type { AnalysisResult, JudgedResult } from '../facts/run-outcome.ts';
import {
  intervalObject,
  lineOrNull,
  MAX_FIELD_LENGTH,
  MAX_PATH_LENGTH,
  type ResultObject,
  resultObject,
} from './result-object.ts';
import { type Plain, writeDeclared } from './write-declared.ts';

/** More warnings of one analysis are not read. */
const MAX_WARNINGS = 100;

/**
 * Renders the result of one analysis for the results file: whole, with how its score was found and decided.
 * @param leftOut as for `resultObject`
 */
export function wholeResultObject(result: AnalysisResult, leftOut: readonly 'outcomes'[] = []): ResultObject {
  const { policy, digests, message } = result;
  const isJudged = result.state === 'passed' || result.state === 'vulnerable';
  const { interval, methodVersion } = isJudged ? result : {};
  // Without a verdict it is the cause.
  const why = policy?.why ?? (isJudged ? undefined : message);
  return {
    ...resultObject(result),
    why: lineOrNull(why),
    interval: intervalObject(interval),
    method_version: lineOrNull(methodVersion, MAX_FIELD_LENGTH),
    digests: digests ?? {},
    settings: Object.fromEntries(
      [...attackSettings(result.spec)].map(([name, value]) => [name, plainName(value)]),
    ),
    ...foundObject(isJudged ? result : {}, leftOut),
    meaning: lineOrNull(meaningOf(result)),
    plots: plotObjects(result.evidence?.result.evidence ?? []),
    not_tested_why: isJudged ? lineOrNull(result.notTestedWhy) : null,
    warnings: result.warnings.slice(0, MAX_WARNINGS).map(lineOf),
  };
}

/** What a later run compares itself with, beside the score. */
function foundObject(
  { outcomes, rows, classes, robustness, skill, label }: Partial<JudgedResult>,
  leftOut: readonly 'outcomes'[],
): ResultObject {
  return {
    outcomes: outcomes === undefined || leftOut.includes('outcomes') ? null : { ...outcomes },
    rows: rows ?? null,
    classes: classes === undefined ? null : writeDeclared(CLASSES_IN_FILE, classesInFile(classes), lineOf),
    robustness: robustness === undefined ? null : writeDeclared(inFile(ROBUSTNESS), robustness, lineOf),
    skill: skill ?? null,
    label: lineOrNull(label, MAX_FIELD_LENGTH),
  };
}

function lineOf(text: string): string {
  return plainLine(text, MAX_PATH_LENGTH);
}

/** So many plots of an analysis, lines of a plot and points of a line are kept. */
const [MOST_PLOTS, MOST_LINES, MOST_POINTS] = [4, 6, 21];
const MOST_MAGNITUDE = 1e15;

/** Plots for pages that are made from results files: as few numbers as show the same. That of `robustness` is not among them. */
function plotObjects(evidence: readonly Evidence[]): Plain {
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

function plainName(text: string): string {
  return plainLine(text, MAX_FIELD_LENGTH);
}
