import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Analyser, Started } from '../../src/analyser/analyser.ts';
import type { AnalysisSpec } from '../../src/facts/analysis-spec.ts';
import { ServiceError } from '../../src/core/errors.ts';
import { judge } from '../../src/decide/judge-analysis.ts';
import type { AnalysisFinding } from '../../src/facts/analysis-finding.ts';
import {
  type AnalyserBench,
  localBench,
  recordingWatch,
  type RecordingWatch,
  remoteBench,
} from '../support/analyser-benches.ts';

describe.each([
  ['on the runner', localBench],
  ['at a service', remoteBench],
])('an analyser %s', (_, makeBench) => {
  let bench: AnalyserBench;
  const opened: Analyser[] = [];
  beforeEach(async () => {
    bench = await makeBench();
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((analyser) => analyser.close('discard')));
    await bench.remove();
  });

  const open = async (signal = new AbortController().signal): Promise<Analyser> => {
    const analyser = await bench.open(signal);
    opened.push(analyser);
    return analyser;
  };
  const start = async (analyser: Analyser, spec: AnalysisSpec, watch: RecordingWatch): Promise<Started> => {
    const [planned] = await bench.plan([spec])();
    if (planned === undefined) throw new Error('Nothing was planned.');
    return analyser.start(planned, watch);
  };
  const find = async (analyser: Analyser, spec: AnalysisSpec): Promise<AnalysisFinding> => {
    const watch = recordingWatch();
    await analyser.recall([spec], bench.plan([spec]));
    return analyser.await(await start(analyser, spec, watch), watch);
  };

  it('finds nothing if no earlier run left anything', async () => {
    const { good } = bench.specs;
    const found = await (await open()).recall([good], bench.plan([good]));
    expect(found).toEqual({ record: undefined, kept: new Map(), ignored: {} });
  });

  it('finds what an earlier run left', async () => {
    await bench.leaveEarlierResult();
    const { good } = bench.specs;
    const { record, kept } = await (await open()).recall([good], bench.plan([good]));
    expect(record !== undefined || kept.has(good.name)).toBe(true);
  });

  it('says that it submits before it starts, tells its job if it has one, and lists what it takes', async () => {
    const analyser = await open();
    const watch = recordingWatch();
    const started = await start(analyser, bench.specs.good, watch);
    expect(watch.calls.slice(0, 2)).toEqual(['submitting', 'started']);
    expect(watch.job()).toEqual(started.job);
    expect(started.job !== undefined).toBe(bench.hasJobs);
    expect(analyser.jobsOutliveRun).toBe(bench.hasJobs);
    expect(started.hasEnded).toBe(false);
    const slots = started.uploads.map(({ slot }) => slot).sort();
    expect(slots).toEqual(['data', 'minmax', 'model']);
    for (const { bytes, sha256 } of started.uploads) {
      expect(bytes).toBeGreaterThan(0);
      expect(sha256).toMatch(/^[\da-f]{64}$/u);
    }
    expect(watch.log.entries.some((entry) => entry.includes('as a zip'))).toBe(bench.hasJobs);
  });

  it('ends with a score and no verdict, and tells its progress meanwhile', async () => {
    const analyser = await open();
    const watch = recordingWatch();
    const { good } = bench.specs;
    await analyser.recall([good], bench.plan([good]));
    const finding = await analyser.await(await start(analyser, good, watch), watch);
    expect(finding).toMatchObject({ kind: 'ended', score: expect.any(Number) });
    const answered = bench.hasJobs ? ['answered'] : [];
    expect(watch.calls).toEqual(['submitting', 'started', ...answered, 'progress']);
    // Whether the model is vulnerable is not the analyser's business.
    const { score = NaN } = finding.kind === 'ended' ? finding : {};
    expect(judge(finding, score)).toMatchObject({ kind: 'passed', score });
    expect(judge(finding, score - 0.01)).toMatchObject({ kind: 'vulnerable', score });
  });

  it('says why an analysis failed, and does the others all the same', async () => {
    const analyser = await open();
    const { broken, good } = bench.specs;
    await analyser.recall([broken, good], bench.plan([broken, good]));
    const [failed, ended] = await Promise.all([find(analyser, broken), find(analyser, good)]);
    expect(failed).toMatchObject({ kind: 'failed', why: expect.stringMatching(/\w+ \w+/u) });
    expect(judge(failed, 0).kind).toBe('failed');
    expect(ended.kind).toBe('ended');
  });

  it('gives no verdict if an analysis ended without saying enough', async () => {
    bench.makeUnclear();
    const finding = await find(await open(), bench.specs.unclear);
    expect(['undecided', 'cut-short']).toContain(judge(finding, 1).kind);
  });

  it('ends every wait with the reason of the run, and leaves nothing running', async () => {
    const run = new AbortController();
    const analyser = await open(run.signal);
    const { slow } = bench.specs;
    await analyser.recall([slow], bench.plan([slow]));
    const watch = recordingWatch(() => {
      run.abort(new ServiceError('cancelled', 'The run was cancelled.'));
    });
    const waiting = start(analyser, slow, watch).then((started) => analyser.await(started, watch));
    await expect(waiting).rejects.toMatchObject({ reason: 'cancelled' });
    await analyser.close('discard');
    expect(await bench.activity()).toEqual([]);
  });

  it('leaves nothing running that was started and never awaited', async () => {
    const run = new AbortController();
    const analyser = await open(run.signal);
    await start(analyser, bench.specs.slow, recordingWatch());
    await analyser.close('discard');
    expect(await bench.activity()).toEqual([]);
  });

  it('starts nothing if the run has ended', async () => {
    const ended = AbortSignal.abort(new ServiceError('timeout', 'The run is over.'));
    const watch = recordingWatch();
    await expect(start(await open(ended), bench.specs.good, watch)).rejects.toMatchObject({
      reason: 'timeout',
    });
    expect(watch.calls).not.toContain('started');
    expect(await bench.activity()).toEqual([]);
  });

  it('writes a report whole, and no file if there is no such report', async () => {
    const analyser = await open();
    const { good } = bench.specs;
    await analyser.recall([good], bench.plan([good]));
    const watch = recordingWatch();
    const started = await start(analyser, good, watch);
    const finding = await analyser.await(started, watch);
    const report = finding.kind === 'ended' && finding.report !== undefined ? finding.report : undefined;
    const judged =
      report === undefined
        ? {}
        : { report: { ...report, summary: { ...report.summary, threshold: 1, verdict: 'clean' as const } } };
    const file = path.join(tmpdir(), `report-${String(process.pid)}`);
    const request = { started, format: 'json', file, ...judged } as const;
    await analyser.saveReport({ ...request, kind: 'vulnerability' });
    expect(JSON.parse(await readFile(file, 'utf8'))).toBeInstanceOf(Object);
    const other = `${file}-defense`;
    await expect(analyser.saveReport({ ...request, kind: 'defense', file: other })).rejects.toMatchObject({
      reason: expect.stringMatching(/^(?:rejected|denied)$/u),
    });
    await expect(stat(other)).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
