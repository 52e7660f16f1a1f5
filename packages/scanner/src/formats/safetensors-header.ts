import { damaged, type Unreadable } from '@model-security-scan/common/unreadable';
import { finding } from '../rules/file-finding.ts';
import { TensorFacts } from '../model-kinds.ts';
import type { JsonNode } from '../reading/json-tape.ts';
import { words } from '../reading/word-table.ts';
import type { Scan } from '../scan.ts';

/** The types of elements, by the bits of one. */
const TYPES = {
  4: 'F4',
  6: 'F6_E2M3 F6_E3M2',
  8: 'BOOL U8 I8 F8_E4M3 F8_E5M2 F8_E8M0 F8_E4M3FNUZ F8_E5M2FNUZ',
  16: 'U16 I16 F16 BF16',
  32: 'U32 I32 F32',
  64: 'U64 I64 F64 C64',
};
const ELEMENT_BITS: ReadonlyMap<string, number> = new Map(
  Object.entries(TYPES).flatMap(([bits, names]) => words(names).map((name) => [name, Number(bits)] as const)),
);
const FRAMEWORKS: ReadonlyMap<string, string> = new Map(
  Object.entries({ pt: 'pytorch', tf: 'tensorflow', flax: 'flax', np: 'numpy', mlx: 'mlx' }),
);

const LISTS: readonly string[] = ['shape', 'data_offsets'];

/** The bytes of a tensor, counted from the end of the header. */
interface Place {
  readonly begin: number;
  readonly end: number;
}

/** What the header of a safetensors file says. */
export class SafetensorsHeader {
  readonly places: Place[] = [];
  readonly facts = new TensorFacts();
  framework = '';
  hasDuplicateNames = false;
  readonly #scan: Scan;

  /** @throws Unreadable `damaged` if it is no such header */
  constructor(root: JsonNode, scan: Scan) {
    this.#scan = scan;
    const names = new Set<string>();
    for (const [name, node] of entriesOf(root)) {
      this.hasDuplicateNames ||= names.has(name);
      names.add(name);
      if (name === '__metadata__') this.#readMetadata(node);
      else this.#readTensor(name, node);
    }
  }

  #readMetadata(node: JsonNode): void {
    for (const [key, value] of entriesOf(node)) {
      if (value.kind === 'object' || value.kind === 'array') throw noHeader(value);
      const text = value.string;
      if (text === undefined) this.#tell('metadata', 'The metadata holds something other than texts.');
      const library = FRAMEWORKS.get(text ?? '');
      if (key !== 'format' || text === undefined || library === undefined) continue;
      this.framework = text;
      this.#scan.observe({ kind: 'framework', name: library });
    }
  }

  #readTensor(name: string, node: JsonNode): void {
    const fields = new Map(entriesOf(node));
    const isNested = [...fields].some(
      ([key, { kind }]) => kind === 'object' || (kind === 'array' && !LISTS.includes(key)),
    );
    if (isNested || fields.size !== [...node.entries()].length) throw noHeader(node);
    const [dtype, shape] = [fields.get('dtype')?.string, fields.get('shape')];
    const elements = numbersIn(shape).reduce((product, length) => product * length, 1);
    const [begin, end, more] = numbersIn(fields.get('data_offsets'));
    const isWhole = begin !== undefined && end !== undefined && more === undefined;
    if (!isWhole || dtype === undefined || shape === undefined) {
      throw damaged('The header lacks the type, the shape or the place of a tensor.');
    }
    if (![begin, end, elements].every((number) => Number.isInteger(number) && number >= 0) || begin > end) {
      throw damaged('The header gives a tensor a shape or a place that cannot be.');
    }
    this.facts.add(name);
    this.places.push({ begin, end });
    const bits = ELEMENT_BITS.get(dtype);
    if (bits === undefined) {
      this.#tell('unknown element type', 'A tensor has a type that safetensors does not define.');
    } else if (Math.ceil((elements * bits) / 8) !== end - begin) {
      this.#tell('wrong tensor size', 'The place of a tensor does not fit its type and shape.');
    }
  }

  #tell(subject: string, detail: string): void {
    this.#scan.find(finding('review', 'malformed-model', subject, detail, { offset: 8 }));
  }
}

function entriesOf(node: JsonNode): readonly (readonly [string, JsonNode])[] {
  if (node.kind !== 'object') throw noHeader(node);
  return [...node.entries()].map(([key, value]) => [key.text ?? '', value] as const);
}

function numbersIn(node: JsonNode | undefined): readonly number[] {
  const items = [...(node?.values() ?? [])];
  if (node !== undefined && (node.kind !== 'array' || items.some(({ kind }) => kind !== 'number'))) {
    throw noHeader(node);
  }
  return items.map(({ text }) => Number(text));
}

function noHeader({ offset }: JsonNode): Unreadable {
  return damaged(`The header is not a safetensors header at byte ${String(8 + offset)}.`);
}
