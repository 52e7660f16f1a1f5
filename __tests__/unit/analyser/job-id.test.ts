import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readJob } from '../../../src/analyser/remote/client/model-analysis.ts';
import { idKey, isSameId } from '../../../src/core/job-id.ts';
import { expectLinear } from '../../support/linear-time.ts';

const id = fc.stringMatching(/^[\w-]{1,20}$/u);
const padding = fc.array(fc.constantFrom('=', '%3d', '%3D'), { maxLength: 3 }).map((parts) => parts.join(''));

describe('two ids', () => {
  it('are the same whatever their padding', () => {
    fc.assert(
      fc.property(id, padding, padding, (bare, one, other) => {
        expect(isSameId(`${bare}${one}`, ` ${bare}${other}\n`)).toBe(true);
        expect(readJob({ job_id: bare + one, data: { jobId: bare + other } }, 'drift').jobId).toBe(
          bare + one,
        );
      }),
    );
  });

  it('differ in anything else, also in case', () => {
    fc.assert(
      fc.property(id, id, padding, (one, other, pad) => {
        expect(isSameId(one + pad, other)).toBe(one === other);
      }),
    );
    expect(isSameId('J1', 'j1')).toBe(false);
    expect(isSameId('a=b', 'ab')).toBe(false);
    expect(() => readJob({ job_id: 'J1', jobId: 'J2=' }, 'drift')).toThrow('several job ids');
  });

  it('are compared in time, even if they are nothing but padding', () => {
    expect(idKey(`${'=%3d'.repeat(500_000)}x${'%3D='.repeat(500_000)}`)).toHaveLength(2_000_001);
    expectLinear((size) => idKey(`${'=%3d'.repeat(size)}x${'%3D='.repeat(size)}`), 60_000);
  });
});
