import { describe, expect, it } from '@jest/globals';
import { InputReader } from '../../../src/settings/reader.ts';

const FLOW = { min: 0.01, max: 100, fallback: 5 };

/** The value that a reader returns for one input, and the number of problems that it adds. */
function read<T>(value: string, take: (reader: InputReader) => T): readonly [T, number] {
  const reader = new InputReader(() => value);
  return [take(reader), reader.problems.length];
}

describe('an input that is read', () => {
  it.each(['untrue', 'trueish', 'true false', 'falsetto', 'unfalse', '1', 'yes', 'FALSE\ntrue'])(
    'is no switch: %j',
    (value) => {
      expect(read(value, (reader) => reader.flag('wait', true))).toEqual([false, 1]);
    },
  );

  it.each([
    ['.25', 0.25],
    ['0.25', 0.25],
    ['25', 25],
    ['025', 25],
    ['99.999999999999', 99.999999999999],
  ])('is a number: %s', (value, number) => {
    expect(read(value, (reader) => reader.decimal('x', FLOW))).toEqual([number, 0]);
  });

  it.each(['.', '1.', '1e1', '+1', '-1', '0x1', '1,5', ' 1', '1.2.3', '0', '101', 'Infinity', 'NaN', '0.1s'])(
    'is no number that may be: %j',
    (value) => {
      expect(read(value, (reader) => reader.decimal('x', FLOW))).toEqual([5, 1]);
    },
  );

  it('is absent, and that is no problem', () => {
    expect(read('', (reader) => [reader.block('x'), reader.headerText('x'), reader.isAbsent('x')])).toEqual([
      [undefined, undefined, true],
      0,
    ]);
  });

  it('is a block of several lines, as it is', () => {
    expect(read('a: 1\nb: 2', (reader) => reader.block('x'))).toEqual(['a: 1\nb: 2', 0]);
  });
});
