import { Unreadable } from '@model-security-scan/common/unreadable';
import { describe, expect, test } from '@jest/globals';
import { MemorySource } from '../../src/byte-source.ts';
import { looksLikeSafetensors, scanSafetensors } from '../../src/formats/safetensors.ts';
import { expectOnlyUnreadable } from '../support/hostile-bytes.ts';
import { scanBytes } from '../support/recording-scan.ts';

const TENSOR = '"a":{"dtype":"F32","shape":[2],"data_offsets":[0,8]}';
const GOOD = file(`{"__metadata__":{"format":"pt"},${TENSOR}}`, Buffer.alloc(8));

function file(header: string, data: Uint8Array): Buffer {
  const text = Buffer.from(header);
  const length = Buffer.alloc(8);
  length.writeBigUInt64LE(BigInt(text.length));
  return Buffer.concat([length, text, data]);
}

describe('safetensors', () => {
  test('a good file has no findings', () => {
    const scan = scanBytes(scanSafetensors, GOOD);
    expect(scan.lines).toEqual([]);
    expect(scan.observed).toContainEqual({ kind: 'framework', name: 'pytorch' });
    expect(looksLikeSafetensors(GOOD.subarray(0, 64), new MemorySource(GOOD))).toBe(true);
  });

  test.each([
    ['a zip at the end', `{${TENSOR}}`, `${'\0'.repeat(8)}xxPK\x03\x04`, 'high hidden-content zip archive'],
    ['a pickle in trailing bytes', `{${TENSOR}}`, `${'\0'.repeat(8)}\x80\x04.`, 'high hidden-content pickle'],
    [
      'a pickle of protocol 0 in trailing bytes',
      `{${TENSOR}}`,
      `${'\0'.repeat(8)}cacme\nf\n(tR.`,
      'high hidden-content pickle',
    ],
    ['a padded pickle', `{${TENSOR}}`, `${'\0'.repeat(40)}\x80\x04K\x01.`, 'high hidden-content pickle'],
    ['a program at the end', `{${TENSOR}}`, `${'\0'.repeat(20)}\x7fELF`, 'high hidden-content ELF program'],
    ['trailing bytes', `{${TENSOR}}`, '\0'.repeat(9), 'review malformed-model unused bytes'],
    [
      'a gap',
      `{${TENSOR.replace('[0,8]', '[4,12]')}}`,
      '\0'.repeat(12),
      'review malformed-model unused bytes',
    ],
    ['a name twice', `{${TENSOR},${TENSOR}}`, '\0'.repeat(8), 'high malformed-model duplicate tensor names'],
    [
      'a name that is there twice, escaped',
      `{${TENSOR},${TENSOR.replace('"a"', '"\\u0061"')}}`,
      '\0'.repeat(8),
      'high malformed-model duplicate tensor names',
    ],
    [
      'an overlap',
      `{${TENSOR},"b":{"dtype":"U8","shape":[8],"data_offsets":[4,12]}}`,
      '\0'.repeat(12),
      'review malformed-model overlapping tensors',
    ],
    [
      'a wrong size',
      `{${TENSOR.replace('[2]', '[3]')}}`,
      '\0'.repeat(8),
      'review malformed-model wrong tensor size',
    ],
    [
      'an unknown type',
      `{${TENSOR.replace('F32', 'F33')}}`,
      '\0'.repeat(8),
      'review malformed-model unknown element type',
    ],
  ])('%s is found', (_name, header, data, line) => {
    expect(scanBytes(scanSafetensors, file(header, Buffer.from(data, 'latin1'))).lines).toContain(line);
  });

  test('hidden content is scanned too', () => {
    const scan = scanBytes(
      scanSafetensors,
      file(`{${TENSOR}}`, Buffer.from(`${'\0'.repeat(8)}\x80\x04K\x01.`, 'latin1')),
    );
    expect(scan.entered[0]?.bytes).toEqual(new Uint8Array(Buffer.from('\x80\x04K\x01.', 'latin1')));
  });

  test('a zip archive whose end is the end of the file is found even in a tensor', () => {
    const end = Buffer.alloc(22);
    end.write('PK\x05\x06', 'latin1');
    const header = '{"a":{"dtype":"U8","shape":[22],"data_offsets":[0,22]}}';
    expect(scanBytes(scanSafetensors, file(header, end)).lines).toEqual([
      'high hidden-content zip archive at the end',
    ]);
  });

  test.each([
    ['cut data', GOOD.subarray(0, GOOD.length - 1), /cut/u],
    ['a huge header', Buffer.concat([Buffer.from([0, 0, 0, 0, 1, 0, 0, 0]), Buffer.from('{')]), /100 MB/u],
    ['two objects', file('{}{}', Buffer.alloc(0)), /goes on after its end/u],
    ['nesting', file(`{"a":{"shape":[[1]]}}`, Buffer.alloc(0)), /not a safetensors header/u],
    ['no place', file(`{"a":{"dtype":"F32"}}`, Buffer.alloc(0)), /lacks/u],
  ])('%s is unreadable', (_name, bytes, message) => {
    expect(() => scanBytes(scanSafetensors, bytes)).toThrow(Unreadable);
    expect(() => scanBytes(scanSafetensors, bytes)).toThrow(message);
  });

  test('a header of many tensors is read in flat memory', () => {
    const entries = Array.from(
      { length: 50_000 },
      (_none, index) =>
        `"t${String(index)}":{"dtype":"U8","shape":[1],"data_offsets":[${String(index)},${String(index + 1)}]}`,
    );
    const before = process.memoryUsage().heapUsed;
    expect(scanBytes(scanSafetensors, file(`{${entries.join(',')}}`, Buffer.alloc(50_000))).lines).toEqual(
      [],
    );
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(150 * 2 ** 20);
  });

  test('hostile bytes give findings or a refusal', () => {
    expectOnlyUnreadable(scanSafetensors, GOOD);
  });
});
