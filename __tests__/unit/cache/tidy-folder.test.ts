import { spawn } from 'node:child_process';
import { mkdir, readdir, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { markUsed } from '../../../src/cache/cache-file.ts';
import { evidenceName, entryName } from '../../../src/cache/entry-names.ts';
import { FOLDER_BOUNDS, tidyFolder } from '../../../src/cache/tidy-folder.ts';
import { NODE, projectPath } from '../../../tools/project.ts';
import { useFolder } from '../../support/opened.ts';

const DAY_MS = 24 * 3_600_000;
const NOW = Date.UTC(2026, 10, 22);
const MARK = '.model-security-tidied';
const PART = `.${'a'.repeat(64)}.json.0b0c7d3e-0000-4000-8000-000000000000.part`;

function id(number: number): string {
  return number.toString(16).padStart(64, '0');
}

describe('tidyFolder', () => {
  let directory = '';
  useFolder((made) => (directory = made));

  const put = async (name: string, days: number, text = 'x'): Promise<void> => {
    await writeFile(join(directory, name), text);
    const seconds = (NOW - days * DAY_MS) / 1000;
    await utimes(join(directory, name), seconds, seconds);
  };
  const names = async (): Promise<string[]> => {
    return (await readdir(directory)).filter((name) => name !== MARK).sort();
  };
  const tidy = (bounds: object = {}, now = NOW): Promise<number> =>
    tidyFolder(directory, now, { ...FOLDER_BOUNDS, ...bounds });

  it.each<readonly [string, string, number, boolean]>([
    ['a record that was used a month ago', entryName(id(1)), 29, true],
    ['a record that nobody used for longer', entryName(id(1)), 31, false],
    ['evidence that nobody used for longer', evidenceName(id(1)), 31, false],
    ['a job of a month ago', `job-${id(1)}.sealed`, 29, true],
    ['an older job', `job-${id(1)}.sealed`, 31, false],
    ['an older entry of a commit', `commit-${id(1)}-12.sealed`, 31, false],
    ['a part of a job', `.job-${id(1)}.sealed.0b0c7d3e-0000-4000-8000-000000000000.part`, 1.1, false],
    ['a sealed file of somebody else', 'job-1.sealed', 400, true],
    ['what somebody may be writing', PART, 0.9, true],
    ['what somebody began to write long ago', PART, 1.1, false],
    ['a record from the future, as after a change of the clock', entryName(id(1)), -400, true],
    ['the record of clean files', 'clean-files.json', 400, true],
    ['a file of somebody else', 'notes.json', 400, true],
    ['a file with almost the name of a record', `${'a'.repeat(63)}.json`, 400, true],
    ['a part of somebody else', '.notes.part', 400, true],
  ])('%s: %s of %d days stays: %s', async (_, name, days, stays) => {
    await put(name, days);
    expect(await tidy()).toBe(stays ? 0 : 1);
    expect(await names()).toEqual(stays ? [name] : []);
  });

  it('keeps the newest records, and as much of the newest evidence as there is space for', async () => {
    for (const number of [1, 2, 3, 4]) {
      await put(entryName(id(number)), number);
      await put(evidenceName(id(number)), number, 'x'.repeat(1000));
    }
    expect(await tidy({ results: 3, evidenceBytes: 2500 })).toBe(3);
    const left = [1, 2, 3].map((number) => entryName(id(number)));
    expect(await names()).toEqual([...left, ...[1, 2].map((number) => evidenceName(id(number)))].sort());
  });

  it('looks through a folder once a day, and at once if the clock was set back', async () => {
    await tidy();
    await put(entryName(id(1)), 40);
    expect(await tidy({}, NOW + DAY_MS / 2)).toBe(0);
    expect(await tidy({}, NOW - DAY_MS / 2)).toBe(1);
    await put(entryName(id(1)), 40);
    expect(await tidy({}, NOW + 2 * DAY_MS)).toBe(1);
  });

  it('leaves links and folders with the name of a record alone', async () => {
    await mkdir(join(directory, entryName(id(1))));
    await symlink('/etc/passwd', join(directory, entryName(id(2))));
    expect(await tidy({ unusedMs: -1e15 })).toBe(0);
    expect(await names()).toHaveLength(2);
  });

  it('leaves what is used young', async () => {
    await put(entryName(id(1)), 40);
    await markUsed(join(directory, entryName(id(1))));
    expect((await stat(join(directory, entryName(id(1))))).mtimeMs).toBeGreaterThan(Date.now() - DAY_MS);
    await markUsed(join(directory, 'missing.json'));
  });

  it('never loses a record that another process writes meanwhile', async () => {
    const module = pathToFileURL(projectPath('src/cache/cache-file.ts')).href;
    const program = `import { writeCacheFile } from '${module}';
      for (let n = 0; n < 150; n++) await writeCacheFile(process.argv[1], 'new');
      await writeCacheFile(process.argv[1], 'last');`;
    const file = join(directory, entryName(id(1)));
    const args = ['--no-warnings', '--input-type=module', '-e', program, file];
    const writer = spawn(NODE, args, { stdio: 'ignore' });
    // Each look takes the file for an old one; the writer replaces it all the time.
    let looks = 0;
    while (writer.exitCode === null) {
      await tidy({ unusedMs: 60_000, everyMs: -1 }, Date.now());
      looks += 1;
    }
    expect(looks).toBeGreaterThan(1);
    expect(await names()).toEqual([entryName(id(1))]);
  }, 60_000);
});
