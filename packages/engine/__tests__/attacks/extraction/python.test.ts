import { afterEach, describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { unearnedBy } from '../../../src/attacks/extraction/earned.ts';
import { Words } from '../../../src/dataset/tables/table-columns.ts';
import {
  faultOf,
  folderOfFunction,
  openFunction,
  removeFunctions,
  returning,
  ROW,
} from '../../../../../__tests__/support/python-functions.ts';

afterEach(removeFunctions);

const ONE_CLASS = 'predict.classes = ["b"]\n';
/** Counts from 2 on. */
const COUNTED = 'import itertools\nn = itertools.count(2)\n';
const LOGITS = returning('[row[:2] for row in rows]');

describe('a Python function', () => {
  test('that returns logits answers with probabilities, in batches that count as queries', async () => {
    const victim = await openFunction(LOGITS);
    const inputs = Float32Array.from({ length: 900 }, (_unused, at) => at % 3);
    const scores = await victim.ask(inputs, 300);

    expect([victim.answers, victim.answerSize, victim.queries]).toEqual(['scores', 2, 300]);
    expect([...scores.subarray(598)].map((score) => score.toFixed(3))).toEqual(['0.269', '0.731']);
  });

  test.each([
    ['probabilities', '[[0.25, 0.75] for row in rows]', 'scores', [0.25, 0.75]],
    ['one probability', '[0.75 for row in rows]', 'scores', [0.25, 0.75]],
    ['whole numbers', '[4 for row in rows]', 'labels', [4]],
    ['decimals that are labels', '[2.0 for row in rows]', 'labels', [2]],
    ['truths', '[True for row in rows]', 'labels', [1]],
  ])('that returns %s answers with them', async (_name, answer, kind, expected) => {
    const victim = await openFunction(returning(answer));

    expect([victim.answers, ...(await victim.look(ROW, 1))]).toEqual([kind, ...expected]);
  });

  test('that returns names of classes answers with their places in its attribute classes', async () => {
    const module = returning('["yes" for row in rows]') + 'predict.classes = ["no", "yes"]';
    const victim = await openFunction(module);

    expect([victim.answers, ...(await victim.look(ROW, 1))]).toEqual(['labels', 1]);
    expect(victim.classNames).toEqual(['no', 'yes']);
  });

  test('of a series answers with a forecast', async () => {
    const module = returning('[[row[0] + 1, -2.5] for row in rows]');
    const victim = await openFunction(module, { task: 'time-series-forecasting' });

    expect([victim.answers, ...(await victim.look(ROW, 1))]).toEqual(['values', 1.5, -2.5]);
  });

  test('is given texts for codes, none for a missing text, and the doubles of the user’s rows', async () => {
    const words = new Words();
    const columns = [
      { name: 'price', mayLack: true },
      { name: 'job', mayLack: true, words },
      { name: 'age', mayLack: true },
    ];
    for (const word of ['cook', '']) words.codeOf(word);
    const module = `
def predict(rows):
    with open("seen.txt", "a") as seen:
        print(rows, file=seen)
    return [[0.5, 0.5] for row in rows]
`;
    const victim = await openFunction(module, { columns, examples: Float32Array.of(1, 0, 2) });
    victim.knowRows(Float64Array.of(0.1, 1, 40));
    words.codeOf('smith');
    await victim.look(Float32Array.of(0.1, 1, 40, 0.2, 2, Number.NaN), 2);

    const seen = readFileSync(path.join(folderOfFunction(), 'seen.txt'), 'utf8').trim().split('\n');
    expect(seen).toEqual([
      "[[1.0, 'cook', 2.0]]",
      "[[0.1, None, 40.0], [0.20000000298023224, 'smith', nan]]",
    ]);
  });

  test('withstands an extraction after a hundred queries, as an endpoint does', async () => {
    const victim = await openFunction(LOGITS);

    expect([unearnedBy(100, victim), Object.keys(unearnedBy(99, victim))]).toEqual([{}, ['unearned']]);
  });
});

describe('a Python function that cannot be used fails with what was expected', () => {
  test.each([
    ['is not there', 'x = 1\n', /the module served has no predict\.$/u],
    ['is none', 'predict = 3\n', /served:predict is not a function: its type is int/u],
    ['has a failing module', 'import json\njson.loads("{")\n', /JSONDecodeError.*py, line 2, in <module>/u],
    ['has a module with a mistake', 'def predict(:\n', /SyntaxError|served\.py/u],
    ['fails', returning('rows[9]'), /IndexError: list .* \(served\.py, line 2, in predict\)/u],
    ['calls exit', returning('exit(3)'), /SystemExit: 3 \(served\.py, line 2/u],
    ['ends its process', returning('__import__("os")._exit(3)'), /ended .*status 3\).*must return/u],
    ['returns nothing', returning('None'), /a value of the type NoneType, which is not a number/u],
    ['returns texts', returning('["a"]'), /returned texts, such as 'a'\..*attribute classes/u],
    ['returns another class', returning('["a"]') + ONE_CLASS, /the class 'a', .* not in its attr/u],
    ['returns many scores', returning('[[1.0, 0.0]] * len(rows)') + ONE_CLASS, /2 scores .* has 1 names/u],
    ['returns rows of different lengths', returning('[[1, 2], [1]]'), /rows of different lengths/u],
    ['returns NaN', returning('[[0.5, float("nan")]] * len(rows)'), /NaN for row 0 .*missing values/u],
    ['returns one answer for all', returning('[0.5, 0.5]'), /1 inputs, .* array of 2\. Expected: 1 labels/u],
    ['returns other shapes', COUNTED + returning('[[0.5] * next(n)] * len(rows)'), /2 numbers .* now 3/u],
    ['returns no labels', COUNTED + returning('[2 - next(n)] * len(rows)'), /labels at first, and now/u],
  ])('if it %s', async (_name, module, expected) => {
    await expect(faultOf(module)).resolves.toMatch(expected);
  });
});
