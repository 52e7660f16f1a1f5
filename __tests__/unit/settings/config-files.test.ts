import { describe, expect, it } from '@jest/globals';
import { scansEverything } from '../../../src/facts/scan-outcome.ts';
import { parseConfig } from '../../../src/settings/config/parse-config.ts';
import { readSettings } from '../../../src/settings/read-settings.ts';
import { settingsSource } from '../../support/settings-source.ts';

const FILE = 'model-security.yml';

function parse(text: string): ReturnType<typeof parseConfig> {
  return parseConfig(`version: 1\n${text}`, FILE);
}

function modelWith(line: string): string {
  return `models:\n  - { name: a, id: x, task: image-classification, ${line}, attacks: { extraction: {} } }`;
}

describe('files in a config file', () => {
  it('says what is scanned, what is left out, and what fails, and needs no models', () => {
    const { problems, gate } = parse('files:\n  paths: ["**", "!vendor/**"]\n  fail-on: review');
    expect(problems).toEqual([]);
    expect(gate.files).toEqual({
      paths: [{ path: '**', place: expect.objectContaining({ file: FILE, line: 3, column: 11 }) }],
      leftOut: [{ path: 'vendor/**', place: expect.objectContaining({ line: 3, column: 17 }) }],
      failOn: 'review',
    });
    expect(scansEverything(gate.files)).toBe(true);
  });

  it('scans everything, and fails on high, if it says nothing', () => {
    for (const text of ['files: {}', 'accept: []', 'files: { paths: [] }']) {
      expect(parse(text)).toMatchObject({
        problems: [],
        gate: { files: { paths: [], leftOut: [], failOn: 'high' } },
      });
    }
    expect(scansEverything(parse('files: { paths: [models] }').gate.files)).toBe(false);
  });

  it('has beside it what is the same model', () => {
    expect(parse(modelWith('covers: [digits.pt, weights/]')).gate.covers).toMatchObject([
      { path: 'digits.pt', model: 'a', place: { line: 3 } },
      { path: 'weights/', model: 'a' },
    ]);
  });

  it.each([
    ['files: x', /^"files": expected a mapping/u],
    ['files: { path: [x] }', /^"files" takes no "path"; did you mean "paths"\?/u],
    ['files: { paths: models }', /^"paths": expected a list of paths or patterns/u],
    ['files: { paths: [../x] }', /^an item of "paths": expected a path .* found a path with "\.\."/u],
    ['files: { paths: ["!/etc"] }', /found an absolute path/u],
    ['files: { paths: ["C:\\\\x"] }', /found an absolute path/u],
    [
      'files: { paths: ["!vendor"] }',
      /only leaves files out\. Say first what is scanned: paths: \["\*\*","!vendor"\]/u,
    ],
    ['files: { fail-on: low }', /^"fail-on": expected one of critical, high, review, found "low"/u],
    [modelWith('covers: digits'), /^"covers": expected a list of paths or patterns/u],
    [modelWith('covers: [[x]]'), /^an item of "covers": expected a path/u],
  ])('says what is wrong: %j', (text, expected) => {
    expect(parse(text).problems.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(expected),
    );
  });
});

describe('the inputs of the supply-chain scan', () => {
  const inputs = { 'base-url': 'https://a.example', 'api-key': 'key-1', 'org-id': 'org-1' };
  const read = async (more: Readonly<Record<string, string>>): Promise<unknown> =>
    readSettings(settingsSource({ ...inputs, ...more }));

  it('let a run have no models', async () => {
    expect(await read({ 'supply-chain': 'true' })).toMatchObject({
      analyses: [],
      supplyChain: { enabled: true, files: { paths: [] } },
    });
  });

  it.each([
    [{ 'bom-file': 'bom.json' }, 'supply-chain', /is off, but/u],
    [
      { 'supply-chain': 'true', 'bom-file': 'a.json', 'results-file': './a.json' },
      'bom-file',
      /names the same file as results-file/u,
    ],
    [
      { 'supply-chain': 'true', baseline: 'a.json', 'results-file': './a.json' },
      'results-file',
      /names the same file as baseline/u,
    ],
  ])('are told what is wrong: %j', async (more, input, message) => {
    await expect(read({ config: 'version: 1', ...more })).rejects.toMatchObject({
      problems: expect.arrayContaining([
        { place: { kind: 'input', input }, message: expect.stringMatching(message) },
      ]),
    });
  });
});
