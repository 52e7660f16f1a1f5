import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { fillActionFile } from '../../tools/action-file.ts';
import { readActionMetadata } from '../../tools/action-metadata.ts';
import { SECRET_INPUTS } from '../../src/settings/inputs.ts';
import { at, textAt } from '@model-security-scan/common/json';
import { STATUSES, VERDICTS } from '../../src/facts/run-outcome.ts';
import { FAILURE_REASONS } from '../../src/core/errors.ts';
import { REPORT_KINDS } from '../../src/facts/report-kinds.ts';
import { COMMENT_POLICIES, MODES, REPO_TYPES, RESCANS } from '../../src/facts/settings.ts';
import { RELEASED_OUTPUTS } from '../support/output-names.ts';
import { OUTPUTS } from '../../src/report/outputs.ts';

const FILE = new URL('../../action.yml', import.meta.url);
const action = readActionMetadata(FILE);

// The names that users type and their defaults; undefined where there is none.
const INPUTS: readonly (readonly [name: string, fallback: string | undefined])[] = [
  ['base-url', undefined],
  ['config-file', undefined],
  ['api-key', undefined],
  ['org-id', undefined],
  ['wait', undefined],
  ['rescan', undefined],
  ['fail-on-vulnerability', 'true'],
  ['comment-on-pr', 'never'],
  ['config', undefined],
  ['only', undefined],
  ['model-api-details', undefined],
  ['python', 'never'],
  ['mode', 'scan'],
  ['repo-type', 'github'],
  ['repo-url', undefined],
  ['branch', undefined],
  ['depth', '1'],
  ['bucket-name', undefined],
  ['region', undefined],
  ['storage-access-key-id', undefined],
  ['storage-secret-access-key', undefined],
  ['cache-directory', undefined],
  ['cache-secret', undefined],
  ['timeout-minutes', '60'],
  ['poll-interval-seconds', undefined],
  ['concurrency', '4'],
  ['vulnerability-threshold', undefined],
  ['baseline', undefined],
  ['policy-from', 'head'],
  ['compare', 'never'],
  ['supply-chain', undefined],
  ['bom-file', undefined],
  ['report-file', undefined],
  ['verdict-file', undefined],
  ['report-directory', undefined],
  ['reports', 'vulnerability'],
  ['sarif-file', undefined],
  ['upload-sarif', 'false'],
  ['results-file', undefined],
  ['on-missing-credentials', 'fail'],
  ['github-token', '${{ github.token }}'],
  ['request-timeout-seconds', '30'],
  ['max-attempts', '5'],
];

const descriptionOf = (name: string): string =>
  [...action.inputs, ...action.outputs].find((entry) => entry.name === name)?.description ?? '';

describe('action.yml', () => {
  it('declares exactly the inputs and their defaults', () => {
    expect(action.inputs.map((input) => [input.name, input.default])).toEqual(INPUTS);
  });

  it('requires only base-url: the code requires the credentials, together with everything else', () => {
    const required = action.inputs.filter((input) => input.required).map((input) => input.name);
    expect(required).toEqual(['base-url']);
  });

  it('has a description that the Marketplace accepts: shorter than 125 characters', () => {
    const description = textAt(parse(readFileSync(FILE, 'utf8')), 'description') ?? '';
    expect(description.length).toBeGreaterThan(0);
    expect(description.length).toBeLessThan(125);
  });

  it('declares exactly the outputs', () => {
    const names = OUTPUTS.map(({ name }) => name);
    expect(action.outputs.map((output) => output.name)).toEqual(names);
    expect(RELEASED_OUTPUTS.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('names a runtime that the runner knows, the bundle, and how it is shown', () => {
    const root: unknown = parse(readFileSync(FILE, 'utf8'));
    expect(action.runs).toEqual({ using: 'node24', main: 'dist/index.js' });
    expect(action.name).toBe('Model Security Scan');
    expect(at(root, 'branding')).toEqual({ icon: 'shield', color: 'blue' });
    expect(at(root, 'author')).toBe('the Model Security Scan authors');
  });

  it('has an expression in a default alone: the runner refuses the file for one anywhere else', () => {
    const lines = readFileSync(FILE, 'utf8').split('\n');
    expect(lines.filter((line) => line.includes('${{'))).toEqual(['    default: ${{ github.token }}']);
  });

  it.each([
    ['mode', MODES],
    ['repo-type', REPO_TYPES],
    ['rescan', RESCANS],
    ['comment-on-pr', COMMENT_POLICIES],
    ['reports', REPORT_KINDS],
    ['verdict', VERDICTS],
    ['status', STATUSES],
    ['failure-reason', FAILURE_REASONS],
  ])('describes every value of %s', (name, values) => {
    const described = descriptionOf(name);
    expect(values.filter((value) => !described.includes(`\`${value}\``))).toEqual([]);
  });

  it('says of every secret input that it is masked or comes from the runner', () => {
    const silent = SECRET_INPUTS.filter(
      (name) => name !== 'github-token' && !descriptionOf(name).includes('Masked'),
    );
    expect(silent).toEqual([]);
  });
});

describe('the inputs and outputs of action.yml', () => {
  it('are written anew from their declarations, and the rest stays', () => {
    const text = readFileSync(FILE, 'utf8');
    const stale = text.replace('  job-ids:\n', '  jobs:\n').replace('  branch:\n', '  branches:\n');
    expect(stale).not.toBe(text);
    expect(fillActionFile(stale)).toBe(text);
  });

  it('have a place, or the text is refused', () => {
    expect(() => fillActionFile('inputs:\n  a: b\n')).toThrow(
      'expected "inputs:", "outputs:" and then "runs:"',
    );
  });
});
