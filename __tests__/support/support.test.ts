import { afterEach, describe, expect, it } from '@jest/globals';
import { AssertionError } from 'node:assert';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeCertificates } from './certificates.ts';
import { assertAnalysisRequest, assertLineageRequest } from './interface-rules.ts';
import { startProxy } from './proxy.ts';
import { parseKeyValueFile } from './runner-files.ts';
import { jsonAnswer, startStrictServer, type RecordedRequest } from './strict-server.ts';
import { parseCommands } from './workflow-commands.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

describe('outputs as the runner reads them', () => {
  it.each([
    ['a line', 'status=passed\n', { status: 'passed' }],
    ['a value with equals signs', 'url=https://x/?a=b=c\n', { url: 'https://x/?a=b=c' }],
    ['a block', 'record<<EOF\n{\n}\nEOF\n', { record: '{\n}' }],
    ['the last value', 'job-id=\njob-id<<EOF\nj1\nEOF\n', { 'job-id': 'j1' }],
    ['an empty block', 'record<<EOF\nEOF\n', { record: '' }],
  ])('takes %s', (_name, text, expected) => {
    expect(parseKeyValueFile(text)).toEqual(expected);
  });

  it.each([
    ['a line without a key', '=x', /Invalid format/u],
    ['a block without an end', 'a<<EOF\nx', /Matching delimiter not found/u],
    ['text', 'hello', /Invalid format/u],
  ])('refuses %s', (_name, text, message) => {
    expect(() => parseKeyValueFile(text)).toThrow(message);
  });
});

describe('workflow commands as the runner reads them', () => {
  it('finds both forms, anywhere the runner does', () => {
    const text = [
      'plain ::error::not at the start',
      '  ::error file=a%2Cb.yml,line=3,title=x%3Ay::first%0Asecond',
      'text ##[warning]later in a line\r::notice::after a carriage return',
      '::unknown::printed, not obeyed',
    ].join('\n');
    expect(parseCommands(text)).toEqual([
      { name: 'error', properties: { file: 'a,b.yml', line: '3', title: 'x:y' }, message: 'first\nsecond' },
      { name: 'warning', properties: {}, message: 'later in a line' },
      { name: 'notice', properties: {}, message: 'after a carriage return' },
    ]);
  });

  it('obeys none while commands are stopped', () => {
    const names = parseCommands('::stop-commands::t1\n::error::no\n::t1::\n::debug::yes').map(
      ({ name }) => name,
    );
    expect(names).toEqual(['stop-commands', 'debug']);
  });
});

describe('rules of the interface', () => {
  const credentials = { apiKey: 'key-1', orgId: 'org-1' };
  const requestOf = (path: string, body: unknown, extra: [string, string][] = []): RecordedRequest => {
    const bytes = Buffer.from(JSON.stringify(body));
    return {
      method: 'POST',
      path,
      headers: [
        ['x-api-key', 'key-1'],
        ['org-id', 'org-1'],
        ['content-type', 'application/json'],
        ['content-length', String(bytes.length)],
        ...extra,
      ],
      body: bytes,
    };
  };
  const lineagePath = '/prod/api/ais/v1.5/developer/lineage-check';
  const outlierPath = '/prod/api/ais/v1.5/model-analyse/m1';
  const outlier = { modelId: 'm1', task: 'image-classification', attack: 'outlier' };

  it('accept what conforms', () => {
    const lineage = { repo_type: 'github', repo_url: 'https://x/y', depth: 1 };
    expect(assertLineageRequest(requestOf(lineagePath, lineage), credentials)).toEqual(lineage);
    const analysis = { input_dimensions: '28,28,1' };
    expect(assertAnalysisRequest(requestOf(outlierPath, analysis), credentials, outlier)).toEqual(analysis);
  });

  it.each([
    ['a doubled /prod', requestOf(`/prod${lineagePath}`, { repo_type: 'github', depth: 1 })],
    ['a depth in a string', requestOf(lineagePath, { repo_type: 'github', depth: '1' })],
    ['an unknown field', requestOf(lineagePath, { repo_type: 'github', depth: 1, branch: 'main' })],
    ['a bucket without its keys', requestOf(lineagePath, { repo_type: 's3_bucket', depth: 1 })],
    ['a second key', requestOf(lineagePath, { repo_type: 'github', depth: 1 }, [['X-API-KEY', 'key-1']])],
    ['a cookie', requestOf(lineagePath, { repo_type: 'github', depth: 1 }, [['cookie', 'a=b']])],
  ])('refuse a lineage check with %s', (_name, request) => {
    expect(() => assertLineageRequest(request, credentials)).toThrow(AssertionError);
  });

  it.each([
    ['a number', { input_dimensions: 28 }],
    ['brackets', { input_dimensions: '[28, 28, 1]' }],
    ['a field too many', { input_dimensions: '28', model_framework: 'tensorflow' }],
    ['a field too few', {}],
  ])('refuse an analysis with %s', (_name, body) => {
    expect(() => assertAnalysisRequest(requestOf(outlierPath, body), credentials, outlier)).toThrow(
      AssertionError,
    );
  });
});

describe('the proxy and the certificates', () => {
  it('carry a request of a client that trusts the authority, and nobody else', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'certificates-'));
    closing.push(() => rm(folder, { recursive: true }));
    const certificates = await makeCertificates(folder, ['service.example']);
    const server = await startStrictServer(() => jsonAnswer({ fine: true }), certificates);
    closing.push(() => server.close());
    const proxy = await startProxy({ 'service.example:443': server.port });
    closing.push(() => proxy.close());
    const ask = (env: Record<string, string>): Promise<{ stdout: string }> =>
      promisify(execFile)(
        process.execPath,
        ['-e', "fetch('https://service.example/').then((r) => r.text()).then(console.log)"],
        { env: { NODE_USE_ENV_PROXY: '1', https_proxy: proxy.url, ...env } },
      );

    const { stdout } = await ask({ NODE_EXTRA_CA_CERTS: certificates.caFile });
    expect(stdout).toBe('{"fine":true}\n');
    await expect(ask({})).rejects.toThrow(/certificate|fetch failed/u);
    expect(proxy.tunnels.map(({ target }) => target)).toEqual(['service.example:443', 'service.example:443']);
    expect(server.requests).toHaveLength(1);
  });
});
