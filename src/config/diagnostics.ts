import type { Place, Problem } from '../core/problem.ts';
import { quoted } from './nearest.ts';
import type { Span, Tree } from './tree.ts';

/** Where a config text came from: a file of the workspace, or an input of the step. */
export type Origin =
  { readonly kind: 'file'; readonly file: string } | { readonly kind: 'input'; readonly input: string };

/** Turns offsets into lines and columns, both from 1; line 0 stands for a text without any line. */
export interface LineIndex {
  linePos(offset: number): { line: number; col: number };
}

interface Fault {
  readonly span: Span;
  readonly message: string;
}

/** More are of no help to anyone, and a hostile file could hold a million. */
const MAX_FAULTS = 1000;

/** One text being read: collects what is wrong with it, and the secrets found in it, and knows every place. */
export class Diagnostics {
  readonly secrets = new Set<string>();
  readonly #origin: Origin;
  readonly #lines: LineIndex;
  readonly #faults: Fault[] = [];
  #unlisted = 0;

  constructor(origin: Origin, lines: LineIndex) {
    this.#origin = origin;
    this.#lines = lines;
  }

  /** Whether what is reported next is still listed: if not, nothing that costs time need be found out about it. */
  get hasRoom(): boolean {
    return this.#faults.length < MAX_FAULTS;
  }

  /** @param message a function where finding the words costs time */
  report(span: Span, message: string | (() => string)): void {
    if (!this.hasRoom) this.#unlisted += 1;
    else this.#faults.push({ span, message: typeof message === 'string' ? message : message() });
  }

  /**
   * Reports that a value is not what it should be; silent where the value was reported before.
   * @param found what stands there, in words that may be shown
   */
  reportMismatch(tree: Tree, what: string, expected: string, found = describeTree(tree)): void {
    if (tree.kind === 'broken') return;
    this.report(tree.span, `${what}: expected ${expected}, found ${found}.`);
  }

  place(span: Span): Place {
    if (this.#origin.kind === 'input') return this.#origin;
    const { line, column, endColumn } = this.#position(span);
    const place = { kind: 'file', file: this.#origin.file, line, column } as const;
    return endColumn === undefined ? place : { ...place, endColumn };
  }

  /** The number of the line on which a span starts, from 1. */
  line(span: Span): number {
    return this.#position(span).line;
  }

  /** Everything reported, in the order of the text, each once though an alias may have led to it twice. */
  problems(): readonly Problem[] {
    const sorted = this.#faults.toSorted((a, b) => a.span.start - b.span.start);
    const unique = new Map(sorted.map((fault) => [`${String(fault.span.start)} ${fault.message}`, fault]));
    const problems = [...unique.values()].map((fault) => this.#problem(fault));
    if (this.#unlisted === 0) return problems;
    const more = `${String(this.#unlisted)} further problems are not listed: mend those before first.`;
    return [...problems, ...sorted.slice(-1).map(({ span }) => this.#problem({ span, message: more }))];
  }

  #problem({ span, message }: Fault): Problem {
    const place = this.place(span);
    if (place.kind === 'file' || span.end === 0) return { place, message };
    const { line, column } = this.#position(span);
    return { place, message: `line ${String(line)}, column ${String(column)}: ${message}` };
  }

  #position(span: Span): { line: number; column: number; endColumn?: number } {
    const start = this.#lines.linePos(span.start);
    if (start.line === 0) return { line: 1, column: 1 };
    const end = this.#lines.linePos(span.end);
    const from = { line: start.line, column: start.col };
    return end.line === start.line && span.end > span.start ? { ...from, endColumn: end.col } : from;
  }
}

/** What stands there, for people. */
export function describeTree(tree: Tree): string {
  if (tree.kind !== 'scalar') return `a ${tree.kind}`;
  return tree.isNull ? 'nothing' : quoted(tree.text);
}
