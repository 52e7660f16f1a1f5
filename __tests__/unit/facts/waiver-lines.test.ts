import { expect, test } from '@jest/globals';
import { waiverEntry } from '../../../src/facts/waiver-lines.ts';
import type { JudgedFinding } from '../../../src/facts/scan-outcome.ts';

const FINDING: JudgedFinding = {
  rule: 'pickle-code',
  severity: 'critical',
  subject: 'posix.system',
  detail: 'It starts programs.',
  when: 'load',
  path: 'models/a "b".pkl',
  members: [],
  isModelFile: true,
  standing: 'flagged',
  sha256: 'ab'.repeat(32),
};

test('when a finding fails the check, its waiver can be pasted', () => {
  expect(waiverEntry(FINDING)).toBe(
    `- { finding: "pickle-code:models/a \\"b\\".pkl", until: YYYY-MM-DD, reason: WHY, sha256: ${'ab'.repeat(32)} }`,
  );
});

test('when a finding was accepted, or its file was not scanned, there is none', () => {
  expect(waiverEntry({ ...FINDING, standing: 'known' })).toBeUndefined();
  expect(waiverEntry({ ...FINDING, severity: 'not-scanned' })).toBeUndefined();
});
