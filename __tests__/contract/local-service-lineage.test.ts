import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { textAt } from '../../src/core/json.ts';
import {
  analyse,
  checkLineage,
  Clock,
  closeSandboxes,
  jobStatus,
  messageOf,
  openSandbox,
  runAnalysis,
} from '../support/sandbox-client.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-test-'));
});
afterEach(async () => {
  await closeSandboxes();
  await rm(folder, { recursive: true, force: true });
});

const REPOSITORY = 'https://github.com/octo/digits';

describe('a lineage record', () => {
  it('is {} before a scan and has every field of INTERFACE.md 2.1 after it', async () => {
    const clock = new Clock();
    const sandbox = await openSandbox({ now: clock.now });
    expect((await checkLineage(sandbox, { branch_name: 'dev', depth: 3 })).body).toEqual({});
    const jobId = await runAnalysis(sandbox, 'image-classification', 'outlier', 'model-9');
    expect((await checkLineage(sandbox, { branch_name: 'dev', depth: 3 })).body).toEqual({
      branchname: 'dev',
      commitid: expect.stringMatching(/^[\da-f]{40}$/u),
      createdtimestamp: '2026-01-02T03:04:05.000Z',
      depth: '3',
      hashedjobid: createHash('sha256').update(jobId).digest('hex'),
      modelid: 'model-9',
      orgid: 'sandbox-org',
      repotype: 'github',
      repourl: REPOSITORY,
      supplychain_vuldetected: 0,
    });
  });

  it('belongs to the repository of the latest check, and to its branch', async () => {
    const sandbox = await openSandbox();
    await checkLineage(sandbox, { repo_url: 'https://github.com/octo/other' });
    await checkLineage(sandbox);
    await runAnalysis(sandbox);
    expect((await checkLineage(sandbox)).body).toMatchObject({ repourl: REPOSITORY, branchname: 'main' });
    for (const other of [{ repo_url: 'https://github.com/octo/other' }, { branch_name: 'dev' }]) {
      expect((await checkLineage(sandbox, other)).body).toEqual({});
    }
  });

  it('is found under other spellings of the same address, and for any depth', async () => {
    const sandbox = await openSandbox();
    sandbox.records.add({ repourl: REPOSITORY });
    for (const repoUrl of [`${REPOSITORY}.git`, `${REPOSITORY}/`]) {
      const reply = await checkLineage(sandbox, { repo_url: repoUrl, branch_name: 'main', depth: 9 });
      expect(reply.body).toMatchObject({ repourl: REPOSITORY });
    }
    expect((await checkLineage(sandbox, { repo_type: 'huggingface' })).body).toEqual({});
  });

  it('is not written while an analysis of the repository is under way', async () => {
    const clock = new Clock();
    const sandbox = await openSandbox({ secondsPerStage: 1, now: clock.now });
    await checkLineage(sandbox);
    await runAnalysis(sandbox, 'image-classification', 'outlier', 'quick');
    await runAnalysis(sandbox, 'image-classification', 'extraction', 'long');
    clock.nowMs += 3000;
    expect(sandbox.jobs()).toMatchObject([{ phase: 'completed' }, { phase: 'running' }]);
    expect((await checkLineage(sandbox)).body).toEqual({});
    clock.nowMs += 1000;
    expect((await checkLineage(sandbox)).body).toMatchObject({ modelid: 'long' });
  });

  it('is not written for an analysis that failed or waits for its files, until it is made good', async () => {
    const sandbox = await openSandbox({ scenario: 'failing' });
    await checkLineage(sandbox);
    await runAnalysis(sandbox);
    expect((await checkLineage(sandbox)).body).toEqual({});
    sandbox.setScenario('clean');
    await analyse(sandbox);
    expect((await checkLineage(sandbox)).body).toEqual({});
    await runAnalysis(sandbox);
    expect((await checkLineage(sandbox)).body).toMatchObject({ supplychain_vuldetected: 0 });
  });

  it('is flagged where an analysis found the model vulnerable', async () => {
    const sandbox = await openSandbox({ modelScenarios: new Map([['bad', 'vulnerable']]) });
    await checkLineage(sandbox);
    await runAnalysis(sandbox, 'image-classification', 'outlier', 'bad');
    await runAnalysis(sandbox, 'image-classification', 'outlier', 'good');
    expect((await checkLineage(sandbox)).body).toMatchObject({ supplychain_vuldetected: 1 });
  });

  it('gives way to that of a later scan', async () => {
    const sandbox = await openSandbox();
    sandbox.setCommit(REPOSITORY, 'main', 'a'.repeat(40));
    await checkLineage(sandbox);
    await runAnalysis(sandbox);
    sandbox.setCommit(REPOSITORY, 'main', 'b'.repeat(40));
    expect((await checkLineage(sandbox)).body).toMatchObject({ commitid: 'a'.repeat(40) });
    await runAnalysis(sandbox);
    expect((await checkLineage(sandbox)).body).toMatchObject({ commitid: 'b'.repeat(40) });
    expect(sandbox.records.list()).toHaveLength(2);
  });

  it('can be removed, of one repository or all', async () => {
    const sandbox = await openSandbox();
    sandbox.records.add({ repourl: REPOSITORY });
    sandbox.records.add({ repourl: REPOSITORY, branchname: 'dev' });
    sandbox.records.add({ repourl: 'https://github.com/octo/other', supplychain_vuldetected: 1 });
    expect(sandbox.records.delete(`${REPOSITORY}.git`)).toBe(2);
    expect((await checkLineage(sandbox)).body).toEqual({});
    expect(sandbox.records.delete()).toBe(1);
    expect(sandbox.records.list()).toEqual([]);
  });
});

describe('the commit of a record', () => {
  const git = async (...args: string[]): Promise<string> => {
    const done = await promisify(execFile)('git', ['-C', folder, ...args]);
    return done.stdout.trim();
  };
  const commit = async (message: string): Promise<string> => {
    const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
    await git(...identity, 'commit', '--quiet', '--allow-empty', '-m', message);
    return git('rev-parse', 'HEAD');
  };

  it('is that of the branch in the local clone at the time of the check', async () => {
    await git('init', '--quiet', '--initial-branch=main');
    const first = await commit('first');
    await git('checkout', '--quiet', '-b', 'dev');
    const second = await commit('second');
    const sandbox = await openSandbox({ repositories: new Map([[`${REPOSITORY}.git`, folder]]) });
    for (const [branch, expected] of [
      ['main', first],
      ['dev', second],
    ]) {
      await checkLineage(sandbox, { branch_name: branch });
      await runAnalysis(sandbox);
      const reply = await checkLineage(sandbox, { branch_name: branch });
      expect([branch, textAt(reply.body, 'commitid')]).toEqual([branch, expected]);
    }
  });

  it.each(['gone', '--help', 'main:file', '../../HEAD'])(
    'is refused with 412 for the branch %s',
    async (branch) => {
      await git('init', '--quiet', '--initial-branch=main');
      await commit('first');
      const sandbox = await openSandbox({ repositories: new Map([[REPOSITORY, folder]]) });
      const reply = await checkLineage(sandbox, { branch_name: branch });
      expect([reply.status, messageOf(reply)]).toEqual([412, expect.stringContaining('there is no branch')]);
    },
  );

  it('is always the same made-up one where nothing is known', async () => {
    const commits = new Set<unknown>();
    for (let run = 0; run < 2; run += 1) {
      const sandbox = await openSandbox();
      await checkLineage(sandbox);
      await runAnalysis(sandbox);
      commits.add(textAt((await checkLineage(sandbox)).body, 'commitid'));
    }
    expect(commits.size).toBe(1);
  });
});

describe('a restart on the same folder', () => {
  it('keeps records, jobs on their clock, addresses and the check that later jobs belong to', async () => {
    const clock = new Clock();
    const options = { dataDirectory: folder, secondsPerStage: 1, now: clock.now };
    const first = await openSandbox(options);
    first.records.add({ repourl: 'https://github.com/octo/other' });
    await checkLineage(first);
    const jobId = await runAnalysis(first);
    const records = first.records.list();
    const jobs = first.jobs();
    await first.close();

    const second = await openSandbox({ ...options, scenario: 'vulnerable', secondsPerStage: 100 });
    expect(second.records.list()).toEqual(records);
    expect(second.jobs()).toEqual(jobs);
    clock.nowMs += 4000;
    expect((await jobStatus(second, jobId)).body).toMatchObject({ VunerabilityEngine_Status: 'completed' });
    expect((await checkLineage(second)).body).toMatchObject({ repourl: REPOSITORY });
  });

  it('takes uploads to addresses that were handed out before it', async () => {
    const first = await openSandbox({ dataDirectory: folder });
    const reply = await analyse(first);
    const port = Number(new URL(first.storageUrl).port);
    await first.close();
    const second = await openSandbox({ dataDirectory: folder, storagePort: port });
    const url = textAt(reply.body, 'urls', 'data_upload_url') ?? '';
    expect((await fetch(url, { method: 'PUT', body: 'x' })).status).toBe(200);
    expect(second.jobs()[0]?.uploads[0]).toMatchObject({ slot: 'data', bytes: 1 });
  });

  it('is refused while the folder is in use', async () => {
    await openSandbox({ dataDirectory: folder });
    await expect(openSandbox({ dataDirectory: folder })).rejects.toThrow('is another sandbox running');
  });

  it('is refused on a port that is in use, and leaves the folder free', async () => {
    const port = Number(new URL((await openSandbox()).baseUrl).port);
    const start = openSandbox({ dataDirectory: folder, port });
    await expect(start).rejects.toThrow(`cannot listen on port ${String(port)} of 127.0.0.1`);
    await openSandbox({ dataDirectory: folder });
  });
});
