import { describe, expect, it } from '@jest/globals';
import * as p from '../support/pickle-builder.ts';
import { followedSamples, otherFile } from '../support/followed-samples.ts';
import { scanAs } from '../support/scan-of-file.ts';

describe('a layout that its writer does not write', () => {
  it.each(followedSamples('/tmp/x').map((sample) => [sample.name, sample] as const))(
    '%s',
    async (_name, { file, bytes, rule, severity = 'critical' }) => {
      const { verdicts } = await scanAs(file, bytes);
      expect(verdicts).toContain(`${severity} ${rule}`);
    },
  );
});

describe('a layout as its writer writes it', () => {
  it('is an array of joblib before 0.10, whose file lies beside the pickle', async () => {
    const { verdicts } = await scanAs(
      'model.pkl',
      p.pickleOf(p.proto(4), otherFile('model.pkl_01.npy'), '.'),
    );
    expect(verdicts).toEqual(['review pickle-unknown-class']);
  });
});
