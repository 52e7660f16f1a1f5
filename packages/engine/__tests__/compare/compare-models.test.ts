import { expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sourceChildCode } from '../../src/process/child-code.ts';
import { compareModels, type ComparisonOutcome, type UploadFile } from '../../src/process/run-analysis.ts';
import type { Task } from '../../src/catalog/request-words.ts';
import { Random } from '../../src/random.ts';
import { drawnTrees, TREES } from '../support/onnx-trees.ts';
import { linearModel, matrix } from '../../../../__tests__/support/onnx-writer.ts';

type Slots = Readonly<Record<string, Buffer | string>>;

const COUNT = 400;
const POINTS = Array.from(
  { length: COUNT },
  (_unused, row) => [Math.sin(row * 12.9898), Math.cos(row * 78.233)] as const,
);

function csv(rows: readonly (readonly (number | string)[])[], header: string): string {
  return `${header}\n${rows.map((row) => row.join(',')).join('\n')}\n`;
}

const OWN = csv(
  POINTS.map(([x, y]) => [x, y, x >= y ? 0 : 1]),
  'a,b,class',
);
/** The class is the larger of both columns. */
const EXACT = linearModel({ weights: matrix('1 0', '0 1') });
const TILTED = linearModel({ weights: matrix('1 0', '0 1.5') });
const SWAPPED = linearModel({ weights: matrix('0 1', '1 0') });
const WIDER = linearModel({ weights: matrix('1 0', '0 0', '0 1') });

/** Compares two versions of a model in a process of its own, over real files. */
async function compare(
  before: Slots,
  now: Slots,
  task: Task = 'tabular-classification',
  settings: Readonly<Record<string, unknown>> = {},
): Promise<ComparisonOutcome> {
  const folder = mkdtempSync(path.join(tmpdir(), 'compare-'));
  const write = (slots: Slots, side: string): Record<string, UploadFile> =>
    Object.fromEntries(
      Object.entries(slots).map(([slot, content]) => {
        const name = `${side}-${slot}.${slot === 'model' ? 'onnx' : 'csv'}`;
        const file = path.join(folder, name);
        writeFileSync(file, content);
        return [slot, { path: file, index: [{ name, bytes: statSync(file).size }] }];
      }),
    );
  try {
    return await compareModels(
      {
        ...{ task, attack: 'evasion', needs: [], needsLabels: false, fields: {} },
        uploads: write(now, 'now'),
        settings: { seed: 1, timeMs: 30_000, maxQueries: 1, ...settings },
      },
      { fields: {}, uploads: write(before, 'before') },
      { code: sourceChildCode(), memoryBytes: 1.5 * 2 ** 30 },
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('the same model answers the same, and only its file is looked at', async () => {
  expect(await compare({ model: EXACT, data: OWN }, { model: EXACT, data: OWN })).toMatchObject({
    kind: 'compared',
    change: {
      ...{ rows: COUNT, paired: true, notes: [] },
      parts: { kind: 'tensors', changed: 0, added: 0, removed: 0 },
      file: { before: { format: 'ONNX' }, after: { bytes: EXACT.length, inputs: ['float32 [?, 2]'] } },
      skill: { measure: 'accuracy', before: 1, after: 1, difference: 0, p: 1 },
      answers: { differ: { value: 0 } },
      data: { added: 0, removed: 0, changed: 0, relabelled: 0 },
    },
    evidence: [],
  });
});

test('another model differs on the rows that lie between both borders, and shows them', async () => {
  const outcome = await compare({ model: EXACT, data: OWN }, { model: TILTED, data: OWN });

  const different = POINTS.filter(([x, y]) => x >= y !== x >= 1.5 * y).length;
  expect(different).toBeGreaterThan(20);
  expect(outcome).toMatchObject({
    change: {
      parts: { changed: 1 },
      answers: { differ: { value: different / COUNT } },
      skill: { before: 1, after: 1 - different / COUNT },
    },
    evidence: [{ kind: 'inputs', left: different - 5 }],
  });
  const { skill } = changeOf(outcome);
  expect(skill?.high).toBeLessThan(0);
  expect(skill?.p).toBeLessThan(0.001);
});

test('the trees of an ONNX file are counted, each by itself', async () => {
  const data = csv(
    POINTS.map(([x, y]) => [x, y, x * y, x >= y ? 0 : 1]),
    'a,b,c,class',
  );
  const forest = drawnTrees(new Random(1), { classes: 2 });
  const other = drawnTrees(new Random(2), { classes: 2 });
  const { parts, file } = changeOf(await compare({ model: forest, data }, { model: other, data }));

  expect({ ...parts, of: file.after.parts }).toEqual({
    ...{ kind: 'trees', changed: TREES, added: 0, removed: 0, of: TREES },
  });
  expect(changeOf(await compare({ model: forest, data }, { model: forest, data })).parts).toMatchObject({
    ...{ kind: 'trees', changed: 0 },
  });
});

test('classes in another order are told from another model', async () => {
  const { answers } = changeOf(await compare({ model: EXACT, data: OWN }, { model: SWAPPED, data: OWN }));

  expect(answers).toMatchObject({ differ: { value: 1 }, reordered: 1 });
});

test('a model that takes another column is compared on the same rows, and one that lost a column on its own', async () => {
  const wider = csv(
    POINTS.map(([x, y]) => [x, 1, y, x >= y ? 0 : 1]),
    'a,new,b,class',
  );
  const [narrow, wide] = [
    { model: EXACT, data: OWN },
    { model: WIDER, data: wider },
  ];

  const added = changeOf(await compare(narrow, wide));
  const removed = changeOf(await compare(wide, narrow));

  expect(added).toMatchObject({ paired: true, answers: { differ: { value: 0 } }, skill: { p: 1 } });
  expect(added.notes).toContainEqual(expect.stringContaining('by their names'));
  expect(removed).toMatchObject({ paired: false, skill: { before: 1, after: 1 } });
  expect(removed.answers).toBeUndefined();
  expect(removed.skill?.p).toBeUndefined();
  expect(removed.notes).not.toEqual([]);
});

test('columns in another order are the same to the version before', async () => {
  const turned = csv(
    POINTS.map(([x, y]) => [y, x, x >= y ? 0 : 1]),
    'b,a,class',
  );

  const change = changeOf(await compare({ model: EXACT, data: OWN }, { model: SWAPPED, data: turned }));

  expect(change).toMatchObject({
    answers: { differ: { value: 0 } },
    skill: { before: 1, after: 1 },
    data: { changed: 0 },
  });
});

test('classes that are numbered otherwise, in model and labels, are not taken for a better model', async () => {
  const renumbered = csv(
    POINTS.map(([x, y]) => [x, y, x >= y ? 1 : 0]),
    'a,b,class',
  );

  const change = changeOf(await compare({ model: EXACT, data: OWN }, { model: SWAPPED, data: renumbered }));

  expect(change).toMatchObject({
    answers: { differ: { value: 1 }, reordered: 1 },
    skill: { before: 1, after: 1 },
    data: { relabelled: COUNT },
  });
});

test('rows of data are compared by their content', async () => {
  const rows = POINTS.map(([x, y]) => [x, y, x >= y ? 0 : 1] as const);
  const relabelled = rows.map(([x, y, label], row) => [x, y, row < 7 ? 1 - label : label]);
  const now = [...relabelled.slice(0, 390), [5, 6, 1], ...relabelled.slice(391, 395)];

  const { data } = changeOf(
    await compare({ model: EXACT, data: OWN }, { model: EXACT, data: csv(now, 'a,b,class') }),
  );

  expect(data).toEqual({ before: 400, after: 395, added: 0, removed: 5, changed: 1, relabelled: 7 });
});

test('test rows that stand in the training data are counted', async () => {
  const training = csv(
    POINTS.slice(0, 30).map(([x, y]) => [x, y, 0]),
    'a,b,class',
  );

  const now = { model: EXACT, data: OWN, reference_data: training };
  expect(changeOf(await compare({ model: EXACT, data: OWN }, now)).overlap).toBe(30);
});

test('values differ if they lie further apart than the tolerance', async () => {
  const data = csv(
    POINTS.map(([x, y]) => [x, y, x + 0.1 * y]),
    'a,b,target',
  );
  const [before, now] = ['1', '1.5'].map((weight) => linearModel({ weights: matrix(weight, '0') }));

  const change = changeOf(
    await compare({ model: before ?? EXACT, data }, { model: now ?? EXACT, data }, 'tabular-regression', {
      tolerance: 0.25,
    }),
  );

  const apart = POINTS.filter(([x]) => Math.abs(x) > 0.5).length;
  expect(change.answers).toMatchObject({ tolerance: 0.25, classes: [] });
  expect(change.answers?.differ.value).toBeCloseTo(apart / COUNT, 2);
  expect(change.skill).toMatchObject({ measure: 'r2' });
  expect(change.skill?.high).toBeLessThan(0);
});

test('a damaged model before gives no comparison, and says whose it is', async () => {
  const outcome = await compare({ model: Buffer.from('no model'), data: OWN }, { model: EXACT, data: OWN });

  expect(outcome).toMatchObject({
    kind: 'failed',
    by: 'artifact',
    reason: expect.stringContaining('before'),
  });
});

function changeOf(outcome: ComparisonOutcome): Extract<ComparisonOutcome, { kind: 'compared' }>['change'] {
  if (outcome.kind !== 'compared') throw new Error(JSON.stringify(outcome));
  return outcome.change;
}
