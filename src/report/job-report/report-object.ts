import type { AttackResult, Estimate, Evidence } from '@model-security-scan/engine/results';
import type { JobSummary } from '../../facts/job/job-summary.ts';
import { classRatesObject, type Plain, robustnessObject } from '../robustness-object.ts';
import { roundedNumber } from '../evidence/numbers.ts';

/** The version of the format; schema/report.schema.json describes it. */
const VERSION = 1;

/** The content of a report as plain data. Text is whole, and unchanged. */
export function reportObject(summary: JobSummary, result: AttackResult): Plain {
  return {
    version: VERSION,
    report: 'Vulnerability',
    job: jobObject(summary),
    result: resultObject(result),
  };
}

function jobObject(summary: JobSummary): Plain {
  const { jobId, model, task, attack, threshold, verdict, runtime, engineVersion, files } = summary;
  const { note = null, picture, isBgr = false, columns = null } = summary;
  return {
    job_id: jobId,
    ...{ model, task, attack, threshold: finite(threshold), verdict, runtime },
    engine_version: engineVersion,
    note,
    picture: picture === undefined ? null : { ...picture },
    is_bgr: isBgr,
    columns,
    files: files.map(({ slot, name, bytes, sha256 }) => ({ slot, name, bytes, sha256 })),
  };
}

function resultObject(result: AttackResult): Plain {
  const { meaning, cutShort, limits, queries, seconds, accuracy, method, figures } = result;
  const { bound, access = null, notTested = [], unearned = null, robustness } = result;
  return {
    score: estimateObject(result.score),
    bound,
    access,
    not_tested: notTested,
    unearned,
    classes: result.classes === undefined ? null : classRatesObject(result.classes),
    robustness: robustness === undefined ? null : robustnessObject(robustness),
    meaning,
    cut_short: cutShort,
    limits,
    queries: finite(queries),
    seconds: finite(seconds),
    accuracy: accuracy === undefined ? null : finite(accuracy),
    method: {
      ...{ version: method.version, name: method.name },
      ...{ formula: method.formula, sources: method.sources },
    },
    figures: Object.entries(figures).map(([name, value]) => ({ name, value: scalar(value) })),
    evidence: result.evidence.map(evidenceObject),
  };
}

function evidenceObject(evidence: Evidence): Plain {
  const { kind, title } = evidence;
  switch (evidence.kind) {
    case 'pairs':
      return {
        kind,
        title,
        shape: evidence.shape,
        ...(evidence.distanceName !== undefined && { distance_name: evidence.distanceName }),
        pairs: evidence.pairs.map(({ name, original, changed, before, after, distance }) => ({
          name,
          before,
          after,
          distance: finite(distance),
          original: Array.from(original, roundedNumber),
          changed: Array.from(changed, roundedNumber),
        })),
      };
    case 'curve':
      return {
        kind,
        title,
        x_label: evidence.xLabel,
        y_label: evidence.yLabel,
        ...(evidence.isScore === true && { is_score: true }),
        ...(evidence.marks !== undefined && { marks: evidence.marks.map(({ at, name }) => ({ at, name })) }),
        series: evidence.series.map(({ name, points, band }) => ({
          name,
          points: points.map((point) => point.map(finite)),
          ...(band !== undefined && { band }),
        })),
      };
    case 'table':
      return {
        kind,
        title,
        header: evidence.header,
        rows: evidence.rows.map((row) => row.map(scalar)),
        ...(evidence.bars !== undefined && { bars: evidence.bars }),
      };
    case 'inputs':
      return {
        kind,
        title,
        shape: evidence.shape,
        inputs: evidence.inputs.map(({ name, note, values }) => ({
          name,
          note,
          values: Array.from(values, roundedNumber),
        })),
      };
  }
}

function estimateObject({ value, low, high }: Estimate): Plain {
  return { value: finite(value), low: finite(low), high: finite(high) };
}

function scalar(value: number | string): Plain {
  return typeof value === 'number' ? finite(value) : value;
}

/** JSON has no infinity and no NaN. */
function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}

/** Renders JSON to read: indented, but with lists of numbers on one line. Lone surrogates become escapes. */
export function reportJson(value: Plain): string {
  return `${render(value, '')}\n`;
}

function render(value: Plain, indent: string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  if (isList(value)) {
    if (value.every((item) => typeof item !== 'object' || item === null)) return JSON.stringify(value);
    const items = value.map((item) => `${inner}${render(item, inner)}`);
    return `[\n${items.join(',\n')}\n${indent}]`;
  }
  const entries = Object.entries(value).map(
    ([key, item]) => `${inner}${JSON.stringify(key)}: ${render(item, inner)}`,
  );
  return `{\n${entries.join(',\n')}\n${indent}}`;
}

function isList(value: Plain): value is readonly Plain[] {
  return Array.isArray(value);
}
