import { describe, expect, it } from '@jest/globals';
import { ArtifactFault } from '../../src/fault.ts';
import { readJsonText } from '../../src/trees/json-text.ts';
import { readLightgbm } from '../../src/trees/lightgbm-model.ts';
import { readUbjson } from '../../src/trees/ubjson.ts';
import { readXgboost } from '../../src/trees/xgboost-model.ts';
import { openTrees, type TreeCase, treeCase, treeCases } from '../../../../__tests__/support/tree-models.ts';
import { list, object, ubjson } from '../support/ubjson-writer.ts';

const MOST_RELATIVE_ERROR = 1e-6;

function worst(found: Float64Array, expected: Float64Array | undefined): number {
  if (found.length !== expected?.length) return Number.POSITIVE_INFINITY;
  return Math.max(
    ...found.map((value, index) => {
      const own = expected[index] ?? Number.NaN;
      return Math.abs(value - own) / Math.max(1, Math.abs(own));
    }),
  );
}

/** XGBoost gives the sums of expectiles behind their link only. */
function isBehindLink({ name }: TreeCase): boolean {
  return name === 'xgboost-expectiles';
}

describe('a model of trees', () => {
  it.each(treeCases())('gives the sums and predictions of its library: $name', (one) => {
    const model = openTrees(one.model);
    for (const [index, row] of one.rows.entries()) {
      expect(worst(model.predict(row), one.predictions[index])).toBeLessThan(MOST_RELATIVE_ERROR);
      const sums = worst(model.raw(row), one.raw[index]);
      expect(isBehindLink(one) ? 0 : sums).toBeLessThan(MOST_RELATIVE_ERROR);
    }
  });

  it('reads the same from Universal Binary JSON as from JSON', () => {
    const text = treeCase('xgboost-categories').model;
    const stored = readJsonText(Buffer.from(text));
    expect(readUbjson(ubjson(stored))).toEqual(stored);
  });

  it('says that training stopped early, and uses the best rounds', () => {
    const { notes, trees } = openTrees(treeCase('xgboost-early-stop').model);
    expect(notes.join(' ')).toMatch(/^Training stopped early: the first \d+ rounds predict/u);
    expect(trees?.trees.length).toBeLessThan(20);
  });

  it('takes numbers around 0 for missing, if LightGBM does', () => {
    const { raw } = openTrees(treeCase('lightgbm-zeros').model);
    const row = Float64Array.of(0.5, -0.5, 1, -1, 0.5);
    for (const column of row.keys()) {
      const sums = [0, 1e-36, Number.NaN].map((value) => raw(row.with(column, value))[0]);
      expect(new Set(sums).size).toBe(1);
    }
  });

  it('sends every number to the left of an infinite threshold, and a missing one where its node says', () => {
    // LightGBM writes it to part missing numbers from all others.
    const model = damaged('lightgbm-binary', /threshold=\S+/u, 'threshold=inf').replace(
      /decision_type=\d+/u,
      'decision_type=8',
    );
    const root = openTrees(model).trees?.trees[0];
    expect(root?.cuts[0]).toBe(Number.POSITIVE_INFINITY);
    expect(root?.missing[0]).toBe(root?.right[0]);
  });
});

/** Replaces a text of a model, which must be there. */
function damaged(name: string, from: string | RegExp, to: string): string {
  const { model } = treeCase(name);
  const changed = model.replace(from, to);
  if (changed === model) throw new Error(`${String(from)} is not in ${name}`);
  return changed;
}

/** By model: what is wrong, the text that is replaced, and what the refusal says. */
const DAMAGED: Readonly<Record<string, readonly (readonly [string, RegExp | string, string, RegExp])[]>> = {
  'xgboost-binary': [
    ['a loop', /"left_children":\[1,3/u, '"left_children":[1,0', /is reached twice/u],
    ['a child that two nodes share', /"left_children":\[1,3/u, '"left_children":[1,2', /is reached twice/u],
    ['a child that does not exist', /"right_children":\[2/u, '"right_children":[200', /names node 200 of/u],
    ['a child that is a fraction', /"right_children":\[2/u, '"right_children":[2.5', /not a 32-bit integer/u],
    ['a column that does not exist', /"split_indices":\[\d/u, '"split_indices":[40', /tests column 40 of 5/u],
    ['a NaN threshold', /"split_conditions":\[[^,]+/u, '"split_conditions":[NaN', /threshold that is/u],
    ['2^31 nodes', /"num_nodes":"\d+"/u, '"num_nodes":"2147483648"', /num_nodes .* up to 20000000/u],
    [
      'a list of another length',
      /"default_left":\[\d,/u,
      '"default_left":[',
      /default_left has \d+ entries; \d+/u,
    ],
    ['an unknown objective', '"name":"binary:logistic"', '"name":"mine"', /is mine, .*: known are/u],
    ['a base score of 1', /"base_score":"[^"]+"/u, '"base_score":"1"', /is "1", which gives no start/u],
    ['a key twice', '"attributes":{}', '"attributes":{},"attributes":{}', /which occurs twice/u],
    ['bytes after the end', /$/u, '{}', /should be the end of the file/u],
    ['an end before its time', /(?<=^.{2000}).*$/su, '', /is not JSON/u],
  ],
  'xgboost-categories': [
    [
      'categories outside their list',
      /"categories_sizes":\[\d+/u,
      '"categories_sizes":[99',
      /lies outside its categories/u,
    ],
  ],
  'xgboost-linear': [
    ['a leaf that is not finite', /"weights":\[[^,]+/u, '"weights":[1e60', /weight is not finite/u],
  ],
  'lightgbm-binary': [
    ['a node that is its own child', /left_child=\d/u, 'left_child=0', /is reached twice/u],
    ['10^9 leaves', /num_leaves=\d/u, 'num_leaves=1000000000', /num_leaves of tree 0 is "1000000000"/u],
    ['a key that stands twice', /shrinkage=1\n/u, 'shrinkage=1\nshrinkage=2\n', /"shrinkage" occurs twice/u],
    ['an end before its time', /end of trees[^]*/u, '', /"end of trees" is missing/u],
    ['an unknown objective', /objective=binary[^\n]*/u, 'objective=mine', /objective is mine, which/u],
    ['a word among numbers', /leaf_value=\S+/u, 'leaf_value=much', /leaf_value of tree 0 holds a word/u],
  ],
  'lightgbm-categories': [
    ['other categories', /cat_boundaries=0 \d+/u, 'cat_boundaries=0 99', /outside cat_threshold/u],
  ],
};

describe('a damaged model of trees', () => {
  const damages = Object.entries(DAMAGED).flatMap(([name, all]) => all.map((one) => [name, ...one] as const));

  it.each(damages)('is refused with its fault: %s with %s', (name, _, from, to, message) => {
    const text = damaged(name, from, to);
    expect(() => openTrees(text)).toThrow(ArtifactFault);
    expect(() => openTrees(text)).toThrow(message);
  });

  it.each([
    [
      'a list of 2^50 numbers',
      Buffer.from('{L\0\0\0\0\0\0\0\u0007learner[$d#L\0\u0004\0\0\0\0\0\0', 'latin1'),
      /more bytes/u,
    ],
    ['a typed list of nothing', Buffer.from('[$Z#L\0\u0004\0\0\0\0\0\0', 'latin1'), /the type of numbers/u],
    ['lists nested 100,000 deep', Buffer.from('['.repeat(100_000)), /more than 64 deep/u],
    ['only no-operations', Buffer.from(`[${'N'.repeat(1_000_000)}`), /more bytes should follow/u],
    ['a text that is longer than the file', Buffer.from('SL\u007f\0\0\0\0\0\0\0', 'latin1'), /more bytes/u],
    [
      'a key that stands twice',
      object([
        ['a', 1],
        ['a', 2],
      ]),
      /"a", which occurs twice/u,
    ],
    [
      'bytes after the end',
      Buffer.concat([list([ubjson(Float64Array.of(1, 2))]), Buffer.from('x')]),
      /the end of the file/u,
    ],
  ])('in Universal Binary JSON is refused with its fault: %s', (_, bytes, message) => {
    expect(() => readUbjson(bytes)).toThrow(ArtifactFault);
    expect(() => readUbjson(bytes)).toThrow(message);
  });

  it('is refused as JSON nested 100,000 deep, and with a text of 2 MB that has no end', () => {
    expect(() => readJsonText(Buffer.from('['.repeat(100_000)))).toThrow(/more than 64 deep/u);
    expect(() => readJsonText(Buffer.from(`"${'a'.repeat(2_000_000)}`))).toThrow(/the end of a text/u);
  });

  it('never does anything but read or refuse, wherever bytes are changed', () => {
    for (const name of ['xgboost-categories', 'lightgbm-categories']) {
      const bytes = Buffer.from(treeCase(name).model);
      for (let at = 0; at < bytes.length; at += 17) {
        const changed = Buffer.from(bytes);
        changed[at] = 0x30 + (at % 10);
        expect(faultOf(name, changed)).toBe('');
      }
    }
  });
});

/** @returns nothing if a model is read or refused; else the name of the error */
function faultOf(name: string, bytes: Buffer): string {
  try {
    if (name.startsWith('lightgbm')) readLightgbm(bytes);
    else readXgboost(readJsonText(bytes));
    return '';
  } catch (error) {
    return error instanceof ArtifactFault ? '' : String(error);
  }
}
