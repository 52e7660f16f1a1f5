import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import type { Outcome } from '../../../src/facts/outcome.ts';
import type { SupplyChainOutcome } from '../../../src/facts/scan-outcome.ts';
import { renderGitlabCodeQuality } from '../../../src/report/formats/gitlab-code-quality.ts';
import { renderJunit } from '../../../src/report/formats/junit.ts';
import { hostileOutcome } from '../../support/hostile-outcomes.ts';
import { type JunitNode, readJunit } from '../../support/junit-schema.ts';
import { SAMPLE_OUTCOMES, sampleOutcome } from '../../support/sample-outcomes.ts';
import { flaggedFinding, sampleScan, unattackedModel } from '../../support/sample-supply-chain.ts';

/**
 * The form of a Code Quality report, by hand. GitLab's own schema (gitlabhq/gitlabhq at commit 33827e3,
 * app/validators/json_schemas/codeclimate.json) requires all of these fields but `check_name`, and their types. Its
 * documentation (doc/ci/testing/code_quality.md) requires `check_name` too, names the severities, and forbids a path that
 * begins with "./". No npm package carries the schema.
 */
const GITLAB_SCHEMA = {
  type: 'array',
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['description', 'check_name', 'fingerprint', 'location', 'severity'],
    properties: {
      description: { type: 'string', minLength: 1 },
      check_name: { type: 'string', minLength: 1 },
      fingerprint: { type: 'string', minLength: 1 },
      severity: { enum: ['info', 'minor', 'major', 'critical', 'blocker'] },
      location: {
        type: 'object',
        required: ['path', 'lines'],
        properties: {
          // GitLab shows no entry whose path begins with "./".
          path: { type: 'string', minLength: 1, pattern: '^(?!\\./)' },
          lines: {
            type: 'object',
            required: ['begin'],
            properties: { begin: { type: 'integer', minimum: 1 } },
          },
        },
      },
    },
  },
} as const;

const validate = new Ajv({ allErrors: true }).compile(GITLAB_SCHEMA);

function issuesOf(text: string): readonly unknown[] {
  const issues: unknown = JSON.parse(text);
  validate(issues);
  expect(validate.errors ?? []).toEqual([]);
  return Array.isArray(issues) ? issues : [];
}

function casesOf(node: JunitNode): readonly JunitNode[] {
  return node.name === 'testcase' ? [node] : node.children.flatMap(casesOf);
}

const FLAGGED = sampleOutcome({
  supplyChain: {
    ...{ scope: 'workspace', files: [], fileCount: 3, bytes: 1, unchangedCount: 0, ignoredCount: 0 },
    findings: [flaggedFinding()],
  },
});

function unattackedOutcome(more: Partial<SupplyChainOutcome>): Outcome {
  const unattacked = [unattackedModel('a "b".onnx'), unattackedModel('risk.onnx')];
  const acceptedModels = [{ path: 'old.onnx', reason: 'retired' }];
  return sampleOutcome({
    results: [],
    supplyChain: { ...sampleScan([]), unattacked, acceptedModels, ...more },
  });
}

describe('a Code Quality report of models that nothing attacks', () => {
  it.each([
    ['minor', {}],
    ['major', { requiresAttacked: true }],
  ] as const)('has an entry for each that is not accepted: %s with %j', (severity, more) => {
    const issues = issuesOf(renderGitlabCodeQuality(unattackedOutcome(more)));
    expect(issues).toMatchObject([
      { check_name: 'model-security/unattacked-model', severity, location: { path: 'a "b".onnx' } },
      { severity, description: 'The model was not attacked. Convert it.', location: { path: 'risk.onnx' } },
    ]);
  });
});

describe('a JUnit report', () => {
  it.each(Object.entries(SAMPLE_OUTCOMES))('fits the schema of Jenkins: %s', (_name, outcome) => {
    const root = readJunit(renderJunit(outcome));
    const cases = casesOf(root);
    const ends = cases.flatMap(({ children }) => children.filter(({ name }) => name !== 'system-out'));
    expect(root.attributes['tests']).toBe(String(cases.length));
    expect(Number(root.attributes['failures']) + Number(root.attributes['errors'])).toBe(ends.length);
    // A run that failed is red, whatever failed it.
    expect(!outcome.failed || ends.length > 0).toBe(true);
  });

  it('fits it whatever the texts are', () => {
    fc.assert(
      fc.property(hostileOutcome, (outcome) => {
        const root = readJunit(renderJunit(outcome));
        expect(casesOf(root).length).toBeGreaterThanOrEqual(outcome.results.length);
      }),
    );
  });

  it.each([
    ['skipped', 'if nothing requires attacks', {}],
    ['error', 'if attacks are required', { requiresAttacked: true }],
  ] as const)('has %s for each model that nothing attacks, %s', (end, _when, more) => {
    const outcome = unattackedOutcome(more);
    const root = readJunit(renderJunit(outcome));
    const cases = casesOf(root).filter(
      ({ attributes }) => attributes['classname'] === 'model-security.unattacked-model',
    );
    expect(cases.map(({ attributes, children }) => [attributes['name'], children[0]?.name])).toEqual([
      ['a "b".onnx', end],
      ['risk.onnx', end],
      ['old.onnx', 'skipped'],
    ]);
    expect(renderJunit(outcome)).toContain('The model was not attacked. Convert it.');
    expect(root.attributes['errors']).toBe(end === 'error' ? '2' : '0');
  });

  it('has a failure for each file that fails the check', () => {
    const failures = casesOf(readJunit(renderJunit(FLAGGED))).filter(({ attributes }) =>
      String(attributes['classname']).startsWith('model-security.files.'),
    );
    expect(failures.map(({ children }) => children.map(({ name }) => name))).toEqual([['failure']]);
  });
});

describe('a GitLab Code Quality report', () => {
  it.each(Object.entries(SAMPLE_OUTCOMES))('has the fields that GitLab requires: %s', (_name, outcome) => {
    const found = outcome.results.filter(({ state }) => state !== 'passed').length;
    expect(issuesOf(renderGitlabCodeQuality(outcome)).length).toBeGreaterThanOrEqual(Math.min(found, 1));
  });

  it('has them whatever the texts are, each problem once', () => {
    fc.assert(
      fc.property(hostileOutcome, (outcome) => {
        const issues = issuesOf(renderGitlabCodeQuality(outcome));
        const prints = issues.map((issue) => JSON.stringify(issue));
        expect(new Set(prints).size).toBe(prints.length);
      }),
    );
  });

  it('names the file of a finding', () => {
    expect(issuesOf(renderGitlabCodeQuality(FLAGGED))).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ location: { path: flaggedFinding().path, lines: { begin: 1 } } }),
      ]),
    );
  });
});
