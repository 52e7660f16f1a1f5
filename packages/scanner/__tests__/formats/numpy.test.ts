import { describe, expect, it } from '@jest/globals';
import { code, linesOf as summary } from '../support/found-in-pickle.ts';
import * as p from '../../../../__tests__/support/pickle-builder.ts';
import { scanPickleContent } from '../../../../__tests__/support/scan-content.ts';

const header = (descr: string, shape = '(2,)'): string =>
  `{'descr': ${descr}, 'fortran_order': False, 'shape': ${shape}, }`;
const PAYLOAD = p.pickleOf(p.proto(4), p.call('os', 'system', p.text('touch x')), p.STOP);

describe('arrays of NumPy', () => {
  it.each<[string, Buffer, readonly string[]]>([
    ['numbers', p.npy(header("'<f8'"), Buffer.alloc(16)), []],
    ['text', p.npy(header("'<U3'"), Buffer.alloc(24)), []],
    ['a single number', p.npy(header("'<f8'", '()'), Buffer.alloc(8)), []],
    ['a structure', p.npy(header("[('a', '<i4'), ('b', [('c', '<f8', (2,))])]"), Buffer.alloc(40)), []],
    ['objects', p.npy(header("'|O'"), PAYLOAD), [code('os.system')]],
    ['a structure of objects', p.npy(header("[('a', '<i4'), ('b', '|O')]"), PAYLOAD), [code('os.system')]],
    [
      'a pickle after the numbers',
      p.npy(header("'<f8'"), Buffer.concat([Buffer.alloc(16), PAYLOAD])),
      [code('os.system')],
    ],
    [
      'a second array',
      Buffer.concat([p.npy(header("'<f8'"), Buffer.alloc(16)), p.npy(header("'|O'"), PAYLOAD)]),
      [code('os.system')],
    ],
    ['bytes behind it', p.npy(header("'<f8'"), Buffer.alloc(17)), ['review hidden-content after the array']],
    [
      'a type without a size, which loaders know',
      p.npy(header("'<i'", '(1,)'), Buffer.concat([Buffer.alloc(4), PAYLOAD])),
      ['not-scanned malformed-model NumPy array'],
    ],
    ['a cut array', p.npy(header("'<f8'"), Buffer.alloc(15)), ['review malformed-model NumPy array']],
    [
      'a header that is no literal',
      p.npy("{'descr': 'O'*1, 'fortran_order': False, 'shape': (1,)}", PAYLOAD),
      ['not-scanned malformed-model NumPy array', code('os.system')],
    ],
    [
      'a header with a key twice',
      p.npy("{'descr': '<f8', 'descr': '|O', 'fortran_order': False, 'shape': (1,)}", PAYLOAD),
      ['not-scanned malformed-model NumPy array', code('os.system')],
    ],
  ])('%s', (_name, content, expected) => {
    expect(summary(content)).toEqual(expected);
  });

  it.each([
    ['a header that is cut', Buffer.from('\x93NUMPY\x01\x00\xff\x00{', 'latin1')],
    ['a version that does not exist', Buffer.from('\x93NUMPY\x09\x00\x02\x00\x00\x00{}', 'latin1')],
  ])('refuses %s', (_name, content) => {
    expect(() => scanPickleContent(content)).toThrow('The header of the NumPy array is cut');
  });
});

describe('arrays of joblib', () => {
  const numbers = Buffer.alloc(16, 0xff);
  const whole = (...parts: readonly p.Part[]): Buffer => p.pickleOf(p.proto(4), ...parts, p.STOP);

  it.each([
    ['raw', p.joblibArray('f8', 2, numbers, undefined)],
    ['behind padding', p.joblibArray('f8', 2, numbers, Buffer.alloc(7, 0xff))],
    ['behind no padding', p.joblibArray('f8', 2, numbers, Buffer.alloc(0))],
    ['of objects', p.joblibArray('O8', 1, Buffer.from('N.'), undefined)],
  ])('passes over one that is %s', (_name, array) => {
    expect(summary(whole(array))).toEqual([]);
  });

  it.each([
    ['records', p.joblibArray('V8', 2, numbers, undefined, { dtype: p.dtype('V8', { size: p.integer(8) }) })],
    ['texts', p.joblibArray('S8', 2, numbers, undefined, { dtype: p.dtype('S8', { size: p.integer(8) }) })],
  ])('passes over %s', (_name, array) => {
    expect(summary(whole(array))).toEqual([]);
  });

  it('tells an array that is cut', () => {
    const cut = p.joblibArray('f8', 9, numbers, undefined);
    expect(summary(whole(cut))).toEqual(['review pickle-malformed pickle']);
  });
});
