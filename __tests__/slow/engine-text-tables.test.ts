import { describe, expect, test } from '@jest/globals';
import { checkForDrift } from '../../packages/engine/src/attacks/drift/drift.ts';
import { attackByEvasion } from '../../packages/engine/src/attacks/evasion/attack-by-evasion.ts';
import { attackByExtraction } from '../../packages/engine/src/attacks/extraction/attack-by-extraction.ts';
import { checkForOutliers } from '../../packages/engine/src/attacks/outlier/outlier.ts';
import { checkForPoisoning } from '../../packages/engine/src/attacks/poisoning/poisoning.ts';
import type { AnalysisData } from '../../packages/engine/src/analysis-data.ts';
import { Random } from '../../packages/engine/src/random.ts';
import { budgetOf } from '../support/engine-victims.ts';
import { prepareTable } from '../support/engine-memory-upload.ts';
import { textModel, textTable } from '../support/text-table.ts';

const TABLE = textTable(300, 1);

async function prepared(slots: Parameters<typeof prepareTable>[0]): Promise<AnalysisData> {
  const settings = { maxQueries: 20_000 };
  return prepareTable(slots, { attack: 'drift', needs: [], needsLabels: false, settings });
}

const MODEL = { 'm.onnx': textModel() };

describe('a model of text and numbers that may be missing', () => {
  test('is asked by the names of its columns, and is right', async () => {
    const { victim, data, labels } = await prepared({ model: MODEL, data: { 'd.csv': TABLE } });
    const answers = (await victim?.ask(data.values, data.count)) ?? new Float32Array(0);
    const predicted = Array.from(labels ?? [], (_label, row) => ((answers[2 * row + 1] ?? 0) > 0.5 ? 1 : 0));

    expect(predicted).toEqual([...(labels ?? [])]);
    expect(data.columns).toEqual(['job', 'age']);
    expect(data.values.some(Number.isNaN)).toBe(true);
  });

  test('is evaded by changes of numbers alone', async () => {
    const analysis = await prepared({ model: MODEL, data: { 'd.csv': TABLE } });
    const result = await attackByEvasion(
      { ...analysis, settings: { eps: 0.2, samples: 100 } },
      budgetOf(1, 9_000),
    );
    const [pairs] = result.evidence;

    expect(result.score.value).toBeGreaterThan(0.2);
    expect(result.score.value).toBeLessThan(0.9);
    if (pairs?.kind !== 'pairs') throw new Error('There are no pairs.');
    expect(pairs.pairs.map(({ changed }) => changed[0])).toEqual(
      pairs.pairs.map(({ original }) => original[0]),
    );
    expect(pairs.pairs.every(({ changed }) => !Number.isNaN(changed[1]))).toBe(true);
  });

  test('is copied', async () => {
    const analysis = await prepared({ model: MODEL, data: { 'd.csv': TABLE } });
    const result = await attackByExtraction(analysis, budgetOf(1, 600));

    expect(result.score.value).toBeGreaterThan(0.95);
  });

  test('shows the labels that were flipped', async () => {
    const table = textTable(600, 1);
    const lines = table.trimEnd().split('\n');
    const flipped = lines.map((line, row) =>
      row > 0 && row % 6 === 0 ? line.replace(/[01]$/u, (label) => (label === '0' ? '1' : '0')) : line,
    );
    const clean = await checkForPoisoning(
      await prepared({ model: MODEL, data: { 'd.csv': table } }),
      budgetOf(1, 9_000),
    );
    const poisoned = await checkForPoisoning(
      await prepared({ model: MODEL, data: { 'd.csv': flipped.join('\n') } }),
      budgetOf(1, 9_000),
    );

    expect(clean.score.value).toBeLessThan(0.05);
    expect(poisoned.score.value).toBeGreaterThan(0.1);
  });
});

describe('drift and outliers of a table with text', () => {
  const driftOf = async (current: string): ReturnType<typeof checkForDrift> =>
    checkForDrift(
      await prepared({ data: { 'd.csv': current }, reference_data: { 'r.csv': TABLE } }),
      budgetOf(1, 9_000),
    );

  test('need no model: the same jobs in other rows are no drift', async () => {
    expect((await driftOf(textTable(300, 2))).score.value).toBe(0);
  });

  test('find other shares of the texts, and a new text', async () => {
    const others = await driftOf(textTable(300, 2, ['admin', 'admin', 'clerk', 'head, senior']));
    const fresh = await driftOf(textTable(300, 2, ['admin', 'clerk', 'head, senior', 'pilot']));

    expect(others.score.value).toBeGreaterThan(0.1);
    expect(fresh.score.value).toBeGreaterThan(0.1);
    expect(JSON.stringify(fresh.evidence)).toContain('job = pilot');
  });

  test('find numbers that are missing more often', async () => {
    const lacking = textTable(300, 2).replaceAll(/(?<=^\d*[0-4]),[\d.]+,/gmu, ',,');
    const found = await driftOf(lacking);

    expect(found.score.value).toBeGreaterThan(0.1);
    expect(JSON.stringify(found.evidence)).toContain('age is missing');
  });

  test('find rows far away', async () => {
    const outliersOf = async (strange: number): ReturnType<typeof checkForOutliers> => {
      const random = new Random(3);
      const numbers = new Float32Array(5);
      const lines = Array.from({ length: 200 }, (_unused, row) => {
        random.fillNormals(numbers);
        const moved = numbers.map((number) => number + (row < strange ? 15 * (random.uniform() - 0.5) : 0));
        return [...moved, ['red', 'green', ''][random.integer(3)]].join(',');
      });
      const table = ['a,b,c,d,e,colour', ...lines].join('\n');
      return checkForOutliers(await prepared({ data: { 'd.csv': table } }), budgetOf(1, 0));
    };

    expect((await outliersOf(0)).score.value).toBeLessThan(0.05);
    const found = await outliersOf(16);
    expect(found.score.value).toBeGreaterThan(0.05);
    expect(found.limits.join()).toContain('The table holds categories or missing numbers, so rows');
  });
});
