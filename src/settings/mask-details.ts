import { parseUrl } from '../core/url.ts';
import type { Tree } from '@model-security-scan/common/schema/tree';
import { readYaml } from './config/yaml-tree.ts';

const INPUT = 'model-api-details';
/** A shorter text, or one of these words, stands in too many other texts. */
const MIN_LENGTH = 4;
const COMMON_WORD = /^(?:true|false|null|none)$/iu;

/**
 * Finds what of a structured `model-api-details` is secret: its addresses and header values. Keys, the protocol and
 * punctuation are not. Of a text that is neither YAML nor JSON, every longer word counts that is no key.
 * @param text the input, of one or more lines
 */
export function detailSecrets(text: string): readonly string[] {
  const { root } = readYaml(text, { kind: 'input', input: INPUT });
  const found = isBroken(root) ? looseWords(text) : valuesIn(root).flatMap(withItsParts);
  return [...new Set(found)].filter((value) => value.length >= MIN_LENGTH && !COMMON_WORD.test(value));
}

/** A token after its scheme (`Bearer …`), or in the query of an address: an endpoint may repeat it without the rest. */
const TOKEN = /^[a-z][\w-]*\s+(?<token>\S{8,})$/iu;

function withItsParts(value: string): readonly string[] {
  const token = TOKEN.exec(value)?.groups?.['token'];
  const query = [...(parseUrl(value)?.searchParams.values() ?? [])].filter(({ length }) => length >= 8);
  return [value, ...(token === undefined ? [] : [token]), ...query];
}

function isBroken(tree: Tree): boolean {
  if (tree.kind === 'list') return tree.items.some(isBroken);
  return tree.kind === 'mapping' ? tree.entries.some(({ value }) => isBroken(value)) : tree.kind === 'broken';
}

function valuesIn(tree: Tree): readonly string[] {
  if (tree.kind === 'scalar') return tree.isNull ? [] : [tree.text.trim()];
  if (tree.kind === 'list') return tree.items.flatMap(valuesIn);
  if (tree.kind !== 'mapping') return [];
  return tree.entries.flatMap(({ key, value }) => (key === 'protocol' ? [] : valuesIn(value)));
}

function looseWords(text: string): readonly string[] {
  const words = text.split(/[\s"'{}[\],]+/u);
  return words.filter((word) => !word.endsWith(':') && /[\p{L}\p{N}]/u.test(word));
}
