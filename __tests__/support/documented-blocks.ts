import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { isObject } from '@model-security-scan/common/json';
import { readActionMetadata } from '../../tools/action-metadata.ts';
import { projectPath } from '../../tools/project.ts';
import { documents } from '../../tools/workflows/documented.ts';

/** What a block of YAML in a document is, which says how it is tried. */
export type BlockKind =
  | 'workflow'
  | 'part of a workflow'
  | 'steps'
  | 'inputs'
  | 'config file'
  | 'part of a config file'
  | 'part of a model'
  | 'first line of a config file';

/** A fenced block of YAML, without its indentation. */
export interface DocumentedBlock {
  readonly document: string;
  /** The document, and the line of the block's fence. */
  readonly where: string;
  readonly text: string;
  /** Undefined if it is none of the known kinds. */
  readonly kind: BlockKind | undefined;
}

const INPUTS = readActionMetadata(projectPath('action.yml')).inputs.map(({ name }) => name);
const CONFIG_KEYS = ['version', 'models', 'accept', 'files', 'service', 'minimum', 'require-attacked'];

/** Kinds by the keys of a mapping, in the order in which they are tried. */
const MAPPINGS: readonly (readonly [kind: BlockKind, isKind: (keys: readonly string[]) => boolean])[] = [
  ['workflow', (keys) => keys.includes('jobs')],
  ['config file', (keys) => keys.includes('version') && isWithin(keys, CONFIG_KEYS)],
  ['part of a config file', (keys) => isWithin(keys, CONFIG_KEYS)],
  ['part of a model', (keys) => isWithin(keys, ['attacks'])],
  ['part of a workflow', (keys) => isWithin(keys, ['on', 'concurrency', 'permissions'])],
  ['inputs', (keys) => isWithin(keys, ['with']) || isWithin(keys, INPUTS)],
];

function isWithin(keys: readonly string[], known: readonly string[]): boolean {
  return keys.length > 0 && keys.every((key) => known.includes(key));
}

/** @returns undefined for YAML of no known kind */
export function kindOf(text: string): BlockKind | undefined {
  const document: unknown = parse(text);
  if (document === null) {
    return text.startsWith('# yaml-language-server:') ? 'first line of a config file' : undefined;
  }
  if (Array.isArray(document)) {
    const areSteps =
      document.length > 0 && document.every((step) => isObject(step) && ('uses' in step || 'run' in step));
    return areSteps ? 'steps' : undefined;
  }
  const keys = isObject(document) ? Object.keys(document) : [];
  return MAPPINGS.find(([, isKind]) => isKind(keys))?.[0];
}

/** Every fenced block of YAML in README.md and docs/. */
export async function documentedBlocks(): Promise<readonly DocumentedBlock[]> {
  return (await documents()).flatMap((document) => {
    const all = readFileSync(projectPath(document), 'utf8');
    return [...all.matchAll(/^( *)```ya?ml\n(.*?)^ *```/gmsu)].map((match) => {
      const [, indent = '', content = ''] = match;
      const text = content.replaceAll(new RegExp(`^${indent}`, 'gmu'), '');
      const line = all.slice(0, match.index).split('\n').length;
      return { document, where: `${document}:${String(line)}`, text, kind: kindOf(text) };
    });
  });
}

/** The commands in blocks of shell and in tables of a document, in their order: `init`, `scan --report-file x.html` ... */
export function documentedCommands(document: string): readonly (readonly string[])[] {
  const all = readFileSync(projectPath(document), 'utf8');
  const blocks = [...all.matchAll(/^ *```sh\n(.*?)^ *```|^\| `(model-security [a-z].*?)`/gmsu)].map(
    ([, block = '', cell = '']) => block + cell,
  );
  const lines = blocks
    .join('\n')
    .matchAll(/^ *(?:node \S*bin\/model-security\.js|model-security) ([a-z][^#\n]*)/gmu);
  return [...lines].map(([, words = '']) => words.trim().split(/\s+/u));
}
