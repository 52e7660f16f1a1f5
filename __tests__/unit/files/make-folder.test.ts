import { stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import { makeFolder } from '../../../src/files/make-folder.ts';
import { NODE, projectPath } from '../../../tools/project.ts';
import { useFolder } from '../../support/opened.ts';

describe('makeFolder', () => {
  let folder = '';
  useFolder((made) => (folder = made));

  it('makes what is missing, also if others make the same', async () => {
    const wanted = join(folder, 'a', 'b', 'c');
    await Promise.all(Array.from({ length: 8 }, () => makeFolder(wanted)));
    await makeFolder(wanted);
    expect((await stat(wanted)).isDirectory()).toBe(true);
  });

  it('fails if a file or a link to nothing is in the way', async () => {
    await writeFile(join(folder, 'file'), '');
    await symlink('nowhere', join(folder, 'link'));
    await expect(makeFolder(join(folder, 'file'))).rejects.toMatchObject({ code: 'EEXIST' });
    await expect(makeFolder(join(folder, 'file', 'x'))).rejects.toMatchObject({ code: 'ENOTDIR' });
    await expect(makeFolder(join(folder, 'link'))).rejects.toMatchObject({ code: 'EEXIST' });
  });

  (process.platform === 'linux' ? it : it.skip)(
    'ends where the system makes no folder, though the folder above exists',
    async () => {
      const module = pathToFileURL(projectPath('src/files/make-folder.ts')).href;
      const program = `import { makeFolder } from '${module}';
      await makeFolder(process.argv[1]).catch((error) => process.exit(error.code === 'ENOENT' ? 7 : 1));`;
      // A thread that never ends cannot be ended in this process.
      const child = spawn(NODE, ['--no-warnings', '--input-type=module', '-e', program, '/proc/x/y'], {
        stdio: 'ignore',
        timeout: 20_000,
        killSignal: 'SIGKILL',
      });
      expect((await once(child, 'exit'))[0]).toBe(7);
    },
    30_000,
  );
});
