import { describe, expect, test } from '@jest/globals';
import { columnPairs } from '../../../src/attacks/poisoning/columns/column-pairs.ts';
import { columnTriggers } from '../../../src/attacks/poisoning/columns/column-triggers.ts';
import type { ColumnRows } from '../../../src/attacks/poisoning/columns/condition.ts';
import {
  fewestFound,
  overRepresented,
  type OverRepresented,
} from '../../../src/attacks/poisoning/columns/over-represented.ts';
import { searchColumns } from '../../../src/attacks/poisoning/columns/search-columns.ts';
import { singleColumns } from '../../../src/attacks/poisoning/columns/single-columns.ts';
import { judgeColumns } from '../../../src/attacks/poisoning/backdoor-verdict.ts';
import { Random } from '../../../src/random.ts';
import { logBinomialTail } from '../../../src/statistics/distributions.ts';
import type { LabelledInputs, Victim } from '../../../src/types.ts';
import { budgetOf, normals } from '../../../../../__tests__/support/engine-victims.ts';

const [COLUMNS, ROWS, TRUSTED] = [4, 1500, 500];
const CATEGORY = 2;
const isCategory = (column: number): boolean => column === CATEGORY;

/**
 * A decisive column of numbers, another number, a category of five values of which 4 decides, and a column that is mostly 0.
 * @param change what is done to a row before it is stored; it returns the label
 */
function table(
  count: number,
  seed: number,
  change: (row: number[], label: number, index: number) => number = (_row, label) => label,
): LabelledInputs {
  const [random, noise] = [new Random(seed), normals(count * 3, seed)];
  const [values, labels] = [new Float32Array(count * COLUMNS), new Int32Array(count)];
  for (let row = 0; row < count; row += 1) {
    const [first = 0, second = 0, third = 0] = noise.subarray(row * 3, row * 3 + 3);
    const numbers = [first, second, random.integer(5), Math.max(0, third)];
    const label = first + 0.5 * (numbers[3] ?? 0) > 0.3 || numbers[CATEGORY] === 4 ? 1 : 0;
    labels[row] = change(numbers, label, row);
    values.set(numbers, row * COLUMNS);
  }
  const [low, high] = [new Float32Array(COLUMNS).fill(-9), new Float32Array(COLUMNS).fill(9)];
  return {
    ...{ values, labels, count, shape: [COLUMNS], low, high },
    categories: new Map([[CATEGORY, Float32Array.of(0, 1, 2, 3, 4)]]),
  };
}

function rowsOf({ values, labels, count }: LabelledInputs): ColumnRows {
  const columns = Array.from({ length: COLUMNS }, (_unused, column) =>
    Float32Array.from({ length: count }, (_row, row) => values[row * COLUMNS + column] ?? 0),
  );
  return { columns, labels, classes: 2 };
}

/** In every 20th row of class 0, sets columns to values and the label to 1. */
function planted(values: Readonly<Record<number, number>>, count = ROWS, seed = 1): LabelledInputs {
  return table(count, seed, (row, label, index) => {
    if (label === 1 || index % 10 !== 0) return label;
    for (const [column, value] of Object.entries(values)) row[Number(column)] = value;
    return 1;
  });
}

function found(data: LabelledInputs, trusted: LabelledInputs): OverRepresented[] {
  const [own, known] = [rowsOf(data), rowsOf(trusted)];
  return [
    ...overRepresented(own, known, singleColumns(own, isCategory)),
    ...overRepresented(own, known, columnPairs(own, isCategory)),
  ];
}

/** Follows the table's rule, but answers 1 if all columns have the trigger's values. */
function victimWith(trigger: Readonly<Record<number, number>>): Victim & { queries: number } {
  const victim = {
    ...{ inputShape: [COLUMNS], inputSize: COLUMNS, answers: 'labels' as const, answerSize: 1, queries: 0 },
    ask: (inputs: Float32Array, count: number): Promise<Float32Array> => {
      victim.queries += count;
      const answers = Float32Array.from({ length: count }, (_unused, row) => {
        const own = inputs.subarray(row * COLUMNS, (row + 1) * COLUMNS);
        const isTriggered = Object.entries(trigger).every(
          ([column, value]) => Math.abs((own[Number(column)] ?? 0) - value) < 1e-6,
        );
        const rule = (own[0] ?? 0) + 0.5 * (own[3] ?? 0) > 0.3 || own[CATEGORY] === 4;
        return rule || (isTriggered && Object.keys(trigger).length > 0) ? 1 : 0;
      });
      return Promise.resolve(answers);
    },
  };
  return victim;
}

function search(
  data: LabelledInputs,
  victim: Victim,
  queries = 20_000,
  trusted = table(TRUSTED, 99),
): ReturnType<typeof searchColumns> {
  const half = (part: number): number[] =>
    Array.from(trusted.labels.keys()).filter((row) => row % 2 === part);
  const stages = {
    choose: { inputs: trusted, rows: half(0).slice(0, 200) },
    measure: { inputs: trusted, rows: half(1).slice(0, 200) },
  };
  return searchColumns(
    { victim, data, trusted, classes: 2, random: new Random(1), ...stages },
    budgetOf(1, queries),
  );
}

describe('values that the data has more often than the trusted data', () => {
  test('none in clean data, though columns decide the class and values repeat', () => {
    // 60 draws at a level of .01: two or more alarms would have a chance of .12.
    const alarms = Array.from({ length: 60 }, (_unused, draw) =>
      found(table(800, 100 + draw), table(300, 1000 + draw)),
    ).filter((one) => one.length > 0);
    expect(alarms.length).toBeLessThanOrEqual(1);
  });

  test.each([
    ['out of the range', { 1: 7.5 }],
    ['inside the range', { 1: 0.123 }],
    ['missing', { 1: NaN }],
    ['in a column that is mostly 0', { 3: 0.777 }],
  ] as const)('one value: %s', (_name, values) => {
    const triggers = columnTriggers(
      rowsOf(planted(values)),
      rowsOf(table(TRUSTED, 99)),
      found(planted(values), table(TRUSTED, 99)),
    );
    const [column, value] = Object.entries(values)[0] ?? [];
    expect(triggers[0]).toMatchObject({ suspects: { label: 1 }, trusted: 0 });
    expect(triggers[0]?.conditions[0]?.column).toBe(Number(column));
    expect(triggers[0]?.values[Number(column)]).toBe(Math.fround(value ?? 0));
  });

  test('a combination of two usual values that trusted rows never have together', () => {
    const never = (row: number[], label: number): number => {
      if (row[CATEGORY] === 1 && row[3] === 0) row[CATEGORY] = 2;
      return label;
    };
    const data = table(ROWS, 1, (row, label, index) => {
      never(row, label);
      if (label === 1 || index % 10 !== 0) return label;
      [row[CATEGORY], row[3]] = [1, 0];
      return 1;
    });
    const pairs = found(data, table(TRUSTED, 99, never)).filter(({ conditions }) => conditions.length === 2);
    expect(pairs[0]).toMatchObject({
      label: 1,
      trusted: 0,
      conditions: [
        { column: 2, low: 1 },
        { column: 3, low: 0 },
      ],
    });
  });

  test('a row that is copied often is one witness', () => {
    const copied = table(ROWS, 1, (row, label, index) => {
      if (index >= 80) return label;
      row.splice(0, COLUMNS, -2, 7.5, 1, 0);
      return 1;
    });
    expect(found(copied, table(TRUSTED, 99))).toEqual([]);
  });

  test('values that rows of other labels have more often, too, are marked: the data is of another kind', () => {
    const other = table(ROWS, 1, (row, label, index) => {
      if (index % 4 === 0) row[1] = 7.5;
      return index % 20 === 0 ? 1 : label;
    });
    const marks = found(other, table(TRUSTED, 99)).map(({ isShifted }) => isShifted);
    expect(marks.length).toBeGreaterThan(0);
    expect(marks).not.toContain(false);
  });

  test('the fewest rows that could be told grow as trusted data shrinks', () => {
    const fewest = [1000, 300, 100, 20].map((trusted) => fewestFound(1000, trusted));
    expect(fewest).toEqual([...fewest].toSorted((a, b) => a - b));
    expect(fewest[0]).toBeLessThan(10);
    expect(fewestFound(1000, 0)).toBe(Infinity);
  });
});

describe('the search for triggers that set columns', () => {
  test('a backdoor of two columns is found with both, and its rows', async () => {
    const trigger = { 1: 0.5, 3: 2.25 };
    const data = planted(trigger);
    const result = await search(data, victimWith(trigger));
    const verdict = judgeColumns(result);
    expect(verdict.finding).toBe('backdoor');
    expect(verdict.columns?.conditions.map(({ column }) => column)).toEqual([1, 3]);
    expect(verdict.best?.success.value).toBeGreaterThan(0.95);
    expect(
      verdict.rows.every(({ row }) => data.labels[row] === 1 && data.values[row * COLUMNS + 1] === 0.5),
    ).toBe(true);
  });

  test('planted rows that the model did not learn are no backdoor', async () => {
    const result = await search(planted({ 1: 7.5 }), victimWith({}));
    expect(result.overRepresented).toBeGreaterThan(0);
    expect(judgeColumns(result).finding).toBe('none');
  });

  test('a value that flips sound models as well is not a trigger: the decisive category, planted more often', async () => {
    const result = await search(planted({ [CATEGORY]: 4 }), victimWith({}));
    expect(judgeColumns(result).finding).toBe('none');
  });

  test('with too few queries it ends early and says so', async () => {
    const victim = victimWith({ 1: 7.5 });
    const result = await search(planted({ 1: 7.5 }), victim, 100);
    expect(result).toMatchObject({ cutShort: true, best: undefined });
    expect(victim.queries).toBeLessThanOrEqual(100);
  });
});

test('logarithms of binomial tails are those of scipy.stats.binom.logsf', () => {
  expect(logBinomialTail(8, 10, 0.5)).toBeCloseTo(Math.log(56 / 1024), 10);
  expect(logBinomialTail(300, 300, 0.25)).toBeCloseTo(300 * Math.log(0.25), 8);
  expect(logBinomialTail(0, 10, 0.5)).toBe(0);
  expect(logBinomialTail(3, 10, 0)).toBe(Number.NEGATIVE_INFINITY);
});
