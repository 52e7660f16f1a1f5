import { Composer, CST, type Document, Lexer, LineCounter, Parser } from 'yaml';
import type { LineIndex } from '../schema/diagnostics.ts';
import type { Span } from '@model-security-scan/common/schema/tree';
import { describeYamlFault } from './yaml-faults.ts';
import { findIndentFault } from './yaml-indent.ts';

/** Deeper than any configuration, and far below the depth at which the library's recursion fails. */
const MAX_LEVELS = 200;
/** Bounds memory and time. A model with two attacks has about 140 words, punctuation marks and spaces. */
const MAX_LEXEMES = 750_000;
/** One mistake often causes many errors after it. */
const MAX_FAULTS = 20;

interface SyntaxFault {
  readonly span: Span;
  readonly message: string;
}

interface ParsedYaml {
  readonly lines: LineIndex;
  readonly contents: Document['contents'];
  /** If there are any, the contents must not be used. */
  readonly faults: readonly SyntaxFault[];
}

/**
 * Parses one document of YAML 1.2, which includes JSON. The library's own `parseDocument` has no limits; here the tokens
 * are counted as they are read, so that a few megabytes of brackets cannot use up the memory.
 */
export function parseYaml(text: string): ParsedYaml {
  const lines = new LineCounter();
  const tokens = new BoundedTokens(text, lines);
  const [document, second] = compose(tokens, text.length);
  const contents = document?.contents ?? null;
  if (tokens.fault !== undefined) return { lines, contents, faults: [tokens.fault] };
  if (tokens.tags.length > 0) return { lines, contents, faults: onePerLine(tokens.tags, lines) };
  const faults = [...(document?.errors ?? []), ...(document?.warnings ?? [])]
    .slice(0, MAX_FAULTS)
    .map((fault) => ({ span: toSpan(fault.pos), message: describeYamlFault(fault.code) }));
  if (second !== undefined) {
    faults.push({ span: toSpan(second.range), message: describeYamlFault('MULTIPLE_DOCS') });
  }
  const faultLines = faults.map(({ span }) => lines.linePos(span.start).line);
  const indent = faults.length === 0 ? undefined : findIndentFault(text, faultLines);
  return { lines, contents, faults: indent === undefined ? onePerLine(faults, lines) : [indent] };
}

/** Converts a range of the library, which also counts offsets. */
export function toSpan(range: readonly number[] | null | undefined): Span {
  const [start, end] = range ?? [];
  return { start: start ?? 0, end: end ?? 0 };
}

/** Reads at most two documents of a text: the second one is needed only to refuse it. */
function compose(tokens: BoundedTokens, length: number): readonly Document.Parsed[] {
  const composer = new Composer({
    version: '1.2',
    schema: 'core',
    resolveKnownTags: false,
    merge: false,
    // The library would compare every key with every other key. The tree builder needs only one step per key.
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
  /** Set if the text exceeds a limit; the tokens end there. */
  fault: SyntaxFault | undefined;
  /** The tags of the text. No value needs one, and the library takes long for many; the tokens end when there are too many. */
  readonly tags: SyntaxFault[] = [];
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
      if (CST.tokenType(lexeme) === 'tag') {
        const span = { start: parser.offset, end: parser.offset + lexeme.length };
        this.tags.push({ span, message: describeYamlFault('TAG_RESOLVE_FAILED') });
      }
      if (this.tags.length >= MAX_FAULTS) return;
      for (const token of parser.next(lexeme)) {
        if (token.type === 'error' || token.type === 'directive') errors += 1;
        yield token;
      }
      lexemes += 1;
      this.fault = findLimitFault(parser, lexemes);
      if (this.fault !== undefined || errors >= MAX_FAULTS) return;
    }
    yield* parser.end();
  }
}

function findLimitFault(parser: Parser, lexemes: number): SyntaxFault | undefined {
  const span = { start: parser.offset, end: parser.offset };
  if (parser.stack.length > MAX_LEVELS) return { span, message: describeYamlFault('RESOURCE_EXHAUSTION') };
  if (lexemes <= MAX_LEXEMES) return undefined;
  return { span, message: 'the text up to here is too large to be read. Split it.' };
}

function onePerLine(faults: readonly SyntaxFault[], lines: LineCounter): readonly SyntaxFault[] {
  const first = new Map<number, SyntaxFault>();
  for (const fault of faults) {
    const { line } = lines.linePos(fault.span.start);
    if (!first.has(line)) first.set(line, fault);
  }
  return [...first.values()];
}
