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
import { type Origin, Diagnostics } from '../schema/diagnostics.ts';
import { type Entry, type Span, type Tree, WHOLE_TEXT } from '@model-security-scan/common/schema/tree';
import { parseYaml, toSpan } from './yaml-parse.ts';

/** A file of 5,000 models has a tenth as many. */
const MAX_VALUES = 1_000_000;
const BROKEN: Tree = { kind: 'broken', span: WHOLE_TEXT };
const NOTHING = { kind: 'scalar', text: '', isNull: true } as const;

interface YamlText {
  readonly diagnostics: Diagnostics;
  /** A null scalar if the text is empty; broken if the text could not be parsed. */
  readonly root: Tree;
}

/**
 * Reads YAML 1.2, which includes JSON. Reports syntax errors, duplicate keys, merge keys, and aliases that have no anchor,
 * contain themselves, or expand to so many values that the runner would run out of memory.
 */
export function readYaml(text: string, origin: Origin): YamlText {
  const { contents, faults, lines } = parseYaml(text);
  const diagnostics = new Diagnostics(origin, lines);
  for (const { span, message } of faults) diagnostics.report(span, message);
  return { diagnostics, root: faults.length > 0 ? BROKEN : readRoot(contents, diagnostics) };
}

function readRoot(contents: Document['contents'], diagnostics: Diagnostics): Tree {
  const builder = new TreeBuilder(diagnostics);
  const root = builder.build(contents, WHOLE_TEXT);
  if (builder.sizeOf(root) <= MAX_VALUES) return root;
  diagnostics.report(
    root.span,
    `has over ${String(MAX_VALUES)} values with every alias (*name) written out. Use fewer aliases, or split it.`,
  );
  return BROKEN;
}

class TreeBuilder {
  readonly #diagnostics: Diagnostics;
  /** The value of each anchor; undefined while that value is being read. */
  readonly #anchors = new Map<string, Tree | undefined>();
  readonly #sizes = new Map<Tree, number>();

  constructor(diagnostics: Diagnostics) {
    this.#diagnostics = diagnostics;
  }

  /** @param near the span of the key, for a missing value */
  build(node: unknown, near: Span): Tree {
    if (isAlias(node)) return this.#aliased(node.source, toSpan(node.range));
    if (!isScalar(node) && !isCollection(node)) return { ...NOTHING, span: near };
    if (node.anchor !== undefined) this.#anchors.set(node.anchor, undefined);
    const tree = isScalar(node) ? readScalar(node) : this.#parent(node);
    if (node.anchor !== undefined) this.#anchors.set(node.anchor, tree);
    return tree;
  }

  /** The number of values in it, including itself, with every alias written out. */
  sizeOf(tree: Tree): number {
    return this.#sizes.get(tree) ?? 1;
  }

  #sized(tree: Tree, parts: readonly Tree[]): Tree {
    this.#sizes.set(
      tree,
      parts.reduce((sum, part) => sum + this.sizeOf(part), 1),
    );
    return tree;
  }

  #parent(node: YAMLMap | YAMLSeq): Tree {
    const span = toSpan(node.range);
    if (isMap(node)) return this.#mapping(node.items, span);
    const items = node.items.map((item) => this.build(item, span));
    return this.#sized({ kind: 'list', count: items.length, items, span }, items);
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
          `${quoted(entry.key)} occurs twice, first in line ${line}. Remove one of them.`,
        );
      }
    }
    const values = entries.map((entry) => entry.value);
    return this.#sized({ kind: 'mapping', entries, span }, values);
  }

  #entry(pair: Pair, span: Span): Entry | undefined {
    const key = isAlias(pair.key) ? undefined : this.build(pair.key, span);
    const value = this.build(pair.value, key?.span ?? span);
    if (key?.kind !== 'scalar' || key.text === '') {
      const keySpan = isAlias(pair.key) ? toSpan(pair.key.range) : (key?.span ?? span);
      this.#diagnostics.report(keySpan, 'a key must be plain text and not empty.');
      return undefined;
    }
    if (key.text === '<<') {
      this.#diagnostics.report(
        key.span,
        'merge keys (<<) are not supported. Put shared fields into "config", or repeat them.',
      );
      return undefined;
    }
    return { key: key.text, keySpan: key.span, value };
  }

  #aliased(name: string, span: Span): Tree {
    const target = this.#anchors.get(name);
    if (target !== undefined) return target;
    const isOpen = this.#anchors.has(name);
    this.#diagnostics.report(
      span,
      isOpen
        ? `the alias ${quoted(`*${name}`)} is inside the value that it repeats. Write the value out.`
        : `the alias ${quoted(`*${name}`)} has no anchor: add ${quoted(`&${name}`)} before it, or write the value out.`,
    );
    return { kind: 'broken', span };
  }
}

function readScalar(node: YamlScalar): Tree {
  const source = node.source ?? '';
  const isBlock = node.type === YamlScalar.BLOCK_LITERAL || node.type === YamlScalar.BLOCK_FOLDED;
  return {
    kind: 'scalar',
    // The line break at the end of a block belongs to the notation, not to the value.
    text: isBlock ? source.replace(/\n$/u, '') : source,
    isNull: node.value === null,
    span: toSpan(node.range),
  };
}
