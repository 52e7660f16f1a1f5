import {
  CALL_ANSWERS,
  type Evidence,
  type ModelCall,
  MOST_CALL_NAMES,
  NUMBER_TYPES,
  type TestCase,
} from '../../core/attack-result.ts';
import { MalformedMessage, type MessageParts } from './message-parts.ts';

/** The bounds of evidence. Names and notes come from file names and data; a title is the attack's own. */
const TITLE = 1000;
const NAME = 4000;
const MOST_ITEMS = 10_000;
const MOST_COLUMNS = 200;
const MOST_SERIES = 200;
const MOST_POINTS = 20_000;
const MOST_SIDES = 8;
/** One input has at most so many numbers. */
const MOST_SIZE = 2 ** 24;

/** Reads one piece of evidence. @throws MalformedMessage */
export function readEvidence(parts: MessageParts, value: unknown): Evidence {
  const evidence = parts.object(value);
  const title = parts.text(evidence['title'], TITLE);
  switch (evidence['kind']) {
    case 'pairs':
      return readPairs(parts, evidence, title);
    case 'curve':
      return readCurve(parts, evidence, title);
    case 'table':
      return {
        kind: 'table',
        title,
        header: parts.list(evidence['header'], MOST_COLUMNS, (name) => parts.text(name, NAME)),
        rows: parts.list(evidence['rows'], MOST_ITEMS, (row) =>
          parts.list(row, MOST_COLUMNS, (cell) => parts.scalar(cell, NAME)),
        ),
        ...(evidence['bars'] !== undefined && { bars: parts.count(evidence['bars'], MOST_COLUMNS) }),
      };
    case 'inputs':
      return readInputs(parts, evidence, title);
    default:
      throw new MalformedMessage('evidence has another kind');
  }
}

type Fields = Readonly<Record<string, unknown>>;

function readPairs(
  parts: MessageParts,
  { shape, pairs, distanceName, left, call }: Fields,
  title: string,
): Evidence {
  const { sides, size } = readShape(parts, shape);
  const asked = call === undefined ? undefined : readCall(parts, call);
  const isTable = sides.length === 1;
  return {
    kind: 'pairs',
    title,
    shape: sides,
    ...(distanceName !== undefined && { distanceName: parts.text(distanceName, NAME) }),
    ...(left !== undefined && { left: parts.count(left, MOST_ITEMS) }),
    ...(asked !== undefined && { call: asked.call }),
    pairs: parts.list(pairs, MOST_ITEMS, (item) => {
      const { name, original, changed, before, after, distance, test } = parts.object(item);
      return {
        name: parts.text(name, NAME),
        original: parts.floats(original, size, isTable),
        changed: parts.floats(changed, size, isTable),
        before: parts.text(before, NAME),
        after: parts.text(after, NAME),
        distance: parts.number(distance, 0, Number.MAX_VALUE),
        ...(asked !== undefined && {
          test: readTest(parts, test, { given: asked.size, changed: size, isTable }),
        }),
      };
    }),
  };
}

/** How a model is asked, and how many numbers one input then has. */
function readCall(parts: MessageParts, value: unknown): { readonly call: ModelCall; readonly size: number } {
  const { inputs, batch, output, answers, classes } = parts.object(value);
  const read = parts.list(inputs, MOST_CALL_NAMES, (input) => {
    const { name, type, shape } = parts.object(input);
    const { sides, size } = readShape(parts, shape);
    return { size, input: { name: parts.text(name, NAME), type: oneOf(NUMBER_TYPES, type), shape: sides } };
  });
  const call = {
    inputs: read.map(({ input }) => input),
    batch: Math.max(1, parts.count(batch, MOST_SIZE)),
    output: parts.text(output, NAME),
    answers: oneOf(CALL_ANSWERS, answers),
    ...(classes !== undefined && {
      classes: parts.list(classes, MOST_CALL_NAMES, (name) => parts.text(name, NAME)),
    }),
  };
  return { call, size: read.reduce((sum, { size }) => sum + size, 0) };
}

/** @param about how many numbers the model gets, and how many a changed input has; numbers of a table may be missing */
function readTest(
  parts: MessageParts,
  value: unknown,
  about: { readonly given: number; readonly changed: number; readonly isTable: boolean },
): TestCase {
  const { label, answer, given } = parts.object(value);
  if (given === undefined && about.given !== about.changed) {
    throw new MalformedMessage('what the model got is missing');
  }
  return {
    label: parts.count(label, MOST_SIZE),
    answer: parts.count(answer, MOST_SIZE),
    ...(given !== undefined && { given: parts.floats(given, about.given, about.isTable) }),
  };
}

function oneOf<T>(known: readonly T[], value: unknown): T {
  const found = known.find((one) => one === value);
  if (found === undefined) throw new MalformedMessage('a word is unknown');
  return found;
}

function readInputs(parts: MessageParts, { shape, inputs, left }: Fields, title: string): Evidence {
  const { sides, size } = readShape(parts, shape);
  return {
    kind: 'inputs',
    title,
    shape: sides,
    ...(left !== undefined && { left: parts.count(left, MOST_ITEMS) }),
    inputs: parts.list(inputs, MOST_ITEMS, (item) => {
      const { name, values, note } = parts.object(item);
      return {
        name: parts.text(name, NAME),
        values: parts.floats(values, size),
        note: parts.text(note, NAME),
      };
    }),
  };
}

function readCurve(
  parts: MessageParts,
  { xLabel, yLabel, series, isScore, marks }: Fields,
  title: string,
): Evidence {
  return {
    kind: 'curve',
    title,
    ...(isScore === true && { isScore }),
    ...(marks !== undefined && { marks: parts.list(marks, MOST_SERIES, (one) => readMark(parts, one)) }),
    xLabel: parts.text(xLabel, NAME),
    yLabel: parts.text(yLabel, NAME),
    series: parts.list(series, MOST_SERIES, (item) => {
      const { name, points, band } = parts.object(item);
      return {
        name: parts.text(name, NAME),
        // A point that is none cannot be drawn.
        points: parts.list(points, MOST_POINTS, (point) => readPoint(parts, point)).filter(isFinitePoint),
        ...(band === undefined
          ? {}
          : { band: parts.list(band, MOST_POINTS, (part) => readInterval(parts, part)) }),
      };
    }),
  };
}

function readMark(parts: MessageParts, value: unknown): { readonly at: number; readonly name: string } {
  const { at, name } = parts.object(value);
  return { at: parts.number(at, -Number.MAX_VALUE, Number.MAX_VALUE), name: parts.text(name, NAME) };
}

type Point = readonly [x: number, y: number];

function readPoint(parts: MessageParts, value: unknown): Point {
  const [x, y] = parts.list(value, 2, (one) => one);
  if (typeof x !== 'number' || typeof y !== 'number') throw new MalformedMessage('a point lacks a number');
  return [x, y];
}

/** An interval that is none cannot be drawn either, and a band without it would be another one. */
function readInterval(parts: MessageParts, value: unknown): readonly [x: number, low: number, high: number] {
  const [x, low, high] = parts.list(value, 3, (one) =>
    parts.number(one, -Number.MAX_VALUE, Number.MAX_VALUE),
  );
  if (x === undefined || low === undefined || high === undefined) {
    throw new MalformedMessage('an interval lacks a number');
  }
  return [x, low, high];
}

function isFinitePoint(point: Point): boolean {
  return point.every(Number.isFinite);
}

function readShape(
  parts: MessageParts,
  shape: unknown,
): { readonly sides: readonly number[]; readonly size: number } {
  const sides = parts.list(shape, MOST_SIDES, (side) => parts.count(side, MOST_SIZE));
  const size = sides.reduce((product, side) => product * side, 1);
  if (size < 1 || size > MOST_SIZE) throw new MalformedMessage('an input has no number, or too many');
  return { sides, size };
}
