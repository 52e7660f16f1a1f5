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

describe('pickles', () => {
  const SYSTEM = p.call('os', 'system', p.text('touch x'));

  it('goes on behind a NUL in a number, where CPython ends it', async () => {
    const { verdicts } = await scanAs('model.bin', p.pickleOf('F1.5\0 \xff\n0', SYSTEM, p.STOP));
    expect(verdicts).toEqual(['critical pickle-code']);
  });

  it.each([
    ['http', 'HTTPStatus'],
    ['signal', 'Signals'],
    ['socket', 'AddressFamily'],
  ])('calls the member of an enumeration in %s clean', async (module, name) => {
    const member = p.call(module, name, p.integer(2));
    expect((await scanAs('model.pkl', p.pickleOf(p.proto(4), member, p.STOP))).verdicts).toEqual([]);
  });

  it('calls an array of Python 2 clean', async () => {
    const array =
      "cnumpy.core.multiarray\n_reconstruct\n(cnumpy\nndarray\n(I0\ntS'b'\ntR(I1\n(I1\ntcnumpy\ndtype\n(S'f8'\nI0\nI1\ntR" +
      "(I3\nS'<'\nNNNI-1\nI-1\nI0\ntbI00\nS'\\x00\\x00\\x00\\x00\\x00\\x00\\xf0?'\ntb.";
    expect((await scanAs('model.pkl', p.pickleOf(array))).verdicts).toEqual([]);
  });
});
