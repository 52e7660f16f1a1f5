import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { at } from '@model-security-scan/common/json';
import { makePackage } from '../../tools/package.ts';
import { BUILT_IN_FILES, wineConfig } from '../support/built-in-models.ts';
import { runCli } from '../support/run-cli.ts';
import { makeWorkspace } from '../support/workspace.ts';

describe('the npm package', () => {
  it('is installed without a network, brings nothing else, and runs', async () => {
    const target = await makeWorkspace();
    const file = await makePackage(target.folder);
    const user = await makeWorkspace({ ...BUILT_IN_FILES, '.github/model-security.yml': wineConfig() });
    const args = [
      'install',
      '--offline',
      '--no-save',
      '--ignore-scripts',
      '--silent',
      '--prefix',
      user.folder,
      file,
    ];
    const install = spawn('npm', args, { cwd: user.folder, stdio: 'ignore' });
    await once(install, 'close');
    expect(install.exitCode).toBe(0);
    const modules = join(user.folder, 'node_modules');
    expect((await readdir(modules)).filter((name) => !name.startsWith('.'))).toEqual(['model-security-scan']);
    const manifest: unknown = JSON.parse(
      await readFile(join(modules, 'model-security-scan/package.json'), 'utf8'),
    );
    expect(at(manifest, 'dependencies')).toBeUndefined();
    const entry = join(modules, 'model-security-scan/bin/model-security.js');
    const valid = await runCli(['validate'], { cwd: user.folder, entry });
    expect(valid.stdout).toMatch(/^No problem/u);
    const scan = await runCli(['scan', '--json'], { cwd: user.folder, entry });
    expect(at(JSON.parse(scan.stdout), 'run', 'status')).toBe('vulnerable');
    expect(scan.exitCode).toBe(1);
    await target.remove();
    await user.remove();
  });
});
