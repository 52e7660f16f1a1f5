import { describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { sourceChildCode } from '@model-security-scan/engine/child-code';
import { analyse, figuresOf, npyOf, type TestAnalysis } from '../support/engine-uploads.ts';
import { pythonBench, removeFunctions } from '../support/python-functions.ts';
import { endlessLoop, zeros } from '../support/engine-hostile-models.ts';
import { linearModel, matrix, smallModel } from '../support/onnx-writer.ts';

const DATA = { 'x.npy': npyOf([3, 4], [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0]) };
const LABEL = { 'y.npy': npyOf([3], [0, 1, 1], '<i8') };

const LINEAR = linearModel({ weights: matrix('1 0', '1 0', '1 0', '1 0') });

function withModel(model: Buffer): TestAnalysis {
  return {
    task: 'image-classification',
    attack: 'evasion',
    fields: { input_dimensions: '4' },
    slots: { model: { 'model.onnx': model }, data: DATA, label: LABEL },
  };
}

function flat(model: Buffer, options: TestAnalysis['options'] = {}): TestAnalysis {
  return { ...withModel(model), task: 'tabular-classification', options };
}

describe('the process of an analysis', () => {
  test('sees no environment, reads and writes no file, and starts no program', async () => {
    const figures = figuresOf(
      await analyse({
        task: 'image-classification',
        attack: 'drift',
        fields: { input_dimensions: '2,2' },
        slots: { data: DATA, reference_data: DATA },
      }),
    );

    expect(figures).toEqual({
      environment: '{}',
      read: 'ERR_ACCESS_DENIED',
      write: 'ERR_ACCESS_DENIED',
      spawn: 'ERR_ACCESS_DENIED',
      score: 0,
      seed: 1,
      'minutes at most': 0.333,
    });
  });

  test('is ended when the analysis is cancelled', async () => {
    const abort = new AbortController();
    const told: string[] = [];

    const outcome = await analyse({
      task: 'image-classification',
      attack: 'extraction',
      slots: { model: { 'model.onnx': linearModel({ weights: [[1], [1], [1], [1]] }) }, data: DATA },
      fields: { input_dimensions: '2,2' },
      options: {
        signal: abort.signal,
        progress: (_, what) => {
          told.push(what);
          if (what === 'waiting') abort.abort();
        },
      },
    });

    expect(outcome).toEqual({ kind: 'cancelled' });
    expect(told).toContain('waiting');
  });

  test('is not even started when the analysis is cancelled before', async () => {
    expect(await analyse({ ...flat(Buffer.alloc(0)), options: { signal: AbortSignal.abort() } })).toEqual({
      kind: 'cancelled',
    });
  });

  test('is ended at its deadline if its Python function hangs, and says so', async () => {
    const bench = pythonBench('import time\ndef predict(rows):\n    time.sleep(600)\n');
    try {
      const outcome = await analyse({
        ...{
          task: 'tabular-classification',
          attack: 'extraction',
          predict: { function: 'served:predict', input: 'lists' },
        },
        slots: { data: { 'data.csv': `a,b\n${'1,2\n3,4\n'.repeat(100)}` } },
        timeMs: 1000,
        options: { python: bench.open(), graceMs: 20_000 },
      });

      expect(figuresOf(outcome)['failed']).toMatch(
        /^time: The analysis did not end within 21 seconds: the function of predict was called, and gave no answer for \d+ seconds\. If it hangs/u,
      );
    } finally {
      removeFunctions();
    }
  }, 60_000);

  test('is ended at its deadline, and says what to change', async () => {
    const outcome = await analyse({
      ...withModel(LINEAR),
      attack: 'poisoning',
      fields: { input_dimensions: '2,2' },
      timeMs: 500,
      // Until then it never gives the event loop back: that is no silence of the model.
      options: { graceMs: 8500, silenceMs: 5000 },
    });

    expect(figuresOf(outcome)['failed']).toMatch(/^time: The analysis did not end within 9 seconds/u);
  });

  test('is ended when its heap is full, and says so', async () => {
    const outcome = await analyse({
      ...flat(LINEAR),
      attack: 'extraction',
      options: { memoryBytes: 400 * 2 ** 20 },
    });

    expect(figuresOf(outcome)['failed']).toMatch(/^memory: The analysis needed more than the 400 MB/u);
  });

  test('that cannot even be started says so', async () => {
    const analysis = flat(linearModel({ weights: [[1], [1], [1], [1]] }));
    const code = { ...sourceChildCode(), readable: [] };

    expect(figuresOf(await analyse({ ...analysis, options: { code } }))['failed']).toMatch(
      /^engine: The process of the analysis could not be started \(exit status 1\)/u,
    );
  });

  test('leaves no file behind', () => {
    expect(readdirSync(tmpdir()).filter((name) => name === 'escaped.txt')).toEqual([]);
  });
});

const NOT_RUN = /^artifact: The (?:model fails when it is run|runtime refuses the model)/u;

describe('a hostile model fails its own analysis with a reason', () => {
  const cases: Readonly<Record<string, readonly [TestAnalysis, RegExp]>> = {
    'an endless loop': [
      flat(endlessLoop(), { silenceMs: 6000 }),
      /^time: The model gave no answer for 6 seconds/u,
    ],
    '64 GiB by Expand': [flat(zeros(2 ** 34)), NOT_RUN],
    'more than its memory': [flat(zeros(2 ** 28)), NOT_RUN],
    'an operator that does not exist': [
      flat(smallModel([{ operator: 'NoSuchOperator', inputs: ['input'], outputs: ['output'] }])),
      /^artifact: The runtime refuses the model/u,
    ],
    'a pickle': [flat(Buffer.from([0x80, 4, 0x95, 0])), /^artifact: model.onnx: The model is a pickle/u],
    'no model at all': [
      { ...flat(Buffer.alloc(0)), slots: { data: DATA } },
      /^artifact: The upload of model is missing/u,
    ],
    'an upload that is no archive': [
      { ...flat(Buffer.alloc(0)), slots: { model: readFileSync(import.meta.filename), data: DATA } },
      /^artifact: The upload of model is not a readable zip archive/u,
    ],
  };

  test.each(Object.entries(cases))(
    '%s',
    async (_, [analysis, reason]) => {
      expect(figuresOf(await analyse(analysis))['failed']).toMatch(reason);
    },
    60_000,
  );
});
