import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Certificates, makeCertificates } from '../support/certificates.ts';
import { outlierConfig } from '../support/e2e-models.ts';
import { ANALYSIS_PATH, LINEAGE_PATH } from '../support/interface-rules.ts';
import { CREDENTIALS, serviceInputs } from '../support/interface-service.ts';
import { type KeptRun, runKept } from '../support/kept-run.ts';
import { startProxy, type Tunnel } from '../support/proxy.ts';
import {
  headerValues,
  jsonAnswer,
  type RecordedRequest,
  type Reply,
  startStrictServer,
} from '../support/strict-server.ts';

/** Names that only the proxy knows: to the action they are hosts of the internet. */
const HOSTS = ['service.example', 'storage.example', 'other.example'] as const;
type Host = (typeof HOSTS)[number];

let folder = '';
let certificates: Certificates;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'network-'));
  certificates = await makeCertificates(folder, HOSTS);
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

interface Answers {
  readonly lineage?: Reply;
  /** @param port of a server on this machine that nothing may be sent to */
  readonly analysis?: (model: number, port: number) => Reply;
  readonly status?: Reply;
  readonly upload?: Reply;
}

interface NetworkRun {
  readonly kept: KeptRun;
  readonly requests: Readonly<Record<Host | 'this machine', readonly RecordedRequest[]>>;
  readonly tunnels: readonly Tunnel[];
}

interface Circumstances {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly models?: number;
  readonly trusted?: boolean;
  /** In place of what the proxy leads to service.example. */
  readonly behind?: 'storage.example' | 'nothing';
}

/** Runs against a service of the internet, through a proxy with a password, by certificates of a private authority. */
async function runWith(answers: Answers, circumstances: Circumstances = {}): Promise<NetworkRun> {
  const { inputs = {}, models = 1, trusted = true, behind } = circumstances;
  const local = await startStrictServer(() => ({}), certificates);
  const service = await startStrictServer(({ path }) => {
    if (path === LINEAGE_PATH) return answers.lineage ?? jsonAnswer({});
    if (!path.startsWith(ANALYSIS_PATH)) return answers.status ?? jsonAnswer(PASSED);
    const model = Number(path.slice(ANALYSIS_PATH.length + 1));
    return answers.analysis?.(model, local.port) ?? job('https://storage.example/data?X-Signature=s1gn4ture');
  }, certificates);
  const storage = await startStrictServer(() => answers.upload ?? {}, certificates);
  const other = await startStrictServer(() => jsonAnswer({}), certificates);
  const proxy = await startProxy({
    ...(behind === 'nothing'
      ? {}
      : { 'service.example:443': behind === undefined ? service.port : storage.port }),
    'storage.example:443': storage.port,
    'other.example:443': other.port,
  });
  try {
    const kept = await runKept(
      {
        ...serviceInputs('https://service.example'),
        'max-attempts': '2',
        'request-timeout-seconds': '5',
        'poll-interval-seconds': '0.1',
        ...inputs,
      },
      {
        files: { '.github/model-security.yml': outlierConfig(models), 'data/labels.csv': 'a,b\n' },
        env: {
          RUNNER_DEBUG: '1',
          https_proxy: proxy.url.replace('//', '//runner:p%40ssw0rd@'),
          ...(trusted ? { NODE_EXTRA_CA_CERTS: certificates.caFile } : {}),
        },
      },
    );
    const requests = {
      'service.example': service.requests,
      'storage.example': storage.requests,
      'other.example': other.requests,
      'this machine': local.requests,
    };
    for (const [place, text] of kept.left) {
      expect([place, /p%40ssw0rd|p@ssw0rd|s1gn4ture/u.test(text)]).toEqual([place, false]);
    }
    return { kept, requests, tunnels: proxy.tunnels };
  } finally {
    await Promise.all([service, storage, other, local, proxy].map((one) => one.close()));
  }
}

const PASSED = { ModelExploration_Status: 'completed', SanityCheck_Status: 'passed' };

function job(uploadUrl: string, jobId = 'j1'): Reply {
  return jsonAnswer({ job_id: jobId, data_upload_url: uploadUrl });
}

function targetsOf(run: NetworkRun): string[] {
  return [...new Set(run.tunnels.map(({ target }) => target))].sort();
}

/** Neither a host that is not the service’s, nor the proxy, was told a credential. */
function expectCredentialsKept({ requests, tunnels }: NetworkRun): void {
  const { 'service.example': own, ...others } = requests;
  for (const request of own) {
    expect(headerValues(request, 'x-api-key')).toEqual([CREDENTIALS.apiKey]);
    expect(headerValues(request, 'org-id')).toEqual([CREDENTIALS.orgId]);
    expect(headerValues(request, 'proxy-authorization')).toEqual([]);
  }
  const told = [
    tunnels,
    ...Object.values(others)
      .flat()
      .map(({ headers, path, body }) => [headers, path, body.toString('latin1')]),
  ];
  expect(JSON.stringify(told)).not.toMatch(
    new RegExp(`${CREDENTIALS.apiKey}|${CREDENTIALS.orgId}|x-api-key|org-id`, 'iu'),
  );
}

describe('through a proxy, with certificates of a private authority', () => {
  it.concurrent('a scan passes; the uploads carry no credentials of the service', async () => {
    const run = await runWith({}, { inputs: { wait: 'true' } });
    expect(run.kept.outputs['status']).toBe('passed');
    expect(targetsOf(run)).toEqual(['service.example:443', 'storage.example:443']);
    expect(run.requests['storage.example'].map(({ method, path }) => [method, path])).toEqual([
      ['PUT', '/data?X-Signature=s1gn4ture'],
    ]);
    expectCredentialsKept(run);
  });

  it.concurrent('an authority that is not trusted: nothing is sent, and the advice fits', async () => {
    const run = await runWith({}, { trusted: false });
    expect(run.kept.outputs).toMatchObject({ status: 'error', 'failure-reason': 'unavailable' });
    expect(run.kept.run.log).toContain('NODE_EXTRA_CA_CERTS');
    expect(Object.values(run.requests).flat()).toEqual([]);
  });

  it.concurrent('a host that has no part of the service behind it, or none at all, is no clean answer', async () => {
    const wrong = await runWith({ upload: { status: 404, body: '<html>' } }, { behind: 'storage.example' });
    expect(wrong.kept.outputs).toMatchObject({ status: 'error', 'failure-reason': 'unexpected-answer' });
    const none = await runWith({}, { behind: 'nothing' });
    expect(none.kept.outputs).toMatchObject({ status: 'error', 'failure-reason': 'unavailable' });
    expect(none.kept.run.log).toMatch(
      /the proxy \S+ refused a connection to service\.example with status 403; allow the host/u,
    );
    expect(Object.values(none.requests).flat()).toEqual([]);
  });
});

describe('a redirect is not followed', () => {
  const to = (status: number): Reply => ({
    status,
    headers: { location: 'https://other.example/prod/api/ais/v1.5/developer/lineage-check' },
    body: '{}',
  });

  it.concurrent.each([302, 307])('of the lineage check, by %i', async (status) => {
    const run = await runWith({ lineage: to(status) });
    expect(run.kept.outputs).toMatchObject({ status: 'error', 'failure-reason': 'unexpected-answer' });
    expect(run.kept.run.log).toContain('other.example');
    expect(run.requests['service.example']).toHaveLength(1);
    expect(targetsOf(run)).toEqual(['service.example:443']);
    expectCredentialsKept(run);
  });

  it.concurrent('of the submission: it is not made twice', async () => {
    const run = await runWith({ analysis: () => to(307) });
    expect(run.kept.outputs).toMatchObject({ status: 'error', 'failure-reason': 'unexpected-answer' });
    expect(run.requests['service.example']).toHaveLength(2);
    expect(targetsOf(run)).toEqual(['service.example:443']);
  });

  it.concurrent('of a status, or of an upload', async () => {
    const status = await runWith({ status: to(302) }, { inputs: { wait: 'true', 'timeout-minutes': '0.2' } });
    expect(status.kept.outputs['status']).toBe('error');
    expect(targetsOf(status)).toEqual(['service.example:443', 'storage.example:443']);
    const upload = await runWith({ upload: to(307) });
    expect(upload.kept.outputs).toMatchObject({ status: 'error', 'failure-reason': 'upload-failed' });
    expect(upload.requests['other.example']).toEqual([]);
  });
});

describe('an upload goes to no private place where base-url is on the internet', () => {
  /** Unit tests of uploads and of private hosts have every form. `:0` stands for a port of this machine. */
  const places = [
    ...[
      'https://127.0.0.1:0/',
      'https://LOCALHOST.:0/',
      'https://0x7f.1:0/',
      'https://[::ffff:127.0.0.1]:0/',
    ],
    ...['https://0.0.0.0:0/', 'http://127.0.0.1:0/', 'https://169.254.169.254/latest/meta-data/'],
    ...['https://metadata.google.internal/', 'https://storage/', 'https://user:word@storage.example/'],
    ...['http://storage.example/', 'file:///etc/passwd'],
  ];

  it.concurrent('in whatever form it is named', async () => {
    const run = await runWith(
      {
        analysis: (model, port) =>
          job((places[model] ?? '').replace(/:0\//u, `:${String(port)}/`), `j${String(model)}`),
      },
      { models: places.length },
    );
    expect(run.kept.outputs).toMatchObject({ status: 'error', 'failure-reason': 'upload-failed' });
    expect(JSON.parse(run.kept.outputs['results'] ?? '')).toEqual(
      places.map(() => expect.objectContaining({ state: 'error', reason: 'upload-failed', uploads: [] })),
    );
    expect(targetsOf(run)).toEqual(['service.example:443']);
    expect([run.requests['this machine'], run.requests['storage.example']]).toEqual([[], []]);
  });
});
