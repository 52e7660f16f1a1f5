import { ATTACKS, type Slot, SLOTS, TASKS } from '../core/attack-table.ts';
import type { AnalysedFile, JobReport, JobSummary } from '../core/job-summary.ts';
import { isObject } from '../core/json.ts';
import { MalformedMessage, MessageParts } from './message-parts.ts';
import { readAttackResult, readColumns, readPicture } from './read-result.ts';

const TEXT = 1000;
const MOST_FILES = 100;
/** Numbers that JSON has no word for are null in a report. */
const NOT_KNOWN = 'not known';

/**
 * Reads the JSON of a vulnerability report (schema/report.schema.json). Every part is checked and copied.
 * @returns undefined if it is not such a report
 */
export function readJobReport(value: unknown): JobReport | undefined {
  try {
    const parts = new MessageParts();
    const { version, report, job, result } = parts.object(value);
    if (version !== 1 || report !== 'Vulnerability') return undefined;
    const summary = readSummary(parts, parts.object(job));
    const found = readAttackResult(resultMessage(parts, parts.object(result)));
    return found === undefined ? undefined : { summary, result: withPicture(found, summary) };
  } catch (error) {
    if (error instanceof MalformedMessage) return undefined;
    throw error;
  }
}

type Fields = Readonly<Record<string, unknown>>;

function withPicture(result: JobReport['result'], { picture }: JobSummary): JobReport['result'] {
  return picture === undefined ? result : { ...result, picture };
}

function readSummary(parts: MessageParts, job: Fields): JobSummary {
  const text = (name: string): string => parts.text(job[name], TEXT);
  const { note, picture, columns } = job;
  return {
    jobId: text('job_id'),
    model: text('model'),
    task: oneOf(TASKS, job['task']),
    attack: oneOf(ATTACKS, job['attack']),
    threshold: parts.number(job['threshold'], 0, Number.MAX_VALUE),
    verdict: oneOf(['clean', 'vulnerable', 'undecided'], job['verdict']),
    runtime: text('runtime'),
    engineVersion: text('engine_version'),
    files: parts.list(job['files'], MOST_FILES, (file) => readFile(parts, parts.object(file))),
    isBgr: job['is_bgr'] === true,
    ...(typeof note === 'string' && { note: parts.text(note, TEXT) }),
    ...(isObject(picture) && { picture: readPicture(parts, picture) }),
    ...(Array.isArray(columns) && { columns: readColumns(parts, columns) }),
  };
}

function readFile(parts: MessageParts, { slot, name, bytes, sha256 }: Fields): AnalysedFile {
  return {
    slot: oneOf<Slot>(SLOTS, slot),
    name: parts.text(name, TEXT),
    bytes: parts.count(bytes, Number.MAX_SAFE_INTEGER),
    sha256: parts.text(sha256, 64),
  };
}

/** Brings a result into the form that the processes of analyses send. */
function resultMessage(parts: MessageParts, result: Fields): Fields {
  return {
    ...result,
    cutShort: result['cut_short'],
    accuracy: result['accuracy'] ?? undefined,
    figures: namedMessage(parts, result['figures']),
    evidence: parts.list(result['evidence'], MOST_FILES, (one) => evidenceMessage(parts, parts.object(one))),
    defences: parts.list(result['defences'], MOST_FILES, (one) => {
      const defence = parts.object(one);
      return {
        ...defence,
        measured: defence['measured'] ?? undefined,
        setting: namedMessage(parts, defence['setting']),
      };
    }),
  };
}

const MOST_NAMED = 1000;

/** Makes an object of a list of names and values. */
function namedMessage(parts: MessageParts, list: unknown): Fields {
  const named = parts.list(list, MOST_NAMED, (item) => {
    const { name, value } = parts.object(item);
    return [parts.text(name, TEXT), value ?? NOT_KNOWN] as const;
  });
  return Object.fromEntries(named);
}

const MOST_ITEMS = 10_000;
const MOST_POINTS = 20_000;
const MOST_NUMBERS = 2 ** 24;

function evidenceMessage(parts: MessageParts, evidence: Fields): Fields {
  const each = (list: unknown, change: (item: Fields) => Fields): Fields[] =>
    parts.list(list, MOST_ITEMS, (item) => change(parts.object(item)));
  switch (evidence['kind']) {
    case 'pairs':
      return {
        ...evidence,
        pairs: each(evidence['pairs'], (pair) => ({
          ...pair,
          original: floats(parts, pair['original']),
          changed: floats(parts, pair['changed']),
        })),
      };
    case 'inputs':
      return {
        ...evidence,
        inputs: each(evidence['inputs'], (input) => ({ ...input, values: floats(parts, input['values']) })),
      };
    case 'curve':
      return {
        ...evidence,
        xLabel: evidence['x_label'],
        yLabel: evidence['y_label'],
        isScore: evidence['is_score'],
        series: each(evidence['series'], (series) => ({
          ...series,
          points: parts.list(series['points'], MOST_POINTS, (point) =>
            parts.list(point, 2, (number) => number ?? NaN),
          ),
        })),
      };
    case 'table':
      return {
        ...evidence,
        rows: parts.list(evidence['rows'], MOST_ITEMS, (row) =>
          parts.list(row, MOST_NAMED, (cell) => cell ?? NOT_KNOWN),
        ),
      };
    default:
      return evidence;
  }
}

/** A number that is none is drawn as 0. */
function floats(parts: MessageParts, list: unknown): Float32Array {
  return Float32Array.from(parts.list(list, MOST_NUMBERS, (one) => (typeof one === 'number' ? one : 0)));
}

function oneOf<T extends string>(known: readonly T[], value: unknown): T {
  const found = known.find((one) => one === value);
  if (found === undefined) throw new MalformedMessage('a word is not one of those that are known');
  return found;
}
