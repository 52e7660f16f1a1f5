import type { AnalysisData } from '../analysis-data.ts';
import { ANSWER_KINDS, type Task } from '../catalog/request-words.ts';
import { classesOf } from '../predicted-classes.ts';
import { takeRows } from '../vectors.ts';
import type { LocalModel } from '../victim/local-model.ts';

/** One version of a model, with the data that it is asked about. */
export interface Version {
  readonly analysis: AnalysisData;
  readonly victim: LocalModel;
}

interface ClassAnswers {
  readonly kind: 'classes';
  /** -1 stands for a class that the other version does not have. */
  readonly classes: Int32Array;
  /** The score of the answered class; 1 if the model shows labels only. */
  readonly certainty: Float32Array;
}

interface ValueAnswers {
  readonly kind: 'values';
  /** `size` values for each row: 1 for a regression, the horizon of a forecast. */
  readonly values: Float32Array;
  readonly size: number;
}

export type VersionAnswers = ClassAnswers | ValueAnswers;

/** What a version says about some rows of its data, by their places. */
export interface AskedRows {
  readonly version: Version;
  readonly rows: Int32Array;
  readonly answers: VersionAnswers;
}

/** Rows are asked about in such parts, so that progress and time can be looked at. */
const PART = 200;

/**
 * Asks a version about rows of its data, as long as the time allows. These are no queries of an attack.
 * @param go is told the share that is done, and says whether there is time for more
 */
export async function askVersion(
  task: Task,
  version: Version,
  wanted: Int32Array,
  go: (share: number) => boolean,
): Promise<AskedRows> {
  const { victim, analysis } = version;
  const parts: Float32Array[] = [];
  let asked = 0;
  while (asked < wanted.length && (asked === 0 || go(asked / wanted.length))) {
    const rows = wanted.subarray(asked, asked + PART);
    parts.push(await victim.look(takeRows(analysis.data.values, rows, victim.inputSize), rows.length));
    asked += rows.length;
  }
  const numbers = Float32Array.from(parts.flatMap((part) => [...part]));
  return { version, rows: wanted.subarray(0, asked), answers: read(task, numbers, asked) };
}

function read(task: Task, numbers: Float32Array, rows: number): VersionAnswers {
  const size = numbers.length / Math.max(1, rows);
  if (ANSWER_KINDS[task] === 'values') return { kind: 'values', values: numbers, size };
  const classes = classesOf(numbers, rows);
  const certainty = Float32Array.from(classes, (own, row) =>
    size === 1 ? 1 : (numbers[row * size + own] ?? 0),
  );
  return { kind: 'classes', classes, certainty };
}

/** Numbers the classes of the version before as the one of now does, by their names; as they are if one of the two has no names. */
export function inOwnClasses(before: AskedRows, now: Version): AskedRows {
  const { answers, version } = before;
  const [names, others] = [version.victim.classNames, now.victim.classNames];
  if (answers.kind === 'values' || names === undefined || others === undefined) return before;
  const classes = answers.classes.map((own) => others.indexOf(names[own] ?? ''));
  return { ...before, answers: { ...answers, classes } };
}

/** For each row that was asked about, the class or value that it should have; undefined without labels. */
export function truthOf({ version: { analysis }, rows }: AskedRows): readonly number[] | undefined {
  const known = analysis.labels ?? analysis.targets;
  return known && Array.from(rows, (row) => known[row] ?? Number.NaN);
}
