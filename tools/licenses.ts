import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { at, textAt } from '@model-security-scan/common/json';
import { projectPath } from './project.ts';

/** A module of a package, in the statistics of the bundler: `./node_modules/yaml/dist/index.js`, or further up. */
const MODULE = /^(?:\.\/|(?:\.\.\/)+)((?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+)\//u;

/**
 * Finds the packages in a bundle. The bundler's own list of licences lacks some.
 * @param statistics what the bundler writes with `--stats-out`
 * @returns their folders, relative to the project's root
 */
export function packagesOf(statistics: unknown): ReadonlySet<string> {
  const folders = new Set<string>();
  const visit = (modules: unknown): void => {
    if (!Array.isArray(modules)) return;
    for (const module of modules) {
      const folder = MODULE.exec(textAt(module, 'name') ?? '')?.[1];
      if (folder !== undefined) folders.add(folder);
      // Modules that were joined into one.
      visit(at(module, 'modules'));
    }
  };
  visit(at(statistics, 'modules'));
  return folders;
}

/**
 * Lists packages with the text of their licences, in the order of their names.
 * @throws Error for a package without a licence
 */
export async function describeLicenses(folders: ReadonlySet<string>): Promise<string> {
  const parts = await Promise.all([...folders].map(describeLicense));
  return [...new Set(parts)].sort().join('\n\n').concat('\n');
}

async function describeLicense(folder: string): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(projectPath(`${folder}/package.json`), 'utf8'));
  const [name, license] = [textAt(manifest, 'name'), textAt(manifest, 'license') ?? olderLicense(manifest)];
  if (name === undefined || license === undefined) throw new Error(`${folder} names no licence.`);
  // Git stores one kind of line end.
  const text = (await licenseText(name, folder)).replaceAll('\r\n', '\n').trim();
  return `${name}\n${license}\n${text}\n`;
}

/** Older packages have a list: `licenses: [{ type: 'MIT' }]`. */
function olderLicense(manifest: unknown): string | undefined {
  const list = at(manifest, 'licenses');
  return Array.isArray(list) ? textAt(list[0], 'type') : undefined;
}

/** Some packages carry no text; it is kept in tools/licenses. */
async function licenseText(name: string, folder: string): Promise<string> {
  const files = await readdir(projectPath(folder));
  const own = files.find((file) => /^licen[cs]e(?:\.\w+)?$/iu.test(file));
  if (own !== undefined) return readFile(projectPath(`${folder}/${own}`), 'utf8');
  const kept = projectPath(`tools/licenses/${name.replace('/', '-')}.txt`);
  if (!existsSync(kept)) throw new Error(`${folder} has no text of its licence: keep it in ${kept}.`);
  return readFile(kept, 'utf8');
}
