import { describe, expect, it } from '@jest/globals';
import { JobClaims } from '../../../src/analyser/remote/job-claims.ts';

describe('a job', () => {
  it('belongs to the first analysis that claims it', () => {
    const claims = new JobClaims();
    claims.claim('am9i==', 'digits/evasion');
    claims.claim('am9j==', 'digits/extraction');
    const claim = (): void => {
      claims.claim('am9i==', 'digits/outlier');
    };
    expect(claim).toThrow(
      expect.objectContaining({
        reason: 'unexpected-answer',
        inDoubt: true,
        message: expect.stringMatching(/am9i==.*digits\/evasion:.*dashboard/u),
      }),
    );
    for (const spelling of ['am9i', 'am9i=', 'am9i%3D%3d', ' am9i== ']) {
      expect(() => {
        claims.claim(spelling, 'digits/outlier');
      }).toThrow('already belongs to another analysis');
    }
    // A refused claim does not change the owner.
    expect(claim).toThrow('digits/evasion');
  });
});
