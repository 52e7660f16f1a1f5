import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { makeTemporaryFolder } from '../../../src/core/make-temporary-folder.ts';
import { removeLeftFolders } from '@model-security-scan/common/temporary-folder';
import { NODE, projectPath } from '../../../tools/project.ts';
import { useFolder } from '../../support/opened.ts';

describe('folders for temporary files', () => {
  let folder = '';
  useFolder((made) => (folder = made));

  it('of a process that was killed are removed by the next one, and those of one that runs are not', async () => {
    const module = pathToFileURL(projectPath('src/core/make-temporary-folder.ts')).href;
    const program = `import { makeTemporaryFolder } from '${module}';
      import { writeFileSync } from 'node:fs';
      const folder = await makeTemporaryFolder();
      writeFileSync(folder + '/file', '');
      console.log(folder);
      setInterval(() => undefined, 1000);`;
    const args = ['--no-warnings', '--input-type=module', '-e', program];
    const env = { ...process.env, TMPDIR: folder };
    const other = spawn(NODE, args, { stdio: ['ignore', 'pipe', 'ignore'], env });
    const told: readonly unknown[] = await once(other.stdout, 'data');
    const left = String(told[0]).trim();
    const own = await makeTemporaryFolder(folder);
    expect(existsSync(left)).toBe(true);
    const ended = once(other, 'exit');
    other.kill('SIGKILL');
    await ended;
    await removeLeftFolders(folder);
    expect(await readdir(folder)).toEqual([basename(own)]);
  }, 30_000);

  it('of other machines, and everything else, are left alone', async () => {
    const own = basename(await makeTemporaryFolder(folder));
    const [, , machine = ''] = own.split('-');
    const others = [
      `model-security-${machine === 'aaaaaaaa' ? 'bbbbbbbb' : 'aaaaaaaa'}-999999999-x`,
      'model-security-x',
      'model-security-config',
    ];
    for (const name of others) await mkdir(join(folder, name));
    const unused = `model-security-${machine}-999999999`;
    await writeFile(join(folder, `${unused}-file`), '');
    await symlink(folder, join(folder, `${unused}-link`));
    await mkdir(join(folder, `${unused}-folder`));
    await removeLeftFolders(folder);
    const left = [own, ...others, `${unused}-file`, `${unused}-link`];
    expect((await readdir(folder)).sort()).toEqual(left.sort());
  });
});
