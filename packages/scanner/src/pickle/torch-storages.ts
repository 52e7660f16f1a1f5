import { strangeLayout } from '../strange-layout.ts';
import { Unreadable } from '@model-security-scan/common/unreadable';
import type { ByteSource } from '../byte-source.ts';
import { integerOf, tupleItems } from './judging/element-type.ts';
import type { PickleState } from './machine/state.ts';
import { GLOBAL, isText, kindOf, referenceOf, type Value } from './machine/value.ts';

/** Bytes of an element by the name of the class, in `torch/storage.py`. */
const ELEMENT_BYTES: ReadonlyMap<string, number> = new Map(
  Object.entries({
    1: 'Byte Char Bool QInt8 QUInt8 QUInt4x2 QUInt2x4 Untyped',
    2: 'Half BFloat16 Short',
    4: 'Float Int QInt32',
    8: 'Double Long ComplexFloat',
    16: 'ComplexDouble',
  }).flatMap(([bytes, names]) => names.split(' ').map((name) => [`${name}Storage`, Number(bytes)])),
);
/** Each storage begins with the number of its elements. */
const COUNT_BYTES = 8;
/** Of an id. The last one says of which storage it is a part. */
const MAX_ITEMS = 6;
const MAX_STORAGES = 1_000_000;

/**
 * Follows the raw storages behind the five pickles of an old file of torch (`_legacy_load` in torch/serialization.py). The
 * fourth pickle names each by `("storage", class, key, device, elements, view)`.
 */
export class TorchStorages {
  readonly #bytes = new Map<string, number>();
  #strange: Unreadable | undefined;

  /** Is called for each persistent id. */
  note(state: PickleState, id: Value): void {
    const items = tupleItems(state, id) ?? [];
    const [word = 0, , key = 0] = items;
    // Classes have ids of their own.
    if (state.textOf(word) === 'module') return;
    const bytes = items.length > MAX_ITEMS ? undefined : bytesOf(state, items);
    const name = isText(key) ? state.textOf(key) : undefined;
    if (bytes === undefined || name === undefined) {
      this.#strange ??= strange('A storage is named as torch does not name it', state.offset);
    } else if (this.#bytes.size < MAX_STORAGES) this.#bytes.set(name, bytes);
    else this.#strange ??= strange('It has more storages than are followed', state.offset);
  }

  /**
   * @param start where the fifth pickle ends
   * @returns where the last storage ends
   * @throws Unreadable `layout` if that is not known
   */
  end(bytes: ByteSource, start: number): number {
    if (this.#strange !== undefined) throw this.#strange;
    const raw = [...this.#bytes.values()].reduce((sum, size) => sum + COUNT_BYTES + size, 0);
    const end = start + raw;
    if (!(end <= bytes.size)) throw strange('Its storages go beyond its end', start);
    return end;
  }
}

/** @returns undefined if the id does not say how many bytes a storage has */
function bytesOf(
  state: PickleState,
  [word = 0, type = 0, , , count = 0]: readonly Value[],
): number | undefined {
  if (state.textOf(word) !== 'storage' || kindOf(type) !== GLOBAL) return undefined;
  const bytes = ELEMENT_BYTES.get(state.globals.get(referenceOf(type)).name);
  const elements = integerOf(state, count);
  return bytes === undefined || elements === undefined || elements < 0 ? undefined : bytes * elements;
}

function strange(problem: string, offset: number): Unreadable {
  const detail = `${problem}, so it is not known where the numbers of the file end: what follows them was not scanned.`;
  return strangeLayout('storages of torch', detail, offset);
}
