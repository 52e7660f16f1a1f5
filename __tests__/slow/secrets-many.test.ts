import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { outlierConfig } from '../support/e2e-models.ts';
import { ANALYSIS_PATH, LINEAGE_PATH } from '../support/interface-rules.ts';
import { serviceInputs } from '../support/interface-service.ts';
import { type KeptOptions, type KeptRun, runKept } from '../support/kept-run.ts';
import { jsonAnswer, type Reply, startStrictServer } from '../support/strict-server.ts';

interface Answers {
  readonly lineage?: Reply;
  readonly uploads?: (origin: string) => object;
  readonly status?: Reply;
  readonly upload?: Reply;
}

async function runWith(
  answers: Answers,
  inputs: Readonly<Record<string, string>> = {},
  models = 1,
  options: Pick<KeptOptions, 'meanwhile'> = {},
): Promise<KeptRun> {
  let jobs = 0;
  const server = await startStrictServer(({ path }, origin) => {
    if (path === LINEAGE_PATH) return answers.lineage ?? jsonAnswer({});
    if (path.startsWith('/files')) return answers.upload ?? {};
    if (!path.startsWith(ANALYSIS_PATH)) return answers.status ?? jsonAnswer(PASSED);
    jobs += 1;
    const uploads = answers.uploads?.(origin) ?? { data_upload_url: `${origin}/files/data` };
    return jsonAnswer({ job_id: `job-${String(jobs)}`, ...uploads });
  });
  try {
    return await runKept(
      {
        ...serviceInputs(server.origin),
        'poll-interval-seconds': '0.1',
        'max-attempts': '1',
        wait: 'true',
        rescan: 'never',
        'sarif-file': 'results.sarif',
        ...inputs,
      },
      { ...options, files: { 'data/labels.csv': 'a,b\n', '.github/model-security.yml': configOf(models) } },
    );
  } finally {
    await server.close();
  }
}

/** Each model with three artifacts. */
function configOf(models: number): string {
  const file = '"data/labels.csv"';
  return outlierConfig(models).replaceAll(`"data":${file}`, `"data":${file},"label":${file},"model":${file}`);
}

const PASSED = { ModelExploration_Status: 'completed', SanityCheck_Status: 'passed' };

/** As the usual object storages sign, with a session's token. */
function presigned(origin: string): string {
  const hex = (bytes: number): string => randomBytes(bytes).toString('hex');
  const query = new URLSearchParams({
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': `ASIA${hex(8).toUpperCase()}/20261121/us-east-1/s3/aws4_request`,
    'X-Amz-Date': '20261121T070000Z',
    'X-Amz-Expires': '3600',
    'X-Amz-Security-Token': hex(256),
    'X-Amz-Signature': hex(32),
    'X-Amz-SignedHeaders': 'host',
    'x-id': 'PutObject',
  });
  return `${origin}/files?${query.toString()}`;
}

/** Each of these held a run for minutes, deaf to its deadline and to cancellation, when secrets were tried one by one. */
describe('many secrets do not hold the run', () => {
  it.concurrent('of hundreds of presigned addresses', async () => {
    const uploads = (origin: string): object => ({
      data_upload_url: presigned(origin),
      label_upload_url: presigned(origin),
      model_upload_url: presigned(origin),
    });
    const kept = await runWith({ uploads }, { wait: 'false', concurrency: '32' }, 400);
    expect(kept.outputs['status']).toBe('submitted');
  });

  it.concurrent('of a form that no storage needs', async () => {
    const fields = Object.fromEntries(
      Array.from({ length: 20_000 }, (_, index) => [
        `f${String(index)}`,
        `vvvvvvvvvvvv${String(index).padStart(8, '0')}`,
      ]),
    );
    const uploads = (origin: string): object => ({ data_upload_url: { url: `${origin}/files`, fields } });
    const kept = await runWith({ uploads });
    expect(kept.outputs).toMatchObject({ 'failure-reason': 'unexpected-answer', 'job-id': 'job-1' });
  });

  it.concurrent('that hold one another, in a long text', async () => {
    const query = Array.from({ length: 100 }, (_, index) => `token${String(index)}=${'a'.repeat(8 + index)}`);
    const kept = await runWith({
      uploads: (origin) => ({ data_upload_url: `${origin}/files?${query.join('&')}` }),
      status: jsonAnswer({ SanityCheck_Status: 'failed', CurrentStatus: 'a'.repeat(4_000_000) }),
    });
    expect(kept.outputs['failure-reason']).toBe('analysis-failed');
    expect([...kept.left.values()].filter((text) => text.includes('aaaaaaaa'))).toEqual([]);
  });

  it.concurrent('of thousands of characters, cut in many places', async () => {
    const key = 'ak-ZqX7Lw93TtRvBnM2'.repeat(300);
    const time = `${key.slice(0, -1)}…`.repeat(600) + `${key.slice(0, 8)}…`.repeat(30_000);
    const lineage = jsonAnswer({
      commitid: 'abcdef1234',
      createdtimestamp: time,
      supplychain_vuldetected: 0,
    });
    const kept = await runWith({ lineage }, { 'api-key': key });
    expect(kept.outputs['status']).toBe('already-scanned');
    expect(kept.outputs['record']).toContain('"createdtimestamp":"***…');
  });
});

/**
 * A form with one long value for each of 60 analyses, and a storage that repeats it in every answer. When texts were
 * compared with the whole of a secret at each place, each of these answers held the process for seconds.
 */
describe('one long value of an upload form holds no run', () => {
  const value = 'ab%41'.repeat(6400);
  const long = (origin: string): object => ({
    data_upload_url: { url: `${origin}/files`, fields: { policy: value } },
  });
  const body = `<Error>${value}${value}</Error>`.slice(0, 65_536);
  const slow = { 'max-attempts': '20', concurrency: '32' };

  it.concurrent('that the storage refuses', async () => {
    const kept = await runWith({ uploads: long, upload: { status: 403, body } }, { concurrency: '32' }, 60);
    expect(kept.outputs['failure-reason']).toBe('upload-failed');
    expect(
      kept.run.stdout.match(/status 403, with the message "&?[^"]*\*\*\*/gu)?.length,
    ).toBeGreaterThanOrEqual(60);
    expect([...kept.left.values()].filter((text) => text.includes(value.slice(0, 64)))).toEqual([]);
  });

  it.concurrent('that its deadline ends', async () => {
    const kept = await runWith(
      { uploads: long, upload: { status: 503, body } },
      { ...slow, 'timeout-minutes': '0.1' },
      60,
    );
    expect(kept.outputs['failure-reason']).toBe('timeout');
    expect(JSON.parse(kept.outputs['results'] ?? '')).toHaveLength(60);
  });

  it.concurrent('that is cancelled', async () => {
    let cancel: () => void = () => undefined;
    const kept = await runWith(
      {
        uploads: long,
        upload: () => {
          cancel();
          return { status: 503, body };
        },
      },
      slow,
      60,
      {
        meanwhile: async (kill) => {
          cancel = () => {
            kill('SIGTERM');
          };
          return Promise.resolve();
        },
      },
    );
    expect(kept.outputs['failure-reason']).toBe('cancelled');
  });
});

describe('what a service chooses', () => {
  const ORGANIZATION = '1234567890';
  const expectHidden = (kept: KeptRun): void => {
    const places = [...kept.left].filter(([, text]) => text.includes(ORGANIZATION)).map(([place]) => place);
    expect(places).toEqual([]);
  };

  it.concurrent('is no number with the digits of a secret', async () => {
    const status = jsonAnswer({ ...PASSED, VulnerabiltyScore: Number(ORGANIZATION) });
    const scored = await runWith({ status }, { 'org-id': ORGANIZATION });
    expect(scored.outputs['failure-reason']).toBe('vulnerable');
    expect(scored.outputs['results']).toContain('"score":null');
    expectHidden(scored);
    const record = { commitid: 'abcdef1234', supplychain_vuldetected: Number(ORGANIZATION) };
    const flagged = await runWith({ lineage: jsonAnswer(record) }, { 'org-id': ORGANIZATION });
    expect(flagged.outputs).toMatchObject({ status: 'vulnerable', record: '{"commitid":"abcdef1234"}' });
    expectHidden(flagged);
  });

  it.concurrent('masks no word of the outputs', async () => {
    const query = 'token=vulnerable&signature=unexpected-answer&policy=dashboard_url&secret=already-scanned';
    const kept = await runWith({ uploads: (origin) => ({ data_upload_url: `${origin}/files?${query}` }) });
    expect(kept.outputs['status']).toBe('passed');
    const given = Object.values(kept.outputs);
    expect(kept.run.masks.filter((mask) => given.some((value) => value.includes(mask)))).toEqual([]);
    expect(kept.run.masks).toContain(query);
  });

  it.concurrent('is not quoted where it is a form that cannot be read', async () => {
    const secret = 'abcdefghijkLmnopQrStUv00112233';
    const body = `{"job_id": "job-of-the-test-0123456789", "data_upload_url": {"fields": {"key": "${secret}", "x-amz-algorithm":
      "${secret}", "other": ["${secret}"]}}, oops`;
    const server = await startStrictServer(({ path }) => (path === LINEAGE_PATH ? jsonAnswer({}) : { body }));
    try {
      const files = { 'data/labels.csv': 'a,b\n', '.github/model-security.yml': outlierConfig(1) };
      const kept = await runKept(serviceInputs(server.origin), { files });
      expect(kept.outputs['failure-reason']).toBe('unexpected-answer');
      expect(kept.run.stdout).toContain('job-of-the-test-0123456789');
      expect([...kept.left].filter(([, text]) => text.includes(secret)).map(([place]) => place)).toEqual([]);
    } finally {
      await server.close();
    }
  });
});
