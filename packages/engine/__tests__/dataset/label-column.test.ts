import { describe, expect, it } from '@jest/globals';
import type { LabelQuestion } from '../../src/dataset/columns/label-rule.ts';
import { findLayouts } from '../../src/dataset/columns/layout.ts';
import type { InputForm } from '../../src/dataset/input-form.ts';
import { Words } from '../../src/dataset/tables/table-columns.ts';
import { decideLayout } from '../../src/prepare/choose-label.ts';
import { faultOf, member, ROWS } from '../support/engine-tables.ts';
import { figuresHere } from '../support/engine-small-analyses.ts';
import { linearModel, matrix } from '../../../../__tests__/support/onnx-writer.ts';

/** Two classes, by number. */
const CLASSES = { names: undefined, count: 2 };
const NAMES = ['a', 'b', 'c'] as const;

/** A table of 40 rows: each column by a function of the row. */
function tableOf(columns: Readonly<Record<string, (row: number) => unknown>>): string {
  const rows = Array.from({ length: 40 }, (_unused, row) =>
    Object.values(columns)
      .map((cell) => String(cell(row)))
      .join(','),
  );
  return [Object.keys(columns).join(','), ...rows].join('\n');
}

const number =
  (seed: number) =>
  (row: number): string =>
    Math.sin(row * seed).toFixed(4);
const inputs = { a: number(1), b: number(2), c: number(3) };
const classOf = (row: number): number => row % 2;

/** The names of the columns that may be the label, and of those that are left out. */
function found(
  text: string,
  question: LabelQuestion,
  form: Partial<InputForm> = {},
): { readonly labels: readonly string[]; readonly leftOut: readonly string[] } {
  const label = { answers: CLASSES, isNeeded: true, ...question };
  const { all, header = [] } = findLayouts(member('t.csv', text), { ...ROWS, ...form, label });
  return {
    labels: all.flatMap((one) => (one.label === undefined ? [] : [header[one.label] ?? String(one.label)])),
    leftOut: all[0]?.leftOut.map((at) => header[at] ?? String(at)) ?? [],
  };
}

/** A model that takes its columns by name. */
const BY_NAME: Partial<InputForm> = { columns: NAMES.map((name) => ({ name, mayLack: false })) };

describe('the label of a table', () => {
  it.each<[string, Readonly<Record<string, (row: number) => unknown>>, string[], string[]]>([
    ['first', { kind: classOf, ...inputs }, ['kind'], []],
    ['as truths', { a: inputs.a, ok: (row) => row % 2 === 0, b: inputs.b, c: inputs.c }, ['ok'], []],
    [
      'in words beside row numbers',
      { id: (row) => row + 1, ...inputs, kind: (row) => (row % 2 === 0 ? 'yes' : 'no') },
      ['kind'],
      ['id'],
    ],
    ['beside ids', { id: (row) => `K${String(row)}`, ...inputs, kind: classOf }, ['kind'], ['id']],
    [
      'beside dates',
      { ...inputs, kind: classOf, day: (row) => `2024-01-${String((row % 28) + 1)}` },
      ['kind'],
      ['day'],
    ],
    [
      'beside an empty column',
      { ...inputs, none: () => '', kind: (row) => (row % 2 === 0 ? 'yes' : 'no') },
      ['kind'],
      ['none'],
    ],
  ])('is found by what it holds: %s', (_, columns, labels, leftOut) => {
    expect(found(tableOf(columns), {})).toEqual({ labels, leftOut });
    // By the names of the inputs it is the same.
    expect(found(tableOf(columns), {}, BY_NAME)).toEqual({ labels, leftOut });
  });

  it('is what the config file names, by name or place, or none', () => {
    const table = tableOf({ one: classOf, ...inputs, two: classOf });
    const named = (given: string): readonly string[] => found(table, { given }, BY_NAME).labels;

    expect([named('one'), named('4'), named('Two'), named('none')]).toEqual([['one'], ['two'], ['two'], []]);
  });

  it('is that of the baseline, if the table has it', () => {
    const table = tableOf({ one: classOf, ...inputs, two: classOf });
    expect(found(table, { kept: 'one' }, BY_NAME).labels).toEqual(['one']);
    expect(found(table, { kept: 'gone' }, BY_NAME).labels).toEqual(['two', 'one']);
    expect(found(table, { kept: 'one', given: 'two' }, BY_NAME).labels).toEqual(['two']);
  });

  it.each([
    ['a', 'which is an input of the model'],
    ['kinds', 'which the table does not have'],
  ])('cannot be %s', async (given, why) => {
    const table = tableOf({ ...inputs, kind: classOf });
    expect(await faultOf(() => found(table, { given }, BY_NAME))).toContain(why);
  });

  it('is one called so if none holds the classes, else the last; without need of labels, none', () => {
    const words = (row: number): string => ['x', 'y', 'z'][row % 3] ?? '';
    const table = tableOf({ target: words, ...inputs, city: words });
    expect(found(table, {}, BY_NAME).labels).toEqual(['target']);
    const other = tableOf({ ...inputs, city: words });
    expect(found(other, {}, BY_NAME).labels).toEqual(['city']);
    expect(found(other, { isNeeded: false }, BY_NAME).labels).toEqual([]);
  });

  it('is never found without a model, unless it is named', () => {
    const table = tableOf({ ...inputs, target: classOf });
    expect(found(table, { isOnlyGiven: true, isNeeded: false }, BY_NAME).labels).toEqual([]);
    expect(found(table, { isOnlyGiven: true, given: 'target' }, BY_NAME).labels).toEqual(['target']);
  });

  it('of a regression holds numbers, and no row numbers', () => {
    const table = tableOf({ id: (row) => row, price: number(7), ...inputs, city: () => 'x' });
    expect(found(table, { answers: 'values' }, BY_NAME).labels).toEqual(['price']);
  });
});

describe('of a model that names its classes', () => {
  const answers = { names: ['no', 'yes'], count: 2 };
  const yes = (row: number): string => (row % 2 === 0 ? 'yes' : 'no');
  const gone = { complained: classOf };
  const kept = { target: classOf };

  it('is the column that holds the names, before one that holds numbers', () => {
    const labels = (columns: Readonly<Record<string, (row: number) => unknown>>): readonly string[] =>
      found(tableOf(columns), { answers }, BY_NAME).labels;

    expect(labels({ ...inputs, churned: yes, ...gone })).toEqual(['churned']);
    expect(labels({ ...inputs, churned: yes, smoker: yes, ...gone })).toEqual(['smoker', 'churned']);
    // What is called as labels are stays possible.
    expect(labels({ ...inputs, ...kept, churned: yes, ...gone })).toEqual(['target', 'churned']);
    expect(labels({ ...inputs, ...gone })).toEqual(['complained']);
  });

  it('is not one of the numbers by their order, if words hold the names', async () => {
    const table = tableOf({ ...inputs, ...gone, churned: yes });
    const fault = await faultOf(() => found(table, { answers }));
    for (const fact of ['beside the label (churned), 4 columns', 'the 3 numbers', 'a, b, c, complained']) {
      expect(fault).toContain(fact);
    }
    expect(found(table, { answers }, { shape: [4] })).toEqual({ labels: ['churned'], leftOut: [] });
    expect(found(tableOf({ id: (row) => row, ...inputs, churned: yes, city: yes }), { answers })).toEqual({
      labels: ['city', 'churned'],
      leftOut: ['id', 'churned'],
    });
    // Here words are no label for sure: another column is called so, or a file holds the labels.
    const called = tableOf({ ...inputs, churned: yes, ...kept });
    expect(found(called, { answers })).toEqual({ labels: ['target'], leftOut: ['churned'] });
    expect(found(table, { answers, isInFile: true })).toEqual({
      labels: ['complained'],
      leftOut: ['churned'],
    });
  });

  it('is the column that the config file names, before the others go by their order', async () => {
    const table = tableOf({ ...inputs, ...gone, churned: yes });
    expect(found(table, { given: 'complained' })).toEqual({ labels: ['complained'], leftOut: ['churned'] });
    expect(await faultOf(() => found(table, { given: 'churned' }))).toContain('a, b, c, complained');
    const few = tableOf({ a: inputs.a, b: inputs.b, churned: yes });
    expect(await faultOf(() => found(few, { given: 'churned' }))).toMatch(
      /\(churned\), 2 columns .*: a, b\./u,
    );
    // Row numbers are no input in its place.
    const counted = tableOf({ '': (row) => row, a: inputs.a, b: inputs.b, churned: yes });
    expect(await faultOf(() => found(counted, { given: 'churned' }))).toContain('2 columns');
  });

  it('is found among words that a model takes by their order', () => {
    const color = (row: number): string => ['red', 'blue', 'green'][row % 3] ?? '';
    const columns = Array.from({ length: 3 }, () => ({ name: undefined, mayLack: true, words: new Words() }));
    const labels = (smoker: (row: number) => unknown, churned: (row: number) => unknown): readonly string[] =>
      found(tableOf({ color, smoker, zone: color, churned }), { answers }, { columns }).labels;

    expect(labels(color, yes)).toEqual(['churned']);
    // Any of them may be an input, so the model is asked.
    expect(labels(yes, classOf)).toEqual(['churned', 'smoker']);
  });
});

/** The class is 1 if a is greater than b. */
const MODEL = linearModel({ weights: matrix('0 1', '1 0') });
const pair = { a: number(1), b: number(2.3) };
const isGreater = (row: number): boolean => Number(pair.a(row)) > Number(pair.b(row));
const rightBut = (every: number) => (row: number) => Number(isGreater(row) !== (row % every === 0));

describe('of several columns that hold the classes', () => {
  const labelled = async (columns: Readonly<Record<string, (row: number) => unknown>>): Promise<unknown> =>
    figuresHere({
      ...{ task: 'tabular-classification', attack: 'evasion' },
      slots: { model: { 'm.onnx': MODEL }, data: { 'd.csv': tableOf(columns) } },
    });

  it('the model knows one clearly best, wherever it stands', async () => {
    const coin = (row: number): number => Number(Math.sin(row * 12.9898) > 0);
    // The input b holds the classes, too.
    const a = (row: number): string => (2 * Math.sin(row) + 0.5).toFixed(4);
    const churned = (row: number): number => Number(Number(a(row)) > classOf(row));
    for (const columns of [
      { churned, a, b: classOf },
      { a, churned, b: classOf },
      { a, b: classOf, churned },
    ]) {
      const figures = await labelled(columns);
      expect(figures).toMatchObject({ score: 1, columns: 'a,b' });
    }
    await expect(labelled({ a: pair.a, coin, b: pair.b })).resolves.toMatchObject({
      failed: expect.stringContaining('The label is the column coin.'),
    });
  });

  it('a tie is refused with what to add; a name that labels have decides it', async () => {
    const form: InputForm = {
      ...ROWS,
      shape: [2],
      columns: ['a', 'b'].map((name) => ({ name, mayLack: false })),
      label: { answers: CLASSES, isNeeded: true },
    };
    const decided = async (names: readonly [string, string]): Promise<string> => {
      const [one, two] = names;
      const table = tableOf({ ...pair, [one]: rightBut(9), [two]: rightBut(11) });
      return faultOf(async () =>
        decideLayout(member('d.csv', table), form, {
          victim: undefined,
          scaled: () => Promise.reject(new Error('There is no model.')),
          labelsOf: () => new Int32Array(0),
        }),
      );
    };

    expect(await decided(['one', 'two'])).toContain('add label-column: two to the model');
    expect(await decided(['one', 'target'])).toBe('accepted');
  });
});
