import { Unreadable } from '@model-security-scan/common/unreadable';
import { plainLine } from '@model-security-scan/common/sanitize';
import type { Entry, Span, Tree } from '@model-security-scan/common/schema/tree';

/** Results are three levels deep; a deeper text would exhaust the stack. */
const MAX_DEPTH = 20;

/**
 * Reads JSON strictly (RFC 8259): JSON.parse keeps the last of two equal keys and knows no places.
 * @throws Unreadable `damaged` at an offset in UTF-16 units
 */
export function parseStrictJson(text: string): Tree {
  return new Parser(text).parse();
}

/** The line and column of an offset, both from 1. */
export function positionOf(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - lineStart + 1 };
}

const BLANK = /[ \t\r\n]*/uy;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/uy;
const WORD = /true|false|null/uy;

class Parser {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  parse(): Tree {
    const tree = this.#value(0);
    this.#skipBlanks();
    if (this.#at < this.#text.length) throw this.#fault('there is more text after the end of the JSON');
    return tree;
  }

  #value(depth: number): Tree {
    this.#skipBlanks();
    const start = this.#at;
    if (depth > MAX_DEPTH) throw this.#fault(`it is nested more than ${String(MAX_DEPTH)} levels deep`);
    const first = this.#text[start];
    if (first === '{') return { kind: 'mapping', entries: this.#entries(depth), ...this.#from(start) };
    if (first === '[') return this.#items(depth, start);
    if (first === '"') return this.#scalar(this.#string(), start);
    const text = this.#match(NUMBER) ?? this.#match(WORD);
    if (text === undefined) throw this.#fault(this.#isAtEnd() ? CUT : 'this is not JSON');
    return this.#scalar(readScalar(text), start);
  }

  #scalar(literal: string | number | boolean | null, start: number): Tree {
    return { kind: 'scalar', text: String(literal), isNull: literal === null, literal, ...this.#from(start) };
  }

  #from(start: number): { readonly span: Span } {
    return { span: { start, end: this.#at } };
  }

  #entries(depth: number): readonly Entry[] {
    const entries: Entry[] = [];
    const keys = new Set<string>();
    this.#list('}', () => {
      const start = this.#at;
      if (this.#text[start] !== '"') {
        throw this.#fault(this.#isAtEnd() ? CUT : 'expected a key in quotes');
      }
      const key = this.#string();
      if (keys.has(key)) throw fault(start, `the key "${plainLine(key, 80)}" occurs twice here`);
      keys.add(key);
      const keySpan = { start, end: this.#at };
      this.#expect(':');
      entries.push({ key, keySpan, value: this.#value(depth + 1) });
    });
    return entries;
  }

  #items(depth: number, start: number): Tree {
    const items: Tree[] = [];
    this.#list(']', () => items.push(this.#value(depth + 1)));
    return { kind: 'list', count: items.length, items, ...this.#from(start) };
  }

  /** Reads what stands between an opening and a closing bracket, separated by commas. */
  #list(end: string, readOne: () => void): void {
    this.#at += 1;
    this.#skipBlanks();
    if (this.#text[this.#at] === end) {
      this.#at += 1;
      return;
    }
    for (;;) {
      this.#skipBlanks();
      readOne();
      this.#skipBlanks();
      const next = this.#text[this.#at];
      if (next !== ',' && next !== end) throw this.#fault(this.#isAtEnd() ? CUT : `expected "," or "${end}"`);
      this.#at += 1;
      if (next === end) return;
    }
  }

  #expect(mark: string): void {
    this.#skipBlanks();
    if (this.#text[this.#at] !== mark) throw this.#fault(this.#isAtEnd() ? CUT : `expected "${mark}"`);
    this.#at += 1;
  }

  /** Reads a text in quotes. No pattern is used: on a long text without an end it would take too long. */
  #string(): string {
    const start = this.#at;
    let end = start;
    do {
      end = this.#text.indexOf('"', end + 1);
      if (end < 0) throw this.#fault(CUT);
    } while (this.#isEscaped(end));
    this.#at = end + 1;
    try {
      return String(readScalar(this.#text.slice(start, end + 1)));
    } catch {
      throw fault(start, 'this text is not JSON');
    }
  }

  /** True if an odd number of backslashes stands before a quote. */
  #isEscaped(quote: number): boolean {
    let first = quote;
    while (this.#text[first - 1] === '\\') first -= 1;
    return (quote - first) % 2 === 1;
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    if (found !== undefined) this.#at += found.length;
    return found;
  }

  #skipBlanks(): void {
    this.#match(BLANK);
  }

  #isAtEnd(): boolean {
    // A cut text may end inside a word or a number.
    return /^(?:[a-z]{1,4}|-)?$/u.test(this.#text.slice(this.#at, this.#at + 10));
  }

  #fault(message: string): Unreadable {
    return fault(this.#at, message);
  }
}

function fault(offset: number, message: string): Unreadable {
  return new Unreadable('damaged', message, { offset });
}

const CUT = 'the file is cut: its end is missing';

function readScalar(text: string): string | number | boolean | null {
  const value: unknown = JSON.parse(text);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
