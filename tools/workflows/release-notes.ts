/**
 * `node tools/workflows/release-notes.ts VERSION`: prints the changelog's section for a version, for its release.
 * Fails where package.json, CHANGELOG.md or the tags do not fit the version. Runs before anything is installed.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { projectPath } from '../project.ts';
import { checkRelease } from './release-version.ts';

const manifest: unknown = JSON.parse(readFileSync(projectPath('package.json'), 'utf8'));
const git = (...args: readonly string[]): string => execFileSync('git', args, { encoding: 'utf8' });
// An annotated tag has the commit behind it in the second field.
const list = git('tag', '--list', 'v*', '--format=%(refname:short) %(objectname) %(*objectname)');
const tags = new Map(
  list.split('\n').map((line): readonly [string, string] => {
    const [name = '', object = '', behind = ''] = line.split(' ');
    return [name, behind === '' ? object : behind];
  }),
);
const commit = git('rev-parse', 'HEAD').trim();
const changelog = readFileSync(projectPath('CHANGELOG.md'), 'utf8');
const { notes, problems } = checkRelease(process.argv[2] ?? '', { manifest, changelog, tags, commit });
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else {
  console.log(notes);
}
