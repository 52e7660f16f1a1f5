import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import yazl from 'yazl';
import type { AnalysisOutcome } from '@model-security-scan/engine/run-analysis';
import { sourceChildCode } from '@model-security-scan/engine/child-code';
import { greyPng } from '../../tools/demo/png.ts';
import {
  constantOfShape,
  endlessLoop,
  manyNodes,
  nested,
  PLACES,
  zeros,
} from '../support/engine-hostile-models.ts';
import { analyse, type Files, type TestAnalysis, zipOf } from '../support/engine-uploads.ts';
import { projectPath } from '../../tools/project.ts';
import { field, floats, graphOf, linearModel, matrix, onnxModel, tensorOf } from '../support/onnx-writer.ts';

// Hostile files on the way that real ones take: archived, and read by the process of one analysis.

const TIME_LIMIT_MS = 240_000;
const MEGABYTE = 1e6;

function withModel(model: Buffer): TestAnalysis {
  const columns = { input_dimensions: '4', number_of_classes: '2' };
  const data = { 'data.csv': 'a,b,c,d,label\n1,2,3,4,0\n4,3,2,1,1\n' };
  const minmax = { 'minmax.csv': 'a,b,c,d\n0,0,0,0\n9,9,9,9\n' };
  return {
    task: 'tabular-classification',
    attack: 'evasion',
    fields: columns,
    slots: { model: { 'model.onnx': model }, data, minmax },
  };
}

function engineFixture(name: string): Buffer {
  return readFileSync(projectPath(`__tests__/fixtures/engine/${name}`));
}

const WINE = {
  task: 'tabular-classification',
  attack: 'evasion',
  fields: { input_dimensions: '13', number_of_classes: '3', model_framework: 'onnx' },
  slots: {
    model: { 'model.onnx': engineFixture('wine-logistic.onnx') },
    data: { 'wine.csv': engineFixture('wine.csv') },
    minmax: { 'minmax.csv': engineFixture('wine-minmax.csv') },
  },
} as const satisfies TestAnalysis;

function withWineData(data: Files | Buffer): TestAnalysis {
  return { ...WINE, slots: { ...WINE.slots, data } };
}

/** Zips a file of many equal digits, which never lies in memory as a whole. */
async function zipOfDigits(name: string, megabytes: number): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  const part = Buffer.alloc(MEGABYTE, '1');
  const content = Readable.from(
    (function* () {
      for (let index = 0; index < megabytes; index += 1) yield part;
    })(),
  );
  zip.addReadStream(content, name, { compressionLevel: 1 });
  zip.end();
  return buffer(zip.outputStream);
}

/** Lets many names of an archive lead to the same 64 MB: together they unpack to much more than the archive holds. */
async function overlappingBomb(files: number): Promise<Buffer> {
  const zip = await zipOfDigits('0000.csv', 64);
  const directory = zip.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  const entry = zip.subarray(directory, end);
  const entries = Array.from({ length: files }, (_unused, index) => {
    const copy = Buffer.from(entry);
    copy.write(String(index).padStart(4, '0'), 46, 'latin1');
    return copy;
  });
  const tail = Buffer.from(zip.subarray(end, end + 22));
  tail.writeUInt16LE(files, 8);
  tail.writeUInt16LE(files, 10);
  tail.writeUInt32LE(entry.length * files, 12);
  return Buffer.concat([zip.subarray(0, directory), ...entries, tail]);
}

/** Says in its directory that it holds 10 bytes. */
async function lyingBomb(): Promise<Buffer> {
  const zip = await zipOf({ 'wine.csv': Buffer.alloc(5 * MEGABYTE, '1') });
  zip.writeUInt32LE(10, zip.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1')) + 24);
  return zip;
}

function hugePicture(): TestAnalysis {
  const picture = Buffer.from(greyPng(8, () => 0));
  picture.writeUInt32BE(100_000, 16);
  picture.writeUInt32BE(100_000, 20);
  return {
    task: 'image-classification',
    attack: 'evasion',
    fields: { input_dimensions: '8,8,1', number_of_classes: '10' },
    slots: {
      model: { 'model.onnx': engineFixture('digits-perceptron.onnx') },
      data: { '0.png': picture },
      label: { 'label.csv': 'image,label\n0.png,1\n' },
    },
  };
}

const LINEAR = linearModel({ weights: matrix('1 0', '1 0', '0 1', '0 1') });

const TOO_MUCH = /fails when it is run|refuses the model|more memory|MB of memory/u;
const EXTERNAL_DATA = /another file \(external data\)/u;

/** Each hostile analysis, and the reason that its failure must give. */
async function hostileAnalyses(): Promise<Readonly<Record<string, readonly [TestAnalysis, RegExp]>>> {
  const external = field(13, field(1, 'location'));
  const elsewhere = Object.entries(PLACES).map(
    ([place, put]) =>
      [
        `external data in ${place}`,
        [withModel(put(tensorOf('w', [1], floats(1), 1, external))), EXTERNAL_DATA],
      ] as const,
  );
  return {
    ...Object.fromEntries(elsewhere),
    'an endless loop': [withModel(endlessLoop()), /did not end within|gave no answer/u],
    '64 GiB by Expand': [withModel(zeros(2 ** 34)), TOO_MUCH],
    '64 GiB by ConstantOfShape': [withModel(constantOfShape(2 ** 34)), TOO_MUCH],
    '64 GiB declared': [
      withModel(onnxModel(graphOf({ tensors: [tensorOf('w', [2 ** 17, 2 ** 17], floats(1))] }))),
      /131072 x 131072 numbers/u,
    ],
    garbage: [withModel(Buffer.from('garbage')), /damaged/u],
    'a model cut in half': [withModel(LINEAR.subarray(0, LINEAR.length / 2)), /damaged/u],
    'a million nodes': [withModel(manyNodes(1_000_000)), /more than 50000 nodes/u],
    'graphs inside graphs, 2000 deep': [withModel(nested(2000)), /more than 12 deep/u],
    'a zip bomb of overlapping files': [
      withWineData(await overlappingBomb(1000)),
      /unpacks to more than \d+ bytes|more than \d+ bytes, the most/u,
    ],
    'a zip bomb that says it is small': [withWineData(await lyingBomb()), /wine\.csv .* is damaged/u],
    'a picture of 100,000 x 100,000': [hugePicture(), /100000 x 100000 pixels, too large/u],
    'a table of one line of 1 GB': [
      withWineData(await zipOfDigits('wine.csv', 1000)),
      /line 1: the line has more than \d+ bytes|memory/u,
    ],
  };
}

describe('a hostile file that is analysed', () => {
  const reasons = new Map<string, string>();
  let expected: Readonly<Record<string, readonly [TestAnalysis, RegExp]>> = {};
  let sound: AnalysisOutcome | undefined;
  let largestBytes = 0;

  beforeAll(async () => {
    expected = await hostileAnalyses();
    const memory = setInterval(() => (largestBytes = Math.max(largestBytes, process.memoryUsage.rss())), 500);
    for (const [name, [analysis]] of Object.entries(expected)) {
      const outcome = await analyseReally(analysis);
      reasons.set(name, outcome.kind === 'failed' ? outcome.reason : outcome.kind);
    }
    sound = await analyseReally(WINE);
    clearInterval(memory);
  }, TIME_LIMIT_MS);

  it('fails its own analysis, with a reason', () => {
    const wrong = Object.entries(expected).filter(
      ([name, [, reason]]) => !reason.test(reasons.get(name) ?? ''),
    );
    expect(wrong.map(([name]) => `${name}: ${reasons.get(name) ?? 'no end'}`)).toEqual([]);
    expect(reasons.size).toBeGreaterThan(15);
  });

  it('does nothing to the process that asked, which analyses a sound model afterwards', () => {
    expect(sound).toMatchObject({ kind: 'result', result: { score: { value: expect.any(Number) } } });
    expect(largestBytes).toBeLessThan(1.5e9);
  });
});

/** Runs the real attack, not the ones of the tests. */
function analyseReally(analysis: TestAnalysis): Promise<AnalysisOutcome> {
  return analyse({ ...analysis, timeMs: 12_000, options: { code: sourceChildCode() } });
}
