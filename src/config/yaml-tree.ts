import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  type Pair,
  Scalar as YamlScalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { quoted } from './nearest.ts';
import { type Origin, Diagnostics } from './diagnostics.ts';
import { type Entry, type Span, type Tree, WHOLE_TEXT } from './tree.ts';
import { parseYaml, spanOf } from './yaml-parse.ts';

/** 5,000 models have a tenth of it. */
const MAX_VALUES = 1_000_000;
const BROKEN: Tree = { kind: 'broken', span: WHOLE_TEXT, size: 1 };
const NOTHING = { kind: 'scalar', text: '', isNull: true, size: 1 } as const;

interface YamlText {
  readonly diagnostics: Diagnostics;
  /** A scalar that is null where the text is empty; broken where nothing can be said about what it means. */
  readonly root: Tree;
}

/**
 * Reads YAML 1.2, and so JSON. Reports syntax errors, keys that stand twice, merge keys, and aliases that lead
 * nowhere, to themselves, or to so much that reading on would take the runner down.
 */
export function readYaml(text: string, origin: Origin): YamlText {
  const { contents, faults, lines } = parseYaml(text);
  const diagnostics = new Diagnostics(origin, lines);
  for (const { span, message } of faults) diagnostics.report(span, message);
  return { diagnostics, root: faults.length > 0 ? BROKEN : readRoot(contents, diagnostics) };
}

function readRoot(contents: Document['contents'], diagnostics: Diagnostics): Tree {
  const root = new TreeBuilder(diagnostics).build(contents, WHOLE_TEXT);
  if (root.size <= MAX_VALUES) return root;
  diagnostics.report(
    root.span,
    `holds over ${String(MAX_VALUES)} values, with every alias (*name) written out. Use fewer aliases, or split it.`,
  );
  return BROKEN;
}

class TreeBuilder {
  readonly #diagnostics: Diagnostics;
  /** Undefined while the value of the anchor is being read. */
  readonly #anchors = new Map<string, Tree | undefined>();

  constructor(diagnostics: Diagnostics) {
    this.#diagnostics = diagnostics;
  }

  /** @param near where the value is missing: the spot of its key */
  build(node: unknown, near: Span): Tree {
    if (isAlias(node)) return this.#aliased(node.source, spanOf(node.range));
    if (!isScalar(node) && !isCollection(node)) return { ...NOTHING, span: near };
    if (node.anchor !== undefined) this.#anchors.set(node.anchor, undefined);
    const tree = isScalar(node) ? readScalar(node) : this.#parent(node);
    if (node.anchor !== undefined) this.#anchors.set(node.anchor, tree);
    return tree;
  }

  #parent(node: YAMLMap | YAMLSeq): Tree {
    const span = spanOf(node.range);
    if (isMap(node)) return this.#mapping(node.items, span);
    const items = node.items.map((item) => this.build(item, span));
    return { kind: 'list', items, span, size: sizeOf(items) };
  }

  #mapping(pairs: readonly Pair[], span: Span): Tree {
    const entries: Entry[] = [];
    const first = new Map<string, Span>();
    for (const pair of pairs) {
      const entry = this.#entry(pair, span);
      if (entry === undefined) continue;
      const before = first.get(entry.key);
      if (before === undefined) {
        first.set(entry.key, entry.keySpan);
        entries.push(entry);
      } else {
        const line = String(this.#diagnostics.line(before));
        this.#diagnostics.report(
          entry.keySpan,
          `${quoted(entry.key)} stands twice, first in line ${line}. Remove one.`,
        );
      }
    }
    return { kind: 'mapping', entries, span, size: sizeOf(entries.map((entry) => entry.value)) };
  }

  #entry(pair: Pair, span: Span): Entry | undefined {
    const key = isAlias(pair.key) ? undefined : this.build(pair.key, span);
    const value = this.build(pair.value, key?.span ?? span);
    if (key?.kind !== 'scalar' || key.text === '') {
      const keySpan = isAlias(pair.key) ? spanOf(pair.key.range) : (key?.span ?? span);
      this.#diagnostics.report(keySpan, 'a key must be plain text that is not empty.');
      return undefined;
    }
    if (key.text === '<<') {
      this.#diagnostics.report(
        key.span,
        'merge keys (<<) are not read. Put what attacks share into "config", or write it out.',
      );
      return undefined;
    }
    return { key: key.text, keySpan: key.span, value };
  }

  #aliased(name: string, span: Span): Tree {
    const target = this.#anchors.get(name);
    if (target !== undefined) return target;
    const isOpen = this.#anchors.has(name);
    return this.#broken(
      span,
      isOpen
        ? `the alias ${quoted(`*${name}`)} stands inside of what it repeats. Write the value out.`
        : `the alias ${quoted(`*${name}`)} repeats nothing: no anchor ${quoted(`&${name}`)} stands before it.`,
    );
  }

  #broken(span: Span, message: string): Tree {
    this.#diagnostics.report(span, message);
    return { kind: 'broken', span, size: 1 };
  }
}

function readScalar(node: YamlScalar): Tree {
  const source = node.source ?? '';
  const isBlock = node.type === YamlScalar.BLOCK_LITERAL || node.type === YamlScalar.BLOCK_FOLDED;
  return {
    kind: 'scalar',
    // The line end that closes a block belongs to the notation: nobody who writes one means it.
    text: isBlock ? source.replace(/\n$/u, '') : source,
    isNull: node.value === null,
    span: spanOf(node.range),
    size: 1,
  };
}

function sizeOf(parts: readonly Tree[]): number {
  return parts.reduce((sum, part) => sum + part.size, 1);
}
