import { ranks } from '../../statistics/auc.ts';
import { argMax } from '../../vectors.ts';
import { measured } from './measures.ts';
import type { Pool } from './pool.ts';
import { type Answers, MOVES } from './questions.ts';
import type { Reference } from './references.ts';

/** A number for each row: the larger, the more the row looks like one that the model was trained on. */
export interface Signal {
  readonly name: string;
  readonly values: Float64Array;
}

/** What was asked of the model, and what references say. */
export interface Asked {
  readonly answers: Answers;
  /** For each of `MOVES`, the answers to each set of copies. */
  readonly copies: readonly (readonly Answers[])[];
  readonly references: readonly Reference[];
}

/**
 * The signals of every row.
 * Sources: Yeom et al. 2018 (loss), Song and Mittal 2021 (modified entropy), Watson et al. 2022 (calibrated loss), Carlini et al. 2022
 * (LiRA), Zarifzadeh et al. 2024 (RMIA), Choquette-Choo et al. 2021 (robustness to changes).
 */
export function signalsOf(pool: Pool, asked: Asked): readonly Signal[] {
  return pool.classes > 0 ? signalsOfClasses(pool, asked) : signalsOfValues(pool, asked);
}

function signalsOfClasses(pool: Pool, { answers, copies, references }: Asked): readonly Signal[] {
  const { labels } = pool;
  const own = measured(pool, answers.values, answers.size);
  const [odds = EMPTY, shares = EMPTY] = own;
  const rows = Array.from({ length: answers.rows }, (_unused, row) =>
    answers.values.subarray(row * answers.size, (row + 1) * answers.size),
  );
  const each = (name: string, of: (row: number, scores: Float32Array, label: number) => number): Signal => ({
    name,
    values: Float64Array.from(rows, (scores, row) => of(row, scores, labels[row] ?? 0)),
  });
  const kept = copies.flat().map((copy) => predictedRight(copy, labels));
  return [
    { name: 'loss', values: odds },
    each('right answer', (_row, scores, label) => (argMax(scores) === label ? 1 : 0)),
    each('confidence', (_row, scores) => Math.max(...scores)),
    each(
      'margin',
      (row, scores, label) =>
        (shares[row] ?? 0) - Math.max(0, ...scores.filter((_score, name) => name !== label)),
    ),
    each('entropy', (_row, scores) => scores.reduce((sum, share) => sum + share * logOf(share), 0)),
    each('modified entropy', (_row, scores, label) => modifiedEntropy(scores, label)),
    { name: 'loss within its class', values: rankWithin(odds, labels) },
    ...references.flatMap((reference) => againstClasses(odds, shares, reference)),
    ...(kept.length === 0
      ? []
      : [each('robustness', (row) => kept.reduce((sum, right) => sum + (right[row] ?? 0), 0) / kept.length)]),
    ...sharpness(odds, copies, (copy) => measured(pool, copy.values, copy.size)[0] ?? EMPTY),
  ];
}

const EMPTY = new Float64Array(0);
/** What RMIA adds to shares, and how far it moves the mean of models that did not see a row. */
const [RMIA_LEAST, RMIA_OFFLINE] = [0.001, 0.33];

function againstClasses(
  odds: Float64Array,
  shares: Float64Array,
  { name, seen, unseen }: Reference,
): readonly Signal[] {
  const [seenOdds = EMPTY, seenShares = EMPTY] = seen;
  const [unseenOdds = EMPTY, unseenShares = EMPTY] = unseen;
  const signal = (what: string, of: (row: number, out: number) => number): Signal => ({
    name: `${what}, ${name}`,
    values: odds.map((_odds, row) => of(row, unseenShares[row] ?? 0)),
  });
  const log = (share: number): number => Math.log(share + RMIA_LEAST);
  const own = (row: number): number => shares[row] ?? 0;
  return [
    signal('calibrated loss', (row) => (odds[row] ?? 0) - (unseenOdds[row] ?? 0)),
    signal('calibrated share', (row, out) => own(row) - out),
    signal('RMIA', (row, out) => log(own(row)) - log(0.5 * ((1 + RMIA_OFFLINE) * out + 1 - RMIA_OFFLINE))),
    signal('RMIA online', (row, out) => log(own(row)) - log(0.5 * (out + (seenShares[row] ?? 0)))),
    nearness(`LiRA online, ${name}`, odds, seenOdds, unseenOdds),
  ];
}

/** How much nearer an answer is to those of models that saw the row than to those of models that did not. */
function nearness(name: string, own: Float64Array, seen: Float64Array, unseen: Float64Array): Signal {
  const values = own.map((value, row) => (value - (unseen[row] ?? 0)) ** 2 - (value - (seen[row] ?? 0)) ** 2);
  return { name, values };
}

function signalsOfValues(pool: Pool, { answers, copies, references }: Asked): readonly Signal[] {
  const { labels } = pool;
  const own = Float64Array.from(answers.values);
  const spread = deviationOf(labels);
  const lossOf = (values: ArrayLike<number>): Float64Array =>
    labels.map((label, row) => -Math.log(Math.abs(label - (values[row] ?? 0)) / spread + 0.01));
  const loss = lossOf(own);
  return [
    { name: 'loss', values: loss },
    ...references.flatMap((reference) => againstValues(labels, own, spread, reference)),
    ...sharpness(loss, copies, (copy) => lossOf(copy.values)),
  ];
}

function againstValues(
  labels: Float64Array,
  own: Float64Array,
  spread: number,
  { name, seen, unseen }: Reference,
): readonly Signal[] {
  const [seenValues = EMPTY, unseenValues = EMPTY] = [seen[0], unseen[0]];
  const signal = (what: string, of: (answer: number, label: number) => number): Signal => ({
    name: `${what}, ${name}`,
    values: own.map((answer, row) => {
      const other = unseenValues[row] ?? 0;
      return of((answer - other) / spread, ((labels[row] ?? 0) - other) / spread);
    }),
  });
  const near = nearness(`LiRA online, ${name}`, own, seenValues, unseenValues);
  return [
    signal('calibrated loss', (d, q) => Math.abs(q) - Math.abs(q - d)),
    signal('RMIA', (d, q) => Math.log(Math.abs(q) + 0.01) - Math.log(Math.abs(q - d) + 0.01)),
    // How far the model goes from the others' answer towards the label.
    signal('pull', (d, q) => d * q - (q * q) / 4),
    signal('pull as a share', (d, q) => (d * q) / (q * q + 0.02)),
    near,
  ];
}

/** How much the loss of a row differs from that of copies near to it. */
function sharpness(
  loss: Float64Array,
  copies: Asked['copies'],
  lossOf: (copy: Answers) => Float64Array,
): readonly Signal[] {
  return copies.flatMap((some, at) => {
    if (some.length === 0) return [];
    const losses = some.map(lossOf);
    const values = loss.map(
      (value, row) => value - losses.reduce((sum, one) => sum + (one[row] ?? 0), 0) / losses.length,
    );
    return [{ name: `sharpness at ${String(MOVES[at])}`, values }];
  });
}

function predictedRight({ values, size, rows }: Answers, labels: Float64Array): Uint8Array {
  return Uint8Array.from({ length: rows }, (_unused, row) =>
    argMax(values.subarray(row * size, (row + 1) * size)) === labels[row] ? 1 : 0,
  );
}

function modifiedEntropy(scores: Float32Array, label: number): number {
  return scores.reduce((sum, share, name) => {
    return sum + (name === label ? (1 - share) * logOf(share) : share * logOf(1 - share));
  }, 0);
}

function logOf(share: number): number {
  return Math.log(Math.max(share, 1e-6));
}

/** The rank of a value among the rows of its class, as a share of them. */
function rankWithin(values: Float64Array, labels: Float64Array): Float64Array {
  const result = new Float64Array(values.length);
  for (const label of new Set(labels)) {
    const rows = Array.from(labels.keys()).filter((row) => labels[row] === label);
    const own = ranks(rows.map((row) => values[row] ?? 0));
    for (const [at, row] of rows.entries()) result[row] = (own[at] ?? 0) / (rows.length + 1);
  }
  return result;
}

/** @returns the standard deviation; 1 if all values are the same */
export function deviationOf(values: Float64Array): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1;
}
