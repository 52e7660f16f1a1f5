import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readNpy } from '../../src/dataset/npy.ts';
import { sourceChildCode } from '../../src/process/child-code.ts';
import { boundedEvidence } from '../../src/process/bounded-evidence.ts';
import { judgeModel } from '../../src/model/judge-model.ts';
import { OnnxVictim } from '../../src/victim/onnx-victim.ts';
import { withTests } from '../../src/victim/outside-call.ts';
import type { Runtime } from '../../src/runtime/runtime.ts';
import type { AttackResult, Evidence } from '../../src/types.ts';
import { regressionTest } from '../../../../src/report/job-report/regression-test.ts';
import { renderAttackSamples } from '../../../../src/report/job-report/attack-samples.ts';
import { ANY_CHARACTER } from '../../../../__tests__/support/any-character.ts';
import { columnsModel, zipMapModel } from '../support/engine-models.ts';
import {
  SAMPLE_CALL,
  SAMPLE_SUMMARY,
  SAMPLE_TESTS,
} from '../../../../__tests__/support/engine-report-samples.ts';
import { testRuntime } from '../../../../__tests__/support/engine-runtime.ts';
import { analyse, npyOf } from '../../../../__tests__/support/engine-uploads.ts';
import { ATTACKS_BY_NAME } from '../../../../__tests__/support/hostile-texts.ts';
import { INT64, linearModel, matrix } from '../../../../__tests__/support/onnx-writer.ts';
import { readZip } from '../../../../__tests__/support/zip-reading.ts';

type Pairs = Extract<Evidence, { kind: 'pairs' }>;

const [NPZ, PYTHON] = ['digits-evasion.npz', 'test_digits_evasion.py'];

async function filesOf(evidence: Evidence, result: Partial<AttackResult> = {}): Promise<Map<string, Buffer>> {
  const files = await regressionTest(SAMPLE_SUMMARY, { evidence: [evidence], ...result });
  return new Map(files.map(({ name, content }) => [name, content]));
}

/** The arrays of a .npz file, by their names. */
async function arraysOf(npz: Buffer | undefined): Promise<Readonly<Record<string, readonly number[]>>> {
  const members = await readZip(npz ?? Buffer.alloc(0));
  return Object.fromEntries([...members].map(([name, bytes]) => [name, [...readNpy(bytes, name).values]]));
}

let runtime: Runtime;
beforeAll(async () => {
  runtime = await testRuntime();
});

/** The pairs that an attack would leave: changed inputs, whatever the model says about them. */
async function pairsOf(model: Buffer, values: Float32Array): Promise<Pairs> {
  const victim = await OnnxVictim.open(runtime, judgeModel(model), { kind: 'classification' });
  const count = values.length / victim.inputSize;
  const fooled = Array.from({ length: count }, (_unused, row) => {
    const changed = values.slice(row * victim.inputSize, (row + 1) * victim.inputSize);
    const texts = { name: 'a row', before: '0', after: '1', distance: 0.1 };
    return { label: 0, answer: 1, pair: { ...texts, original: changed, changed } };
  });
  return {
    kind: 'pairs',
    title: 't',
    shape: victim.inputShape,
    ...(await withTests(victim.outside, fooled)),
  };
}

const VALUES = Float32Array.of(0.25, 1.75, -3, 2.5, 0.125, 9);

describe('the test that a finding becomes', () => {
  it('holds what the model got, if it takes float32', async () => {
    const pairs = await pairsOf(linearModel({ weights: matrix('1 0', '0 1', '1 1') }), VALUES);
    const arrays = await arraysOf((await filesOf(pairs)).get(NPZ));
    expect(arrays).toEqual({ 'input0.npy': [...VALUES], 'labels.npy': [0, 0], 'answers.npy': [1, 1] });
  });

  it('holds the whole numbers that the model got, if it takes int64', async () => {
    const model = linearModel({ weights: matrix('1 0', '0 1', '1 1'), elementType: INT64 });
    const files = await filesOf(await pairsOf(model, VALUES));
    const npz = await readZip(files.get(NPZ) ?? Buffer.alloc(0));
    expect(npz.get('input0.npy')?.toString('latin1')).toContain("'<i8'");
    expect((await arraysOf(files.get(NPZ)))['input0.npy']).toEqual([0, 2, -3, 3, 0, 9]);
  });

  it('holds an array for each input of a model of named columns', async () => {
    const pairs = await pairsOf(columnsModel(), VALUES);
    const files = await filesOf(pairs);
    const { 'input0.npy': a = [], 'input1.npy': b = [] } = await arraysOf(files.get(NPZ));
    expect([...a, ...b].toSorted()).toEqual([...VALUES].toSorted());
    expect(files.get(PYTHON)?.toString()).toContain('INPUTS = {"a": "input0", "b": "input1"}');
  });

  it('reads the classes behind a ZipMap by their names', async () => {
    const text = (await filesOf(await pairsOf(zipMapModel(), VALUES))).get(PYTHON)?.toString();
    expect(text).toContain('CLASSES = ["7", "9"]');
    expect(text).toContain('session.run(["maps"]');
  });

  it('names labels as the model gives them', async () => {
    const arrays = await arraysOf((await filesOf(SAMPLE_TESTS)).get(NPZ));
    expect(arrays).toEqual({
      ...{ 'input0.npy': [1.5, 4.5], 'input1.npy': [2, -7] },
      ...{ 'labels.npy': [3, 5], 'answers.npy': [5, 3] },
    });
  });

  it('repeats the last input until the batch of the model is full', async () => {
    const files = await filesOf({ ...SAMPLE_TESTS, call: { ...SAMPLE_CALL, batch: 3 } });
    expect((await arraysOf(files.get(NPZ)))['labels.npy']).toEqual([3, 5, 5]);
  });

  it('is in the report of attack samples after a real analysis, with inputs that the model gets wrong', async () => {
    const weights = matrix('6 -6', '-6 6');
    // Near and far from the border between the classes, on both sides.
    const rows = Array.from({ length: 60 }, (_unused, row) => {
      const distance = 0.02 + row / 150;
      return [0.5 + (row % 2 === 0 ? distance : -distance), 0.5 + Math.sin(row) / 100];
    }).flat();
    const model = linearModel({ weights, last: 'Softmax' });
    const outcome = await analyse({
      ...{ task: 'tabular-classification', attack: 'evasion' },
      options: { code: sourceChildCode(path.resolve(import.meta.dirname, '../../src/attacks/child.ts')) },
      slots: {
        model: { 'model.onnx': model },
        data: { 'data.npy': npyOf([60, 2], rows) },
        label: {
          'label.npy': npyOf(
            [60],
            Array.from({ length: 60 }, (_unused, row) => row % 2),
            '<i8',
          ),
        },
      },
    });
    if (outcome.kind !== 'result') throw new Error(JSON.stringify(outcome));
    const files = await readZip(await renderAttackSamples(SAMPLE_SUMMARY, outcome.result));
    expect([...files.keys()]).toEqual(expect.arrayContaining([NPZ, PYTHON]));
    const {
      'input0.npy': inputs = [],
      'labels.npy': labels = [],
      'answers.npy': given,
    } = await arraysOf(files.get(NPZ));
    const victim = await OnnxVictim.open(runtime, judgeModel(model), { kind: 'classification' });
    const scores = await victim.look(Float32Array.from(inputs), labels.length);
    const answers = labels.map((_label, row) =>
      (scores[2 * row] ?? 0) >= (scores[2 * row + 1] ?? 0) ? 0 : 1,
    );
    expect(answers).toEqual(given);
    expect(labels.length).toBeGreaterThan(0);
    expect(answers).toEqual(labels.map((label) => 1 - label));
  });
});

describe('no test is written', () => {
  const [first] = SAMPLE_TESTS.pairs;
  const withGiven = (...given: readonly number[]): Evidence => {
    const test = { label: 0, answer: 1, given: Float32Array.from(given) };
    return { ...SAMPLE_TESTS, pairs: first === undefined ? [] : [{ ...first, test }] };
  };
  const { kind, title, shape, pairs } = SAMPLE_TESTS;
  const refused: Readonly<Record<string, Evidence>> = {
    'a fraction where the model takes whole numbers': withGiven(1, 0.5),
    'a number that does not fit into the type': withGiven(1, 2 ** 63),
    'a class that the model does not have': { ...SAMPLE_TESTS, call: { ...SAMPLE_CALL, classes: ['3'] } },
    'no model file': { kind, title, shape, pairs },
  };
  it.each(Object.entries(refused))('for %s', async (_name, evidence) => {
    expect([...(await filesOf(evidence)).keys()]).toEqual([]);
  });

  it('for a model that answers by chance', async () => {
    expect((await filesOf(SAMPLE_TESTS, { isRandomised: true })).size).toBe(0);
  });
});

describe('the size of a test', () => {
  it('is at most 16 MB, whatever the inputs are', async () => {
    const size = 2 ** 20;
    const values = new Float32Array(size).fill(3);
    const texts = { name: 'a', before: '0', after: '1', distance: 0.1, original: values, changed: values };
    const pair = { ...texts, test: { label: 0, answer: 1 } };
    const inputs = [{ name: 'x', type: 'float64' as const, shape: [size] }];
    const call = { inputs, batch: 1, output: 'y', answers: 'scores' as const };
    const pairs = Array.from({ length: 5 }, () => pair);
    const files = await filesOf({ kind: 'pairs', title: 't', shape: [size], call, pairs });
    const bytes = [...files.values()].reduce((sum, content) => sum + content.length, 0);
    expect(bytes).toBeLessThanOrEqual(16 * 2 ** 20);
    expect((await arraysOf(files.get(NPZ)))['labels.npy']).toEqual([0]);
  });

  it('counts what the model got among the numbers of a message', () => {
    const [kept] = boundedEvidence([SAMPLE_TESTS], 6);
    expect(kept).toMatchObject({ pairs: [{ name: 'row 1' }], left: 1 });
  });
});

describe('texts of others in a test', () => {
  const lines = async (text: string): Promise<readonly string[]> => {
    const model = { slot: 'model' as const, name: text, bytes: 1, sha256: 'ab'.repeat(32) };
    const inputs = [{ name: text, type: 'float32' as const, shape: [2] }];
    const call = { inputs, batch: 1, output: text, answers: 'maps' as const, classes: [text, `${text}1`] };
    const pairs = SAMPLE_TESTS.pairs.map((pair) => ({ ...pair, test: { label: 0, answer: 1 } }));
    const files = await regressionTest(
      { ...SAMPLE_SUMMARY, model: text, files: [model] },
      { evidence: [{ ...SAMPLE_TESTS, call, pairs }] },
    );
    expect(files).toHaveLength(2);
    for (const { name } of files) expect(name).toMatch(/^[a-z0-9_-]+\.(?:npz|py)$/u);
    return (files[1]?.content.toString('latin1') ?? '').split('\n');
  };

  it.each(Object.entries(ATTACKS_BY_NAME))('stay on their line, in ASCII: %s', async (_name, text) => {
    const found = await lines(text);
    expect(found).toHaveLength((await lines('plain')).length);
    for (const line of found) expect(line).toMatch(/^[\u0020-\u007e]*$/u);
  });

  it('stay strings, whatever they are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: ANY_CHARACTER }), async (text) => {
        const line = (await lines(text)).find((one) => one.startsWith('HERE, MODEL = ')) ?? '';
        const written = /, ("(?:[^"\\]|\\["\\bfnrt]|\\u[\da-f]{4}|\\U[\da-f]{8})*")$/u.exec(line)?.[1] ?? '';
        const json = written.replace(/\\\\|\\U([\da-f]{8})/gu, (all, code: string | undefined) =>
          code === undefined ? all : String.fromCodePoint(parseInt(code, 16)),
        );
        expect(JSON.parse(json)).toBe(text);
      }),
    );
  });
});
