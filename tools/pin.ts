/**
 * `npm run pin -- 1.2.3 SHA`: makes every example and document name the action by the commit of that release, with the
 * version as a comment, which Dependabot reads and renews. Before the first release they say `<full SHA>`.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ownRepository } from './owner.ts';
import { projectPath, ROOT } from './project.ts';

const UNRELEASED = '<full SHA>';
/** An example whose first step is the action. */
const SAMPLE = 'examples/push.yml';

/** The action as the examples name it: `owner/name@` and a commit, or `<full SHA>` before the first release. */
export function publishedAction(): string {
  const [found] = referenceTo(ownRepository()).exec(readFileSync(projectPath(SAMPLE), 'utf8')) ?? [];
  if (found === undefined) throw new Error(`${SAMPLE} does not name ${ownRepository()} by a full SHA.`);
  return found.replace(/^uses: | #.*$/gu, '');
}

/**
 * Writes the commit of a release into every file in a clone that git tracks, but the bundle and the changelog.
 * @returns the changed files, relative to the folder
 * @throws Error if the version or the commit is none
 */
export function pinRelease(
  folder: string,
  repository: string,
  version: string,
  commit: string,
): readonly string[] {
  if (!/^\d+\.\d+\.\d+$/u.test(version)) throw new Error(`"${version}" is no version such as 1.2.3.`);
  if (!/^[0-9a-f]{40}$/u.test(commit)) throw new Error(`"${commit}" is no full SHA of a commit.`);
  const files = execFileSync('git', ['ls-files', '-z', '*.md', '*.yml', '*.yaml'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return files.split('\0').filter((file) => {
    if (file === '' || file === 'CHANGELOG.md') return false;
    const text = readFileSync(join(folder, file), 'utf8');
    const pinned = text.replaceAll(referenceTo(repository), `$1${commit} # v${version}`);
    if (pinned === text) return false;
    writeFileSync(join(folder, file), pinned);
    return true;
  });
}

/** After `uses:` and in a hook's `repo` and `rev` only: elsewhere a document may speak of any reference. */
function referenceTo(repository: string): RegExp {
  const name = repository.replaceAll('.', String.raw`\.`);
  const before = String.raw`uses: (?:['"])?${name}(?:/[\w./-]+)?@|repo: \S*/${name}\n\s+rev: `;
  return new RegExp(`(${before})(?:${UNRELEASED}|[0-9a-f]{40})(?: # v[\\d.]+)?`, 'gu');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [version = '', commit = ''] = process.argv.slice(2);
  for (const file of pinRelease(ROOT, ownRepository(), version, commit)) console.log(file);
}
