/** A value of an INI file. */
export interface IniValue {
  readonly section: string;
  /** In lower case. */
  readonly key: string;
  /** Its lines, without what is before them. */
  readonly value: string;
  /** From 1. */
  readonly line: number;
}

const SECTION = /^\[(.+)\]/u;

/** Reads an INI file as Python's `configparser` does: a line that is indented more than its key belongs to the value. */
export function readIni(text: string): readonly IniValue[] {
  const values: { section: string; key: string; value: string; line: number }[] = [];
  let section = '';
  let indent = 0;
  let open: { value: string } | undefined;
  for (const [index, written] of text.split(/\r\n?|\n/u).entries()) {
    const line = written.trim();
    if (line === '' || /^[#;]/u.test(line)) continue;
    const depth = written.length - written.trimStart().length;
    if (open !== undefined && depth > indent) {
      open.value += `\n${line}`;
      continue;
    }
    indent = depth;
    const header = SECTION.exec(line)?.[1];
    if (header === undefined) values.push({ section, ...optionOf(line), line: index + 1 });
    else section = header;
    open = header === undefined ? values.at(-1) : undefined;
  }
  return values;
}

/** Not by one pattern: a long run of blanks would take time by the square of its length. */
function optionOf(line: string): { readonly key: string; readonly value: string } {
  const at = line.search(/[=:]/u);
  const key = at < 0 ? line : line.slice(0, at);
  return { key: key.trim().toLowerCase(), value: at < 0 ? '' : line.slice(at + 1).trim() };
}

/** More steps, or longer values, than any settings have. */
const MAX_STEPS = 200;
const MAX_LENGTH = 16 * 1024;
const REFERENCE = /%\(([^)]{1,200})\)s|\$\{(?:([^}:]{1,200}):)?([^}:]{1,200})\}/u;

/** Puts the values of other keys into those of an INI file, as `configparser` does. */
export class IniReferences {
  readonly #values: ReadonlyMap<string, string>;
  readonly #spend: (steps: number) => void;

  /** @param spend told the work that is done */
  constructor(values: readonly IniValue[], spend: (steps: number) => void) {
    this.#values = new Map(values.map(({ section, key, value }) => [`${section}\n${key}`, value]));
    this.#spend = spend;
  }

  /**
   * Follows `%(key)s`, `${key}` and `${section:key}`.
   * @returns undefined if that does not end
   */
  follow({ section, value }: IniValue): string | undefined {
    let text = value;
    for (let steps = 0; steps < MAX_STEPS && text.length <= MAX_LENGTH; steps += 1) {
      const found = REFERENCE.exec(text);
      if (found === null) return text.replace(/%%|\$\$/gu, (twice) => twice.slice(1));
      this.#spend(text.length);
      const other = this.#valueOf(found[2] ?? section, (found[1] ?? found[3] ?? '').toLowerCase());
      text = `${text.slice(0, found.index)}${other}${text.slice(found.index + found[0].length)}`;
    }
    return undefined;
  }

  #valueOf(section: string, key: string): string {
    return this.#values.get(`${section}\n${key}`) ?? this.#values.get(`DEFAULT\n${key}`) ?? '';
  }
}
