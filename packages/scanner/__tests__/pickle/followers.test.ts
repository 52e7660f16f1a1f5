import { describe, expect, it } from '@jest/globals';
import * as p from '../../../../__tests__/support/pickle-builder.ts';
import { followedSamples, otherFile } from '../../../../__tests__/support/followed-samples.ts';
import { verdictsOf } from '../../../../__tests__/support/scan-of-file.ts';

describe('a layout that its writer does not write', () => {
  it.each(followedSamples('/tmp/x').map((sample) => [sample.name, sample] as const))(
    '%s',
    async (_name, { file, bytes, rule, severity = 'critical' }) => {
      expect(await verdictsOf(file, bytes)).toContain(`${severity} ${rule}`);
    },
  );
});

describe('a layout as its writer writes it', () => {
  it('is an array of joblib before 0.10, whose file lies beside the pickle', async () => {
    const verdicts = await verdictsOf(
      'model.pkl',
      p.pickleOf(p.proto(4), otherFile('model.pkl_01.npy'), '.'),
    );
    expect(verdicts).toEqual(['review pickle-unknown-class']);
  });
});

describe('pickles', () => {
  const SYSTEM = p.call('os', 'system', p.text('touch x'));

  it('goes on behind a NUL in a number, where CPython ends it', async () => {
    const verdicts = await verdictsOf('model.bin', p.pickleOf('F1.5\0 \xff\n0', SYSTEM, p.STOP));
    expect(verdicts).toEqual(['critical pickle-code']);
  });

  it.each([
    ['http', 'HTTPStatus'],
    ['signal', 'Signals'],
    ['socket', 'AddressFamily'],
  ])('calls the member of an enumeration in %s clean', async (module, name) => {
    const member = p.call(module, name, p.integer(2));
    expect(await verdictsOf('model.pkl', p.pickleOf(p.proto(4), member, p.STOP))).toEqual([]);
  });

  it('calls an array of Python 2 clean', async () => {
    const array =
      "cnumpy.core.multiarray\n_reconstruct\n(cnumpy\nndarray\n(I0\ntS'b'\ntR(I1\n(I1\ntcnumpy\ndtype\n(S'f8'\nI0\nI1\ntR" +
      "(I3\nS'<'\nNNNI-1\nI-1\nI0\ntbI00\nS'\\x00\\x00\\x00\\x00\\x00\\x00\\xf0?'\ntb.";
    expect(await verdictsOf('model.pkl', p.pickleOf(array))).toEqual([]);
  });
});

describe('old files of torch', () => {
  const plain = (...parts: readonly p.Part[]): Buffer => p.pickleOf(p.proto(2), ...parts, p.STOP);
  const MAGIC = p.pickleOf('\x8a\x0a', Buffer.from('6cfc9c46f9206aa85019', 'hex'));
  const CALL = plain(p.call('os', 'system', p.text('touch x')));
  /** @param count how many elements the id says that there are */
  const torchFile = (count: p.Part, ...rest: readonly Buffer[]): Buffer => {
    const id = [
      p.MARK,
      p.text('storage'),
      p.global('torch', 'FloatStorage'),
      p.text('0'),
      p.text('cpu'),
      count,
    ];
    const tensor = plain(...id, 'N', p.TUPLE, 'Q');
    const pickles = [plain(MAGIC), plain('M\xe9\x03'), plain('}'), tensor, plain(']', p.text('0'), 'a')];
    return Buffer.concat([...pickles, Buffer.from('0400000000000000', 'hex'), Buffer.alloc(16), ...rest]);
  };
  const FOUR = p.integer(4);

  it.each<[string, Buffer, readonly string[]]>([
    ['nothing behind their storages', torchFile(FOUR), []],
    ['a sixth pickle behind their storages', torchFile(FOUR, CALL), ['critical pickle-code']],
    ['a second file of torch behind them', torchFile(FOUR, torchFile(FOUR)), []],
    ['other bytes behind them', torchFile(FOUR, Buffer.from('\xff\xfe')), ['not-scanned malformed-model']],
    ['a count that is not a plain number', torchFile('I 4\n', CALL), ['not-scanned malformed-model']],
    ['storages that are cut', torchFile(p.integer(9)), ['not-scanned malformed-model']],
  ])('with %s', async (_name, bytes, expected) => {
    expect(await verdictsOf('model.pt', bytes)).toEqual(expected);
  });
});

describe('JSON of jsonpickle', () => {
  it.each([
    [
      'a call',
      { 'py/reduce': [{ 'py/type': 'os.system' }, { 'py/tuple': ['touch x'] }] },
      'high pickle-unknown-call',
    ],
    ['an object', { a: [{ 'py/object': 'acme.Net', weight: 1 }] }, 'high pickle-unknown-call'],
    ['a list of objects', [[{ 'py/object': 'acme.Net' }]], 'high pickle-unknown-call'],
  ])('tells %s', async (_name, content, expected) => {
    expect(await verdictsOf('model.json', Buffer.from(JSON.stringify(content)))).toContain(expected);
  });

  it('takes values for values', async () => {
    const content = { 'py/tuple': [1, 2], python: { 'py/set': [1] } };
    expect(await verdictsOf('model.json', Buffer.from(JSON.stringify(content)))).toEqual([]);
  });
});
