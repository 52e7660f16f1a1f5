import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { LOCAL_CONFIG } from '../../../src/settings/config/config-rules.ts';
import { parseConfig } from '../../../src/settings/config/parse-config.ts';

const SHA = 'a'.repeat(64);

function parse(...entries: readonly string[]): ReturnType<typeof parseConfig> {
  const model = '  - { name: digits, task: image-classification, attacks: { evasion: } }';
  return parseConfig(['version: 1', 'models:', model, 'accept:', ...entries].join('\n'), 'f', LOCAL_CONFIG);
}

function problemsIn({ problems }: Pick<ReturnType<typeof parseConfig>, 'problems'>): readonly string[] {
  return problems.map(({ place, message }) => {
    const where = place.kind === 'file' ? `${String(place.line)}:${String(place.column)}` : place.input;
    return `${where} ${message}`;
  });
}

const UNTIL = 'until: 2027-03-31, reason: r';
const TWICE = /^6:5 "Digits\/Evasion" is accepted twice, at f:5:5 and f:6:5\. Keep one of the two\./u;

describe('the list accept of a config file', () => {
  it('takes findings, names, files and models', () => {
    const { problems, gate } = parse(
      '  - { finding: DIGITS/evasion, until: 2027-03-31, max-score: 0.6, reason: "Fixed by the new model" }',
      '  - { finding: digits/evasion, not-tested: true, until: 2028-02-29, reason: r }',
      `  - { finding: "pickle-code:./models/net.pkl", sha256: ${SHA.toUpperCase()}, reason: r }`,
      '  - { name: "Orange.*", reason: r }',
      `  - { name: os.system, sha256: ${SHA}, reason: r }`,
      '  - { files: "vendor/**", reason: r }',
      '  - { model: "models/old.joblib", until: 2027-03-31, reason: r }',
    );
    expect(problems).toEqual([]);
    expect(gate.accept).toMatchObject([
      { key: 'finding', what: 'DIGITS/evasion', until: '2027-03-31', maxScore: 0.6, place: { line: 5 } },
      { key: 'finding', isNotTested: true, until: '2028-02-29' },
      { key: 'finding', file: { rule: 'pickle-code', path: 'models/net.pkl' }, sha256: SHA },
      { key: 'name', what: 'Orange.*' },
      { key: 'name', what: 'os.system', sha256: SHA },
      { key: 'files', what: 'vendor/**' },
      { key: 'model', what: 'models/old.joblib', until: '2027-03-31' },
    ]);
    expect(gate.accept.every((entry) => !('isUndeclared' in entry))).toBe(true);
  });

  it.each([
    ['2027-02-29', 'found "2027-02-29", which is not a day in the calendar'],
    ['2027-13-01', 'which is not a day in the calendar'],
    ['0000-00-00', 'which is not a day in the calendar'],
    ['2027-3-31', 'such as 2027-03-31, in UTC, found "2027-3-31"'],
    ['2027-03-31T00:00:00Z', 'found "2027-03-31T00:00:00Z"'],
  ])('ends on real days: %s', (day, message) => {
    const problems = problemsIn(parse(`  - { finding: digits/evasion, until: ${day}, reason: r }`));
    expect(problems).toEqual([expect.stringContaining(message)]);
  });

  // U stands for an end and a reason, H for a digest.
  it.each([
    ['{ finding: "digits/*", U }', /^5:16 "finding" is "digits\/\*", but there are no wildcards/u],
    ['digits/evasion', /^5:5 an item of "accept": expected a mapping/u],
    ['{ reason: r }', /^5:5 an entry of "accept" needs exactly one of finding, name, files, model/u],
    ['{ name: a.b, files: x, reason: r }', /^5:5 an entry of "accept" needs exactly one of/u],
    ['{ name: a.b }', /^5:5 an entry for "a\.b" needs "reason": why it is accepted/u],
    ['{ finding: digits, U }', /^5:16 "finding" is "digits"\. Expected an analysis/u],
    ['{ finding: "pickle-cod:x.pkl", U }', /no rule "pickle-cod"; did you mean "pickle-code"\?/u],
    ['{ finding: "pickle-code:../x", U, H }', /it names a path with "\.\."/u],
    ['{ finding: "pickle-code:x.pkl", U }', /^5:5 an entry for "pickle-code:x\.pkl" needs "sha256"/u],
    ['{ finding: "pickle-code:x.pkl", U, sha256: abc }', /"sha256": expected .* found "abc"/u],
    ['{ finding: "pickle-code:x.pkl", U, H, max-score: 1 }', /takes no "max-score"/u],
    ['{ finding: "pickle-code:x.pkl", U, H, not-tested: true }', /takes no "not-tested"/u],
    ['{ finding: digits/evasion, U, H }', /takes no "sha256"/u],
    ['{ finding: digits/evasion, U, max-score: -1 }', /"max-score": expected .* at least 0, .*found "-1"/u],
    ['{ finding: digits/evasion, U, max_score: 1 }', /did you mean "max-score"\?/u],
    [
      '{ name: a.b, reason: " WHY" }',
      /^5:26 "reason": expected why .*, found the placeholder WHY \(write your reason/u,
    ],
    ['{ finding: digits/evasion, not-tested: true, reason: r }', /^5:5 .* needs "until"/u],
    ['{ finding: digits/evasion, not-tested: yes, U }', /"not-tested": expected true, found "yes"/u],
    [
      '{ finding: digits/evasion, not-tested: true, max-score: 1, U }',
      /with "not-tested" takes no "max-score"/u,
    ],
    ['{ name: "*", reason: r }', /^5:13 "name" is "\*": the only wildcard is one \* at the end/u],
    ['{ name: "a.*.b", reason: r }', /the only wildcard is one \* at the end of a name/u],
    ['{ files: ../x, reason: r }', /found a path with "\.\."/u],
    ['{ model: /etc, reason: r }', /found an absolute path/u],
    ['{ files: x, reason: r, H }', /takes no "sha256"/u],
    ['{ finding: digits/evasion, U }\n  - { finding: Digits/Evasion, U }', TWICE],
  ])('says what is wrong: %j', (text, expected) => {
    const entries = text.replaceAll(/\bU\b/gu, UNTIL).replace(/\bH\b/u, `sha256: ${SHA}`);
    expect(problemsIn(parse(`  - ${entries}`))).toEqual([expect.stringMatching(expected)]);
  });

  it('may name one file twice, for two contents', () => {
    const item = (sha: string): string => `  - { finding: "pickle-code:x.pkl", ${UNTIL}, sha256: ${sha} }`;
    expect(parse(item(SHA), item('b'.repeat(64))).problems).toEqual([]);
    expect(parse(item(SHA), item(SHA)).problems).toHaveLength(1);
  });

  it('says which analysis was probably meant', () => {
    const entry = (name: string): unknown => parse(`  - { finding: ${name}, ${UNTIL} }`).gate.accept[0];
    expect(entry('digits/evason')).toMatchObject({ isUndeclared: true, nearest: 'digits/evasion' });
    expect(entry('other/drift')).not.toHaveProperty('nearest');
    expect(entry('Digits/evasion')).not.toHaveProperty('isUndeclared');
  });

  it('is a list', () => {
    const { problems } = parseConfig('version: 1\naccept: digits/evasion', 'f');
    expect(problems.map(({ message }) => message)).toMatchSnapshot();
  });
});

describe('the keys that accept and files replaced', () => {
  it.each([
    [
      'waivers:\n  - { finding: a/evasion, until: 2027-03-31, reason: r }',
      '3:5 "waivers" is gone. Write: accept: [{ finding: "a/evasion", until: "2027-03-31", reason: "r" }]',
    ],
    [
      'unattacked:\n  - { path: old.joblib, reason: r }',
      '3:5 "unattacked" is gone. Write: accept: [{ model: "old.joblib", reason: "r" }]',
    ],
    [
      'supply-chain:\n  allow:\n    - { name: acme.build, reason: r }',
      '4:7 "allow" is gone. Write: accept: [{ name: "acme.build", reason: "r" }]',
    ],
    [
      'supply-chain:\n  ignore:\n    - { path: "vendor/**", reason: r }',
      '4:7 "ignore" is gone. Write: files: { paths: ["**", "!vendor/**"] }',
    ],
    ['supply-chain: {}', '2:1 "supply-chain" is now "accept" and "files". Remove it.'],
  ])('are refused with the line to write: %j', (text, expected) => {
    const parsed = parseConfig(`version: 1\n${text}`, 'f', LOCAL_CONFIG);
    expect(problemsIn(parsed)).toEqual([expected]);
    const line = /Write: (.*)$/u.exec(expected)?.[1] ?? 'files: {}';
    expect(parseConfig(`version: 1\n${line}`, 'f', LOCAL_CONFIG).problems).toEqual([]);
  });
});

describe('the end of an entry', () => {
  it.each(['UTC', 'America/St_Johns', 'Pacific/Kiritimati', 'Etc/GMT+12'])(
    'is in UTC, even in %s',
    async (zone) => {
      const script = [
        "import { parseConfig } from './src/settings/config/parse-config.ts';",
        "import { endOf } from './src/decide/policy/accept-rulings.ts';",
        'const { gate: { accept }, problems } = parseConfig(process.argv[1], "f");',
        'process.stdout.write(JSON.stringify([problems.length, endOf(accept[0])]));',
      ].join('\n');
      const text = `version: 1\naccept: [{ finding: digits/evasion, ${UNTIL} }]`;
      const env = { ...process.env, TZ: zone, NODE_NO_WARNINGS: '1' };
      const args = ['--input-type=module', '--eval', script, text];
      const { stdout } = await promisify(execFile)(process.execPath, args, { env });
      expect(stdout).toBe(JSON.stringify([0, Date.UTC(2027, 3, 1)]));
    },
  );
});
