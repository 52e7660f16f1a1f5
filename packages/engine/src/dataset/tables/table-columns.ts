import { ArtifactFault } from '../../fault.ts';
import { shownName } from '../../model/shown-name.ts';

/** More different texts in one column are no categories, and would take memory without end. */
const MOST_WORDS = 100_000;

/**
 * The texts of a column by their codes, 0 and up: rows are then numbers everywhere but in the model. Blanks around a text do not
 * count: it becomes the text that the model knows, or has none.
 */
export class Words {
  readonly #words: string[] = [];
  readonly #codes = new Map<string, number>();
  readonly #known: ReadonlyMap<string, string>;

  /** @param known the texts that the model compares its inputs with, as it writes them */
  constructor(known: Iterable<string> = []) {
    const texts = [...known];
    // A text without blanks goes before the same one with blanks.
    const spellings = new Map(texts.map((text) => [text.trim(), text]));
    for (const text of texts) spellings.set(text, text);
    this.#known = spellings;
  }

  get size(): number {
    return this.#words.length;
  }

  /** The texts in the order of their codes. */
  get all(): readonly string[] {
    return this.#words;
  }

  /** Returns the code of a text. A new one gets the next. @throws ArtifactFault if there are too many */
  codeOf(written: string): number {
    const word = this.#known.get(written) ?? this.#known.get(written.trim()) ?? written.trim();
    const known = this.#codes.get(word);
    if (known !== undefined) return known;
    if (this.#words.length === MOST_WORDS) {
      throw new ArtifactFault(
        `A column of text holds more than ${String(MOST_WORDS)} different texts, such as "${shownName(word, 40)}": ` +
          'so it is an id or free text, not a category. Remove it from the table, and from the model.',
      );
    }
    this.#words.push(word);
    this.#codes.set(word, this.#words.length - 1);
    return this.#words.length - 1;
  }

  /** Returns the text of a code; empty, which means missing, if there is none. */
  word(code: number): string {
    return this.#words[code] ?? '';
  }
}

/** A column of a table as a model takes it, or as the data itself has it if there is no model. */
export interface TableColumn {
  /** Undefined if only its place is known. */
  readonly name: string | undefined;
  /** Set for a column of text, whose numbers are codes. */
  readonly words?: Words;
  /** True if a number may be missing: it is then NaN. A missing text is the empty one. */
  readonly mayLack: boolean;
  /** True if a table may be without the column: then it is missing in each row. */
  readonly mayBeAbsent?: boolean;
  /** The texts that the model has codes for: each stands for its place. Numbers are codes already. */
  readonly categories?: readonly string[] | undefined;
  /** Set if these are numbers: the place of each. A table may hold them, or their places. */
  readonly categoryNumbers?: ReadonlyMap<number, number> | undefined;
  /** The categories that the model was not trained on: their codes go on where those of the others end. */
  readonly others?: Words | undefined;
}

/** Converters of models write names without spaces and signs. */
export function plainName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replaceAll(/^_+|_+$/gu, '');
}

/** True for names that differ in more than a number: `age` and `fee`, but not `f0` and `f1`, or `t-1` and `t`. */
export function differInWords(names: readonly (string | undefined)[]): boolean {
  const words = names.map((name) => plainName((name ?? '').replaceAll(/\d+/gu, '')));
  return !names.includes(undefined) && new Set(words).size > 1;
}

/** What people write into cells without a value: the texts that pandas.read_csv reads as missing. */
const MISSING: ReadonlySet<string> = new Set(
  '|#N/A|#N/A N/A|#NA|-1.#IND|-1.#QNAN|-NaN|-nan|1.#IND|1.#QNAN|<NA>|N/A|NA|NULL|NaN|None|n/a|nan|null'.split(
    '|',
  ),
);

export function isMissing(cell: string): boolean {
  return MISSING.has(cell);
}

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/iu;
const DECIMAL_COMMA = /^[+-]?\d*,\d+(?:e[+-]?\d+)?$/iu;
/** How truths are written, and what they are as numbers. */
export const TRUTHS: ReadonlyMap<string, number> = new Map([
  ...['True', 'TRUE', 'true'].map((word) => [word, 1] as const),
  ...['False', 'FALSE', 'false'].map((word) => [word, 0] as const),
]);

/** Reads the number in a cell, also true and false, and with a decimal comma if commas do not part cells; undefined if it is none. */
export function cellNumber(cell: string, delimiter: string): number | undefined {
  if (NUMBER.test(cell)) return Number(cell);
  if (delimiter !== ',' && DECIMAL_COMMA.test(cell)) return Number(cell.replace(',', '.'));
  return TRUTHS.get(cell);
}

/** True if the first row names the columns: a cell holds text, or all count up from 0, as pandas names columns. */
export function isHeader(cells: readonly string[], delimiter: string): boolean {
  const plain = cells.map((cell) => cell.trim());
  if (plain.some((cell) => !isMissing(cell) && cellNumber(cell, delimiter) === undefined)) return true;
  const names = plain[0] === '' ? plain.slice(1) : plain;
  return names.length > 1 && names.every((cell, place) => cell === String(place));
}

/** True if a header leaves the first column without a name, as pandas and R write the numbers of rows. */
export function isUnnamed(name: string | undefined): boolean {
  return name !== undefined && /^(?:unnamed: ?0)?$/iu.test(name);
}
