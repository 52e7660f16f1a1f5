import { describe, expect, it } from '@jest/globals';
import { pickleSamples } from '../../../../__tests__/support/pickle-samples.ts';
import { scanPickleContent } from '../../../../__tests__/support/scan-content.ts';

describe('samples that run a program when they are loaded', () => {
  it.each(pickleSamples('/tmp/x').map((sample) => [sample.name, sample] as const))(
    '%s is found',
    (_name, sample) => {
      expect(scanPickleContent(sample.bytes).findings).toContainEqual(
        expect.objectContaining({
          rule: sample.rule,
          subject: sample.subject,
          severity: sample.rule === 'pickle-unknown-call' ? 'high' : 'critical',
        }),
      );
    },
  );
});
