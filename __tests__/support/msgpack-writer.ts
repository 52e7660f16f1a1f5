/** Writes MessagePack. A `Map` gives keys that are bytes, as msgpack_numpy has them; an object gives texts. */
export type MsgpackInput =
  | string
  | number
  | boolean
  | null
  | Uint8Array
  | readonly MsgpackInput[]
  | ReadonlyMap<string, MsgpackInput>
  | { readonly [key: string]: MsgpackInput };

const head = (code: number, length: number, bytes: 2 | 4): Buffer => {
  const buffer = Buffer.alloc(1 + bytes);
  buffer[0] = code;
  buffer.writeUIntBE(length, 1, bytes);
  return buffer;
};

export function msgpack(value: MsgpackInput): Buffer {
  if (value === null) return Buffer.of(0xc0);
  if (typeof value === 'boolean') return Buffer.of(value ? 0xc3 : 0xc2);
  if (typeof value === 'number') return head(0xce, value, 4);
  if (typeof value === 'string') {
    return Buffer.concat([head(0xda, Buffer.byteLength(value), 2), Buffer.from(value)]);
  }
  if (value instanceof Uint8Array) return Buffer.concat([head(0xc6, value.length, 4), value]);
  if (isList(value)) return Buffer.concat([head(0xdc, value.length, 2), ...value.map(msgpack)]);
  const entries = isMap(value)
    ? [...value].map(([key, inner]) => [msgpack(Buffer.from(key)), msgpack(inner)])
    : Object.entries(value).map(([key, inner]) => [msgpack(key), msgpack(inner)]);
  return Buffer.concat([head(0xde, entries.length, 2), ...entries.flat()]);
}

function isList(value: MsgpackInput): value is readonly MsgpackInput[] {
  return Array.isArray(value);
}

function isMap(value: MsgpackInput): value is ReadonlyMap<string, MsgpackInput> {
  return value instanceof Map;
}

/** An array of msgpack_numpy. */
export function numpyArray(kind: string, type: MsgpackInput, data: Uint8Array): MsgpackInput {
  return new Map<string, MsgpackInput>([
    ['nd', true],
    ['type', type],
    ['kind', Buffer.from(kind)],
    ['shape', [1]],
    ['data', data],
  ]);
}
