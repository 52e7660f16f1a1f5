import { expect, test } from '@jest/globals';
import { wholeResultObject } from '../../../src/report/result-object.ts';
import { sampleResult } from '../../support/sample-outcomes.ts';

test('a results file says why an analysis has no verdict', () => {
  const failed = sampleResult('digits', 'evasion', 'failed', { message: 'The analysis failed: 31 columns.' });
  expect(wholeResultObject(failed)['why']).toBe('The analysis failed: 31 columns.');
});

test.each(['passed', 'vulnerable'] as const)(
  'the message of one that %s is no reason of the gate',
  (state) => {
    const judged = sampleResult('digits', 'evasion', state, { message: 'Not analysed again.' });
    expect(wholeResultObject(judged)['why']).toBeNull();
  },
);
