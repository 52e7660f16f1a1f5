import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { parseOrganizationPolicy } from '../../../src/settings/config/organization-policy-file.ts';
import { at, isObject } from '../../../src/core/json.ts';
import { describeProblem } from '../../../src/core/problem.ts';
import { readOrganizationPolicy } from '../../../src/settings/organization-policy-input.ts';
import { InputReader } from '../../../src/settings/reader.ts';
import { downloadPolicy } from '../../../src/run/download.ts';
import { createPlainRunner } from '../../support/plain-runner.ts';
import { makeWorkspace, type Workspace } from '../../support/workspace.ts';

const schema: unknown = JSON.parse(
  readFileSync(new URL('../../../schema/organization-policy.schema.json', import.meta.url), 'utf8'),
);
if (!isObject(schema)) throw new Error('The schema is an object.');
const validate = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(schema);

const WHOLE = `version: 1
thresholds:
  extraction: { threshold: 0.9 }
  evasion: { threshold: 0.5, max-increase: 0.02 }
minimum:
  samples: 50
  queries: 1000
  accuracy: .6
  image-classification: { eps: 0.01, samples: 100 }
waivers: { max-days: 90 }
baseline: forbidden
allow: forbidden
ignore: permitted
required:
  - { task: image-classification, attacks: [extraction, evasion] }
  - { model: digits, attacks: [poisoning] }
supply-chain: required
require-attacked: true
`;
const FILE = { kind: 'file', file: 'org/policy.yml' } as const;

describe('the text of a policy', () => {
  it('is read, every key of it', () => {
    expect(validate(parse(WHOLE))).toBe(true);
    expect(parseOrganizationPolicy(WHOLE, FILE)).toEqual({
      rules: {
        limits: new Map([
          ['extraction', { threshold: 0.9 }],
          ['evasion', { threshold: 0.5, 'max-increase': 0.02 }],
        ]),
        minimum: {
          all: { samples: 50, queries: 1000, accuracy: 0.6 },
          tasks: new Map([['image-classification', { samples: 100, eps: 0.01 }]]),
        },
        waivers: 'permitted',
        waiverMaxDays: 90,
        baseline: 'forbidden',
        allow: 'forbidden',
        ignore: 'permitted',
        required: [
          { of: { task: 'image-classification' }, attacks: ['extraction', 'evasion'] },
          { of: { model: 'digits' }, attacks: ['poisoning'] },
        ],
        requiresSupplyChain: true,
        requiresAttacked: true,
      },
    });
  });

  it.each([
    ['', '1:1', 'expected a mapping'],
    ['[]', '1:1', 'expected a mapping'],
    ['thresholds: {}', '1:1', '"version" is missing'],
    ['version: 2', '1:10', 'the only version'],
    ['version: 1\nversion: 1', '2:1', 'occurs twice'],
    ['version: 1\nthreshold: {}', '2:1', 'takes no "threshold"'],
    ['version: 1\nthresholds: { evasoin: { threshold: 1 } }', '2:15', 'takes no "evasoin"'],
    ['version: 1\nthresholds: { evasion: { threshold: -1 } }', '2:37', 'must not be negative'],
    ['version: 1\nthresholds: { evasion: { max: 1 } }', '2:26', 'takes no "max"'],
    ['version: 1\nthresholds: { evasion: 0.5 }', '2:24', 'expected a mapping'],
    ['version: 1\nminimum: { sample: 5 }', '2:12', 'takes no "sample"'],
    ['version: 1\nminimum: { samples: 2.5 }', '2:21', 'a whole number from 1 to 10000'],
    ['version: 1\nminimum: { accuracy: 60 }', '2:22', 'a number from 0 to 1'],
    ['version: 1\nminimum: { image-classification: { eps: 0 } }', '2:41', 'a number from 0.000001 to 1'],
    ['version: 1\nminimum: { image-classification: 1 }', '2:34', 'expected a mapping'],
    ['version: 1\nwaivers: no', '2:10', 'expected one of permitted, forbidden'],
    ['version: 1\nwaivers: {}', '2:1', 'needs "max-days"'],
    ['version: 1\nwaivers: { max-days: 0 }', '2:22', 'from 1 to 3650'],
    ['version: 1\nbaseline: [permitted]', '2:11', 'expected one of permitted, forbidden'],
    ['version: 1\nsupply-chain: yes', '2:15', 'expected required'],
    ['version: 1\nrequired: {}', '2:11', 'expected a list'],
    ['version: 1\nrequired: [{ attacks: [drift] }]', '2:12', 'either "task" or "model"'],
    ['version: 1\nrequired: [{ model: a, task: b, attacks: [drift] }]', '2:12', 'either "task" or "model"'],
    ['version: 1\nrequired: [{ model: a }]', '2:12', 'needs "attacks"'],
    ['version: 1\nrequired: [{ model: a, attacks: [] }]', '2:33', 'an empty list'],
    [
      'version: 1\nrequired: [{ task: time-series-forecasting, attacks: [evasion] }]',
      '2:55',
      'expected extraction, found',
    ],
  ])('is refused with its place: %s', (text, place, words) => {
    const read = parseOrganizationPolicy(text, FILE);
    const problems = 'problems' in read ? read.problems.map(describeProblem) : [];
    expect(problems).toEqual([expect.stringContaining(words)]);
    expect(problems[0]).toMatch(new RegExp(`^org/policy.yml:${place}: `, 'u'));
    const isYaml = !text.includes('version: 1\nversion') && text !== '';
    expect(isYaml && validate(parse(text)) && !text.includes('series')).toBe(false);
  });

  it('tells all that is wrong at once', () => {
    const read = parseOrganizationPolicy('version: 3\nallow: maybe\nignore: 7\nx: 1', FILE);
    expect('problems' in read ? read.problems.length : 0).toBe(4);
  });
});

describe('the input policy-file', () => {
  let workspace: Workspace;
  let server: Server;
  let base = '';
  const asked: string[] = [];
  beforeAll(async () => {
    const files = {
      'org/policy.yml': WHOLE,
      'bad.yml': 'version: 2',
      'long.yml': `# ${'x'.repeat(1_100_000)}`,
    };
    workspace = await makeWorkspace(files);
    server = createServer((request, response) => {
      asked.push(JSON.stringify(request.headers));
      if (request.url === '/moved') response.writeHead(302, { location: '/policy.yml' });
      else if (request.url === '/none') response.writeHead(404);
      response.end(request.url === '/long' ? 'x'.repeat(2_000_000) : WHOLE);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    base = `http://127.0.0.1:${String(at(address, 'port'))}`;
  });
  afterAll(async () => {
    server.close();
    await workspace.remove();
  });

  async function readInput(value: string): Promise<unknown> {
    const runner = createPlainRunner({ workspace: workspace.folder });
    const { signal } = new AbortController();
    const reader = new InputReader((name) => (name === 'policy-file' ? value : ''));
    const policy = await readOrganizationPolicy(reader, {
      workspace: workspace.folder,
      download: (url, most) => downloadPolicy(runner, signal, url, most),
    });
    return policy ?? reader.problems.map(describeProblem).join('\n');
  }

  const digest = createHash('sha256').update(WHOLE).digest('hex');

  it('takes a path, and an address with the digest, without credentials', async () => {
    const rules = { sha256: digest, waiverMaxDays: 90, baseline: 'forbidden' };
    expect(await readInput('org/policy.yml')).toMatchObject({ ...rules, source: 'org/policy.yml' });
    const address = `${base}/policy.yml`;
    expect(await readInput(`${address}#sha256=${digest}`)).toMatchObject({ ...rules, source: address });
    expect(asked.join()).not.toMatch(/authorization|cookie|api-key/iu);
  });

  it.each([
    ['missing.yml', 'is not in the workspace'],
    ['../policy.yml', 'leads out of the workspace. Keep the policy file in the workspace.'],
    ['bad.yml', 'bad.yml:1:10: policy-file: "version"'],
    ['long.yml', 'at most 1 MiB'],
    ['https://policies.example/p.yml', 'has no digest'],
    ['https://policies.example/p.yml#sha256=12', 'has no digest'],
    [`http://policies.example/p.yml#sha256=${digest}`, 'is not an https address'],
    [`https://u:p@policies.example/p.yml#sha256=${digest}`, 'has credentials in its address'],
    [`ftp://policies.example/p.yml#sha256=${digest}`, 'is not an https address'],
  ])('is refused: %s', async (value, words) => {
    expect(await readInput(value)).toContain(words);
  });

  it('is refused if the file has another digest, is too long, has moved or is not there', async () => {
    expect(await readInput(`${base}/policy.yml#sha256=${'0'.repeat(64)}`)).toContain('another content');
    for (const path of ['/long', '/moved', '/none']) {
      await expect(readInput(`${base}${path}#sha256=${digest}`)).rejects.toThrow(/policy/u);
    }
  });
});
