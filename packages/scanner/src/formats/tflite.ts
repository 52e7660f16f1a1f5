import { damaged } from '@model-security-scan/common/unreadable';
import { finding } from '../rules/file-finding.ts';
import type { ByteSource } from '../byte-source.ts';
import { decodeUtf8 } from '../reading/byte-cursor.ts';
import type { Scan, ScanFormat } from '../scan.ts';
import { MARKED_MODEL_FORMAT, type ScannedFormat } from '../content-format.ts';

const MAX_OPERATORS = 10_000;
/** Operators that the program of TensorFlow Lite brings along although they are not built in. */
const KNOWN_CUSTOM =
  /^(?:TFLite_\w+|Mfcc|AudioSpectrogram|Convolution2DTransposeBias|MaxPoolingWithArgmax2D|MaxUnpooling2D|RandomStandardNormal|edgetpu-custom-op)$/u;
/** TensorFlow's own operators, in the form that TensorFlow Lite gives them, which act on files. */
const ACTING =
  /^Flex(?:ReadFile|WriteFile|MatchingFiles|PyFunc|EagerPyFunc|LoadDataset|SaveDataset|\w*Reader(?:V2)?|ImmutableConst)/u;

/** True if content is a model of TensorFlow Lite. */
export function looksLikeTflite(head: Uint8Array): boolean {
  return Buffer.from(head.subarray(4, 8)).toString('latin1') === 'TFL3';
}

/** Scans a model of TensorFlow Lite for operators that are not built in. Weights are stepped over. */
export const scanTflite: ScanFormat = (content, scan) => {
  scan.observe({ kind: 'format', format: 'tflite' });
  const tables = new FlatTables(content.bytes);
  const operators = tables.field(tables.u32(0), 1);
  if (operators === undefined) throw damaged('The model has no list of operators.');
  const list = operators + tables.u32(operators);
  const count = tables.u32(list);
  if (count > MAX_OPERATORS) throw damaged('The model has more operators than any has.');
  for (let index = 0; index < count; index += 1) {
    const place = list + 4 + 4 * index;
    const name = tables.text(place + tables.u32(place), 1);
    if (name !== undefined) judgeOperator(name, scan);
  }
};

function judgeOperator(name: string, scan: Scan): void {
  if (ACTING.test(name)) {
    const detail = 'The operator reads, writes or runs something when the model runs.';
    scan.find(finding('high', 'saved-model-file-access', name, detail, { when: 'predict' }));
  } else if (!KNOWN_CUSTOM.test(name) && !name.startsWith('Flex')) {
    const detail = 'The operator comes from a library that the program must load first.';
    scan.find(finding('review', 'saved-model-code', name, detail, { when: 'predict' }));
  }
}

/** Reads tables of a FlatBuffer by their places. */
class FlatTables {
  readonly #bytes: ByteSource;

  constructor(bytes: ByteSource) {
    this.#bytes = bytes;
  }

  u32(offset: number): number {
    return this.#uint(offset, 4);
  }

  #uint(offset: number, length: number): number {
    const bytes = this.#bytes.read(offset, length);
    if (bytes.length < length) {
      throw damaged('The model is cut or damaged: a place is beyond its end.');
    }
    return bytes.reduceRight((value, byte) => value * 256 + byte, 0);
  }

  /** @returns the place of a table's field, or undefined if the table does not have it */
  field(table: number, index: number): number | undefined {
    // The distance to the layout of the table is signed, and counts backwards.
    const layout = table - (this.u32(table) | 0);
    if (layout < 0) throw damaged('The model is damaged: a table has no layout.');
    const size = this.#uint(layout, 2);
    const entry = 4 + 2 * index;
    const distance = entry + 2 <= size ? this.#uint(layout + entry, 2) : 0;
    return distance === 0 ? undefined : table + distance;
  }

  text(table: number, index: number): string | undefined {
    const field = this.field(table, index);
    if (field === undefined) return undefined;
    const text = field + this.u32(field);
    return decodeUtf8(this.#bytes.read(text + 4, Math.min(300, this.u32(text))));
  }
}

export const tflite: ScannedFormat = {
  ...MARKED_MODEL_FORMAT,
  id: 'tflite',
  model: { role: 'predictor', library: 'tflite' },
  extensions: ['tflite'],
  looksLike: looksLikeTflite,
  scan: scanTflite,
};
