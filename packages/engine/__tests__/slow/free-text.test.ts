import { afterEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { attackByExtraction } from '../../src/attacks/extraction/attack-by-extraction.ts';
import { attackValuesByExtraction } from '../../src/attacks/extraction/attack-values-by-extraction.ts';
import { unearnedCopy } from '../../src/attacks/extraction/earned.ts';
import { Words } from '../../src/dataset/tables/table-columns.ts';
import { NotTestable } from '../../src/fault.ts';
import { inspectAnalysis } from '../../src/inspect/inspect-analysis.ts';
import { requireData } from '../../src/prepare/required-sets.ts';
import { Random } from '../../src/random.ts';
import type { AttackResult, Inputs } from '../../src/types.ts';
import { testRuntime } from '../../../../__tests__/support/engine-runtime.ts';
import { budgetOf, testVictim } from '../../../../__tests__/support/engine-victims.ts';

const ROWS = 200;
const REVIEW = ['review', 'price'];

/** Rows of a text, of which so many differ, and of a price. */
function tableOf(texts: number, price: (row: number) => number): Inputs {
  const words = new Words();
  const values = Float32Array.from(
    Array.from({ length: ROWS }, (_unused, row) => [
      words.codeOf(`review number ${String(row % texts)}`),
      price(row),
    ]).flat(),
  );
  return {
    ...{ values, count: ROWS, shape: [2], columns: REVIEW, texts: new Map([[0, words]]) },
    ...{ low: new Float32Array(2), high: Float32Array.of(texts - 1, 1) },
  };
}

const random = new Random(3);
const PRICES = Array.from({ length: ROWS }, () => random.uniform());
const priced = (row: number): number => PRICES[row] ?? 0;

/** The findings of `validate` in a table, and those of the analysis. */
async function foundIn(attack: string, texts: number, price: (row: number) => number): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'free-text-'));
  folders.push(folder);
  const file = path.join(folder, 'rows.csv');
  const lines = Array.from(
    { length: ROWS },
    (_unused, row) => `review number ${String(row % texts)},${String(price(row))},${String(row % 2)}`,
  );
  writeFileSync(file, `review,price,label\n${lines.join('\n')}\n`);
  const { faults } = await inspectAnalysis({
    ...{ kind: 'analysis', task: 'tabular-classification', attack, isFunction: true, fields: {} },
    slots: { data: [{ name: 'rows.csv', absolutePath: file }] },
  });
  expect(saidBy(attack, tableOf(texts, price))).toEqual(faults.map(({ message }) => message));
  return faults.map(({ slot, message }) => `${slot}: ${message}`);
}

/** What the analysis says of a table, before it asks anything. */
function saidBy(attack: string, inputs: Inputs): string[] {
  try {
    requireData({ ...JOB, attack }, { inputs, labels: undefined, targets: undefined });
    return [];
  } catch (error) {
    return error instanceof NotTestable ? [error.message] : [String(error)];
  }
}

const JOB = {
  task: 'tabular-classification',
  ...{ needsLabels: false, slots: {} },
  settings: { seed: 1, timeMs: 1000, maxQueries: 100 },
} as const;

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe('a table of free text', () => {
  it('when no other column holds two values, is not tested, and validate and the analysis say so alike', async () => {
    const why =
      /^data: An attack can vary nothing in this data: review holds free text .*Remove the attack; or/u;

    await expect(foundIn('extraction', ROWS, () => 1)).resolves.toEqual([expect.stringMatching(why)]);
    await expect(foundIn('drift', ROWS, () => 1)).resolves.toEqual([]);
  });

  it('when texts are categories or another column varies, is tested', async () => {
    await expect(foundIn('extraction', ROWS / 2, () => 1)).resolves.toEqual([]);
    await expect(foundIn('extraction', ROWS, priced)).resolves.toEqual([]);
  });
});

/** A model that decides by the text, or by the price. */
async function extract(by: 'review' | 'price'): Promise<AttackResult> {
  const victim = testVictim(2, 'scores', 2, ([text = 0, price = 0]) => {
    const second = by === 'review' ? Math.round(text * 0.618) % 2 : Number(price > 0.5);
    return [1 - second, second];
  });
  const known = { labels: undefined, classes: 2, picture: undefined, settings: {} };
  return attackByExtraction(
    { ...known, victim, data: tableOf(ROWS, priced), runtime: await testRuntime() },
    budgetOf(1, 500),
  );
}

describe('a copy of a model that takes free text', () => {
  it('when it is no better than one answer for everything, earns no pass', async () => {
    const { score, unearned } = await extract('review');

    expect(score.value).toBeLessThan(0.65);
    expect(unearned).toMatch(/no better than always giving the same answer.* Copies do not read free text/u);
  });

  it('when the model decides by numbers, is measured, and the column of text is named', async () => {
    const { score, unearned, limits } = await extract('price');

    expect(score.value).toBeGreaterThan(0.9);
    expect(unearned).toBeUndefined();
    expect(limits).toContain(
      'Columns of free text, which the model got only as they are in data, and which copies do not read: ' +
        'review.',
    );
  });

  it('earns no pass if it learnt nothing, or if a random model agrees with itself no more often', () => {
    const victim = testVictim(2, 'labels', 1, () => [0]);
    const attempt = { victim, data: tableOf(ROWS, priced), asked: 500, constant: 0.5 };
    const reached = { value: 0.52, low: 0.45, high: 0.59 };

    expect(unearnedCopy({ ...attempt, reached })).toHaveProperty('unearned');
    const randomness = { asked: 10, changed: 10, changedClass: 5 };
    expect(unearnedCopy({ ...attempt, reached, randomness })).toHaveProperty('unearned');
    expect(unearnedCopy({ ...attempt, reached, randomness: { ...randomness, changedClass: 0 } })).toEqual({});
    expect(unearnedCopy({ ...attempt, reached: { value: 0.56, low: 0.49, high: 0.63 } })).toEqual({});
  });

  it('when it copies a regression no better than its mean does, earns no pass', async () => {
    const victim = testVictim(2, 'values', 1, ([text = 0]) => [Math.round(text * 0.618) % 2]);
    const { unearned } = await attackValuesByExtraction(
      { victim, data: tableOf(ROWS, priced), runtime: await testRuntime() },
      budgetOf(1, 500),
    );

    expect(unearned).toMatch(/no better than always giving the same answer/u);
  });
});
