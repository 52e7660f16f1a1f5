/** Assembles pickles opcode by opcode, as `pickletools.dis` lists them. */

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

function little(value: number, width: number): Buffer {
  const bytes = Buffer.alloc(width);
  for (let at = 0; at < width; at += 1) bytes[at] = Math.floor(value / 256 ** at) % 256;
  return bytes;
}

/** A part of a pickle: bytes, or text of one byte a character. */
export type Part = Buffer | string;

export function pickleOf(...parts: readonly Part[]): Buffer {
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? latin(part) : part)));
}

export const proto = (version: number): Buffer => Buffer.of(0x80, version);
export const STOP = '.';
export const MARK = '(';
export const REDUCE = 'R';
export const TUPLE = 't';
export const TUPLE1 = '\x85';
export const NEWOBJ = '\x81';
export const STACK_GLOBAL = '\x93';
export const MEMOIZE = '\x94';

/** A text of protocol 4. */
export function text(value: string): Buffer {
  const bytes = Buffer.from(value, 'utf8');
  return bytes.length < 256
    ? Buffer.concat([Buffer.of(0x8c, bytes.length), bytes])
    : Buffer.concat([Buffer.of(0x58), little(bytes.length, 4), bytes]);
}

export function bytes(value: Buffer): Buffer {
  return Buffer.concat([Buffer.of(0x42), little(value.length, 4), value]);
}

/** A small number. */
export function integer(value: number): Buffer {
  return value < 256 ? Buffer.of(0x4b, value) : Buffer.concat([Buffer.of(0x4a), little(value, 4)]);
}

export function global(module: string, name: string): string {
  return `c${module}\n${name}\n`;
}

/** `module.name(argument)` of protocol 4, without `STOP`. */
export function call(module: string, name: string, ...args: readonly Part[]): Buffer {
  return pickleOf(global(module, name), MARK, ...args, TUPLE, REDUCE);
}

export const list = (...items: readonly Part[]): Buffer => pickleOf('](', ...items, 'e');
export const tuple = (...items: readonly Part[]): Buffer => pickleOf(MARK, ...items, TUPLE);
/** A pickle of protocol 4. */
export const whole = (...parts: readonly Part[]): Buffer => pickleOf(proto(4), ...parts, STOP);

/** `module.name.__new__(argument)`. */
export function made(module: string, name: string, ...args: readonly Part[]): Buffer {
  return pickleOf(global(module, name), tuple(...args), NEWOBJ);
}

export function withState(object: Part, state: Readonly<Record<string, Part>>): Buffer {
  return pickleOf(object, dict(state), 'b');
}

export function frame(length: number): Buffer {
  return Buffer.concat([Buffer.of(0x95), little(length, 8)]);
}

/** A dict of keys and values. */
export function dict(entries: Readonly<Record<string, Part>>): Buffer {
  const items = Object.entries(entries).flatMap(([key, value]) => [text(key), value]);
  return pickleOf('}(', ...items, 'u');
}

/** A NumPy array file with a header as given, and what follows it. */
export function npy(header: string, body: Buffer): Buffer {
  const padded = latin(`${header}${' '.repeat(63 - ((header.length + 10) % 64))}\n`);
  return Buffer.concat([latin('\x93NUMPY\x01\x00'), little(padded.length, 2), padded, body]);
}

/**
 * NumPy's element type as it pickles itself: `f8`, `O8`.
 * @param changed parts of its state that are not as NumPy writes them
 */
export function dtype(code: string, changed: { flags?: number; size?: Part } = {}): Buffer {
  const size = changed.size ?? 'J\xff\xff\xff\xff';
  const flags = integer(changed.flags ?? (code.startsWith('O') ? 63 : 0));
  const state = [integer(3), text(code.startsWith('O') ? '|' : '<'), 'NNN', size, 'J\xff\xff\xff\xff', flags];
  return pickleOf(call('numpy', 'dtype', text(code), '\x89\x88'), tuple(...state), 'b');
}

/**
 * An array inside a file of joblib: the wrapper's pickle, then the padding byte of newer versions and the content.
 * @param changed attributes of the wrapper that are not as joblib writes them
 */
export function joblibArray(
  code: string,
  length: number,
  content: Buffer,
  padding: Buffer | undefined,
  changed: Readonly<Record<string, Part>> = {},
): Buffer {
  const wrapper = dict({
    subclass: global('numpy', 'ndarray'),
    shape: pickleOf(integer(length), TUPLE1),
    order: text('C'),
    dtype: dtype(code),
    allow_mmap: '\x89',
    ...(padding === undefined ? {} : { numpy_array_alignment_bytes: integer(16) }),
    ...changed,
  });
  const head = padding === undefined ? Buffer.alloc(0) : Buffer.concat([Buffer.of(padding.length), padding]);
  return pickleOf(
    global('joblib.numpy_pickle', 'NumpyArrayWrapper'),
    ')',
    NEWOBJ,
    wrapper,
    'b',
    head,
    content,
  );
}
