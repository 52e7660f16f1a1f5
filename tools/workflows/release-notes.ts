/**
 * `node tools/workflows/release-notes.ts VERSION`: prints the changelog's section for a version, for its release.
 * Fails where package.json, CHANGELOG.md or the tags do not fit the version. Runs before anything is installed.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { projectPath } from '../project.ts';
import { checkRelease } from './release-version.ts';

const manifest: unknown = JSON.parse(readFileSync(projectPath('package.json'), 'utf8'));
const tags = execFileSync('git', ['tag', '--list', 'v*'], { encoding: 'utf8' }).split('\n');
const changelog = readFileSync(projectPath('CHANGELOG.md'), 'utf8');
const { notes, problems } = checkRelease(process.argv[2] ?? '', { manifest, changelog, tags });
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else {
  console.log(notes);
}
