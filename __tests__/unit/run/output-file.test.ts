import { appendFile, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LiveSummary } from '../../../src/run/live-summary.ts';
import { OutputFile } from '../../../src/runner/output-file.ts';
import { createPlainRunner } from '../../support/plain-runner.ts';
import { parseKeyValueFile } from '../../support/runner-files.ts';
import { bareOutcome, sampleSpec } from '../../support/sample-outcomes.ts';
import { resultOf } from '../../support/sample-results.ts';
import { makeWorkspace, type Workspace } from '../../support/workspace.ts';

let folder: Workspace;
let path = '';

beforeAll(async () => {
  folder = await makeWorkspace({ output: '' });
  path = join(folder.folder, 'output');
});
beforeEach(() => writeFile(path, ''));
afterAll(() => folder.remove());

async function read(): Promise<Readonly<Record<string, string>>> {
  return parseKeyValueFile(await readFile(path, 'utf8'));
}

/** Announces a job for each of many analyses, as a run does, with the real file for outputs. */
async function announce(count: number, idLength: number, isWhole = true): Promise<string[]> {
  const file = new OutputFile(path);
  const runner = createPlainRunner({
    setOutputs: (outputs) => {
      for (const [name, value] of Object.entries(outputs)) file.set(name, value);
    },
  });
  const ids = Array.from({ length: count }, (_, index) => `job-${String(index)}-`.padEnd(idLength, 'ä'));
  const live = new LiveSummary(runner, [], () => bareOutcome());
  for (const [index, jobId] of ids.entries()) {
    live.update(resultOf(sampleSpec(`m${String(index)}`, 'outlier'), 'submitted', { jobId }));
    // Whenever the run is killed, the last job is there.
    const isRead = isWhole && index % 97 === 0;
    expect(isRead ? (await read())['job-ids'] : `["${jobId}"]`).toMatch(new RegExp(`"${jobId}"\\]$`, 'u'));
  }
  await live.end();
  return ids;
}

describe('the file of outputs', () => {
  it('does not grow with the square of the jobs', async () => {
    const ids = await announce(2000, 30);
    const { 'job-ids': written = '', 'job-id': first } = await read();
    expect(JSON.parse(written)).toEqual(ids);
    expect(first).toBe(ids[0]);
    expect((await stat(path)).size).toBeLessThan(2 * Buffer.byteLength(written));
  });

  it('is as before after a probe, and a full disk is found by it', async () => {
    const file = new OutputFile(path);
    file.set('a', '["x"]');
    const before = await readFile(path, 'utf8');
    file.probe();
    expect(await readFile(path, 'utf8')).toBe(before);
    file.set('a', '["x","y"]');
    expect(await read()).toEqual({ a: '["x","y"]' });
    if (process.platform !== 'linux') return;
    expect(() => {
      new OutputFile('/dev/full').probe();
    }).toThrow('ENOSPC');
  });

  it('holds no part of a list of jobs that would be too large for an output', async () => {
    await announce(2000, 200, false);
    expect((await read())['job-ids']).toBe('');
    expect((await stat(path)).size).toBeLessThan(200_000);
  });

  it('holds the latest value of each output, whatever is set in which order, and what others add', async () => {
    const list = fc.array(fc.string({ unit: 'grapheme', maxLength: 5 }), { maxLength: 4 });
    const value = fc.oneof(
      list.map((items) => JSON.stringify(items)),
      fc.constantFrom(
        '[]',
        '["a"]',
        '["a","b"]',
        '["a","b","c"]',
        '{"a":1}',
        '{"a":1,"b":2}',
        '',
        '\n',
        'ä]',
      ),
    );
    const steps = fc.array(
      fc.record({ name: fc.constantFrom('job-ids', 'results'), value, isForeign: fc.boolean() }),
      { maxLength: 12 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (some) => {
        await writeFile(path, 'earlier=1\n');
        const file = new OutputFile(path);
        const expected: Record<string, string> = { earlier: '1' };
        for (const [index, step] of some.entries()) {
          const foreign = `foreign-${String(index)}`;
          if (step.isForeign) await appendFile(path, `${foreign}=1\n`);
          if (step.isForeign) expected[foreign] = '1';
          file.set(step.name, step.value);
          expected[step.name] = step.value;
          expect(await read()).toEqual(expected);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is named by the error if it is lost, and is used again if it was emptied', async () => {
    const file = new OutputFile(path);
    file.set('job-ids', '["a"]');
    await truncate(path);
    file.set('job-ids', '["a","b"]');
    expect(await read()).toEqual({ 'job-ids': '["a","b"]' });
    const lost = new OutputFile(`${path}-lost`);
    expect(() => {
      lost.set('a', 'b');
    }).toThrow('output-lost');
  });
});
