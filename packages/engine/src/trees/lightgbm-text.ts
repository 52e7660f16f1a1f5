import { ArtifactFault } from '../fault.ts';
import { shownName } from '../model/shown-name.ts';
import { checkLength, integersOf } from './check-tree.ts';

export class LightgbmSection {
  readonly #entries: ReadonlyMap<string, string>;
  readonly #where: string;

  constructor(entries: ReadonlyMap<string, string>, where: string) {
    this.#entries = entries;
    this.#where = where;
  }

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  text(key: string): string {
    const text = this.#entries.get(key);
    return text ?? this.#fail(`${key} is missing from ${this.#where}`);
  }

  /** @throws ArtifactFault if there is no integer from `least` to `most` */
  size(key: string, least: number, most: number): number {
    const text = this.text(key);
    const size = /^\d{1,15}$/u.test(text) ? Number(text) : Number.NaN;
    if (size >= least && size <= most) return size;
    return this.#fail(
      `${key} of ${this.#where} is "${shownName(text, 40)}"; a number from ${String(least)} to ${String(most)} was expected`,
    );
  }

  /** Numbers with blanks between them. @param count how many there must be, if it is known */
  numbers(key: string, count?: number): Float64Array {
    const words = this.text(key)
      .split(' ')
      .filter((word) => word !== '');
    const numbers = Float64Array.from(words, numberOf);
    if (numbers.some(Number.isNaN)) this.#fail(`${key} of ${this.#where} holds a word that is not a number`);
    if (count !== undefined) checkLength(numbers, count, `${key} of ${this.#where}`);
    return numbers;
  }

  integers(key: string, count?: number): Int32Array {
    return integersOf(this.numbers(key, count), `${key} of ${this.#where}`);
  }

  #fail(what: string): never {
    throw new ArtifactFault(`The model file is damaged: ${what}. Save the model again with save_model.`);
  }
}

/** A number as C++ writes it: infinite thresholds, which part missing numbers from all others, are `inf`. */
function numberOf(word: string): number {
  return Number(word.replace(/^(-?)inf$/u, '$1Infinity'));
}

/** The parts of a LightGBM text file. What follows the trees are parameters of the training, and is not read. */
export interface LightgbmText {
  readonly head: LightgbmSection;
  readonly trees: readonly LightgbmSection[];
}

/** Splits a LightGBM file into its parts. @throws ArtifactFault if a key stands twice, or it is out of order or cut short */
export function splitLightgbm(text: string, most: number): LightgbmText {
  const sections = [new Map<string, string>()];
  for (let start = 0; ;) {
    const end = text.indexOf('\n', start);
    if (end < 0) {
      throw new ArtifactFault(
        'The model file is cut short: "end of trees" is missing. Save the model again with save_model.',
      );
    }
    const line = text.slice(start, end).replace(/\r$/u, '');
    start = end + 1;
    if (line === 'end of trees') break;
    addLine(sections, line, most);
  }
  const [head = new Map<string, string>(), ...trees] = sections;
  return {
    head: new LightgbmSection(head, 'the head'),
    trees: trees.map((entries, index) => new LightgbmSection(entries, `tree ${String(index)}`)),
  };
}

function addLine(sections: Map<string, string>[], line: string, most: number): void {
  if (line === '') return;
  const at = line.indexOf('=');
  const [key, value] = at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at + 1)];
  if (key === 'Tree') {
    if (value !== String(sections.length - 1) || sections.length > most) {
      throw new ArtifactFault(
        `The model file is damaged: "${shownName(line, 40)}" follows ${String(sections.length - 1)} trees; at most ` +
          `${String(most)} can be read. Save the model again with save_model.`,
      );
    }
    sections.push(new Map([[key, value]]));
    return;
  }
  const section = sections.at(-1);
  if (section?.has(key) === true) {
    throw new ArtifactFault(`The model file is damaged: "${shownName(key, 40)}" occurs twice in one part.`);
  }
  section?.set(key, value);
}
