import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** A larger module is written by a program, and is not read. */
const MAX_BYTES = 2 ** 20;
/** What may give a function attributes; a decorator may, too. */
const GIVES_ATTRIBUTES = /\.columns\s*(?:[,:]|=(?!=))|\bsetattr\b|__dict__|\bvars\b|^@/mu;

/**
 * Reads the source of a Python function, without running it.
 * @param name `package.module:function`
 * @returns true if the source shows that the function has no attribute `columns`; false also if that is not clear
 */
export async function hasNoColumns(name: string, workspace: string): Promise<boolean> {
  const [module = '', called = ''] = name.split(':');
  const parts = module.split('.');
  // Packages are imported before what is in them, and may give it attributes.
  const packages = await Promise.all(
    parts.map((_part, at) => sourceOf(path.join(workspace, ...parts.slice(0, at + 1), '__init__.py'))),
  );
  const source = packages.at(-1) ?? (await sourceOf(`${path.join(workspace, ...parts)}.py`));
  if (source === undefined) return false;
  const isDefined = new RegExp(String.raw`^(?:async\s+)?def\s+${called}\s*\(`, 'mu').test(source);
  const isAssigned = new RegExp(String.raw`^${called}\s*[:=,]`, 'mu').test(source);
  const all = [...packages, source].map((text) => text ?? '').join('\n');
  return isDefined && !isAssigned && !GIVES_ATTRIBUTES.test(all);
}

/** @returns undefined if there is no such file, or it is too large */
async function sourceOf(file: string): Promise<string | undefined> {
  try {
    const found = await stat(file);
    return found.isFile() && found.size <= MAX_BYTES ? await readFile(file, 'utf8') : undefined;
  } catch {
    return undefined;
  }
}
