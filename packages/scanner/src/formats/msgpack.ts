import { isUnreadable } from '@model-security-scan/common/unreadable';
import { finding } from '../rules/file-finding.ts';
import { type ByteSource, SliceSource } from '../byte-source.ts';
import { MODEL_FORMAT, TEXT_FORMAT, type ScannedFormat } from '../content-format.ts';
import {
  beginsContainer,
  type MsgpackValue,
  type MsgpackVisitor,
  walkMsgpack,
} from '../reading/msgpack-walk.ts';
import { Nodes } from '../pickle/machine/nodes.ts';
import { beginsPickle, PROBED_NODES } from '../pickle/probe.ts';
import { decodeUtf8 } from '../reading/byte-cursor.ts';
import { OBJECT_KEY, reportObjectKey } from './text/object-keys.ts';
import type { Scan, ScanFormat } from '../scan.ts';

/** The key of an array of msgpack_numpy, and `true`. */
const ARRAY_MARK = Buffer.from('nd\xc3', 'latin1');

/**
 * True if content is MessagePack: a map or a list that is not empty, and whole values up to its end. Other values count as a
 * beginning only if an array follows soon, since any text is MessagePack, too. Behind an array anything may follow: a loader
 * has made it by then.
 */
function looksLikeMsgpack(head: Uint8Array, bytes: ByteSource): boolean {
  if (!beginsContainer(head[0] ?? 0) && !Buffer.from(head).includes(ARRAY_MARK)) return false;
  const probe = new ArrayProbe(bytes);
  try {
    walkMsgpack(bytes, probe);
    return true;
  } catch (error) {
    if (!isUnreadable(error, 'damaged')) throw error;
    return probe.hasArray;
  }
}

/** Looks for the key of an array, and `true`. */
class ArrayProbe implements MsgpackVisitor {
  hasArray = false;
  readonly #bytes: ByteSource;
  #isKey = false;

  constructor(bytes: ByteSource) {
    this.#bytes = bytes;
  }

  value({ kind, offset, size }: MsgpackValue): void {
    this.hasArray ||= this.#isKey && kind === 'true';
    const isText = (kind === 'text' || kind === 'bytes') && size === 2;
    this.#isKey = isText && decodeUtf8(this.#bytes.read(offset, size)) === 'nd';
  }

  ended(): void {
    this.#isKey = false;
  }
}

/**
 * Scans MessagePack for arrays of msgpack_numpy: those of the kind `O` are pickles, and others whose type has objects take
 * their bytes for addresses (`msgpack_numpy.py`, `decode`).
 */
const scanMsgpack: ScanFormat = (content, scan) => {
  walkMsgpack(content.bytes, new Arrays(content.bytes, scan));
};

interface Open {
  readonly isMap: boolean;
  /** Its place in the list or map around it. */
  readonly key: string;
  waiting: string | undefined;
  items: number;
  isArray: boolean;
  hasObjects: boolean;
  readonly kinds: string[];
  readonly data: MsgpackValue[];
}

/** Longer keys and kinds are none of msgpack_numpy. */
const MAX_TEXT_BYTES = 64;
/** What else the text of a type holds are small letters, digits, and the capitals of other kinds. */
const TYPE_OF_OBJECTS = /O|object/u;

class Arrays implements MsgpackVisitor {
  readonly #bytes: ByteSource;
  readonly #scan: Scan;
  readonly #open: Open[] = [];
  readonly #nodes = new Nodes(PROBED_NODES);

  constructor(bytes: ByteSource, scan: Scan) {
    this.#bytes = bytes;
    this.#scan = scan;
  }

  value(value: MsgpackValue): void {
    const around = this.#open.at(-1);
    const isContainer = value.kind === 'map' || value.kind === 'list';
    const key = around === undefined ? '' : this.#placeIn(around, value);
    if (isContainer) {
      const state = { waiting: undefined, items: 0, isArray: false, hasObjects: false, kinds: [], data: [] };
      this.#open.push({ isMap: value.kind === 'map', key, ...state });
    } else if (around !== undefined) this.#note(around, key, value);
  }

  ended(): void {
    const ended = this.#open.pop();
    if (ended?.isArray === true) this.#judge(ended);
  }

  /** @returns the key of a value in a map; the number of an item in a list; nothing for a key */
  #placeIn(around: Open, value: MsgpackValue): string {
    if (!around.isMap) return String(around.items++);
    if (around.waiting === undefined) {
      around.waiting = this.#textOf(value);
      return '';
    }
    const key = around.waiting;
    around.waiting = undefined;
    if (OBJECT_KEY.test(key)) reportObjectKey(key, key, { offset: value.offset }, this.#scan);
    return key;
  }

  #note(around: Open, key: string, value: MsgpackValue): void {
    // The type of an array is a text, or a list of names and types, also inside each other.
    if (around.isMap && key === 'nd') around.isArray ||= value.kind === 'true';
    else if (around.isMap && key === 'kind') around.kinds.push(this.#textOf(value));
    else if (around.isMap && key === 'data') around.data.push(value);
    else if (key === 'type' || key === '1') this.#noteType(value);
    if (value.kind === 'bytes' || value.kind === 'extension') this.#enterPickle(value);
  }

  /** Programs unpickle bytes. */
  #enterPickle({ offset, size }: MsgpackValue): void {
    const bytes = new SliceSource(this.#bytes, offset, size);
    if (!beginsPickle(bytes, 0, this.#nodes)) return;
    this.#scan.enter(`bytes@${String(offset)}`, bytes, { isGuess: true });
  }

  #noteType(value: MsgpackValue): void {
    const at = this.#open.findLastIndex(({ isMap }) => isMap);
    const array = this.#open[at];
    const isDirect = at === this.#open.length - 1;
    if (array === undefined || (!isDirect && this.#open[at + 1]?.key !== 'type')) return;
    array.hasObjects ||= value.size > MAX_TEXT_BYTES || TYPE_OF_OBJECTS.test(this.#textOf(value));
  }

  #textOf({ kind, offset, size }: MsgpackValue): string {
    if ((kind !== 'text' && kind !== 'bytes') || size > MAX_TEXT_BYTES) return '?';
    return decodeUtf8(this.#bytes.read(offset, size));
  }

  #judge({ kinds, data, hasObjects }: Open): void {
    if (kinds.includes('O')) for (const value of data) this.#enter(value);
    if (!hasObjects || (kinds.length > 0 && kinds.every((kind) => kind === 'O'))) return;
    const detail = 'An array of objects is made of bytes of the file: they are taken for addresses.';
    this.#scan.find(
      finding('critical', 'pickle-tampering', 'numpy.ndarray', detail, { offset: data[0]?.offset ?? 0 }),
    );
  }

  #enter({ offset, size }: MsgpackValue): void {
    const content = new SliceSource(this.#bytes, offset, size);
    this.#scan.enter(`array@${String(offset)}`, content);
    if (beginsPickle(content)) return;
    const detail =
      'It holds an array as a pickle, but its bytes do not look like one, so they were not scanned.';
    this.#scan.find(finding('not-scanned', 'opaque', 'msgpack_numpy', detail, { offset }));
  }
}

/** Flax keeps weights in a map, under this extension. */
function isOfFlax([first = 0]: Uint8Array, name: string): boolean {
  return name.endsWith('.msgpack') && ((first >= 0x80 && first <= 0x8f) || first === 0xde || first === 0xdf);
}

/** Weights of Flax. */
export const flaxMsgpack: ScannedFormat = {
  ...MODEL_FORMAT,
  id: 'flax-msgpack',
  model: { role: 'predictor', library: 'flax' },
  looksLike: (head, _, name) => isOfFlax(head, name),
  scan: scanMsgpack,
};

/** Any other data. */
export const msgpack: ScannedFormat = {
  ...TEXT_FORMAT,
  id: 'msgpack',
  isWeak: true,
  looksLike: (head, bytes, name) => !isOfFlax(head, name) && looksLikeMsgpack(head, bytes),
  scan: scanMsgpack,
};
