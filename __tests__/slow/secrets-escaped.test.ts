import { describe, expect, it } from '@jest/globals';
import { outlierConfig } from '../support/e2e-models.ts';
import { readable } from '../support/e2e-run.ts';
import { pullRequest } from '../support/e2e-github.ts';
import { startGithubServer } from '../support/github-server.ts';
import { ANALYSIS_PATH, LINEAGE_PATH } from '../support/interface-rules.ts';
import { serviceInputs } from '../support/interface-service.ts';
import { type KeptRun, runKept } from '../support/kept-run.ts';
import { PUSH } from '../support/runner-environment.ts';
import { jsonAnswer, type Reply, startStrictServer } from '../support/strict-server.ts';

const TOKEN = 'ghs_tokenOfTheWorkflow/0123+456789';
const FILES = { '.github/model-security.yml': outlierConfig(1), 'data/labels.csv': 'image,label\n0,1\n' };

interface Answers {
  readonly lineage?: Reply;
  readonly analysis?: (origin: string) => Reply;
  readonly upload?: Reply;
}

/** Everything that a run left behind or wrote on GitHub. */
interface Told {
  readonly kept: KeptRun;
  readonly texts: readonly string[];
}

async function tell(answers: Answers, inputs: Readonly<Record<string, string>>): Promise<Told> {
  const github = await startGithubServer({ token: TOKEN, repository: PUSH.repository });
  const server = await startStrictServer(({ path }, origin) => {
    if (path === LINEAGE_PATH) return answers.lineage ?? jsonAnswer({});
    if (path.startsWith('/files')) return answers.upload ?? {};
    if (path.startsWith(ANALYSIS_PATH)) return answers.analysis?.(origin) ?? jsonAnswer({ job_id: 'job-1' });
    return jsonAnswer({ SanityCheck_Status: 'passed', ModelExploration_Status: 'completed' });
  });
  try {
    const kept = await runKept(
      {
        ...serviceInputs(server.origin),
        wait: 'true',
        'poll-interval-seconds': '0.1',
        'max-attempts': '2',
        'sarif-file': 'results.sarif',
        'comment-on-pr': 'always',
        'github-token': TOKEN,
        ...inputs,
      },
      {
        files: FILES,
        env: { RUNNER_DEBUG: '1', GITHUB_API_URL: github.url },
        event: pullRequest(7, PUSH.commit),
      },
    );
    const sent = github.requests.map(({ path, body }) => `${path}\n${body.toString('utf8')}`);
    return { kept, texts: [...kept.left.values(), ...sent].flatMap((text) => [text, readable(text)]) };
  } finally {
    await Promise.all([server.close(), github.close()]);
  }
}

const PIECE = 8;

/** No eight characters of the secret in a row, whatever has become of its spacing. */
function expectNoPiece({ texts }: Told, secret: string): void {
  const squeeze = (text: string): string => text.replace(/[\s\u200b]/gu, '');
  const searched = texts.map(squeeze);
  const whole = squeeze(secret);
  const pieces = Array.from({ length: whole.length - PIECE + 1 }, (_, at) => whole.slice(at, at + PIECE));
  expect(pieces.filter((piece) => searched.some((text) => text.includes(piece)))).toEqual([]);
}

const unicode = (text: string, chars: RegExp): string =>
  text.replace(chars, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
const jsonText = (text: string): string => JSON.stringify({ message: `bad key ${text}` });

const LONG = `Lk${Array.from({ length: 600 }, (_, at) => String.fromCharCode(97 + ((at * at * 7 + at) % 26))).join('')}`;

type Case = readonly [name: string, secret: string, body: (secret: string) => string];

const CASES: readonly Case[] = [
  ['two blanks', 'abcdefgh  ijklmnopqrst', jsonText],
  ['two blanks in text', 'abcdefgh  ijklmnopqrst', (key) => `bad key ${key}`],
  ['escapes of Gson', 'aGVsbG8td29ybGQtc2VjcmV0LWtleQ==', (key) => `{"k": "${unicode(key, /=/gu)}"`],
  ['escapes of .NET', 'wJalrXUtnFEMI+K7MDENG+bPxRfiCY', (key) => `{"k":"${unicode(key, /\+/gu)}"}`],
  ['JSON in JSON', 'wJalrXUtn"FEMI\\K7MDENG', (key) => JSON.stringify({ body: JSON.stringify({ key }) })],
  [
    'JSON in a message',
    'aGVsbG8td29ybGQ=c2VjcmV0LWtleQ==',
    (key) => JSON.stringify({ message: unicode(JSON.stringify({ key }), /=/gu) }),
  ],
  ...[2000, 8192].map((cut): Case => [
    `a cut at ${String(cut)} bytes that is not seen`,
    LONG,
    (key) => '\0'.repeat(cut - 60) + key,
  ]),
];

describe('a secret that the service repeats in other words is told by nothing', () => {
  it.concurrent.each(CASES)('%s', async (_name, secret, body) => {
    for (const status of [400, 404, 503]) {
      const told = await tell({ analysis: () => ({ status, body: body(secret) }) }, { 'api-key': secret });
      expect(told.kept.run.exitCode).toBe(1);
      expectNoPiece(told, secret);
    }
  });

  it.concurrent('characters that cannot be seen', async () => {
    const secret = 'abcdefgh\u00a0\u200bijklmnop\u3000qrstuv';
    const storage = {
      'repo-type': 's3_bucket',
      'bucket-name': 'bucket',
      region: 'eu-central-1',
      'storage-access-key-id': 'AKIAZQ7XEXAMPLE',
      'storage-secret-access-key': secret,
    };
    const told = await tell({ lineage: { status: 400, body: jsonText(secret) } }, storage);
    expect(told.kept.outputs['failure-reason']).toBe('rejected');
    expectNoPiece(told, secret);
  });

  it.concurrent('a redirect to a host of its name', async () => {
    const secret = 'ak-ZqX7Lw93TtRvBnM2';
    const location = `https://${secret}.example/`;
    const told = await tell({ lineage: { status: 302, headers: { location } } }, { 'api-key': secret });
    expect(told.kept.run.stdout).toContain('status 302 to ***.example');
    expectNoPiece(told, secret);
    expectNoPiece(told, secret.toLowerCase());
  });

  it.concurrent.each([
    ['a signature that holds another value', 'SiGnAtUrE-PutObject-0123456789abcXYZ', (text: string) => text],
    ['a signature in escapes', 'abcdefghij+kLmn/opQrStUv==', (text: string) => unicode(text, /[+=]/gu)],
  ])('%s', async (_name, secret, written) => {
    const query = new URLSearchParams({ 'x-id': 'PutObject', 'X-Amz-Signature': secret }).toString();
    const told = await tell(
      {
        analysis: (origin) => jsonAnswer({ job_id: 'job-1', data_upload_url: `${origin}/files?${query}` }),
        upload: { status: 403, body: `<Error>SignatureDoesNotMatch: ${written(secret)}</Error>` },
      },
      {},
    );
    expect(told.kept.outputs['failure-reason']).toBe('upload-failed');
    expect(told.kept.run.stdout).toContain('SignatureDoesNotMatch: ***');
    expectNoPiece(told, secret);
  });
});
