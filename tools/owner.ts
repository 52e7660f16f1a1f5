/**
 * `npm run owner -- acme/model-security-scan`: makes that repository the home of the action. `repository` in package.json
 * is the source; every file that names the repository, or its owner's team, follows.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { textAt } from '@model-security-scan/common/json';
import { projectPath, ROOT, runNode } from './project.ts';

/** The account in the address before somebody has set it. */
export const PLACEHOLDER_OWNER = 'your-org';
const GITHUB = 'github:';

/**
 * Reads the repository that package.json names.
 * @param manifest the content of package.json
 * @returns `owner/name`
 * @throws Error if it names none
 */
export function repositoryOf(manifest: unknown): string {
  const repository = textAt(manifest, 'repository') ?? '';
  const name = repository.startsWith(GITHUB) ? repository.slice(GITHUB.length) : '';
  if (isRepository(name)) return name;
  throw new Error(
    `package.json: repository is "${repository}", expected ${GITHUB}OWNER/NAME. Correct it by hand.`,
  );
}

/** The repository that the project's own package.json names. @throws Error if it names none */
export function ownRepository(): string {
  return repositoryOf(JSON.parse(readFileSync(projectPath('package.json'), 'utf8')));
}

/**
 * Writes another repository into every file in a clone that git tracks.
 * @param wanted `owner/name`
 * @returns the changed files, relative to the folder
 * @throws Error if the name is not one, or the folder is no clone
 */
export function setRepository(folder: string, wanted: string): readonly string[] {
  if (!isRepository(wanted)) {
    throw new Error(`"${wanted}" is no repository. Expected OWNER/NAME, such as acme/my-scanner.`);
  }
  const current = repositoryOf(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const [owner = '', wantedOwner = ''] = [current, wanted].map((name) => name.split('/')[0]);
  const replace = (text: string): string =>
    text
      .replaceAll(new RegExp(String.raw`(?<![\w.-])${current.replaceAll('.', '\\.')}(?![\w-])`, 'gu'), wanted)
      .replaceAll(new RegExp(String.raw`(?<=^\* @)${owner}(?=/)`, 'gmu'), wantedOwner);
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: folder, encoding: 'utf8' });
  return files.split('\0').filter((file) => {
    if (file === '') return false;
    const content = readFileSync(join(folder, file));
    if (!content.includes(owner)) return false;
    const text = content.toString('utf8');
    const changed = replace(text);
    if (changed === text) return false;
    writeFileSync(join(folder, file), changed);
    return true;
  });
}

/** True if GitHub takes it as the name of a repository with its owner. */
function isRepository(name: string): boolean {
  return /^[A-Za-z\d](?:[A-Za-z\d-]{0,38})\/(?!\.{1,2}$)[\w.-]{1,100}$/u.test(name);
}

async function main(wanted: string): Promise<number> {
  const files = setRepository(ROOT, wanted);
  const written = files.filter((file) => !file.startsWith('dist/'));
  for (const file of files) console.log(file);
  if (written.length === 0) {
    console.log(`Nothing to change: the repository is ${wanted}.`);
    return 0;
  }
  // Lines have another length now.
  const code = await runNode(['node_modules/oxfmt/bin/oxfmt', '--no-error-on-unmatched-pattern', ...written]);
  console.log(`The repository is ${wanted}. Run npm run build, look at the changes and commit them.`);
  return code;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    process.exitCode = await main(process.argv[2] ?? '');
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 2;
  }
}
