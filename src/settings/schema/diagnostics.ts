import type { Place, Problem } from '@model-security-scan/common/problem';
import type { Reporter } from '@model-security-scan/common/schema/schema';
import type { Entry, Span, Tree } from '@model-security-scan/common/schema/tree';
import { plainLine } from '@model-security-scan/common/sanitize';
import { nearest, quoted, suggestion } from '../config/nearest.ts';
import { describeTree } from './text.ts';

/** The source of a config text: a file of the workspace, or an input of the step. */
export type Origin =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'input'; readonly input: string };

/** Converts offsets into lines and columns, both counted from 1; line 0 means that the text has no lines. */
export interface LineIndex {
  linePos(offset: number): { line: number; col: number };
}

interface Fault {
  readonly span: Span;
  readonly message: string;
}

/** A longer list helps nobody, and a hostile file could have a million faults. */
const MAX_FAULTS = 1000;

/** Collects the faults and secrets that are found while one text is read, and knows the place of every span. */
export class Diagnostics implements Reporter {
  readonly secrets = new Set<string>();
  readonly #origin: Origin;
  readonly #lines: LineIndex;
  readonly #faults: Fault[] = [];
  #unlistedCount = 0;

  constructor(origin: Origin, lines: LineIndex) {
    this.#origin = origin;
    this.#lines = lines;
  }

  /** True if an input gives the text. */
  get isInput(): boolean {
    return this.#origin.kind === 'input';
  }

  /** True if the next fault would still be listed. If not, slow work for its message is skipped. */
  get #hasRoom(): boolean {
    return this.#faults.length < MAX_FAULTS;
  }

  report(span: Span, message: string | (() => string)): void {
    if (!this.#hasRoom) this.#unlistedCount += 1;
    else this.#faults.push({ span, message: typeof message === 'string' ? message : message() });
  }

  reportMismatch(tree: Tree, what: string, expected: string, found?: string, meant?: string): void {
    if (tree.kind === 'broken') return;
    this.report(tree.span, () => {
      const given = found ?? describeTree(tree);
      return `${plainLine(what, 200)}: expected ${expected}, found ${given}${suggestion(meant)}`;
    });
  }

  reportUnknown({ key, keySpan }: Entry, owner: string, taken: readonly string[]): string | undefined {
    const meant = this.#hasRoom ? nearest(key, taken) : undefined;
    const others = taken.length === 0 ? '' : ` It takes ${taken.join(', ')}.`;
    this.report(keySpan, () => `${owner} takes no ${quoted(key)}${suggestion(meant)}${others}`);
    return meant;
  }

  place(span: Span): Place {
    const { line, column, endColumn } = this.#position(span);
    if (this.#origin.kind === 'input') return { ...this.#origin, at: { line, column } };
    const place = { kind: 'file', file: this.#origin.file, line, column } as const;
    return endColumn === undefined ? place : { ...place, endColumn };
  }

  /** The number of the line on which a span starts, from 1. */
  line(span: Span): number {
    return this.#position(span).line;
  }

  /** The first mistake of the text. */
  first(): Fault | undefined {
    return this.#faults.toSorted((a, b) => a.span.start - b.span.start)[0];
  }

  /** Everything reported, in the order of the text. A fault that was reached twice through an alias is listed once. */
  problems(): readonly Problem[] {
    const sorted = this.#faults.toSorted((a, b) => a.span.start - b.span.start);
    const unique = new Map(sorted.map((fault) => [`${String(fault.span.start)} ${fault.message}`, fault]));
    const problems = [...unique.values()].map((fault) => this.#problem(fault));
    if (this.#unlistedCount === 0) return problems;
    const more = `${String(this.#unlistedCount)} further problems are not listed. Fix the ones above first.`;
    return [...problems, ...sorted.slice(-1).map(({ span }) => this.#problem({ span, message: more }))];
  }

  #problem({ span, message }: Fault): Problem {
    return { place: this.place(span), message };
  }

  #position(span: Span): { line: number; column: number; endColumn?: number } {
    const start = this.#lines.linePos(span.start);
    if (start.line === 0) return { line: 1, column: 1 };
    const end = this.#lines.linePos(span.end);
    const from = { line: start.line, column: start.col };
    return end.line === start.line && span.end > span.start ? { ...from, endColumn: end.col } : from;
  }
}
