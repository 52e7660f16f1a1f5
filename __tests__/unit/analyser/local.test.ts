import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sourceChildCode } from '@model-security-scan/engine/child-code';
import { methodVersion } from '@model-security-scan/engine/catalog';
import { ServiceError } from '../../../src/core/errors.ts';
import { BUILT_IN_FILES } from '../../support/built-in-models.ts';
import { zipOf } from '../../support/engine-uploads.ts';
import { folderRecords, type LocalBench, localSpec, makeBench } from '../../support/local-analyses.ts';

const WINE = localSpec({
  artifacts: { model: 'wine.onnx', data: 'wine.csv', minmax: 'wine-minmax.csv' },
  fields: { model_framework: 'onnx' },
});

describe('the analyser on the runner', () => {
  let bench: LocalBench;
  let records = '';
  beforeEach(async () => {
    bench = await makeBench({ ...BUILT_IN_FILES, 'broken.onnx': 'no model' });
    records = await mkdtemp(path.join(tmpdir(), 'records-'));
  });
  afterEach(async () => {
    await Promise.all([bench.remove(), rm(records, { recursive: true, force: true })]);
  });

  it('runs the attack on the model, and says what it read and found', async () => {
    const analyser = bench.open();
    await analyser.recall([WINE], bench.plan([WINE]));

    const finding = await bench.analyse(analyser, WINE);
    await analyser.close('discard');

    expect(finding).toMatchObject({
      kind: 'ended',
      methodVersion: methodVersion(WINE.task, WINE.attack),
      interval: { high: expect.any(Number) },
    });
    const { score, report } = finding.kind === 'ended' ? finding : {};
    expect(score).toBeGreaterThan(0.5);
    const { length: bytes } = BUILT_IN_FILES['wine.onnx'];
    const sha256 = createHash('sha256').update(BUILT_IN_FILES['wine.onnx']).digest('hex');
    expect(report?.summary.files.map(({ slot }) => slot)).toEqual(['model', 'data', 'minmax']);
    expect(report?.summary.files[0]).toEqual({ slot: 'model', name: 'wine.onnx', bytes, sha256 });
    expect(report?.result.queries).toBeGreaterThanOrEqual(10);
    expect(bench.lines.filter((line) => line.startsWith('reads'))).toHaveLength(3);
  });

  it('reads a folder, and a zip that the user made, as it reads a file', async () => {
    const csv = BUILT_IN_FILES['wine.csv'];
    await mkdir(path.join(bench.folder, 'folder'));
    await writeFile(path.join(bench.folder, 'folder', '.DS_Store'), 'x');
    await writeFile(path.join(bench.folder, 'folder', 'wine.csv'), csv);
    await writeFile(path.join(bench.folder, 'wine.zip'), await zipOf({ 'wine.csv': csv }));
    const specs = ['wine.csv', 'folder', 'wine.zip'].map((data) => {
      return localSpec({
        model: data,
        artifacts: { model: 'wine.onnx', data, minmax: 'wine-minmax.csv' },
        fields: { model_framework: 'onnx' },
      });
    });
    const analyser = bench.open();
    await analyser.recall(specs, bench.plan(specs));

    const findings = await Promise.all(specs.map(async (spec) => bench.analyse(analyser, spec)));
    await analyser.close('discard');

    const scores = findings.map((finding) => (finding.kind === 'ended' ? finding.score : finding));
    expect(new Set(scores).size).toBe(1);
    expect(scores[0]).toBeGreaterThan(0.5);
  });

  it('gives the kept result of the same content, and the same score', async () => {
    const first = bench.open({ cache: await folderRecords(records) });
    expect((await first.recall([WINE], bench.plan([WINE]))).kept.size).toBe(0);
    const found = await bench.analyse(first, WINE);
    await first.close('keep');
    const source = await folderRecords(records);
    const second = bench.open({ cache: source });

    const { kept } = await second.recall([WINE], bench.plan([WINE]));
    const again = await bench.analyse(second, WINE);
    await second.close('keep');

    expect(again.kind === 'ended' && found.kind === 'ended' && again.score === found.score).toBe(true);
    const [now, before] = [again, found].map((one) =>
      one.kind === 'ended' ? one.report?.summary : undefined,
    );
    expect(now?.files).toEqual(before?.files);
    expect(now?.files).toHaveLength(3);
    expect(again).toMatchObject({ keptSince: expect.stringMatching(/^\d{4}-.*Z$/u) });
    expect(source.saved).toEqual([[kept.get(WINE.name)?.contentId]]);
  });

  it('does not believe a kept result if the model has changed since it was hashed', async () => {
    const first = bench.open({ cache: await folderRecords(records) });
    await first.recall([WINE], bench.plan([WINE]));
    await bench.analyse(first, WINE);
    await first.close('discard');
    const second = bench.open({ cache: await folderRecords(records) });
    const planned = await bench.plan([WINE])();
    await second.recall([WINE], () => Promise.resolve(planned));
    await appendFile(path.join(bench.folder, 'wine.csv'), '\n');
    const [analysis] = planned;
    if (analysis === undefined) throw new Error('Nothing was planned.');
    const watch = { ...quiet(), log: silent };

    await expect(second.start(analysis, watch)).rejects.toMatchObject({ reason: 'upload-failed' });
    await second.close('discard');
  });

  it('fails only the analysis whose model is broken', async () => {
    const broken = localSpec({ model: 'broken', artifacts: { model: 'broken.onnx', data: 'wine.csv' } });
    const analyser = bench.open();
    await analyser.recall([broken, WINE], bench.plan([broken, WINE]));

    const findings = await Promise.all([bench.analyse(analyser, broken), bench.analyse(analyser, WINE)]);
    await analyser.close('discard');

    expect(findings).toMatchObject([{ kind: 'failed', by: 'artifact' }, { kind: 'ended' }]);
  });

  it('fails the analysis whose process floods the run with messages, and the run goes on', async () => {
    const entry = path.join(import.meta.dirname, '../../support/engine-hostile-child.ts');
    const hostile = bench.open({ code: sourceChildCode(entry) });
    const flood = localSpec({
      artifacts: { model: 'wine.onnx', data: 'wine.csv' },
      fields: { attack_type: 'a flood' },
    });
    await hostile.recall([flood], bench.plan([flood]));

    const finding = await bench.analyse(hostile, flood);
    await hostile.close('discard');

    expect(finding).toMatchObject({ kind: 'failed', by: 'engine', why: expect.stringMatching(/hostile/u) });
  });

  it('ends with the reason of the run when the run is cancelled, and leaves no folder', async () => {
    const cancel = new AbortController();
    const temporary = await leftFolders();
    const slow = localSpec({
      artifacts: { model: 'wine.onnx', data: 'wine.csv' },
      fields: { number_of_attack_queries: '100000000' },
    });
    const analyser = bench.open({ signal: cancel.signal });
    await analyser.recall([slow], bench.plan([slow]));
    const watch = {
      ...quiet(),
      progress: () => {
        cancel.abort(new ServiceError('cancelled', 'The run was cancelled.'));
      },
    };

    await expect(bench.analyse(analyser, slow, watch)).rejects.toMatchObject({ reason: 'cancelled' });
    await analyser.close('discard');

    expect(await leftFolders()).toEqual(temporary);
  });

  it('ends an analysis in its share of the time of the run, and says that time was short', async () => {
    const slow = localSpec({
      artifacts: { model: 'wine.onnx', data: 'wine.csv' },
      fields: { number_of_attack_queries: '100000000' },
    });
    const analyser = bench.open({ endsAtMs: Date.now() + 6000 });
    await analyser.recall([slow], bench.plan([slow]));

    const finding = await bench.analyse(analyser, slow);
    await analyser.close('discard');

    const isShort = finding.kind === 'failed' ? finding.by === 'time' : 'cutShort' in finding;
    expect(isShort).toBe(true);
  });

  it('writes the reports that the analysis has, and refuses the others', async () => {
    const analyser = bench.open();
    await analyser.recall([WINE], bench.plan([WINE]));
    const finding = await bench.analyse(analyser, WINE);
    if (finding.kind !== 'ended' || finding.report === undefined) throw new Error('There is no report.');
    const { summary, result } = finding.report;
    const report = { summary: { ...summary, threshold: 0.99, verdict: 'clean' as const }, result };
    const started = { spec: WINE, uploads: [], hasEnded: true };
    const file = path.join(bench.folder, 'report');
    const shared = { started, report, format: 'json' as const, file };

    await analyser.saveReport({ ...shared, kind: 'vulnerability' });
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ report: 'Vulnerability' });
    await expect(analyser.saveReport({ ...shared, kind: 'defense' })).rejects.toMatchObject({
      reason: 'rejected',
    });
    await analyser.saveReport({ ...shared, kind: 'attack-samples' });
    expect((await readFile(file)).subarray(0, 2).toString()).toBe('PK');
    await analyser.close('discard');
  });
});

const silent = {
  ...{ info: nothing, debug: nothing, notice: nothing, warning: nothing, error: nothing, group: nothing },
};

function nothing(): void {
  // The log is not looked at.
}

function quiet(): Parameters<LocalBench['analyse']>[2] & object {
  return {
    ...{
      log: silent,
      submitting: () => Promise.resolve(),
      started: nothing,
      answered: () => Promise.resolve(),
      warn: nothing,
      progress: nothing,
    },
  };
}

async function leftFolders(): Promise<readonly string[]> {
  const own = new RegExp(`^model-security-[\\da-f]{8}-${String(process.pid)}-`, 'u');
  return (await readdir(tmpdir())).filter((name) => own.test(name));
}
