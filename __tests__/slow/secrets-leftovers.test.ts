import { describe, expect, it } from '@jest/globals';
import { carelessMessage, formsOf, SECRETS } from '../support/e2e-secrets.ts';
import { outlierConfig } from '../support/e2e-models.ts';
import { pullRequest } from '../support/e2e-github.ts';
import { startGithubServer } from '../support/github-server.ts';
import { ANALYSIS_PATH, LINEAGE_PATH } from '../support/interface-rules.ts';
import { type KeptOptions, type KeptRun, runKept } from '../support/kept-run.ts';
import { PUSH } from '../support/runner-environment.ts';
import { jsonAnswer, type Reply, startStrictServer } from '../support/strict-server.ts';
import { crashAtSignal, MOMENT, TIME_UP_AT_SIGNAL } from '../support/time-up.ts';

const TOKEN = 'ghs_tokenOfTheWorkflow/0123+456789';
const CARELESS = carelessMessage();
const KEYS = [SECRETS.apiKey, encodeURIComponent(SECRETS.secretAccessKey), SECRETS.orgId].join(' ');
const GIVEN = {
  'api-key': SECRETS.apiKey,
  'org-id': SECRETS.orgId,
  'repo-type': 's3_bucket',
  'bucket-name': 'bucket',
  region: 'eu-central-1',
  'storage-access-key-id': SECRETS.accessKeyId,
  'storage-secret-access-key': SECRETS.secretAccessKey,
  'model-api-details': SECRETS.modelApiDetails,
  'github-token': TOKEN,
  wait: 'true',
  'poll-interval-seconds': '0.1',
  'max-attempts': '2',
  'report-directory': 'reports',
  'sarif-file': 'results.sarif',
} as const;
const FILES = { '.github/model-security.yml': outlierConfig(1), 'data/labels.csv': 'image,label\n0,1\n' };
const DEBUG = { RUNNER_DEBUG: '1', ACTIONS_STEP_DEBUG: 'true' };

interface Answers {
  readonly lineage?: Reply;
  readonly analysis?: (origin: string) => Reply;
  readonly upload?: Reply;
  readonly status?: Reply;
  readonly report?: Reply;
}

/** A presigned address, and a form, whose secrets are known. */
function addresses(origin: string): Record<'put' | 'post', unknown> {
  const query = new URLSearchParams({ 'X-Amz-Signature': SECRETS.signature, Policy: SECRETS.policy });
  const fields = { 'x-amz-signature': SECRETS.signature, policy: SECRETS.policy };
  return { put: `${origin}/files?${query.toString()}`, post: { url: `${origin}/files`, fields } };
}

const job = (origin: string, more: Readonly<Record<string, unknown>> = {}): Reply =>
  jsonAnswer({
    job_id: 'job-of-the-test',
    dashboard_link: `${origin}/dashboard`,
    data_upload_url: addresses(origin).put,
    ...more,
  });
const PASSED = { ModelExploration_Status: 'completed', SanityCheck_Status: 'passed' };

/** Runs one analysis with every secret there is, with debug logging on. */
async function runWith(
  answers: Answers,
  inputs: Readonly<Record<string, string>> = {},
  options: KeptOptions = {},
): Promise<KeptRun> {
  const server = await startStrictServer(({ path }, origin) => {
    if (path === LINEAGE_PATH) return answers.lineage ?? jsonAnswer({});
    if (path.startsWith('/files')) return answers.upload ?? {};
    if (path.startsWith(ANALYSIS_PATH)) return answers.analysis?.(origin) ?? job(origin);
    if (path.includes('/get_report?')) return answers.report ?? { body: '%PDF-1.4\nthe report\n%%EOF\n' };
    return answers.status ?? jsonAnswer(PASSED);
  });
  try {
    return await runKept(
      { ...GIVEN, 'base-url': server.origin, ...inputs },
      { files: FILES, ...options, env: { ...DEBUG, ...options.env } },
    );
  } finally {
    await server.close();
  }
}

/** The secrets that a run was given; those of upload addresses are known once the service has named them. */
const { signature, policy, ...OF_INPUTS } = SECRETS;
const INPUT_SECRETS = [...Object.values(OF_INPUTS), TOKEN];
const ALL_SECRETS = [...INPUT_SECRETS, signature, policy];

function expectHidden(
  kept: KeptRun,
  secrets = ALL_SECRETS,
  more: Readonly<Record<string, string>> = {},
): void {
  const places = [...kept.left, ...Object.entries(more)];
  expect(places.length).toBeGreaterThan(6);
  const found = secrets
    .flatMap((secret) => [...new Set([...formsOf(secret), ...linkForms(secret)])])
    .flatMap((form) => places.filter(([, text]) => text.includes(form)).map(([place]) => [place, form]));
  expect(found).toEqual([]);
  expect(kept.run.masks).toEqual(expect.arrayContaining([...secrets]));
}

/** Sends a signal once, as soon as the run waits for its job. */
function whenWaiting(signal: NodeJS.Signals): NonNullable<KeptOptions['onLine']> {
  let isSent = false;
  return (line, kill) => {
    if (isSent || !line.includes('sanity check')) return;
    isSent = true;
    kill(signal);
  };
}

/** As an address spells them that was read and written again. */
function linkForms(secret: string): string[] {
  return ['', '?', '#', '?a='].map((lead) => {
    const address = `https://host.example/${lead}`;
    return new URL(address + secret).href.slice(address.length);
  });
}

/** Neither what a run leaves nor what it writes on GitHub holds a secret. */
async function expectClean(answers: Answers, inputs: Readonly<Record<string, string>>): Promise<void> {
  const github = await startGithubServer({ token: TOKEN, repository: PUSH.repository });
  try {
    const event = pullRequest(7, PUSH.commit);
    const kept = await runWith(
      answers,
      { 'comment-on-pr': 'always', ...inputs },
      { env: { GITHUB_API_URL: github.url }, event },
    );
    expect(github.comments).toHaveLength(1);
    const sent = github.requests.map(({ path, body }) => `${path}\n${body.toString('utf8')}`).join('\n');
    expectHidden(kept, ALL_SECRETS, { github: sent });
  } finally {
    await github.close();
  }
}

describe('what a run leaves holds no secret', () => {
  it.concurrent('where all goes well', async () => {
    const kept = await runWith({});
    expect(kept.outputs).toMatchObject({ status: 'passed', 'failure-reason': '' });
    expect([...kept.left.keys()]).toEqual(
      expect.arrayContaining(['workspace/results.sarif', 'workspace/reports/m0-outlier-vulnerability.pdf']),
    );
    expectHidden(kept);
  });

  it.concurrent('nor does what it writes on GitHub, where the service repeats the key everywhere', () =>
    expectClean(
      {
        lineage: jsonAnswer({
          commitid: KEYS,
          branchname: KEYS,
          modelid: KEYS,
          repourl: KEYS,
        }),
        analysis: (origin) =>
          job(origin, {
            job_id: `job-${SECRETS.apiKey}`,
            dashboard_link: `https://dash.example/${SECRETS.secretAccessKey}?${SECRETS.apiKey}#${SECRETS.orgId}`,
            [`${SECRETS.apiKey}_upload_url`]: 'https://storage.example/',
          }),
      },
      { rescan: 'always' },
    ));

  it.concurrent('nor where a job fails whose stages are named like it', () =>
    expectClean(
      {
        status: jsonAnswer({
          [`${SECRETS.apiKey}Status`]: 'failed',
          SanityCheck_Status: 'failed',
          CurrentStatus: CARELESS,
        }),
      },
      {},
    ));

  it.concurrent('nor where a job is vulnerable and its report is refused', async () => {
    const kept = await runWith({
      status: jsonAnswer({ ...PASSED, [`${SECRETS.orgId}Status`]: CARELESS, VulnerabiltyScore: 1 }),
      report: { status: 400, body: CARELESS },
    });
    expect(kept.outputs['failure-reason']).toMatch(/\S/u);
    expectHidden(kept);
  });

  const refusals: readonly (readonly [string, Reply, string])[] = [
    ...([400, 401, 403, 412, 404, 500, 503, 200] as const).map(
      (status) => [String(status), { status, body: JSON.stringify({ message: CARELESS }) }, ''] as const,
    ),
    ['no JSON', { body: CARELESS, headers: { 'content-type': `text/x;a=${SECRETS.apiKey}` } }, ''],
    ['redirect', { status: 302, headers: { location: `https://${SECRETS.accessKeyId}@x.example/` } }, ''],
    ['lost', (response) => response.destroy(), ''],
    ['a list', jsonAnswer([CARELESS]), ''],
  ];

  it.concurrent.each(refusals)('nor where the lineage check meets: %s', async (_name, lineage) => {
    const kept = await runWith({ lineage });
    expect(kept.run.exitCode).toBe(1);
    expectHidden(kept, INPUT_SECRETS);
  });

  it.concurrent.each(refusals)('nor where the submission meets: %s', async (_name, analysis) => {
    const kept = await runWith({ analysis: () => analysis });
    expect(kept.run.exitCode).toBe(1);
    expectHidden(kept, INPUT_SECRETS);
  });

  it.concurrent.each(['put', 'post'] as const)('nor where a storage repeats a %s', async (form) => {
    for (const status of [403, 503]) {
      const kept = await runWith({
        analysis: (origin) => job(origin, { data_upload_url: addresses(origin)[form] }),
        upload: { status, body: `<Error>${CARELESS}</Error>` },
      });
      expect(kept.outputs['failure-reason']).toBe('upload-failed');
      expectHidden(kept);
    }
  });

  it.concurrent('nor where an upload address names the job: its id can still be read', async () => {
    const id = 'job-of-the-test-with-a-long-name';
    const kept = await runWith({
      analysis: (origin) =>
        job(origin, {
          job_id: id,
          data_upload_url: `${origin}/files?token=${id}&X-Signature=${SECRETS.accessKeyId}`,
        }),
    });
    expect(kept.outputs).toMatchObject({ status: 'passed', 'job-id': id });
    expectHidden(kept, INPUT_SECRETS);
  });

  it.concurrent('nor where it is cancelled, or its time is up', async () => {
    const status: Reply = jsonAnswer({ SanityCheck_Status: 'inprogress', CurrentStatus: CARELESS });
    const late = await runWith({ status }, {}, { env: TIME_UP_AT_SIGNAL, onLine: whenWaiting(MOMENT) });
    expect(late.outputs['failure-reason']).toBe('timeout');
    expectHidden(late);
    const cancelled = await runWith({ status }, {}, { onLine: whenWaiting('SIGTERM') });
    expect(cancelled.outputs['failure-reason']).toBe('cancelled');
    expectHidden(cancelled);
  });

  it.concurrent('nor where the inputs are wrong', async () => {
    const config = outlierConfig(1).replace('28,28,1', SECRETS.apiKey);
    const kept = await runWith(
      {},
      { branch: `a${SECRETS.orgId}\u202e`, mode: SECRETS.apiKey },
      {
        files: { ...FILES, '.github/model-security.yml': config },
      },
    );
    expect(kept.outputs['failure-reason']).toBe('invalid-input');
    expectHidden(kept, INPUT_SECRETS);
  });

  it.concurrent('nor where GitHub repeats the token', async () => {
    const github = await startGithubServer({ token: TOKEN, repository: PUSH.repository });
    for (let count = 0; count < 9; count += 1) {
      github.mishaps.push({
        kind: 'answer',
        answer: jsonAnswer({ message: `bad ${TOKEN} ${CARELESS}` }, 401),
      });
    }
    try {
      const event = pullRequest(7, PUSH.commit);
      const env = { GITHUB_API_URL: github.url };
      const kept = await runWith({}, { 'comment-on-pr': 'always' }, { env, event });
      expect(kept.run.exitCode).toBe(0);
      expectHidden(kept, INPUT_SECRETS);
    } finally {
      await github.close();
    }
  });

  it.concurrent.each([
    ['throws', 'throw error'],
    ['rejects', 'Promise.reject(error)'],
  ])('nor where something in the process %s that nobody catches', async (_name, act) => {
    const status = jsonAnswer({ SanityCheck_Status: 'inprogress' });
    const env = crashAtSignal(`\n::set-output name=status::passed\n${CARELESS}`, act);
    const kept = await runWith({ status }, {}, { env, onLine: whenWaiting(MOMENT) });
    expect(kept.run.exitCode).toBe(1);
    expect(kept.run.commands.map(({ name }) => name)).not.toContain('set-output');
    expect(kept.outputs['status']).not.toBe('passed');
    expectHidden(kept);
  });
});
