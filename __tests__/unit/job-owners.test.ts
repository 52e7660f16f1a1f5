import { describe, expect, it } from '@jest/globals';
import { JobOwners } from '../../src/analysis/job-owners.ts';

describe('whose job it is', () => {
  it('is the first analysis that was given it', () => {
    const owners = new JobOwners();
    owners.claim('am9i==', 'digits/evasion');
    owners.claim('am9j==', 'digits/extraction');
    const claim = (): void => {
      owners.claim('am9i==', 'digits/outlier');
    };
    expect(claim).toThrow(
      expect.objectContaining({
        reason: 'unexpected-answer',
        inDoubt: true,
        message: expect.stringMatching(/am9i==.*digits\/evasion:.*dashboard/u),
      }),
    );
    // Nor does it belong to whoever asked for it last.
    expect(claim).toThrow('digits/evasion');
  });
});
