import { isUnreadable } from '@model-security-scan/common/unreadable';
import { describe, expect, test } from '@jest/globals';
import { type ByteSource, MemorySource } from '../../src/byte-source.ts';
import { looksLikeHdf5, scanHdf5 } from '../../src/formats/hdf5.ts';
import { u16, u32, u64 } from '../../../../__tests__/support/binary-writer.ts';
import { writeHdf5 } from '../../../../__tests__/support/hdf5-writer.ts';
import { expectOnlyUnreadable } from '../support/hostile-bytes.ts';
import { RecordingScan, scanBytes } from '../support/recording-scan.ts';
import { scanAs } from '../../../../__tests__/support/scan-of-file.ts';

const DENSE = { class_name: 'Dense', config: { units: 1 } };
const LAMBDA = { class_name: 'Lambda', config: { function: ['4wEAAAA=', null, null] } };
const config = (layer: unknown): string =>
  JSON.stringify({ class_name: 'Sequential', config: { layers: [layer] } });
const CLEAN = { keras_version: '2.15.0', backend: 'tensorflow', model_config: config(DENSE) };
const GOOD = writeHdf5({ variable: CLEAN, attributes: { title: 'x' }, inner: { layer_names: 'dense' } });
const CODE = 'critical keras-code Lambda';

function externalLink(name: string): readonly [number, Uint8Array] {
  const target = Buffer.from(`\0${name}\0/data\0`);
  return [0x06, Buffer.concat([Buffer.from([1, 8, 64, 1]), Buffer.from('a'), u16(target.length), target])];
}

type Message = readonly [number, Uint8Array];

/** A datatype: its kind with the version of its encoding, its size, and its properties. */
function type(kind: number, size: number, properties: Uint8Array = Buffer.alloc(0)): Buffer {
  return Buffer.concat([Buffer.from([kind, 0, 0, 0]), u32(size), properties]);
}

const BYTE = type(0x10, 1, Buffer.from([0, 0, 8, 0]));

/** Lists of values of any length; with the kind 1, texts. */
function list(kind: number, value: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from([0x19, kind, 0, 0]), u32(16), value]);
}

function array(value: Uint8Array): Buffer {
  return type(0x3a, 32, Buffer.concat([Buffer.from([1]), u32(2), value]));
}

/** A number of 32 bits, and a field behind it. */
function record(value: Uint8Array): Buffer {
  const number = type(0x10, 4, Buffer.from([0, 0, 32, 0]));
  const fields = [Buffer.from('n\0\0'), number, Buffer.from('p\0\x04'), value];
  return Buffer.concat([Buffer.from([0x36, 2, 0, 0]), u32(68), ...fields]);
}

function textAttribute(name: string, text: string): Buffer {
  const sizes = Buffer.concat([Buffer.from([3, 0]), u16(name.length + 1), u16(8), u16(4)]);
  const space = Buffer.from([2, 0, 0, 0]);
  return Buffer.concat([
    sizes,
    Buffer.from(`\0${name}\0`),
    type(0x13, text.length),
    space,
    Buffer.from(text),
  ]);
}

describe('HDF5', () => {
  test('a good file has no findings', () => {
    const scan = scanBytes(scanHdf5, GOOD);
    expect(scan.lines).toEqual([]);
    expect(scan.observed).toContainEqual({ kind: 'framework', name: 'keras', version: '2.15.0' });
    expect(scan.observed).toContainEqual({ kind: 'architecture', name: 'Sequential' });
    expect(looksLikeHdf5(GOOD.subarray(0, 64), new MemorySource(GOOD))).toBe(true);
  });

  test.each([
    ['a text of variable length', writeHdf5({ variable: { ...CLEAN, model_config: config(LAMBDA) } }), CODE],
    ['a text of fixed size', writeHdf5({ attributes: { model_config: config(LAMBDA) } }), CODE],
    ['another attribute', writeHdf5({ attributes: { any: ` ${config(LAMBDA)}` } }), CODE],
    ['an attribute of an inner object', writeHdf5({ inner: { model_config: config(LAMBDA) } }), CODE],
    ['with a user block', writeHdf5({ attributes: { model_config: config(LAMBDA) }, userBlock: 1024 }), CODE],
    ['UTF-16', writeHdf5({ attributes: { model_config: Buffer.from(config(LAMBDA), 'utf16le') } }), CODE],
    [
      'a loss of the training',
      writeHdf5({
        attributes: {
          training_config: '{"loss": {"class_name": "function", "module": "os", "config": "system"}}',
        },
      }),
      'critical keras-code os.system',
    ],
    [
      'a config that is no JSON',
      writeHdf5({ attributes: { model_config: '{"class_name": ' } }),
      'review malformed-model model_config',
    ],
    ['a link', writeHdf5({ messages: [externalLink('/etc/passwd')] }), 'high keras-file-access /etc/passwd'],
  ])('%s is found', (_name, bytes, line) => {
    expect(scanBytes(scanHdf5, bytes).lines).toContain(line);
  });

  test('a finding has its place in the file', () => {
    const bytes = writeHdf5({ attributes: { model_config: config(LAMBDA) } });
    expect(scanBytes(scanHdf5, bytes).found[0]?.offset).toBe(bytes.indexOf('{"class_name":"Lambda"'));
  });

  test('pickles in attributes are scanned', () => {
    const pickle = Buffer.from('\x80\x04K\x01.', 'latin1');
    const old = Buffer.from('cos\nsystem\n.');
    const scan = scanBytes(scanHdf5, writeHdf5({ attributes: { a: pickle, b: old } }));
    expect(scan.entered.map(({ name }) => name)).toEqual(['a']);
    expect(scan.lines).toEqual(['critical pickle-code os.system']);
  });

  const CALL = 'cos\nsystem\n(Vtouch x\ntR.';

  test.each([
    ['behind other opcodes', { attributes: { a: `I1\n0Vx\n0${CALL}` } }],
    ['before a fault', { attributes: { a: `${CALL.slice(0, -1)}!.` } }],
    ['in the version of Keras', { attributes: { keras_version: CALL } }],
    ['in a text of any length', { variable: { row: `N0${CALL}` } }],
  ])('a pickle %s is found', (_name, file) => {
    expect(scanBytes(scanHdf5, writeHdf5(file)).lines).toContain('critical pickle-code os.system');
  });

  test('texts that end in a dot are no pickles', () => {
    const attributes = { a: 'hello.', b: 'cold weather.', c: 'N.', d: 'Numbers of 2024.', e: '(lp0\nVa\na.' };
    expect(scanBytes(scanHdf5, writeHdf5({ attributes })).lines).toEqual([]);
  });

  test.each<[string, Buffer, readonly Message[]]>([
    ['opaque bytes', type(0x15, 64), []],
    ['lists of bytes', list(0, BYTE), []],
    ['lists of opaque bytes', list(0, type(0x15, 64)), []],
    ['arrays of lists of bytes', array(list(0, BYTE)), []],
    ['records with opaque bytes', record(type(0x15, 64)), []],
    ['numbers that hickle marks as a pickle', BYTE, [[0x0c, textAttribute('base_type', 'pickle')]]],
    ['numbers that an older hickle marks so', BYTE, [[0x0c, textAttribute('type', 'pickle')]]],
  ])('a dataset of %s is for review', (_name, valueType, more) => {
    const { lines } = scanBytes(scanHdf5, writeHdf5({ messages: [[3, valueType], ...more] }));
    expect(lines).toEqual(['review unreadable HDF5 dataset']);
  });

  test.each([
    ['numbers', type(0x11, 4, Buffer.alloc(12))],
    ['bytes', BYTE],
    ['texts', type(0x13, 64)],
    ['texts of any length', list(1, BYTE)],
    ['lists of numbers', list(0, type(0x10, 4, Buffer.alloc(4)))],
    ['numbers that Keras writes as two opaque bytes', type(0x15, 2)],
    ['records of texts', record(type(0x13, 64))],
  ])('a dataset of %s is no finding', (_name, valueType) => {
    expect(scanBytes(scanHdf5, writeHdf5({ messages: [[3, valueType]] })).lines).toEqual([]);
  });

  test('dense storage is unreadable, and what was found before is kept', () => {
    const linkInfo = Buffer.concat([Buffer.from([0, 0]), u64(0x400), u64(0x400)]);
    const scan = new RecordingScan();
    const bytes = writeHdf5({ attributes: { model_config: config(LAMBDA) }, messages: [[0x02, linkInfo]] });
    const place = { path: 'a.h5', members: [] };
    expect(() => {
      scanHdf5({ place, bytes: new MemorySource(bytes) }, scan);
    }).toThrow(/dense storage/u);
    expect(scan.lines).toEqual([CODE]);
  });

  test.each([
    ['a cut header', GOOD.subarray(0, 40)],
    ['a cut file', GOOD.subarray(0, 0x8100)],
    ['no HDF5', Buffer.alloc(4096)],
    [
      'a continuation of itself without end',
      writeHdf5({ messages: [[0x10, Buffer.concat([u64(0x8000 + 16), u64(0x1000)])]] }),
    ],
    ['a tree in itself', withTreeLoop()],
  ])('%s is unreadable or ends', (_name, bytes) => {
    expect(outcome(bytes)).toBe('ended');
  });

  test('a file of 3 GB is scanned without reading its numbers', () => {
    const large = new SparseSource(GOOD, 3 * 2 ** 30);
    const scan = new RecordingScan();
    scanHdf5({ place: { path: 'large.h5', members: [] }, bytes: large }, scan);
    expect(scan.lines).toEqual([]);
    expect(large.bytesRead).toBeLessThan(4 * 2 ** 20);
  });

  test('hostile bytes give findings or a refusal', () => {
    const small = GOOD.subarray(0, 0x8400);
    expectOnlyUnreadable(scanHdf5, small, 'a.h5', 100);
    expectOnlyUnreadable(scanHdf5, GOOD, 'a.h5', 100);
  });
});

function withTreeLoop(): Buffer {
  const bytes = writeHdf5({ inner: { a: 'b' } });
  // The tree has a level above its members, and its child is itself.
  bytes[0x400 + 5] = 1;
  bytes.set(u64(0x400), 0x400 + 32);
  bytes.set(u32(0), 0x700);
  return bytes;
}

function outcome(bytes: Uint8Array): string {
  try {
    scanBytes(scanHdf5, bytes);
  } catch (error) {
    if (!isUnreadable(error, 'damaged')) throw error;
  }
  return 'ended';
}

/** A file with zeros behind its bytes, which counts what is read of it. */
class SparseSource implements ByteSource {
  readonly size: number;
  readonly #bytes: Uint8Array;
  bytesRead = 0;

  constructor(bytes: Uint8Array, size: number) {
    this.#bytes = bytes;
    this.size = size;
  }

  read(offset: number, length: number): Uint8Array {
    const wanted = Math.max(0, Math.min(length, this.size - offset));
    const read = new Uint8Array(wanted);
    read.set(this.#bytes.subarray(offset, offset + wanted));
    this.bytesRead += wanted;
    return read;
  }
}

describe('a collection of values that HDF5 does not write', () => {
  const COLLECTION = 0x800;
  const FIRST = COLLECTION + 16;
  /** Changes a field of the first value: 0 is its number, 8 its size. */
  const changed = (at: number, value: Buffer): Buffer => {
    const bytes = Buffer.from(writeHdf5({ variable: { model_config: config(LAMBDA), other: 'x' } }));
    bytes.set(value, FIRST + at);
    return bytes;
  };

  test.each([
    ['has values behind its free part', changed(0, u16(0))],
    ['has two values of one number', changed(0, u16(2))],
    ['has a value that goes beyond it', changed(8, u64(0x10000))],
  ])('%s', async (problem, bytes) => {
    const { findings } = await scanAs('model.h5', bytes);
    expect(findings.map(({ severity, subject }) => `${severity} ${subject}`)).toEqual([
      'not-scanned HDF5 heap',
    ]);
    expect(findings[0]?.detail).toContain(problem.includes('free') ? 'free part' : problem);
  });
});
