import type { CursorJson } from '../reading/cursor-json.ts';
import type { JsonEvents, JsonKind } from '../reading/json-lexer.ts';
import { TensorFacts } from '../kinds/tensor-facts.ts';
import { NumberList, textHash } from '../reading/number-list.ts';
import type { Scan } from '../scan.ts';
import { UnreadableContent } from '../unreadable-content.ts';

/** The bits of one element of each type. */
const ELEMENT_BITS: ReadonlyMap<string, number> = new Map([
  ...([
    ['BOOL', 8],
    ['U8', 8],
    ['I8', 8],
    ['U16', 16],
    ['I16', 16],
    ['U32', 32],
    ['I32', 32],
    ['U64', 64],
  ] as const),
  ...([
    ['I64', 64],
    ['F16', 16],
    ['BF16', 16],
    ['F32', 32],
    ['F64', 64],
    ['C64', 64],
    ['F8_E4M3', 8],
  ] as const),
  ...([
    ['F8_E5M2', 8],
    ['F8_E8M0', 8],
    ['F6_E2M3', 6],
    ['F6_E3M2', 6],
    ['F4', 4],
    ['F8_E4M3FNUZ', 8],
  ] as const),
  ...([['F8_E5M2FNUZ', 8]] as const),
]);
/** A longer string is no type and no name that is shown; it is compared by its beginning and its length. */
const MAX_READ_LENGTH = 1000;

/** Collects the places of all tensors while the header's text passes by; the names are kept as numbers only. */
export class SafetensorsHeader implements JsonEvents {
  readonly begins = new NumberList();
  readonly ends = new NumberList();
  readonly #names = new NumberList();
  readonly #json: CursorJson;
  readonly #scan: Scan;
  #depth = 0;
  #name = '';
  #key = '';
  #dtype: string | undefined;
  #elements = 1;
  #hasShape = false;
  #offsets: number[] = [];
  /** What the names of the tensors say. */
  readonly facts = new TensorFacts();
  /** The library that the metadata names. */
  framework = '';

  constructor(json: CursorJson, scan: Scan) {
    this.#json = json;
    this.#scan = scan;
  }

  open(kind: 'object' | 'array', start: number): void {
    this.#depth += 1;
    const isTensorList = this.#depth === 3 && (this.#key === 'shape' || this.#key === 'data_offsets');
    if (kind === (isTensorList ? 'array' : 'object') && this.#depth <= 3) {
      if (this.#key === 'shape' && isTensorList) this.#hasShape = true;
      return;
    }
    throw new UnreadableContent(`The header is not a safetensors header at byte ${String(8 + start)}.`);
  }

  close(): void {
    if (this.#depth === 2 && this.#name !== '__metadata__') this.#endTensor();
    this.#depth -= 1;
  }

  scalar(kind: JsonKind, start: number, end: number, isEscaped: boolean): void {
    const length = Math.min(end - start, MAX_READ_LENGTH);
    const text = this.#json.text(start, start + length, isEscaped && length === end - start);
    if (kind === 'key') this.#takeKey(text, end - start);
    else if (this.#depth === 3 && kind === 'number') this.#takeNumber(Number(text));
    else if (this.#depth === 2) this.#takeText(kind, text);
    else throw new UnreadableContent(`The header is not a safetensors header at byte ${String(8 + start)}.`);
  }

  #takeKey(text: string, length: number): void {
    if (this.#depth !== 1) {
      this.#key = text;
      return;
    }
    this.#name = text;
    this.#key = '';
    this.#names.push(textHash(length > MAX_READ_LENGTH ? `${text} ${String(length)}` : text));
    this.#dtype = undefined;
    this.#elements = 1;
    this.#hasShape = false;
    this.#offsets = [];
  }

  #takeNumber(number: number): void {
    if (this.#key === 'shape') {
      this.#elements *= number;
    } else if (this.#offsets.length < 3) this.#offsets.push(number);
  }

  #takeText(kind: JsonKind, text: string): void {
    if (this.#name !== '__metadata__') {
      if (this.#key === 'dtype' && kind === 'string') this.#dtype = text;
      return;
    }
    if (kind !== 'string') this.#tell('metadata', 'The metadata holds something other than texts.');
    if (this.#key === 'format' && /^(?:pt|tf|flax|np|mlx)$/u.test(text)) {
      this.framework = text;
      this.#scan.observe({ kind: 'framework', name: FRAMEWORKS.get(text) ?? text });
    }
  }

  #endTensor(): void {
    const [begin, end, more] = this.#offsets;
    if (
      begin === undefined ||
      end === undefined ||
      more !== undefined ||
      this.#dtype === undefined ||
      !this.#hasShape
    ) {
      throw new UnreadableContent('The header lacks the type, the shape or the place of a tensor.');
    }
    if (
      ![begin, end, this.#elements].every((number) => Number.isInteger(number) && number >= 0) ||
      begin > end
    ) {
      throw new UnreadableContent('The header gives a tensor a shape or a place that cannot be.');
    }
    this.facts.add(this.#name);
    this.begins.push(begin);
    this.ends.push(end);
    const bits = ELEMENT_BITS.get(this.#dtype);
    if (bits === undefined) {
      this.#tell('unknown element type', 'A tensor has a type that safetensors does not define.');
    } else if (Math.ceil((this.#elements * bits) / 8) !== end - begin) {
      this.#tell('wrong tensor size', 'The place of a tensor does not fit its type and shape.');
    }
  }

  #tell(subject: string, detail: string): void {
    this.#scan.find({
      rule: 'malformed-model',
      severity: 'review',
      subject,
      detail,
      when: 'load',
      offset: 8,
    });
  }

  hasDuplicateNames(): boolean {
    const names = this.#names.sorted();
    return names.some((name, index) => index > 0 && name === names[index - 1]);
  }
}

const FRAMEWORKS: ReadonlyMap<string, string> = new Map([
  ...([
    ['pt', 'pytorch'],
    ['tf', 'tensorflow'],
    ['flax', 'flax'],
    ['np', 'numpy'],
    ['mlx', 'mlx'],
  ] as const),
]);
