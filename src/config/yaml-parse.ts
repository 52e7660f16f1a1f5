import { Composer, type CST, type Document, Lexer, LineCounter, Parser } from 'yaml';
import type { LineIndex } from './diagnostics.ts';
import type { Span } from './tree.ts';
import { describeYamlFault } from './yaml-faults.ts';

/** Deeper than any configuration, and far from where the library's recursion would end. */
const MAX_LEVELS = 200;
/** Words, signs and spaces; 5,000 models have a tenth of it. It bounds memory and time. */
const MAX_LEXEMES = 4_000_000;
/** One slip makes the parser stumble many times after it. */
const MAX_FAULTS = 20;

interface SyntaxFault {
  readonly span: Span;
  readonly message: string;
}

interface ParsedYaml {
  readonly lines: LineIndex;
  readonly contents: Document['contents'];
  /** Where there is any, the contents are not to be trusted. */
  readonly faults: readonly SyntaxFault[];
}

/**
 * Parses one document of YAML 1.2, and so JSON. The library's own `parseDocument` builds whatever a text asks for; here
 * the tokens are counted on their way, so that a few megabytes of brackets cannot use up the memory.
 */
export function parseYaml(text: string): ParsedYaml {
  const lines = new LineCounter();
  const tokens = new BoundedTokens(text, lines);
  const [document, second] = compose(tokens, text.length);
  const contents = document?.contents ?? null;
  if (tokens.fault !== undefined) return { lines, contents, faults: [tokens.fault] };
  const faults = [...(document?.errors ?? []), ...(document?.warnings ?? [])]
    .slice(0, MAX_FAULTS)
    .map((fault) => ({ span: spanOf(fault.pos), message: describeYamlFault(fault.code) }));
  if (second !== undefined) {
    faults.push({ span: spanOf(second.range), message: describeYamlFault('MULTIPLE_DOCS') });
  }
  return { lines, contents, faults: onePerLine(faults, lines) };
}

/** A span of the library, which counts in offsets as well. */
export function spanOf(range: readonly number[] | null | undefined): Span {
  const [start, end] = range ?? [];
  return { start: start ?? 0, end: end ?? 0 };
}

/** The documents in a text, two at most: the second is only there to be refused. */
function compose(tokens: BoundedTokens, length: number): readonly Document.Parsed[] {
  const composer = new Composer({
    version: '1.2',
    schema: 'core',
    resolveKnownTags: false,
    merge: false,
    // The library compares every key with every other; the tree builder takes one step for each.
    uniqueKeys: false,
    prettyErrors: false,
  });
  const documents: Document.Parsed[] = [];
  for (const document of composer.compose(tokens, true, length)) {
    documents.push(document);
    if (documents.length === 2) break;
  }
  return documents;
}

class BoundedTokens implements Iterable<CST.Token> {
  /** Set where the text goes beyond what is read; the tokens end there. */
  fault: SyntaxFault | undefined;
  readonly #text: string;
  readonly #lines: LineCounter;

  constructor(text: string, lines: LineCounter) {
    this.#text = text;
    this.#lines = lines;
  }

  *[Symbol.iterator](): Iterator<CST.Token> {
    const parser = new Parser(this.#lines.addNewLine);
    this.#lines.addNewLine(0);
    let lexemes = 0;
    let errors = 0;
    for (const lexeme of new Lexer().lex(this.#text)) {
      for (const token of parser.next(lexeme)) {
        if (token.type === 'error') errors += 1;
        yield token;
      }
      lexemes += 1;
      this.fault = faultAt(parser, lexemes);
      if (this.fault !== undefined || errors >= MAX_FAULTS) return;
    }
    yield* parser.end();
  }
}

function faultAt(parser: Parser, lexemes: number): SyntaxFault | undefined {
  const span = { start: parser.offset, end: parser.offset };
  if (parser.stack.length > MAX_LEVELS) return { span, message: describeYamlFault('RESOURCE_EXHAUSTION') };
  if (lexemes <= MAX_LEXEMES) return undefined;
  return { span, message: 'this holds more than can be read. Split it.' };
}

function onePerLine(faults: readonly SyntaxFault[], lines: LineCounter): readonly SyntaxFault[] {
  const first = new Map<number, SyntaxFault>();
  for (const fault of faults) {
    const { line } = lines.linePos(fault.span.start);
    if (!first.has(line)) first.set(line, fault);
  }
  return [...first.values()];
}
