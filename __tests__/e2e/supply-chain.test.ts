import { createHash } from 'node:crypto';
import { afterAll, describe, expect, it } from '@jest/globals';
import { isObject } from '@model-security-scan/common/json';
import { annotationsOf, readable, requestsOf, resultsOf, scan } from '../support/e2e-run.ts';
import { closeServices, openService } from '../support/played-service-client.ts';
import { PUSH } from '../support/runner-environment.ts';
import { expectValidSarif } from '../support/sarif-schema.ts';

afterAll(closeServices);

/** A pickle of protocol 0 that would make a file if somebody loaded it. Nobody does. */
const HOSTILE = Buffer.from("cos\nsystem\n(S'touch loaded'\ntR.");
/** A pickle of an empty list. */
const HARMLESS = Buffer.from('(l.');
/** Nothing of the files that every test repository has is a model. */
const POINTER = Buffer.from(
  `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 12345\n`,
);
const SCAN = { 'supply-chain': 'true' };
/** Of the files that every test repository has, none is scanned. */
const ONLY_NETS = JSON.stringify({ version: 1, files: { paths: ['nets/**'] } });

const CONFIG = {
  version: 1,
  models: [
    {
      ...{ name: 'table', id: 'id-table', task: 'tabular-classification', attacks: { evasion: {} } },
      config: { model_framework: 'scikit-learn', input_dimensions: 4, number_of_classes: 2 },
      artifacts: { model: 'nets/churn.pkl', data: 'data/labels.csv', minmax: 'data/minmax.csv' },
    },
  ],
};

describe('the supply-chain scan', () => {
  it('passes a repository in which nothing acts, without any model in a config file', async () => {
    const service = await openService();
    const run = await scan(service, SCAN, { config: ONLY_NETS, files: { 'nets/churn.pkl': HARMLESS } });
    expect(run.outputs).toMatchObject({ status: 'passed', 'vulnerability-detected': 'false' });
    expect(readable(run.summary)).toContain('passed, 1 file');
    expect(requestsOf(service, 'model-analyse')).toEqual([]);
  });

  it('fails for a file that runs code, at its place, with what it runs', async () => {
    const service = await openService();
    const outputs = { 'sarif-file': 'a.sarif', 'results-file': 'r.json', 'bom-file': 'bom.json' };
    const options = { config: ONLY_NETS, files: { 'nets/churn.pkl': HOSTILE } };
    const run = await scan(service, { ...SCAN, ...outputs }, options);
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({
      ...{ status: 'vulnerable', 'failure-reason': 'vulnerable', 'vulnerability-detected': 'true' },
      ...outputs,
    });
    const [error] = run.commands.filter(({ name }) => name === 'error');
    expect(error?.properties).toMatchObject({ file: 'nets/churn.pkl' });
    expect(error?.message).toMatch(/touch loaded/u);
    expect(readable(run.summary)).toContain('when the file is loaded');
    const sarif: unknown = JSON.parse(run.written['a.sarif']?.toString() ?? '');
    expectValidSarif(sarif);
    expect(JSON.stringify(sarif)).toContain('model-security/pickle-code');
    const bom: unknown = JSON.parse(run.written['bom.json']?.toString() ?? '');
    expect(isObject(bom) && Array.isArray(bom['vulnerabilities']) && bom['vulnerabilities']).toHaveLength(1);
    expect(run.written['r.json']?.toString()).toContain('pickle-code:nets/churn.pkl');
  });

  it('is not skipped by a record, and does not gate if findings do not fail the step', async () => {
    const service = await openService();
    const { branch, commit, repositoryUrl } = PUSH;
    service.records.add({
      ...{ repourl: repositoryUrl, repotype: 'github', branchname: branch, commitid: commit },
      ...{ hashedjobid: 'job-1', modelid: 'model-1', orgid: service.orgId },
    });
    const clean = await scan(service, SCAN, { config: ONLY_NETS, files: { 'nets/churn.pkl': HARMLESS } });
    expect(clean.outputs).toMatchObject({ status: 'already-scanned' });
    const files = { 'nets/churn.pkl': HOSTILE };
    const options = { config: ONLY_NETS, files };
    expect((await scan(service, SCAN, options)).outputs).toMatchObject({ status: 'vulnerable' });
    const reported = await scan(service, { ...SCAN, 'fail-on-vulnerability': 'false' }, options);
    expect(reported.exitCode).toBe(0);
    expect(reported.outputs).toMatchObject({ status: 'vulnerable', 'failure-reason': '' });
  });

  it('has no verdict on a model that was not checked out, unless that is accepted', async () => {
    const service = await openService();
    const files = { 'nets/large.safetensors': POINTER };
    const run = await scan(service, SCAN, { config: ONLY_NETS, files });
    expect(run.outputs).toMatchObject({ status: 'error', 'failure-reason': 'analysis-failed' });
    expect(annotationsOf(run, 'error').join()).toContain('lfs: true');
    const config = JSON.stringify({
      version: 1,
      accept: [{ files: 'nets/large.safetensors', reason: 'only an example' }],
      files: { paths: ['nets/**'] },
    });
    expect((await scan(service, SCAN, { files, config })).outputs).toMatchObject({ status: 'passed' });
  });

  it('accepts a call by its name and the content of its file, and warns of entries that match nothing', async () => {
    const service = await openService();
    const sha256 = createHash('sha256').update(HOSTILE).digest('hex');
    const accept = [
      { name: 'os.system', sha256, reason: 'a test' },
      { name: 'posix.system', sha256, reason: 'a test' },
      { name: 'acme.gone', reason: 'a test' },
    ];
    const config = JSON.stringify({ version: 1, accept, files: { paths: ['nets/**'] } });
    const run = await scan(service, SCAN, { files: { 'nets/churn.pkl': HOSTILE }, config });
    expect(run.outputs).toMatchObject({ status: 'passed', 'accepted-findings': '1' });
    expect(annotationsOf(run, 'warning').join()).toContain('acme.gone, which matches nothing');
    expect(annotationsOf(run, 'notice').join()).toContain('it is accepted (a test)');
  });

  it('fails clearly for a path that matches nothing', async () => {
    const service = await openService();
    const config = JSON.stringify({ version: 1, files: { paths: ['netz/**'] } });
    const run = await scan(service, SCAN, { config });
    expect(run.outputs).toMatchObject({ status: 'error', 'failure-reason': 'invalid-input' });
    expect(annotationsOf(run, 'error').join()).toContain('"netz/**" matches no file');
  });
});

describe('an artifact that runs code when it is loaded', () => {
  it.each([
    [HOSTILE, { status: 'vulnerable', 'failure-reason': 'vulnerable' }, 'failed', 0],
    [HARMLESS, { status: 'passed', 'failure-reason': '' }, 'passed', 1],
  ])('is not uploaded, although no scan was asked for: %s', async (model, outputs, state, jobs) => {
    const service = await openService();
    const options = { config: JSON.stringify(CONFIG), files: { 'nets/churn.pkl': model } };
    const run = await scan(service, { wait: 'true' }, options);
    expect(run.outputs).toMatchObject(outputs);
    expect(resultsOf(run)).toMatchObject([{ state }]);
    expect(service.jobs()).toHaveLength(jobs);
    expect(requestsOf(service, 'model-analyse')).toHaveLength(jobs);
  });
});
