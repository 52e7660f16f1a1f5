import { describe, expect, test } from '@jest/globals';
import { readRecord } from '../../../src/analyser/remote/client/lineage-check.ts';

describe('a lineage record', () => {
  test.each([
    { COMMITID: 'x' },
    { CommitId: 'x' },
    { 'commit-id': 'x' },
    { commit_id: 'x' },
    { data: { commitid: 'x' } },
    { Result: { commitId: 'x' }, status: 'success', message: 'found' },
    { response: { data: { commit_id: 'x' } }, statusCode: 200 },
    { commitid: 'x', data: { commitid: 'x' } },
  ])('is one in any spelling, also in an object that only wraps it: %j', (answer) => {
    expect(readRecord(answer)).toEqual({ commitid: 'x' });
  });

  test.each([{ data: {} }, { Result: {} }, { response: {} }])('%j says that there is none', (answer) => {
    expect(readRecord(answer)).toBeUndefined();
  });

  test.each([
    { commitid: 'x', commit_id: 'y' },
    { commitid: 'x', data: { commitid: 'y' } },
    { commitid: 'x', supplychain_vuldetected: 0, data: { SupplyChainVulDetected: 1 } },
  ])('is none with two values for one thing: %j', (answer) => {
    expect(() => readRecord(answer)).toThrow('two different values');
  });
});
