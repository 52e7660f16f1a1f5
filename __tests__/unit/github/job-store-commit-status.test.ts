import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ATTACKS } from '../../../src/attacks/table.ts';
import { findNameFault } from '../../../src/settings/config/names.ts';
import { buildContext } from '../../../src/github/statuses/status-context.ts';
import { readCommitMemory } from '../../../src/github/statuses/status-url-codec.ts';
import { createStatusSigner } from '../../../src/github/statuses/status-signature.ts';
import { describeStatus, statusState, writeStatus } from '../../../src/github/statuses/commit-status.ts';
import type { CommitMemory } from '../../../src/facts/commit-status.ts';
import type { AnalysisResult } from '../../../src/facts/outcome.ts';
import { ANY_CHARACTER } from '../../support/any-character.ts';
import { type GithubServer, startGithubServer } from '../../support/github-server.ts';
import { sampleSpec } from '../../support/sample-outcomes.ts';
import { resultOf, type ResultParts } from '../../support/sample-results.ts';
import { failureOf } from '../../support/test-transport.ts';
import { openTestGithub, type TestGithub } from '../../support/test-github.ts';

const SHA = '4f1d0c6be2a94c3c8f0a7b5d9e21c43a6b7d8e90';
const DIGEST = '0123456789abcdef0123456789abcdef';
const SIGNER = createStatusSigner('key-1', 'acme/vision-models', SHA);
const RUN_URL = 'https://github.com/acme/vision-models/actions/runs/17';

let server: GithubServer;
let github: TestGithub;

beforeEach(async () => {
  server = await startGithubServer();
  github = await openTestGithub(server);
});

afterEach(async () => {
  await server.close();
});

/** A result without a job, unless one is added. */
function result(state: AnalysisResult['state'], parts: ResultParts = {}): AnalysisResult {
  return resultOf(sampleSpec('digits', 'evasion'), state, parts);
}

/** Writes the status of a result. */
function write(of: AnalysisResult, threshold?: number, runUrl = RUN_URL): Promise<void> {
  const source = { runUrl, threshold, signerOf: () => SIGNER };
  return writeStatus(github, { sha: SHA, result: of, digest: DIGEST }, source);
}

/** Reads what the statuses of the commit store. */
async function readStatuses(): Promise<CommitMemory['remembered']> {
  return readCommitMemory(await github.listStatuses(SHA), SIGNER).remembered;
}

const JOB = { jobId: 'am9i==' };
/** Whose end was not seen. */
const LEFT = { ...JOB, jobGoesOn: true } as const;

describe('the state of a status, and its description', () => {
  const cases: [AnalysisResult, string, string][] = [
    [result('submitted', JOB), 'pending', 'Running'],
    [
      result('submitted', { ...JOB, reason: 'cancelled' }),
      'pending',
      'Running: the run was cancelled, but the job continues',
    ],
    [result('timeout', { ...LEFT, reason: 'timeout' }), 'pending', 'Running: the run ended before the job'],
    [
      result('error', { ...LEFT, reason: 'unavailable', message: 'No connection.' }),
      'pending',
      'Running: the service could not be reached, but the job continues',
    ],
    [
      result('error', { ...LEFT, reason: 'unauthorized' }),
      'pending',
      'Running: the service refused the credentials, but the job continues',
    ],
    [
      result('error', { ...LEFT, reason: 'unexpected-answer' }),
      'pending',
      'Running: the answer was not understood, but the job continues',
    ],
    [
      result('passed', { ...JOB, score: 0.02, threshold: 0.1 }),
      'success',
      'Passed: score 0.02, threshold 0.1',
    ],
    [result('passed', { ...JOB, threshold: 0.1 }), 'success', 'Passed'],
    [result('passed', JOB), 'success', 'Passed'],
    [
      result('vulnerable', { ...JOB, reason: 'vulnerable', score: 0.4, threshold: 0.1 }),
      'failure',
      'Vulnerable: score 0.4, threshold 0.1',
    ],
    [
      result('failed', { ...JOB, reason: 'analysis-failed', message: 'Sanity\ncheck failed.' }),
      'error',
      'No verdict: Sanity check failed.',
    ],
    [result('failed', { ...LEFT, message: 'Its end was seen.' }), 'error', 'No verdict: Its end was seen.'],
    [result('error', { ...JOB, reason: 'upload-failed' }), 'error', 'No verdict: It broke.'],
    [result('error', { reason: 'unavailable', message: 'No \u{1F4A3}.' }), 'error', 'No verdict: No ?.'],
    [result('timeout', { reason: 'timeout', message: 'Too late.' }), 'error', 'No verdict: Too late.'],
    [
      result('planned', { reason: 'cancelled', message: 'The run was cancelled.' }),
      'error',
      'No verdict: The run was cancelled.',
    ],
    [result('planned'), 'error', 'No verdict: not submitted'],
  ];

  it.each(cases)('case %#', (of, state, description) => {
    expect(statusState(of)).toBe(state);
    expect(describeStatus(of)).toBe(description);
  });

  it('is within the limit of GitHub', async () => {
    const long = result('failed', { ...JOB, message: 'é'.repeat(500) });
    expect(describeStatus(long)).toHaveLength(140);
    await write(long);
    expect(server.statuses).toHaveLength(1);
  });
});

describe('the context', () => {
  it.each(['digits', 'Digits v2.1_final', 'digits@v2 (new)', 'größe', '数字'])(
    'keeps the name %j',
    (model) => {
      expect(buildContext({ model, attack: 'evasion' })).toBe(`model-security/${model}/evasion`);
    },
  );

  it.each(['a~b', 'a\u{1F4A3}b', 'x'.repeat(151), ' a', '', 'a/b'])(
    'adds a hash if it replaces characters of %j',
    (model) => {
      expect(buildContext({ model, attack: 'drift' })).toMatch(
        /^model-security\/[^~/]{0,150}~[0-9a-f]{16}\/drift$/u,
      );
    },
  );

  it('is different for every analysis, and within the limit of GitHub', () => {
    const model = fc.string({ unit: ANY_CHARACTER, maxLength: 260 });
    const near = fc.constantFrom('a-b', 'a~b', 'a/b', 'a\u{1F4A3}b', 'a\u{1F4A4}b', 'a b', ' a b');
    const analysis = fc.record({ model: fc.oneof(model, near), attack: fc.constantFrom(...ATTACKS) });
    fc.assert(
      fc.property(analysis, analysis, (one, other) => {
        const same = one.model === other.model && one.attack === other.attack;
        expect(buildContext(one) === buildContext(other)).toBe(same);
        expect(buildContext(one).length).toBeLessThanOrEqual(255);
      }),
    );
    const first = buildContext({ model: 'a\u{1F4A3}b', attack: 'drift' });
    expect(buildContext({ model: first.split('/')[1] ?? '', attack: 'drift' })).not.toBe(first);
  });
});

describe('the job that a status stores', () => {
  /** An empty query is no query; one of a question mark is. */
  function withoutEmptyQuery(address: string): string {
    const url = new URL(address);
    if (url.search === '') url.search = '';
    return url.href;
  }

  it('is read back from GitHub, whatever the name, the ids and the address', async () => {
    const name = fc.string({ unit: ANY_CHARACTER, minLength: 1, maxLength: 100 });
    const text = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 100 });
    const jobs = fc.record({
      model: name.filter((model) => findNameFault(model) === undefined),
      attack: fc.constantFrom(...ATTACKS),
      modelId: text,
      jobId: text.map((id) => id.replaceAll(' ', '_')),
      threshold: fc.double({ noNaN: true, noDefaultInfinity: true }),
      dashboardUrl: fc.webUrl({ withQueryParameters: true, withFragments: true, validSchemes: ['https'] }),
    });
    await fc.assert(
      fc.asyncProperty(jobs, async ({ model, attack, modelId, jobId, threshold, dashboardUrl: given }) => {
        const dashboardUrl = withoutEmptyQuery(given);
        const spec = { ...sampleSpec(model, attack), modelId };
        const of = result('submitted', { spec, jobId, dashboardUrl });
        await write(of, threshold);
        const context = buildContext(spec);
        const read = (await readStatuses()).get(context.toLowerCase());
        const remembered = { model, attack, modelId, jobId, threshold: threshold + 0, task: spec.task };
        expect(read).toEqual({
          kind: 'job',
          context,
          state: 'pending',
          digest: DIGEST,
          dashboardUrl,
          ...remembered,
        });
        server.statuses.length = 0;
      }),
      { numRuns: 60 },
    );
  });

  it.each(['https://d.example/??', 'https://d.example/?a=?#?'])(
    'tells the query of %s from its question mark',
    async (dashboardUrl) => {
      await write(result('submitted', { ...JOB, dashboardUrl }));
      const [status] = (await readStatuses()).values();
      expect(status).toMatchObject({ dashboardUrl });
    },
  );

  it('leaves the address as it was, parameters and all', async () => {
    const dashboardUrl = 'https://d.example/jobs?tab=a%20b&&empty&x=1+2&model_security_job=stale#/job/1';
    await write(result('submitted', { ...JOB, dashboardUrl }));
    const target = server.statuses[0]?.target_url ?? '';
    expect(target).toMatch(
      /^https:\/\/d\.example\/jobs\?tab=a%20b&&empty&x=1\+2&model_security_kind=job&model_security_job=am9i%3D%3D&/u,
    );
    expect(target).toMatch(/#\/job\/1$/u);
    const [status] = (await readStatuses()).values();
    expect(status).toMatchObject({ dashboardUrl: 'https://d.example/jobs?tab=a%20b&&empty&x=1+2#/job/1' });
  });

  it.each([
    ['there is no dashboard', undefined],
    ['the dashboard is not an address', 'dashboard'],
    ['the dashboard is too long an address', `https://d.example/${'x'.repeat(1900)}`],
  ])('is stored in the address of the run if %s', async (_name, dashboardUrl) => {
    const more = dashboardUrl === undefined ? {} : { dashboardUrl };
    await write(result('submitted', { ...JOB, ...more }));
    expect(server.statuses[0]?.target_url).toMatch(
      /^https:\/\/github\.com\/acme\/vision-models\/actions\/runs\/17\?/u,
    );
    const [status] = (await readStatuses()).values();
    expect(status).toMatchObject({ kind: 'job', jobId: JOB.jobId });
    expect(status).not.toHaveProperty('dashboardUrl');
  });

  it('has the threshold of the verdict, else that of the request, else 0', async () => {
    const spec = sampleSpec('digits', 'extraction');
    const own = { ...spec, fields: { vulnerability_threshold: '0.25' } };
    const thresholds = [];
    for (const of of [
      result('passed', { ...JOB, spec: own, threshold: 0.5 }),
      result('submitted', { ...JOB, spec: own }),
      result('submitted', { ...JOB, spec: { ...spec, fields: {} } }),
    ]) {
      await write(of);
      const [status] = (await readStatuses()).values();
      thresholds.push(status?.kind === 'job' ? status.threshold : undefined);
    }
    expect(thresholds).toEqual([0.5, 0.25, 0]);
  });

  it('is absent without a job, and the status links to the run', async () => {
    await write(result('error', { reason: 'rejected' }));
    expect(server.statuses[0]?.target_url).toContain(`${RUN_URL}?model_security_kind=jobless`);
    const context = 'model-security/digits/evasion';
    expect([...(await readStatuses())]).toEqual([[context, { kind: 'jobless', context, state: 'error' }]]);
  });

  it('is absent for a submission in doubt', async () => {
    const of = result('error', { reason: 'unavailable', inDoubt: true, message: 'Reset.' });
    await write(of, undefined, `${RUN_URL}?pr=7`);
    const context = 'model-security/digits/evasion';
    expect(server.statuses).toMatchObject([{ context, state: 'error' }]);
    expect(server.statuses[0]?.description).toMatch(/^No verdict: it may have been submitted; .*dashboard/u);
    const doubt = { kind: 'doubt', context, state: 'error', digest: DIGEST, runUrl: `${RUN_URL}?pr=7` };
    expect([...(await readStatuses())]).toEqual([[context, doubt]]);
    // A run without an address.
    await write(of, undefined, '');
    expect(server.statuses.at(-1)?.target_url).toBeNull();
  });

  it('is not written with a token that lacks the permission', async () => {
    server.access.statuses = 'read';
    const writing = write(result('submitted', JOB));
    expect((await failureOf(writing)).message).toContain('needs the permission "statuses: write"');
    expect(server.statuses).toEqual([]);
  });

  it('has no address if neither can be parsed', async () => {
    await write(result('submitted', JOB), undefined, '');
    expect(server.statuses).toMatchObject([{ target_url: null }]);
  });
});

describe('statuses of others, and older ones', () => {
  it('are ignored', async () => {
    await write(result('submitted', JOB));
    await write(result('passed', { jobId: 'newer' }));
    await github.createStatus(SHA, {
      context: 'ci/build',
      state: 'success',
      description: 'x',
      targetUrl: RUN_URL,
    });
    const statuses = [...(await readStatuses()).values()];
    expect(statuses).toMatchObject([{ kind: 'job', state: 'success', jobId: 'newer' }]);
  });
});
