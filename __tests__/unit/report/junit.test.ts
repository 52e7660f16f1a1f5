import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Outcome } from '../../../src/facts/run-outcome.ts';
import type { SupplyChainOutcome } from '../../../src/facts/file-scan.ts';
import { renderJunit } from '../../../src/report/junit.ts';
import { hostileOutcome } from '../../support/hostile-outcomes.ts';
import { type JunitNode, readJunit } from '../../support/junit-schema.ts';
import { SAMPLE_OUTCOMES, sampleOutcome } from '../../support/sample-outcomes.ts';
import { flaggedFinding, sampleScan, unattackedModel } from '../../support/sample-supply-chain.ts';

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
    expect(renderJunit(outcome)).toMatch(/not attacked\. Convert it\./u);
    expect(root.attributes['errors']).toBe(end === 'error' ? '2' : '0');
  });

  it('has a failure for each file that fails the check', () => {
    const failures = casesOf(readJunit(renderJunit(FLAGGED))).filter(({ attributes }) =>
      String(attributes['classname']).startsWith('model-security.files.'),
    );
    expect(failures.map(({ children }) => children.map(({ name }) => name))).toEqual([['failure']]);
  });
});
