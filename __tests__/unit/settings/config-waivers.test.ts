import { LOCAL_CONFIG } from '../../../src/settings/config/config-rules.ts';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { parseConfig } from '../../../src/settings/config/parse-config.ts';

const SHA = 'a'.repeat(64);

function parse(...waivers: readonly string[]): ReturnType<typeof parseConfig> {
  const model = '  - { name: digits, task: image-classification, attacks: { evasion: } }';
  return parseConfig(['version: 1', 'models:', model, 'waivers:', ...waivers].join('\n'), 'f', LOCAL_CONFIG);
}

function problemsOf(...waivers: readonly string[]): readonly string[] {
  return parse(...waivers).problems.map(({ place, message }) => {
    const where = place.kind === 'file' ? `${String(place.line)}:${String(place.column)}` : place.input;
    return `${where} ${message}`;
  });
}

const UNTIL = 'until: 2027-03-31, reason: r';

describe('the waivers of a config file', () => {
  it('accept analyses and findings in files', () => {
    const { waivers, problems } = parse(
      '  - { finding: DIGITS/evasion, until: 2027-03-31, reason: "Fixed by the new model", max-score: 0.6 }',
      `  - { finding: other/evasion, until: 2028-02-29, reason: r }`,
      `  - { finding: "pickle-code:./models/net.pkl", ${UNTIL}, sha256: ${SHA.toUpperCase()} }`,
    );
    expect(problems).toEqual([]);
    expect(waivers).toMatchObject([
      {
        finding: 'DIGITS/evasion',
        endsAtMs: Date.UTC(2027, 3, 1),
        maxScore: 0.6,
        isDeclared: true,
        place: { line: 5 },
      },
      { finding: 'other/evasion', endsAtMs: Date.UTC(2028, 2, 1), isDeclared: false },
      { file: { rule: 'pickle-code', path: 'models/net.pkl' }, sha256: SHA, isDeclared: true },
    ]);
  });

  it.each([
    ['2027-02-29', 'found "2027-02-29", which is not a day in the calendar'],
    ['2027-13-01', 'which is not a day in the calendar'],
    ['2027-00-10', 'which is not a day in the calendar'],
    ['0000-00-00', 'which is not a day in the calendar'],
    ['2027-3-31', 'the last day of the waiver, such as 2027-03-31, in UTC, found "2027-3-31"'],
    ['31.03.2027', 'found "31.03.2027"'],
    ['2027-03-31T00:00:00Z', 'found "2027-03-31T00:00:00Z"'],
    ['12027-03-31', 'found "12027-03-31"'],
  ])('end on a real day: %s', (day, message) => {
    const problems = problemsOf(`  - { finding: digits/evasion, until: ${day}, reason: r }`);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(message);
  });

  it.each([
    [
      [`  - { finding: "digits/*", ${UNTIL} }`],
      /^5:16 "finding" is "digits\/\*", but there are no wildcards: name each finding\.$/u,
    ],
    [[`  - { finding: "pickle-code:models/*", ${UNTIL}, sha256: ${SHA} }`], /there are no wildcards/u],
    [['  - digits/evasion'], /^5:5 a waiver: expected a mapping/u],
    [
      [`  - { finding: digits, ${UNTIL} }`],
      /^5:16 "finding" is "digits"\. Expected an analysis, such as digits\/evasion/u,
    ],
    [
      [`  - { finding: "pickle-cod:x.pkl", ${UNTIL} }`],
      /there is no rule "pickle-cod"; did you mean "pickle-code"\?/u,
    ],
    [[`  - { finding: "pickle-code:../x", ${UNTIL}, sha256: ${SHA} }`], /it names a path with "\.\."/u],
    [
      [`  - { finding: "pickle-code:x.pkl", ${UNTIL} }`],
      /^5:5 a waiver of a finding in a file needs "sha256", so that/u,
    ],
    [[`  - { finding: "pickle-code:x.pkl", ${UNTIL}, sha256: abc }`], /"sha256": expected .* found "abc"/u],
    [
      [`  - { finding: "pickle-code:x.pkl", ${UNTIL}, sha256: ${SHA}, max-score: 1 }`],
      /takes no "max-score"/u,
    ],
    [[`  - { finding: digits/evasion, ${UNTIL}, sha256: ${SHA} }`], /takes no "sha256"/u],
    [
      [`  - { finding: digits/evasion, ${UNTIL}, max-score: -1 }`],
      /"max-score" must not be negative, but is "-1"/u,
    ],
    [
      [`  - { finding: digits/evasion, ${UNTIL}, max_score: 1 }`],
      /takes no "max_score"; did you mean "max-score"\?/u,
    ],
    [
      [`  - { finding: digits/evasion, ${UNTIL} }`, `  - { finding: Digits/Evasion, ${UNTIL} }`],
      /^6:5 "Digits\/Evasion" is waived twice, at f:5:5 and f:6:5\. Keep one of the two\./u,
    ],
  ])('are told what is wrong: %j', (lines, expected) => {
    const problems = problemsOf(...lines);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(expected);
  });

  it('are told everything at once', () => {
    const problems = problemsOf('  - { }', '  - { finding: x, until: y, reason: "" }');
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      '5:5',
      '5:5',
      '5:5',
      '6:16',
      '6:26',
      '6:37',
    ]);
  });

  it('may name one file twice, for two contents', () => {
    const item = (sha: string): string => `  - { finding: "pickle-code:x.pkl", ${UNTIL}, sha256: ${sha} }`;
    expect(problemsOf(item(SHA), item('b'.repeat(64)))).toEqual([]);
    expect(problemsOf(item(SHA), item(SHA))).toHaveLength(1);
  });

  it('say which analysis was probably meant', () => {
    const finding = (name: string): unknown => parse(`  - { finding: ${name}, ${UNTIL} }`).waivers[0];
    expect(finding('digits/evason')).toMatchObject({ isDeclared: false, nearest: 'digits/evasion' });
    expect(finding('other/drift')).not.toHaveProperty('nearest');
    expect(finding('Digits/evasion')).not.toHaveProperty('nearest');
  });

  it('are a list', () => {
    const { problems } = parseConfig('version: 1\nwaivers: digits/evasion', 'f');
    expect(problems.map(({ message }) => message)).toEqual([
      '"waivers": expected a list, each item starting with "- finding:", found "digits/evasion".',
    ]);
  });
});

describe('the end of a waiver', () => {
  it.each(['UTC', 'America/St_Johns', 'Pacific/Kiritimati', 'Etc/GMT+12'])(
    'is in UTC, even in %s',
    async (zone) => {
      const script = [
        "import { parseConfig } from './src/settings/config/parse-config.ts';",
        'const { waivers, problems } = parseConfig(process.argv[1], "f", true);',
        'process.stdout.write(JSON.stringify([problems.length, waivers[0].endsAtMs]));',
      ].join('\n');
      const text = `version: 1\nwaivers: [{ finding: digits/evasion, ${UNTIL} }]`;
      const env = { ...process.env, TZ: zone, NODE_NO_WARNINGS: '1' };
      const args = ['--input-type=module', '--eval', script, text];
      const { stdout } = await promisify(execFile)(process.execPath, args, { env });
      expect(stdout).toBe(JSON.stringify([0, Date.UTC(2027, 3, 1)]));
    },
  );
});
