import { describe, expect, it } from '@jest/globals';
import { parseConfig } from '../../../src/settings/config/parse-config.ts';
import { readSettings } from '../../../src/settings/read-settings.ts';
import { settingsSource } from '../../support/settings-source.ts';

const FILE = 'model-security.yml';

function parse(...lines: readonly string[]): ReturnType<typeof parseConfig> {
  return parseConfig(['version: 1', 'supply-chain:', ...lines].join('\n'), FILE);
}

function problemsOf(...lines: readonly string[]): readonly string[] {
  return parse(...lines).problems.map(({ place, message }) => {
    const where = place.kind === 'file' ? `${String(place.line)}:${String(place.column)}` : place.input;
    return `${where} ${message}`;
  });
}

function modelWith(line: string): string {
  return `models:\n  - { name: a, id: x, task: image-classification, ${line}, attacks: { extraction: {} } }`;
}

describe('supply-chain in a config file', () => {
  it('needs no models', () => {
    const parsed = parse(
      '  allow:',
      '    - { name: acme.layers.build, reason: ours }',
      '  ignore:',
      '    - { path: tests/**, reason: made by tests }',
    );
    expect(parsed.problems).toEqual([]);
    expect(parsed.supplyChain).toEqual({
      allow: [
        {
          name: 'acme.layers.build',
          reason: 'ours',
          place: expect.objectContaining({ file: FILE, line: 4 }),
        },
      ],
      ignore: [
        { path: 'tests/**', reason: 'made by tests', place: expect.objectContaining({ line: 6, column: 7 }) },
      ],
      unattacked: [],
      covers: [],
    });
  });

  it('has beside it what is accepted without an attack, and what is the same model', () => {
    const text = [
      'version: 1',
      'unattacked:',
      '  - { path: old/**, reason: retired }',
      'models:',
      '  - name: digits',
      '    task: image-classification',
      '    id: x',
      '    artifacts: { model: digits.onnx }',
      '    covers: [digits.pt, weights/]',
      '    attacks: { extraction: {} }',
    ];
    const { supplyChain } = parseConfig(text.join('\n'), FILE);
    expect(supplyChain).toMatchObject({
      unattacked: [{ path: 'old/**', reason: 'retired', place: { line: 3 } }],
      covers: [
        { path: 'digits.pt', model: 'digits', place: { line: 9, column: 14 } },
        { path: 'weights/', model: 'digits', place: { line: 9, column: 25 } },
      ],
    });
  });

  it.each([
    ['unattacked: old', /"unattacked": expected a list, each item starting with "- path:"/u],
    ['unattacked:\n  - { path: ../x, reason: r }', /found a path with "\.\."/u],
    ['unattacked:\n  - { path: x }', /an item of "unattacked" has no "reason"/u],
    [modelWith('covers: digits.pt'), /"covers": expected a list of files that are the same model/u],
    [
      modelWith('covers: [/etc/x]'),
      /an item of "covers": expected a path or a pattern .*found an absolute path/u,
    ],
    [modelWith('covers: [[x]]'), /an item of "covers": expected a path/u],
  ])('is told what is wrong beside it: %j', (text, expected) => {
    const { problems } = parseConfig(`version: 1\n${text}`, FILE);
    expect(problems.map(({ message }) => message)).toContainEqual(expect.stringMatching(expected));
  });

  it.each([
    [['  allow: os.system'], /^3:10 "allow": expected a list, each item starting with "- name:"/u],
    [['  allow:', '    - os.system'], /^4:7 an item of "allow": expected a mapping/u],
    [['  allow:', '    - { name: a.b }'], /^4:7 an item of "allow" has no "reason"\. Say why/u],
    [['  allow:', '    - { reason: x }'], /^4:7 an item of "allow" has no "name"\. Give the name/u],
    [['  ignore:', '    - { path: ../x, reason: x }'], /^4:15 "path": expected .* found a path with "\.\."/u],
    [['  ignore:', '    - { path: /etc, reason: x }'], /^4:15 .*found an absolute path/u],
    [['  ignore:', '    - { path: "C:\\\\x", reason: x }'], /found an absolute path/u],
    [['  alow: []'], /^3:3 "supply-chain" takes no "alow"; did you mean "allow"\?/u],
    [
      ['  allow:', '    - { name: a.b, reason: x }', '    - { name: a.b, reason: y }'],
      /^5:7 "allow" has "a\.b" twice/u,
    ],
  ])('is told what is wrong: %j', (lines, expected) => {
    const problems = problemsOf(...lines);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(expected);
  });
});

describe('the inputs of the supply-chain scan', () => {
  const inputs = { 'base-url': 'https://a.example', 'api-key': 'key-1', 'org-id': 'org-1' };
  const read = async (more: Readonly<Record<string, string>>): Promise<unknown> =>
    readSettings(settingsSource({ ...inputs, ...more }));

  it('let a run have no models', async () => {
    expect(
      await read({ 'supply-chain': 'true', 'supply-chain-paths': 'models/**, data/{a,b}\nnets' }),
    ).toMatchObject({
      analyses: [],
      supplyChain: { enabled: true, paths: ['models/**', 'data/{a,b}', 'nets'] },
    });
  });

  it.each([
    [{ 'bom-file': 'bom.json' }, 'supply-chain', /is off, but/u],
    [{ 'supply-chain-paths': 'models' }, 'supply-chain', /is off, but/u],
    [{ 'supply-chain': 'true', 'supply-chain-paths': '../x' }, 'supply-chain-paths', /it has "\.\." in it/u],
    [{ 'supply-chain': 'true', 'supply-chain-paths': '/etc' }, 'supply-chain-paths', /it is absolute/u],
    [
      { 'supply-chain': 'true', 'bom-file': 'a.json', 'results-file': './a.json' },
      'bom-file',
      /names the same file as results-file/u,
    ],
  ])('are told what is wrong: %j', async (more, input, message) => {
    await expect(read({ 'model-id': 'm', ...more })).rejects.toMatchObject({
      problems: expect.arrayContaining([
        { place: { kind: 'input', input }, message: expect.stringMatching(message) },
      ]),
    });
  });
});
