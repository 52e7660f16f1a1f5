import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FIELDS } from '@model-security-scan/engine/catalog';
import { readBaseline } from '../../../src/settings/results/baseline.ts';
import { readResultsText } from '../../../src/settings/results/read-results-file.ts';
import { parseStrictJson } from '../../../src/settings/results/strict-json.ts';
import { renderResultsFile } from '../../../src/report/results-file.ts';
import { hostileOutcome } from '../../support/hostile-outcomes.ts';
import { SAMPLE_OUTCOMES, sampleOutcome, sampleResult } from '../../support/sample-outcomes.ts';
import { found } from '../../support/sample-policy.ts';
import { sampleScan, SHELL_CALL } from '../../support/sample-supply-chain.ts';
import { makeWorkspace, type Workspace } from '../../support/workspace.ts';
import { PROGRAM } from '../../support/sample-program.ts';

const OUTCOME = sampleOutcome({
  status: 'vulnerable',
  results: [
    found(0.4182, {
      interval: { low: 0.3, high: 0.5 },
      ...{ bound: 'lower', access: 'white-box', notTested: ['backdoors'] },
      methodVersion: '3',
      digests: { model: 'c'.repeat(64) },
      policy: { finding: 'new', why: 'a reason' },
    }),
    sampleResult('digits', 'evasion', 'failed'),
    sampleResult('digits', 'drift', 'not-tested', { reason: 'not-tested' }),
  ],
  supplyChain: sampleScan([SHELL_CALL]),
});
const TEXT = renderResultsFile(OUTCOME, PROGRAM);

/** The mistake in a text, as `line:column message`. */
function faultOf(text: string): string {
  const read = readResultsText(text);
  return 'message' in read ? `${String(read.line)}:${String(read.column)} ${read.message}` : 'none';
}

describe('the reader of results files', () => {
  it('reads every field', () => {
    const read = readResultsText(TEXT);
    expect(read).toMatchObject({
      run: { status: 'vulnerable', filesScanned: expect.any(Number) },
      analyses: [
        {
          ...{ model: 'digits', attack: 'extraction', state: 'vulnerable', score: 0.4182, threshold: 0.1 },
          ...{ finding: 'new', why: 'a reason' },
          interval: { low: 0.3, high: 0.5 },
          methodVersion: '3',
          ...{ bound: 'lower', access: 'white-box', notTested: ['backdoors'] },
          digests: new Map([['model', 'c'.repeat(64)]]),
        },
        { attack: 'evasion', state: 'failed', notTested: [] },
        { attack: 'drift', state: 'not-tested', reason: 'not-tested' },
      ],
      findings: [
        { finding: 'digits/extraction', rule: 'model-security/extraction', state: 'new' },
        {
          finding: 'pickle-code:models/net.pt',
          state: 'new',
          inFile: {
            ...{ severity: 'critical', standing: 'flagged', subject: 'os.system' },
            ...{ offset: 12, sha256: 'a'.repeat(64) },
          },
        },
      ],
    });
  });

  it.each(Object.entries(SAMPLE_OUTCOMES))('reads what a run writes: %s', (_name, outcome) => {
    expect(faultOf(renderResultsFile(outcome, PROGRAM))).toBe('none');
  });

  it('reads whatever a run writes', () => {
    fc.assert(
      fc.property(hostileOutcome, (outcome) => {
        expect(
          ['none', 'this analysis is in the file twice'].some((end) =>
            faultOf(renderResultsFile(outcome, PROGRAM)).endsWith(end),
          ),
        ).toBe(true);
      }),
    );
  });

  it('reads files of versions that did not say what a score is based on', () => {
    const old = TEXT.replace(/^ *"(?:bound|access|not_tested_why)": .*\n/gmu, '').replace(
      /^ *"not_tested": \[[^\]]*\],\n/gmu,
      '',
    );
    expect(old).not.toMatch(/"(?:bound|access|not_tested)/u);
    expect(readResultsText(old)).toMatchObject({
      analyses: [{ score: 0.4182 }, {}, {}],
    });
  });

  it('refuses the file without any one of its keys, and with any other key', () => {
    const keys = [
      ...new Set([...TEXT.matchAll(/^ {2,8}"(?<key>\w+)":/gmu)].map((match) => match.groups?.['key'] ?? '')),
    ];
    expect(keys.length).toBeGreaterThan(30);
    // A file of an older version has no "run", and its keys are then missing as a whole. Settings may have any name.
    for (const key of keys.filter((one) => one !== 'run' && !Object.hasOwn(FIELDS, one))) {
      expect([key, faultOf(TEXT.replaceAll(`"${key}":`, `"${key}x":`))]).toEqual([
        key,
        expect.not.stringMatching(/^none$/u),
      ]);
    }
  });

  it.each([
    ['', '1:1 the file is empty: the run that should have written it may have been killed'],
    ['{', '1:2 the file is cut: its end is missing'],
    ['no!', '1:1 this is not JSON'],
    ['{"version": 1, "version": 1}', '1:16 the key "version" occurs twice here'],
    ['{"version": 2}', '1:13 the file is of another version: this version of the action reads version 1'],
    ['{}', '1:1 a results file has no "version"'],
    ['[]', '1:1 a results file: expected an object'],
    [`${TEXT}{}`, 'there is more text after the end of the JSON'],
    [TEXT.replace('"version": 1', '"version": 1, "x": 1'), '2:17 a results file takes no "x"'],
    [TEXT.replace('"low": 0.3', '"low": 0.6'), 'low is above high'],
    [TEXT.replace('"score": 0.4182', '"score": "0"'), '"score": expected a number'],
    [TEXT.replace('"score": 0.4182', '"score": 1e999'), '"score": expected a number'],
    [TEXT.replace('"attack": "evasion"', '"attack": "extraction"'), 'this analysis is in the file twice'],
    ['['.repeat(50), 'it is nested more than 20 levels deep'],
  ])('names the first mistake and its place: case %#', (text, message) => {
    expect(faultOf(text)).toContain(message);
  });

  it.each(['state', 'status', 'standing', 'severity', 'reason', 'failure_reason', 'rule'])(
    'refuses a %s that it does not know',
    (key) => {
      const text = TEXT.replaceAll(new RegExp(`"${key}": (?:null|"[^"]+")`, 'gu'), `"${key}": "x"`);
      expect(faultOf(text)).toMatch(new RegExp(`"${key}": (?:expected one of|.* has no such rule)`, 'u'));
    },
  );

  it('refuses every cut of a file, as JSON.parse does', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: TEXT.trimEnd().length - 1 }), (length) => {
        expect(faultOf(TEXT.slice(0, length))).not.toBe('none');
      }),
    );
  });

  it('reads JSON as JSON.parse does', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'"\\{}[]:,1-.e ta\n'.split('')) }), (text) => {
        const isJson = isParsed((): unknown => JSON.parse(text));
        expect(isParsed(() => parseStrictJson(text))).toBe(isJson && !/"(.*)":.*"\1":/su.test(text));
      }),
    );
  });
});

function isParsed(parse: () => unknown): boolean {
  try {
    parse();
    return true;
  } catch {
    return false;
  }
}

describe('the input baseline', () => {
  let workspace: Workspace;
  beforeAll(async () => {
    workspace = await makeWorkspace({ 'good.json': TEXT, 'cut.json': TEXT.slice(0, 500) });
    await writeFile(join(workspace.folder, 'large.json'), Buffer.alloc(100 * 1024 * 1024, ' '));
    await writeFile(join(workspace.folder, 'latin.json'), Buffer.from([0x22, 0xff, 0x22]));
    await mkdir(join(workspace.folder, 'folder'));
    // Nobody writes to it: a reader that waits would hang.
    execFileSync('mkfifo', [join(workspace.folder, 'pipe.json')]);
  });
  afterAll(() => workspace.remove());

  it('takes scores, intervals, method versions and findings', async () => {
    expect(await readBaseline(workspace.folder, 'good.json')).toMatchObject({
      analyses: [
        { name: 'digits/extraction', score: 0.4182, isVulnerable: true, methodVersion: '3' },
        { name: 'digits/evasion', isVulnerable: false },
        { name: 'digits/drift', isVulnerable: false },
      ],
      fileFindings: [{ finding: 'pickle-code:models/net.pt', sha256: 'a'.repeat(64) }],
    });
  });

  const INPUT = { kind: 'input', input: 'baseline' };
  const CUT = { kind: 'file', file: 'cut.json' };
  it.each([
    ['missing.json', INPUT, '"missing.json" does not exist.'],
    ['large.json', INPUT, 'has 104857600 bytes; at most 32 MiB are allowed.'],
    ['latin.json', INPUT, 'is not UTF-8 text.'],
    ['folder', INPUT, 'is not a file'],
    ['pipe.json', INPUT, 'is not a file'],
    ['cut.json', CUT, 'baseline: the file is cut: its end is missing. Expected a file that'],
  ])('is one clear error: %s', async (file, place, message) => {
    const problem = await readBaseline(workspace.folder, file);
    expect(problem).toMatchObject({ place, message: expect.stringContaining(message) });
  });
});

describe('a results file that no run wrote', () => {
  it.each(['"main"', '"abc"', `"${'A'.repeat(40)}"`, '7', 'null'])('has the commit %s', (commit) => {
    const text = TEXT.replace(/ {2}"commit":.*\n/u, '').replace(
      '"version": 1',
      `"version": 1, "commit": ${commit}`,
    );
    expect(faultOf(text)).toContain('"commit": expected');
  });

  it.each(['5', '-1', '1.0001'])('has the score %s from a local analysis', (score) => {
    const text = TEXT.replace(/"score": 0\.4182/u, `"score": ${score}`);
    expect(faultOf(text)).toMatch(/"score": .*0 to 1/u);
    expect(faultOf(text).endsWith(` ${score}`)).toBe(true);
  });

  it('has one analysis under two spellings', () => {
    const outcome = sampleOutcome({
      results: ['stra\u00dfe', 'STRASSE'].map((model) =>
        sampleResult(model, 'evasion', 'passed', { score: 0 }),
      ),
    });
    expect(faultOf(renderResultsFile(outcome, PROGRAM))).toContain('twice');
  });
});
