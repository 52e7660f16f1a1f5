import { readFile, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { projectPath } from '../project.ts';
import type { Bench } from './bench.ts';

/**
 * A program of `tools/bench/programs/` as plain JavaScript: with types, Node would load a compiler before it starts, which
 * would count as the program's.
 * @returns the path of the file
 */
export async function plainProgram(bench: Bench, name: string): Promise<string> {
  const text = await readFile(projectPath(`tools/bench/programs/${name}.ts`), 'utf8');
  const file = join(bench.folder, `${name}.mjs`);
  await writeFile(file, stripTypeScriptTypes(text));
  return file;
}
