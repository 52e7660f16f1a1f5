import type { StoredValue } from '../../src/trees/stored-value.ts';

/** Writes Universal Binary JSON as XGBoost does: lengths of 64 bits, and lists of numbers with type and count. */
export function ubjson(value: StoredValue): Buffer {
  if (value === null) return Buffer.from('Z');
  if (typeof value === 'boolean') return Buffer.from(value ? 'T' : 'F');
  if (typeof value === 'number') return Buffer.concat([Buffer.from('D'), float64(value)]);
  if (typeof value === 'string') return Buffer.concat([Buffer.from('S'), text(value)]);
  if (value instanceof Float64Array) {
    return Buffer.concat([Buffer.from('[$D#'), length(value.length), ...Array.from(value, float64)]);
  }
  if (value instanceof Map) return object([...value]);
  return Array.isArray(value) ? list(value.map(ubjson)) : Buffer.alloc(0);
}

/** An object of these entries, also if a key stands twice. */
export function object(entries: readonly (readonly [string, StoredValue])[]): Buffer {
  return Buffer.concat([
    Buffer.from('{'),
    ...entries.flatMap(([key, value]) => [text(key), ubjson(value)]),
    Buffer.from('}'),
  ]);
}

export function list(values: readonly Buffer[]): Buffer {
  return Buffer.concat([Buffer.from('['), ...values, Buffer.from(']')]);
}

function text(value: string): Buffer {
  const bytes = Buffer.from(value);
  return Buffer.concat([length(bytes.length), bytes]);
}

function length(value: number): Buffer {
  const bytes = Buffer.alloc(9);
  bytes.write('L');
  bytes.writeBigInt64BE(BigInt(value), 1);
  return bytes;
}

function float64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
}
