import { crc32 } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { scanJsonDocument } from '../../../src/scanner/formats/json-document.ts';
import { expectOnlyUnreadable } from '../../support/hostile-bytes.ts';
import { scanBytes } from '../../support/recording-scan.ts';

const LETTERS = 'qWzXcVbNmLkJhGfDsAqPoIuYtReWqAzSxDcFvGbHnJmKlPoIuYtReWqMnBvCxZlKjHgFdSaPoIuYtReWqZxCvBnM';
const DIGITS = '8f3a9c1e7b2d4f6a0c5e9b8d7f1a3c2e';
const some = (length: number): string => LETTERS.slice(0, length);

/** Assembled here, so that no file of the project holds anything in the form of a secret. */
function gitHubToken(): string {
  const body = some(30);
  const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  let [rest, checksum] = [crc32(body), ''];
  for (let index = 0; index < 6; index += 1) {
    checksum = `${alphabet[rest % 62] ?? ''}${checksum}`;
    rest = Math.floor(rest / 62);
  }
  return `ghp_${body}${checksum}`;
}

const SECRETS: readonly (readonly [string, string])[] = [
  ['GitHub token ghp_…', gitHubToken()],
  ['GitHub token gith…', `github_pat_${some(22)}_${some(59)}`],
  ['AWS access key AKIA…', `AKIAQW3ERTY5UIOP2ASD`],
  ['Hugging Face token hf_q…', `hf_${some(34)}`],
  ['OpenAI key sk-q…', `sk-${some(20)}T3BlbkFJ${some(20)}`],
  ['OpenAI key sk-p…', `sk-proj-${some(60)}T3BlbkFJ${some(60)}`],
  ['Google API key AIza…', `AIza${some(35)}`],
  ['Slack token xoxb…', `xoxb-918273645012-918273645012-${some(24)}`],
  ['GitLab token glpa…', `glpat-${some(20)}`],
  ['Databricks token dapi…', `dapi${DIGITS}`],
  ['private key ----…', `-----BEGIN RSA PRIVATE KEY-----\n${some(64)}\n`],
];

const cell = (source: unknown, outputs: readonly unknown[] = []): unknown => ({
  cell_type: 'code',
  source,
  outputs,
});
const notebook = (...cells: readonly unknown[]): string =>
  JSON.stringify({ nbformat: 4, metadata: {}, cells });

describe('notebooks', () => {
  test.each(SECRETS)('%s is found in a source, in an output and in an error', (subject, secret) => {
    for (const text of [
      notebook(cell(`key = "${secret}"`)),
      notebook(cell(['import x\n', `key = "${secret}"\n`])),
      notebook(cell('', [{ output_type: 'stream', text: [`${secret}\n`] }])),
      notebook(cell('', [{ output_type: 'execute_result', data: { 'text/plain': `'${secret}'` } }])),
      notebook(cell('', [{ output_type: 'error', ename: 'E', traceback: [`failed: ${secret}`] }])),
    ]) {
      const scan = scanBytes(scanJsonDocument, text);
      expect(scan.lines).toEqual([`high secret ${subject}`]);
      expect(JSON.stringify(scan.found)).not.toContain(secret.slice(0, 12));
    }
  });

  test('a private key over several lines is found', () => {
    const lines = [`-----BEGIN PRIVATE KEY-----\n`, `${some(64)}\n`, `${some(64)}\n`];
    expect(scanBytes(scanJsonDocument, notebook(cell(lines))).lines).toEqual([
      'high secret private key ----…',
    ]);
  });

  test.each([
    ['a token with a wrong checksum', `ghp_${some(36)}`],
    ['a key of documentation', `AKIAIOSFODNN7EXAMPLE`],
    ['a placeholder', `hf_${'x'.repeat(34)}`],
    ['a longer name', `hf_${some(40)}`],
    ['a digest', DIGITS + DIGITS],
    ['the beginning of a key alone', `-----BEGIN PRIVATE KEY-----\\n...`],
    ['a variable', 'os.environ["HF_TOKEN"]'],
  ])('%s is no finding', (_name, text) => {
    expect(scanBytes(scanJsonDocument, notebook(cell(`x = "${text}"`))).lines).toEqual([]);
  });

  test('pictures are not searched', () => {
    const output = { output_type: 'display_data', data: { 'image/png': `AIza${some(35)}` } };
    expect(scanBytes(scanJsonDocument, notebook(cell('', [output]))).lines).toEqual([]);
  });

  test('Python in cells is judged, and commands of the shell are not', () => {
    const code = '!pip install x\n%time\nm = f("owner/model", trust_remote_code=True)';
    expect(scanBytes(scanJsonDocument, notebook(cell(code))).lines).toEqual([
      'high remote-code trust_remote_code owner/model',
    ]);
    expect(
      scanBytes(scanJsonDocument, notebook(cell('%%bash\nf("owner/model", trust_remote_code=True)'))).lines,
    ).toEqual([]);
  });

  test('a finding has its line', () => {
    const text = JSON.stringify({ nbformat: 4, cells: [cell('a'), cell(gitHubToken())] }, undefined, 1);
    const line = text.split('\n').findIndex((each) => each.includes('ghp_')) + 1;
    expect(scanBytes(scanJsonDocument, text).found[0]?.line).toBe(line);
  });

  test('cells in worksheets are read, as version 3 has them', () => {
    const sheets = [{ cells: [{ cell_type: 'code', input: 'f("owner/model", trust_remote_code=True)' }] }];
    expect(scanBytes(scanJsonDocument, JSON.stringify({ nbformat: 3, worksheets: sheets })).lines).toEqual([
      'high remote-code trust_remote_code owner/model',
    ]);
  });

  test('hostile bytes give findings or a refusal', () => {
    expectOnlyUnreadable(scanJsonDocument, Buffer.from(notebook(cell(['a'], [{ text: ['b'] }]))));
  });
});
