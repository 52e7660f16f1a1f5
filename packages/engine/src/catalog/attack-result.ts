import { CLASS_RATES, MOST_ROWS, OUTCOMES } from './row-results.ts';
import { ACCESSES, BOUNDS, MOST_CALL_NAMES, NUMBER_TYPES } from './result/result-words.ts';
import { ROBUSTNESS } from './robustness-result.ts';
import { type Read, type Schema, then } from '@model-security-scan/common/schema/schema';
import {
  ANY_NUMBER,
  checked,
  count,
  cutText,
  figure,
  FLAG,
  FLOATS,
  IF_TRUE,
  listOf,
  numeral,
  object,
  ofKind,
  oneOf,
  optional,
  record,
  share,
} from '@model-security-scan/common/schema/values';
import { SKILL } from './skill.ts';

/**
 * The result of an attack, as the process of an analysis sends it and as a cache keeps it. The declarations say what is
 * taken of it: no more items, and no longer texts. Names and notes come from file names and data.
 */

const upTo = (most: number): Schema<number> => count(undefined, most);
const few = <T>(most: number, item: Schema<T>): Schema<readonly T[]> => listOf(item, undefined, { most });

const TITLE = cutText(1000);
const NAME = cutText(1000);
const LONG_NAME = cutText(4000);
const SENTENCE = cutText(4000);
const SENTENCES = few(200, SENTENCE);
/** A run of five days asks fewer queries. */
const QUERIES = upTo(1e12);
const MOST_SECONDS = 1e7;
const MOST_ITEMS = 10_000;
const MOST_COLUMNS = 200;
const MOST_SERIES = 200;
const MOST_POINTS = 20_000;
/** One input has at most so many numbers. */
const MOST_SIZE = 2 ** 24;

/** How the numbers of a picture lie in an input. */
const PICTURE = object('a picture', {
  channels: upTo(MOST_SIZE),
  height: upTo(MOST_SIZE),
  width: upTo(MOST_SIZE),
  /** `chw`: one plane for each channel; `hwc`: the channels of each pixel together. */
  order: oneOf(['chw', 'hwc']),
});
export type PictureShape = Read<typeof PICTURE>;

/** Rounding may put a score so far beside its interval. */
const TOLERANCE = 1e-9;

/** A value with its 95 % interval. */
const ESTIMATE = checked(object('a score', { value: share(), low: share(), high: share() }), (score) =>
  score.value < score.low - TOLERANCE || score.value > score.high + TOLERANCE
    ? 'a score lies beside its interval'
    : undefined,
);
export type Estimate = Read<typeof ESTIMATE>;

type Point = readonly [x: number, y: number];
type Interval = readonly [x: number, low: number, high: number];

function isPoint(point: readonly number[]): point is Point {
  return point.length === 2;
}

function isInterval(part: readonly number[]): part is Interval {
  return part.length === 3;
}

/** A point that is not finite cannot be drawn, and is left out. */
const POINT: Schema<Point> = then(listOf(ANY_NUMBER, undefined, { least: 2, most: 2 }), (point) =>
  isPoint(point) && point.every(Number.isFinite) ? point : undefined,
);
/** An interval that is not finite cannot be drawn either, and a band without it would be another one. */
const INTERVAL: Schema<Interval> = then(listOf(numeral(), undefined, { least: 3, most: 3 }), (part) =>
  isInterval(part) ? part : undefined,
);

/** One line of a plot. */
const SERIES = object('a line', {
  name: LONG_NAME,
  points: few(MOST_POINTS, POINT),
  /** The 95 % interval around the line, if it was computed. */
  band: optional(few(MOST_POINTS, INTERVAL)),
});
export type Series = Read<typeof SERIES>;

function sizeOf(shape: readonly number[]): number {
  return shape.reduce((product, side) => product * side, 1);
}

/** The sides of one input, without the batch. */
const SHAPE = checked(few(8, upTo(MOST_SIZE)), (shape) =>
  sizeOf(shape) < 1 || sizeOf(shape) > MOST_SIZE ? 'an input has no number, or too many' : undefined,
);

/** How a model file is asked outside of this program: by ONNX Runtime, say. Names come from the file. */
const CALL = object('a call', {
  inputs: few(
    MOST_CALL_NAMES,
    object('an input', { name: LONG_NAME, type: oneOf(NUMBER_TYPES), shape: SHAPE }),
  ),
  /** How many inputs the model takes at once; 1 if it takes any number. */
  batch: then(upTo(MOST_SIZE), (batch) => Math.max(1, batch)),
  output: LONG_NAME,
  /** How the classes are read from it: `second-…` is one number about the second of two classes, `maps` are ZipMap's. */
  answers: oneOf(['scores', 'second-probability', 'second-logit', 'labels', 'maps']),
  /** The names of the classes, counted from 0, as `labels` and `maps` give them; absent for other answers. */
  classes: optional(few(MOST_CALL_NAMES, LONG_NAME)),
});
export type ModelCall = Read<typeof CALL>;

/** A changed input as a test case. */
const TEST = object('a test', {
  /** The right class and the one that the model gave, counted from 0. */
  label: upTo(MOST_SIZE),
  answer: upTo(MOST_SIZE),
  /** What the model got: the numbers of all inputs of the call. Absent if that is `changed` as it is. */
  given: optional(FLOATS),
});
export type TestCase = Read<typeof TEST>;

/** Only a table may lack numbers. */
function hasNumbers(floats: Float32Array, length: number, shape: readonly number[]): boolean {
  return floats.length === length && (shape.length === 1 || !floats.some(Number.isNaN));
}

const PAIRS = checked(
  object('pairs', {
    kind: oneOf(['pairs']),
    title: TITLE,
    shape: SHAPE,
    pairs: few(
      MOST_ITEMS,
      object('a pair', {
        name: LONG_NAME,
        original: FLOATS,
        changed: FLOATS,
        /** What the model says before and after: `7 (0.98)`, `2 (0.61)`. */
        before: LONG_NAME,
        after: LONG_NAME,
        distance: numeral(undefined, { minimum: 0 }),
        /** Absent if there is no `call`. */
        test: optional(TEST),
      }),
    ),
    /** What the distances are: `smallest eps found`. */
    distanceName: optional(LONG_NAME),
    /** How many more there were; absent if these are all. */
    left: optional(upTo(MOST_ITEMS)),
    /** How to ask the model about these pairs again. Absent if only this program can. */
    call: optional(CALL),
  }),
  ({ shape, pairs, call }) => {
    const size = sizeOf(shape);
    const givenSize = call?.inputs.reduce((sum, input) => sum + sizeOf(input.shape), 0);
    const isRight = (floats: Float32Array, length: number): boolean => hasNumbers(floats, length, shape);
    return pairs.every(({ original, changed, test }) => {
      const { given = changed } = test ?? {};
      const isTest = givenSize === undefined || (test !== undefined && isRight(given, givenSize));
      return isTest && isRight(original, size) && isRight(changed, size);
    })
      ? undefined
      : 'a pair has other numbers than its shape says';
  },
);

const CURVE = object('a plot', {
  kind: oneOf(['curve']),
  title: TITLE,
  xLabel: LONG_NAME,
  yLabel: LONG_NAME,
  series: few(MOST_SERIES, SERIES),
  /** Set if y is the score, so that the threshold can be drawn. */
  isScore: IF_TRUE,
  /** Values of x that are marked by a line: `eps`, `median`. */
  marks: optional(few(MOST_SERIES, object('a mark', { at: numeral(), name: LONG_NAME }))),
});

const TABLE = object('a table', {
  kind: oneOf(['table']),
  title: TITLE,
  header: few(MOST_COLUMNS, LONG_NAME),
  rows: few(MOST_ITEMS, few(MOST_COLUMNS, figure(4000))),
  /** The column, counted from 0, whose numbers are drawn as bars; its first column names them. */
  bars: optional(upTo(MOST_COLUMNS)),
});

const INPUTS = checked(
  object('inputs', {
    kind: oneOf(['inputs']),
    title: TITLE,
    shape: SHAPE,
    inputs: few(MOST_ITEMS, object('an input', { name: LONG_NAME, values: FLOATS, note: LONG_NAME })),
    /** How many more there were; absent if these are all. */
    left: optional(upTo(MOST_ITEMS)),
  }),
  ({ shape, inputs }) =>
    inputs.every(({ values }) => hasNumbers(values, sizeOf(shape), shape))
      ? undefined
      : 'an input has other numbers than its shape says',
);

/** What a person can look at. Everything is plain data; renderers make pictures, plots and tables of it. */
export const EVIDENCE = ofKind({ pairs: PAIRS, curve: CURVE, table: TABLE, inputs: INPUTS });
export type Evidence = Read<typeof EVIDENCE>;

/** The result of an attack. */
export const ATTACK_RESULT = object('a result', {
  /** From 0 (nothing found) to 1. */
  score: ESTIMATE,
  bound: oneOf(BOUNDS),
  /** Absent if no model was attacked, as in a comparison of data alone. */
  access: optional(oneOf(ACCESSES)),
  /** The parts of the analysis that could not be done: `backdoors`. The score judges the rest. */
  notTested: optional(few(20, NAME)),
  /** Why backdoors were not tested although trusted data was given: sentences. */
  notTestedWhy: optional(SENTENCE),
  /**
   * Why a score that is not above the threshold has not earned a pass, and what would earn it: a sentence. A score above
   * the threshold stays a finding.
   */
  unearned: optional(SENTENCE),
  /** The inputs of the data. */
  rows: optional(upTo(MOST_ROWS)),
  /** How often the attack succeeded in each class; absent if what it attacks has none. */
  classes: optional(CLASS_RATES),
  /** How the attack ended for each input; absent for attacks that are not tried on single inputs. */
  outcomes: optional(OUTCOMES),
  /** For attacks that change inputs by a distance: how far inputs must be changed, and how strong the attack was. */
  robustness: optional(ROBUSTNESS),
  /** One sentence for people: what the score says about this model. */
  meaning: SENTENCE,
  /** Where the time or the queries ended the attack before it had done all it wanted. */
  cutShort: FLAG,
  /** Set if the time, and not the settings, chose how much was searched: a whole result, but more time may give another. */
  isTimed: IF_TRUE,
  /** Set if the model gives other answers when it is asked again, so that another run may give another score. */
  isRandomised: IF_TRUE,
  /** What the score does not say, and what was not looked at: sentences. */
  limits: SENTENCES,
  queries: QUERIES,
  seconds: numeral(undefined, { minimum: 0, maximum: MOST_SECONDS }),
  /** The accuracy of the victim before any attack, if labels are known. */
  accuracy: optional(share()),
  /** How well the model knew the labels before any attack, for a later run that is compared with this one. */
  skill: optional(SKILL),
  /** The column of the table, or the file, that the labels are from, or `none`; absent if the data is no table. */
  label: optional(NAME),
  method: object('a method', {
    name: NAME,
    formula: SENTENCE,
    /** `Chen, Jordan, Wainwright: HopSkipJumpAttack, IEEE S&P 2020` */
    sources: SENTENCES,
  }),
  /** Settings that were used and figures beside the score, by name: `eps`, `queries to 90 % agreement`. */
  figures: then(
    record(figure(1000), { name: NAME, most: 1000 }),
    (figures): Readonly<Record<string, number | string>> => Object.fromEntries(figures),
  ),
  evidence: few(200, EVIDENCE),
  /** How the numbers of a picture lie in an input, if the inputs are pictures: a model may take them flat. */
  picture: optional(PICTURE),
  /** The names of the columns, if the inputs are rows of a table with a header. */
  columns: optional(few(100_000, NAME)),
});
export type AttackResult = Read<typeof ATTACK_RESULT>;
