import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeDemoRepository } from '../../scripts/demo/repository.ts';
import { NODE, ROOT } from '../../scripts/project.ts';

// `npm run demo`, as a newcomer runs it.

/** The demo waits for stages that take half a second each, on a machine that may be busy. */
const TIME_LIMIT_MS = 120_000;

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const run = promisify(execFile);

/** @returns exit status, and both streams together */
async function demo(
  ...args: readonly string[]
): Promise<{ readonly code: number | null; readonly text: string }> {
  const child = spawn(NODE, ['scripts/demo/demo.ts', ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  }
  await once(child, 'close');
  return { code: child.exitCode, text };
}

describe('the command line of the demo', () => {
  it.each(['--help', '-h'])('says with %s how it is used', async (flag) => {
    const { code, text } = await demo(flag);
    expect(code).toBe(0);
    expect(text).toMatch(/^Usage: npm run demo -- \[flags\]\n/u);
  });

  it('names everything that is wrong with it, without a stack', async () => {
    const { code, text } = await demo(
      '--scenario',
      'good',
      '--repository',
      join(folder, 'none'),
      '--fast',
      'x',
    );
    expect(code).toBe(2);
    expect(text.trim().split('\n')).toEqual([
      '--fast is unknown; --help lists the flags',
      '"x" belongs to no flag',
      '--scenario must be one of clean, vulnerable, failing, slow, but is "good"',
      `--repository must be a folder that exists, but is "${join(folder, 'none')}"`,
    ]);
  });

  it('takes a config file only with a clone', async () => {
    expect(await demo('--config-file', 'models.yml')).toEqual({
      code: 2,
      text: '--config-file belongs to a clone of your own: give --repository as well\n',
    });
  });
});

describe('the demo of a clone of one’s own', () => {
  it(
    'runs its config file on its branch, and writes nothing into it',
    async () => {
      await makeDemoRepository(folder);
      await run('git', ['-C', folder, 'switch', '--quiet', '--create', 'topic/models']);
      const { code, text } = await demo('--repository', folder, '--scenario', 'vulnerable');
      expect(text).toMatch(/The demo worked\.\n$/u);
      expect(text).toContain('branch topic/models');
      expect(code).toBe(0);
      expect((await run('git', ['-C', folder, 'status', '--porcelain', '--ignored'])).stdout).toBe('');
    },
    TIME_LIMIT_MS,
  );

  it('takes another config file, and fails where that is wrong', async () => {
    await makeDemoRepository(folder);
    const text = await readFile(join(folder, '.github/model-security.yml'), 'utf8');
    await writeFile(join(folder, 'models.yml'), text.replace('image-classification', 'image_classification'));
    const ended = await demo('--repository', folder, '--config-file', 'models.yml');
    expect(ended.text).toContain('models.yml:5:11: there is no task "image_classification"');
    expect(ended.text).toContain('The demo did NOT work: expected passed, then already-scanned');
    expect(ended.code).toBe(1);
  });

  it('says what to do where there is no commit', async () => {
    const { code, text } = await demo('--repository', folder);
    expect(code).toBe(1);
    expect(text).toMatch(/has no commit of a branch checked out\. Make it a git repository with a commit/u);
    expect(text).not.toMatch(/^\s+at /mu);
    expect(await readdir(folder)).toEqual([]);
  });
});
