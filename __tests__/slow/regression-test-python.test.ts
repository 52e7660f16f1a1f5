import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { judgeModel } from '../../packages/engine/src/model/judge-model.ts';
import { OnnxVictim } from '../../packages/engine/src/victim/onnx-victim.ts';
import { withTests } from '../../packages/engine/src/victim/outside-call.ts';
import { regressionTest } from '../../src/report/job-report/regression-test.ts';
import { SAMPLE_SUMMARY } from '../support/engine-report-samples.ts';
import { testRuntime } from '../support/engine-runtime.ts';
import { ATTACKS_BY_NAME } from '../support/hostile-texts.ts';
import { INT64, type LinearParts, linearModel } from '../support/onnx-writer.ts';

/** A Python with pytest, numpy and onnxruntime runs the tests; without one they are skipped, and named. */
const PYTHON = process.env['REGRESSION_PYTHON'] ?? 'python3';
const NEEDED = 'import numpy, onnxruntime, pytest';
const hasModules = spawnSync(PYTHON, ['-c', NEEDED]).status === 0;

/** The first number decides about one class, the second about the other; `fixed` turns them round. */
const VULNERABLE = [
  [5, -5],
  [-5, 5],
];
const FIXED = [
  [-5, 5],
  [5, -5],
];

/** Forms of models, by what is special about them. The inputs belong to class 1, and the vulnerable model says 0. */
const FORMS: Readonly<Record<string, Omit<LinearParts, 'weights'>>> = {
  probabilities: { last: 'Softmax' },
  logits: {},
  labels: { last: 'ArgMax' },
  'whole numbers': { last: 'Softmax', elementType: INT64 },
  'batches of four': { last: 'Softmax', inputShape: [4, 2] },
};
const INPUTS = [3, 1, 4, 0, 5, 2, 9, 1, 7, 3];

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'regression-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Writes the test of a model into the folder. @returns its file */
async function writeTest(model: Buffer, name: string, modelPath: string): Promise<string> {
  const victim = await OnnxVictim.open(await testRuntime(), judgeModel(model), { kind: 'classification' });
  const fooled = Array.from({ length: INPUTS.length / 2 }, (_unused, row) => {
    const changed = Float32Array.from(INPUTS.slice(2 * row, 2 * row + 2));
    const texts = { name: 'a', before: '1', after: '0', distance: 1 };
    return { label: 1, answer: 0, pair: { ...texts, original: changed, changed } };
  });
  const evidence = {
    kind: 'pairs',
    title: 't',
    shape: [2],
    ...(await withTests(victim.outside, fooled)),
  } as const;
  const files = [{ slot: 'model' as const, name: modelPath, bytes: 1, sha256: 'ab'.repeat(32) }];
  const written = await regressionTest({ ...SAMPLE_SUMMARY, model: name, files }, { evidence: [evidence] });
  for (const { name: file, content } of written) writeFileSync(path.join(folder, file), content);
  return path.join(folder, written[1]?.name ?? '');
}

function runTest(file: string): string {
  const { stdout, stderr } = spawnSync(PYTHON, ['-m', 'pytest', '-q', '-p', 'no:cacheprovider', file], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  return stdout + stderr;
}

(hasModules ? describe : describe.skip)(`generated tests in pytest (needs: ${NEEDED})`, () => {
  it.each(Object.entries(FORMS))(
    'fail for the model that fell, and pass for one that does not: %s',
    async (name, form) => {
      const vulnerable = linearModel({ ...form, weights: VULNERABLE });
      const file = await writeTest(vulnerable, name, `${name}.onnx`);
      writeFileSync(path.join(folder, `${name}.onnx`), vulnerable);
      expect(runTest(file)).toContain('the model gives some of these inputs a wrong class');
      writeFileSync(path.join(folder, `${name}.onnx`), linearModel({ ...form, weights: FIXED }));
      expect(runTest(file)).toContain('1 passed');
    },
  );

  it.each(Object.entries(ATTACKS_BY_NAME))('hold names of others as text only: %s', async (name, text) => {
    const model = linearModel({ weights: FIXED });
    const file = await writeTest(model, text, text);
    const other = path.join(folder, 'other.onnx');
    writeFileSync(other, model);
    const program =
      'import ast, json, sys\n' +
      'tree = ast.parse(open(sys.argv[1], encoding="ascii").read())\n' +
      'place = next(n.value for n in tree.body if isinstance(n, ast.Assign) and isinstance(n.value, ast.Tuple))\n' +
      'print(json.dumps([len(tree.body), ast.literal_eval(place.elts[1])]))';
    const { stdout, stderr } = spawnSync(PYTHON, ['-c', program, file], { encoding: 'utf8' });
    expect({ name, stderr }).toEqual({ name, stderr: '' });
    expect(JSON.parse(stdout)).toEqual([7, text]);
  });
});
