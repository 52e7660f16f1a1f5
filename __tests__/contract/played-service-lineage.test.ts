import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { textAt } from '@model-security-scan/common/json';
import {
  analyse,
  checkLineage,
  Clock,
  closeServices,
  messageOf,
  openService,
  runAnalysis,
} from '../support/played-service-client.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'played-service-test-'));
});
afterEach(async () => {
  await closeServices();
  await rm(folder, { recursive: true, force: true });
});

const REPOSITORY = 'https://github.com/octo/digits';

describe('a lineage record', () => {
  it('is {} before a scan and has every field of service spec 2.1 after it', async () => {
    const clock = new Clock();
    const service = await openService({ now: clock.now });
    expect((await checkLineage(service, { branch_name: 'dev', depth: 3 })).body).toEqual({});
    const jobId = await runAnalysis(service, 'image-classification', 'outlier', 'model-9');
    expect((await checkLineage(service, { branch_name: 'dev', depth: 3 })).body).toEqual({
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
    const service = await openService();
    await checkLineage(service, { repo_url: 'https://github.com/octo/other' });
    await checkLineage(service);
    await runAnalysis(service);
    expect((await checkLineage(service)).body).toMatchObject({ repourl: REPOSITORY, branchname: 'main' });
    for (const other of [{ repo_url: 'https://github.com/octo/other' }, { branch_name: 'dev' }]) {
      expect((await checkLineage(service, other)).body).toEqual({});
    }
  });

  it('is found under other spellings of the same address, and for any depth', async () => {
    const service = await openService();
    service.records.add({ repourl: REPOSITORY });
    for (const repoUrl of [`${REPOSITORY}.git`, `${REPOSITORY}/`]) {
      const reply = await checkLineage(service, { repo_url: repoUrl, branch_name: 'main', depth: 9 });
      expect(reply.body).toMatchObject({ repourl: REPOSITORY });
    }
    expect((await checkLineage(service, { repo_type: 'huggingface' })).body).toEqual({});
  });

  it('is not written while an analysis of the repository is under way', async () => {
    const clock = new Clock();
    const service = await openService({ secondsPerStage: 1, now: clock.now });
    await checkLineage(service);
    await runAnalysis(service, 'image-classification', 'outlier', 'quick');
    await runAnalysis(service, 'image-classification', 'extraction', 'long');
    clock.nowMs += 3000;
    expect(service.jobs()).toMatchObject([{ phase: 'completed' }, { phase: 'running' }]);
    expect((await checkLineage(service)).body).toEqual({});
    clock.nowMs += 1000;
    expect((await checkLineage(service)).body).toMatchObject({ modelid: 'long' });
  });

  it('is not written for an analysis that failed or waits for its files, until it is made good', async () => {
    const service = await openService({ scenario: 'failing' });
    await checkLineage(service);
    await runAnalysis(service);
    expect((await checkLineage(service)).body).toEqual({});
    service.setScenario('clean');
    await analyse(service);
    expect((await checkLineage(service)).body).toEqual({});
    await runAnalysis(service);
    expect((await checkLineage(service)).body).toMatchObject({ supplychain_vuldetected: 0 });
  });

  it('is flagged if an analysis found the model vulnerable', async () => {
    const service = await openService({ modelScenarios: new Map([['bad', 'vulnerable']]) });
    await checkLineage(service);
    await runAnalysis(service, 'image-classification', 'outlier', 'bad');
    await runAnalysis(service, 'image-classification', 'outlier', 'good');
    expect((await checkLineage(service)).body).toMatchObject({ supplychain_vuldetected: 1 });
  });

  it('gives way to that of a later scan', async () => {
    const service = await openService();
    service.setCommit(REPOSITORY, 'main', 'a'.repeat(40));
    await checkLineage(service);
    await runAnalysis(service);
    service.setCommit(REPOSITORY, 'main', 'b'.repeat(40));
    expect((await checkLineage(service)).body).toMatchObject({ commitid: 'a'.repeat(40) });
    await runAnalysis(service);
    expect((await checkLineage(service)).body).toMatchObject({ commitid: 'b'.repeat(40) });
    expect(service.records.list()).toHaveLength(2);
  });

  it('is added once, on request too, and can be removed', async () => {
    const service = await openService();
    await checkLineage(service);
    await runAnalysis(service);
    expect(service.records.list()).toEqual([]);
    for (let count = 0; count < 2; count += 1) service.recordFinishedJobs();
    expect(service.records.list()).toMatchObject([{ repourl: REPOSITORY }]);
    service.records.add({ repourl: 'https://github.com/octo/other', supplychain_vuldetected: 1 });
    expect(service.records.delete(`${REPOSITORY}.git`)).toBe(1);
    expect((await checkLineage(service)).body).toEqual({});
    expect(service.records.delete()).toBe(1);
    expect(service.records.list()).toEqual([]);
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
    const service = await openService({ repositories: new Map([[`${REPOSITORY}.git`, folder]]) });
    for (const [branch, expected] of [
      ['main', first],
      ['dev', second],
    ]) {
      await checkLineage(service, { branch_name: branch });
      await runAnalysis(service);
      const reply = await checkLineage(service, { branch_name: branch });
      expect([branch, textAt(reply.body, 'commitid')]).toEqual([branch, expected]);
    }
  });

  it('is refused with 412 for a branch that is none', async () => {
    await git('init', '--quiet', '--initial-branch=main');
    await commit('first');
    const service = await openService({ repositories: new Map([[REPOSITORY, folder]]) });
    for (const branch of ['gone', '--help']) {
      const reply = await checkLineage(service, { branch_name: branch });
      expect([reply.status, messageOf(reply)]).toEqual([412, expect.stringContaining('there is no branch')]);
    }
  });

  it('is always the same made-up one if nothing is known', async () => {
    const commits = new Set<unknown>();
    for (let run = 0; run < 2; run += 1) {
      const service = await openService();
      await checkLineage(service);
      await runAnalysis(service);
      commits.add(textAt((await checkLineage(service)).body, 'commitid'));
    }
    expect(commits.size).toBe(1);
  });
});

it('is refused on a port that is in use', async () => {
  const port = Number(new URL((await openService()).baseUrl).port);
  await expect(openService({ port })).rejects.toThrow(`cannot listen on port ${String(port)} of 127.0.0.1`);
});
