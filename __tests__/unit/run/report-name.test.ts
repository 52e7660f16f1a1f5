import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { reportFileName } from '../../../src/run/save-reports.ts';
import { ATTACKS } from '@model-security-scan/engine/catalog';
import { REPORT_KINDS } from '../../../src/facts/report-kinds.ts';

const nameOf = (model: string): string =>
  reportFileName({ model, attack: 'evasion' }, 'vulnerability', 'pdf');
const model = fc.oneof(
  fc.stringMatching(/^[a-zA-Z0-9 ._-]{1,12}$/u),
  fc.constantFrom(
    'Digits',
    'digits',
    'digits-',
    'DIGITS',
    'dígits',
    'a'.repeat(60),
    'a'.repeat(61),
    '日本',
    '--',
  ),
);

describe('the file names of reports', () => {
  it('differ for different analyses, also if one model is called like the file of another', () => {
    const subject = fc.record({
      model,
      attack: fc.constantFrom(...ATTACKS),
      kind: fc.constantFrom(...REPORT_KINDS),
    });
    fc.assert(
      fc.property(subject, subject, (one, other) => {
        const names = [one, other].map((it) => reportFileName(it, it.kind, 'zip').toLowerCase());
        const isSame = one.model === other.model && one.attack === other.attack && one.kind === other.kind;
        expect(names[0] === names[1]).toBe(isSame);
      }),
      { numRuns: 2000 },
    );
    fc.assert(
      fc.property(model, (name) => {
        // The name of a file without its ending is a possible name of a model.
        const copy = nameOf(name).replace(/-evasion-vulnerability\.pdf$/u, '');
        expect(nameOf(copy) === nameOf(name)).toBe(copy === name);
      }),
    );
  });

  it('are plain for plain names', () => {
    expect(nameOf('digits-v2')).toBe('digits-v2-evasion-vulnerability.pdf');
    expect(nameOf('Digits')).toMatch(/^digits-[0-9a-f]{16}-evasion-vulnerability\.pdf$/u);
  });
});
