import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { at, isObject } from '@model-security-scan/common/json';
import type { AnalysisResult, Outcome } from '../../../src/facts/run-outcome.ts';
import { stateVerdict, type VerdictStatement } from '../../../src/decide/verdict-statement.ts';
import { readSettings } from '../../../src/settings/read-settings.ts';
import { writeFiles } from '../../../src/publish/written-files.ts';
import { renderVerdictFile, type RunFacts, VERDICT_TYPE } from '../../../src/report/verdict-file.ts';
import { hostileOutcome } from '../../support/hostile-outcomes.ts';
import { createPlainRunner } from '../../support/plain-runner.ts';
import {
  SAMPLE_OUTCOMES,
  sampleLineage,
  sampleOutcome,
  sampleResult,
} from '../../support/sample-outcomes.ts';
import { LFS_POINTER, sampleScan, unattackedModel, UNKNOWN_CALL } from '../../support/sample-supply-chain.ts';
import { CHECK, settingsSource } from '../../support/settings-source.ts';
import { makeWorkspace, type Workspace } from '../../support/workspace.ts';
import { PROGRAM } from '../../support/sample-program.ts';

const schema: unknown = JSON.parse(
  readFileSync(new URL('../../../schema/verdict.schema.json', import.meta.url), 'utf8'),
);
if (!isObject(schema)) throw new Error('The schema is an object.');
const validate = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(schema);

const FACTS: RunFacts = {
  program: PROGRAM,
  runUrl: 'https://github.com/acme/m/actions/runs/7',
  attempt: '2',
};
/** A program that did not run from a bundle. */
const SOURCE = { ...PROGRAM, bundle: undefined, actionRef: '' };
const MODEL = '1'.repeat(64);
const DATA = '2'.repeat(64);

/** A result whose model is a file and whose data is a folder. */
function known(result: AnalysisResult): AnalysisResult {
  return { ...result, digests: { model: MODEL, data: DATA }, folders: ['data'] };
}

/** The same scan, with every finding known from a baseline. */
function accepted(scan: Outcome['supplyChain']): NonNullable<Outcome['supplyChain']> {
  if (scan === undefined) throw new Error('There is a scan.');
  return { ...scan, findings: scan.findings.map((finding) => ({ ...finding, standing: 'known' })) };
}

function statementOf(outcome: Outcome): VerdictStatement {
  const statement = stateVerdict(outcome);
  if ('why' in statement) throw new Error(statement.why);
  return statement;
}

/** An entry of `evidence`, which the schema knows whole. */
function evidence(subject: string, result: string, ...names: readonly string[]): unknown {
  return expect.objectContaining({ subject, result, names });
}

function textOf(outcome: Outcome, facts = FACTS): string {
  return renderVerdictFile(statementOf(outcome), outcome, facts);
}

/** Reads the text of a statement, which must fit the schema. */
function read(text: string): unknown {
  const file: unknown = JSON.parse(text);
  validate(file);
  expect(validate.errors ?? []).toEqual([]);
  return file;
}

const PASSED = known(sampleResult('digits', 'evasion', 'passed', { score: 0.12, threshold: 0.5 }));
const VULNERABLE = known(sampleResult('digits', 'extraction', 'vulnerable'));
const UNDECIDED = known(sampleResult('fraud', 'extraction', 'timeout'));
const passing = (...results: readonly AnalysisResult[]): Outcome =>
  sampleOutcome({ status: 'passed', results });
const passed = passing(PASSED);

describe('the statement of a verdict', () => {
  it('says what was decided about which files, field by field', () => {
    const decided = { finding: 'accepted', why: 'It is accepted.' } as const;
    const basis = { bound: 'lower', access: 'black-box', notTested: ['backdoors'] } as const;
    const details = { ...basis, interval: { low: 0.4, high: 0.5 }, methodVersion: '3', policy: decided };
    const outcome = sampleOutcome({
      status: 'passed',
      results: [PASSED, Object.assign({}, VULNERABLE, details)],
      supplyChain: { ...sampleScan([UNKNOWN_CALL]), ignoredCount: 1 },
      policy: {
        hasBaseline: true,
        fixedInFiles: ['x'],
      },
    });
    const judged = { ...outcome, supplyChain: accepted(outcome.supplyChain) };
    const artifacts = [
      { slot: 'model', path: 'models/digits/model', form: 'file', digest: MODEL },
      { slot: 'data', path: 'models/digits/data', form: 'folder', digest: DATA },
    ];
    expect(read(textOf(judged))).toEqual({
      _type: 'https://in-toto.io/Statement/v1',
      subject: [
        { name: 'models/churn.pkl', digest: { sha256: 'a'.repeat(64) } },
        { name: 'models/digits/model', digest: { sha256: MODEL } },
      ],
      predicateType: VERDICT_TYPE,
      predicate: {
        verdict: 'passed',
        status: 'passed',
        engine: {
          name: 'model-security-scan',
          version: PROGRAM.version,
          bundle: { sha256: PROGRAM.bundle?.entry, folder_sha256: PROGRAM.bundle?.folder },
          action_ref: PROGRAM.actionRef,
        },
        repository: outcome.target?.repoUrl,
        commit: outcome.target?.commit,
        run: { url: FACTS.runUrl, attempt: '2' },
        analyses: [
          {
            name: 'digits/evasion',
            task: 'image-classification',
            attack: 'evasion',
            state: 'passed',
            score: 0.12,
            threshold: 0.5,
            interval: null,
            ...{ bound: null, access: null, not_tested: [] },
            method_version: null,
            kept_since: null,
            finding: null,
            why: null,
            artifacts,
          },
          {
            name: 'digits/extraction',
            task: 'image-classification',
            attack: 'extraction',
            state: 'vulnerable',
            score: 0.4182,
            threshold: 0.1,
            interval: { low: 0.4, high: 0.5 },
            ...{ bound: 'lower', access: 'black-box', not_tested: ['backdoors'] },
            method_version: '3',
            kept_since: null,
            finding: 'accepted',
            why: 'It is accepted.',
            artifacts,
          },
        ],
        undecided: [],
        supply_chain: {
          files_scanned: 12,
          files_ignored: 1,
          findings: { flagged: 0, undecided: 0, known: 1, accepted: 0, listed: 0 },
        },
        findings: { new: 0, known: 1, accepted: 1, fixed: 1 },
        baseline: true,
        evidence: [
          evidence('extraction', 'found', 'digits/extraction'),
          evidence('extraction', 'not-tested', 'digits/extraction (backdoors)'),
          evidence('evasion', 'passed', 'digits/evasion'),
          evidence('files', 'found', 'pickle-unknown-call:models/churn.pkl'),
          evidence('digests', 'recorded'),
        ],
      },
    });
  });

  it('is the same text for the same verdict, with sorted keys, and subjects in any order of the plan', () => {
    const other = known(sampleResult('fraud', 'evasion', 'passed'));
    const one = textOf({ ...passed, results: [PASSED, other] });
    expect(textOf({ ...passed, results: [PASSED, other] })).toBe(one);
    const [first, second] = [one, textOf({ ...passed, results: [other, PASSED] })].map((text) =>
      at(read(text), 'subject'),
    );
    expect(first).toEqual(second);
    expect(one.startsWith('{"_type":')).toBe(true);
    expect(textOf(passed, { program: SOURCE, attempt: '' })).toContain('"run":null');
    expect(
      at(read(textOf(passed, { program: SOURCE, attempt: '' })), 'predicate', 'engine', 'bundle'),
    ).toBeNull();
  });

  it.each([
    ['a timeout', sampleOutcome({ status: 'error', results: [PASSED, UNDECIDED] }), 'no verdict'],
    ['a plan', sampleOutcome({ mode: 'plan', status: 'planned' }), 'mode plan'],
    ['a skip', sampleOutcome({ status: 'skipped' }), 'no verdict'],
    ['no wait', sampleOutcome({ status: 'submitted' }), 'no verdict'],
    ['a record of a service', SAMPLE_OUTCOMES['already-scanned'], 'an earlier scan'],
    ['a record that is not known', sampleOutcome({ status: 'already-scanned' }), 'an earlier scan'],
    ['unknown content', passing(sampleResult('m', 'evasion', 'passed')), 'it is not known which files'],
    ['files that were not sent', passing({ ...PASSED, uploads: [] }), 'it is not known which files'],
    ['a pass although an analysis has no verdict', passing(PASSED, UNDECIDED), 'not every analysis'],
    ['a pass with a finding', passing(PASSED, VULNERABLE), 'not every analysis'],
  ])('is not made for %s', (_name, outcome, why) => {
    expect(stateVerdict(outcome)).toEqual({ why: expect.stringContaining(why) });
  });

  it('is about the files that the runner read, also of kept results', () => {
    const { spec } = PASSED;
    const local = { settings: {}, threshold: 0.5 };
    const artifacts = spec.artifacts.map((one) => ({ ...one, path: `./${one.path.replaceAll('/', '//')}` }));
    const result = { ...PASSED, uploads: [], spec: { ...spec, local, artifacts } };
    const kept = { status: 'already-scanned', lineage: sampleLineage({ cached: 'reused' }) } as const;
    const { verdict, files } = statementOf(sampleOutcome({ ...kept, results: [result] }));
    expect([verdict, files]).toEqual(['passed', [{ path: 'models/digits/model', sha256: MODEL }]]);
  });

  it('of a vulnerable run is about what has a verdict only', () => {
    const supplyChain = sampleScan([UNKNOWN_CALL, { ...LFS_POINTER, path: 'large.onnx' }]);
    const outcome = sampleOutcome({ status: 'vulnerable', results: [VULNERABLE, UNDECIDED], supplyChain });
    const file = read(textOf(outcome));
    expect(at(file, 'subject')).toEqual([
      { name: 'models/churn.pkl', digest: { sha256: 'a'.repeat(64) } },
      { name: 'models/digits/model', digest: { sha256: MODEL } },
    ]);
    expect(at(at(file, 'predicate'), 'undecided')).toEqual(['fraud/extraction']);
    expect(at(at(file, 'predicate'), 'verdict')).toBe('vulnerable');
  });

  it('of a run that passed is not about a model that only checks of data were given', () => {
    const check = known(sampleResult('digits', 'outlier', 'passed'));
    const data = { ...check, folders: [] };
    const subjectOf = (
      results: readonly AnalysisResult[],
      status: 'passed' | 'vulnerable' = 'passed',
    ): unknown => at(read(textOf(sampleOutcome({ status, results }))), 'subject');
    expect(subjectOf([data])).toEqual([{ name: 'models/digits/data', digest: { sha256: DATA } }]);
    expect(stateVerdict(sampleOutcome({ status: 'passed', results: [check] }))).toEqual({
      why: expect.stringContaining('it is not known which files'),
    });
    const model = { name: 'models/digits/model', digest: { sha256: MODEL } };
    expect(subjectOf([check, PASSED])).toEqual([model]);
    expect(subjectOf([check, VULNERABLE], 'vulnerable')).toEqual([model]);
  });

  it('of a run that passed is not about a model that nothing attacks, nor about its copies', () => {
    const scan = accepted(sampleScan([UNKNOWN_CALL]));
    const [file] = scan.files;
    if (file === undefined) throw new Error('There is a file.');
    const { sha256: _sha256, ...unread } = { ...file, path: 'unread.onnx' };
    const files = [
      file,
      { ...file, path: 'copy.pkl' },
      { ...file, path: 'clean.onnx', sha256: DATA },
      unread,
    ];
    const supplyChain = { ...scan, files, unattacked: [unattackedModel(file.path)] };
    const outcome = sampleOutcome({ status: 'passed', results: [], supplyChain });
    expect(at(read(textOf(outcome)), 'subject')).toEqual([{ name: 'clean.onnx', digest: { sha256: DATA } }]);
    expect(statementOf({ ...outcome, status: 'vulnerable' }).files).toHaveLength(3);
  });

  it('is made only for a run with a verdict, and then fits its schema, whatever the texts are', () => {
    fc.assert(
      fc.property(hostileOutcome, fc.boolean(), (given, isKnown) => {
        const outcome = isKnown ? { ...given, results: given.results.map(known) } : given;
        const statement = stateVerdict(outcome);
        const isMade = !('why' in statement);
        expect(isMade && !['passed', 'vulnerable', 'already-scanned'].includes(outcome.status)).toBe(false);
        const text = isMade ? renderVerdictFile(statement, outcome, FACTS) : textOf(passed);
        expect(read(text)).toBeDefined();
      }),
    );
  });
});

describe('the file of the statement', () => {
  let workspace: Workspace;
  beforeAll(async () => {
    workspace = await makeWorkspace({});
  });
  afterAll(() => workspace.remove());

  it('is written with a verdict; without one, an older file is removed and the run says why', async () => {
    const { folder } = workspace;
    const settings = await readSettings(
      settingsSource({ ...CHECK, 'verdict-file': 'v.json' }, { workspace: folder }),
    );
    if (settings === undefined) throw new Error('There are credentials.');
    expect(settings.reports.verdictFile).toBe('v.json');
    const runner = createPlainRunner({ workspace: workspace.folder });
    const file = join(workspace.folder, 'v.json');
    expect(await writeFiles(runner, passed, settings)).toMatchObject({ verdictFile: 'v.json' });
    read(await readFile(file, 'utf8'));
    await writeFile(file, 'of an earlier run');
    const without = await writeFiles(runner, { ...passed, status: 'error' }, settings);
    expect(without.verdictFile).toBeUndefined();
    expect(without.warnings?.join()).toContain(
      'No statement of the verdict was written: the run reached no verdict',
    );
    await expect(readFile(file)).rejects.toThrow('ENOENT');
  });
});
