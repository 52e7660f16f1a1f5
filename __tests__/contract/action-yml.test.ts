import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { parseActionMetadata, readActionMetadata } from '../../tools/action-metadata.ts';
import { SECRET_INPUTS } from '../../src/inputs/read-settings.ts';
import { at, isObject, textAt } from '../../src/core/json.ts';
import { FAILURE_REASONS, STATUSES } from '../../src/core/outcome.ts';
import { REPORT_FORMATS, REPORT_KINDS } from '../../src/core/report-kinds.ts';
import { COMMENT_POLICIES, MODES, REPO_TYPES, RESCANS } from '../../src/core/settings.ts';
import { OUTPUTS } from '../support/output-names.ts';

const FILE = new URL('../../action.yml', import.meta.url);
const action = readActionMetadata(FILE);

// The names that users type and their defaults; undefined where there is none.
const INPUTS: readonly (readonly [name: string, fallback: string | undefined])[] = [
  ['base-url', undefined],
  ['api-key', undefined],
  ['org-id', undefined],
  ['mode', 'scan'],
  ['repo-type', 'github'],
  ['repo-url', undefined],
  ['branch', undefined],
  ['depth', '1'],
  ['bucket-name', undefined],
  ['region', undefined],
  ['storage-access-key-id', undefined],
  ['storage-secret-access-key', undefined],
  ['config-file', undefined],
  ['model-id', undefined],
  ['task', undefined],
  ['attack', undefined],
  ['attack-config', undefined],
  ['artifacts', undefined],
  ['model-api-details', undefined],
  ['only', undefined],
  ['rescan', 'never'],
  ['wait', 'false'],
  ['timeout-minutes', '60'],
  ['poll-interval-seconds', '15'],
  ['concurrency', '4'],
  ['fail-on-vulnerability', 'true'],
  ['vulnerability-threshold', undefined],
  ['report-directory', undefined],
  ['reports', 'vulnerability'],
  ['report-format', 'pdf'],
  ['sarif-file', undefined],
  ['comment-on-pr', 'never'],
  ['commit-status', 'false'],
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

  it('requires where the service is and the credentials, and nothing else', () => {
    const required = action.inputs.filter((input) => input.required).map((input) => input.name);
    expect(required).toEqual(['base-url', 'api-key', 'org-id']);
  });

  it('declares exactly the outputs', () => {
    expect(action.outputs.map((output) => output.name)).toEqual(OUTPUTS);
  });

  it('names a runtime that the runner knows, the bundle, and how it is shown', () => {
    const root: unknown = parse(readFileSync(FILE, 'utf8'));
    expect(action.runs).toEqual({ using: 'node24', main: 'dist/index.js' });
    expect(action.name).toBe('Model Security Scan');
    expect(at(root, 'branding')).toEqual({ icon: 'shield', color: 'blue' });
    expect(at(root, 'description')).toMatch(/\S/u);
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
    ['report-format', REPORT_FORMATS],
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

describe('workflows in the README', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const workflows = [...readme.matchAll(/```yaml\n(.*?)```/gsu)]
    .map((match): unknown => parse(match[1] ?? ''))
    .filter((document) => at(document, 'jobs') !== undefined);
  const jobs = workflows.flatMap((workflow) => Object.values(mappingAt(workflow, 'jobs')));
  const steps = jobs.flatMap((job) => listAt(job, 'steps'));
  const ours = steps.filter((step) => textAt(step, 'uses') === 'your-org/model-security-scan@v1');

  it('are there, and use the action in each', () => {
    expect(workflows).toHaveLength(4);
    expect(ours).toHaveLength(5);
  });

  it('give only inputs that exist, and all that are required', () => {
    const declared = action.inputs.map((input) => input.name);
    const required = ['base-url', 'api-key', 'org-id'];
    for (const step of ours) {
      const given = Object.keys(mappingAt(step, 'with'));
      expect(given.filter((name) => !declared.includes(name))).toEqual([]);
      expect(given).toEqual(expect.arrayContaining(required));
    }
  });

  it('read only outputs that exist', () => {
    const read = [...readme.matchAll(/steps\.\w+\.outputs\.([\w-]+)/gu)].map((match) => match[1]);
    expect(read.length).toBeGreaterThan(0);
    expect(read.filter((name) => !OUTPUTS.includes(name ?? ''))).toEqual([]);
  });

  it('have least permissions and a time limit, and leave no token behind', () => {
    for (const workflow of workflows) expect(at(workflow, 'permissions')).toEqual({ contents: 'read' });
    for (const job of jobs) expect(at(job, 'timeout-minutes')).toEqual(expect.any(Number));
    const checkouts = steps.filter((step) => textAt(step, 'uses')?.startsWith('actions/checkout@') === true);
    expect(checkouts).toHaveLength(5);
    for (const checkout of checkouts) expect(at(checkout, 'with', 'persist-credentials')).toBe(false);
  });

  it('allow the job more time than the action takes', () => {
    for (const job of jobs) {
      const own = listAt(job, 'steps').map((step) => Number(at(step, 'with', 'timeout-minutes') ?? 60));
      if (listAt(job, 'steps').some((step) => at(step, 'with', 'wait') === true)) {
        expect(Number(at(job, 'timeout-minutes'))).toBeGreaterThan(Math.max(...own));
      }
    }
  });
});

describe('reading action.yml', () => {
  const runs = 'runs: { using: node24, main: x.js }';

  it('names everything without a description, and unquoted defaults', () => {
    const text = `inputs: { a: { default: 1, description: x }, b: {} }\noutputs: { c: { description: '' } }\n${runs}`;
    expect(() => parseActionMetadata(text)).toThrow(
      'action.yml: the default of input a is not a string: quote it; input b has no description; output c has no description',
    );
  });
});

function mappingAt(value: unknown, key: string): Readonly<Record<string, unknown>> {
  const found = at(value, key);
  return isObject(found) ? found : {};
}

function listAt(value: unknown, key: string): readonly unknown[] {
  const found = at(value, key);
  return Array.isArray(found) ? found : [];
}
