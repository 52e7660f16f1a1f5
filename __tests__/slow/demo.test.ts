import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { execFile, spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { NODE, ROOT } from '../../tools/project.ts';

// `npm run demo`, as a newcomer runs it.

/** The demo attacks two models, on a machine that may be busy. */
const TIME_LIMIT_MS = 180_000;

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const run = promisify(execFile);

/** Starts the demo with a folder for temporary files of its own. */
function startDemo(
  args: readonly string[],
  path = process.env['PATH'],
): ChildProcessByStdio<null, Readable, Readable> {
  return spawn(NODE, ['tools/demo/demo.ts', ...args], {
    cwd: ROOT,
    env: { ...process.env, PATH: path, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** @returns exit status, and both streams together */
async function demo(
  args: readonly string[] = [],
  path?: string,
): Promise<{ readonly code: number | null; readonly text: string }> {
  const child = startDemo(args, path);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  }
  await once(child, 'close');
  return { code: child.exitCode, text };
}

/** The part of what the demo prints that shows a run. */
function runOf(text: string, number: number): string {
  return text.split(/^━━━ /mu).find((part) => part.startsWith(`Run ${String(number)}: `)) ?? '';
}

describe('the command line of the demo', () => {
  it('has a help, and names flags that it does not have', async () => {
    const help = await demo(['--help']);
    expect(help).toMatchObject({
      code: 0,
      text: expect.stringMatching(/^Usage: npm run demo -- \[flags\]\n/u),
    });
    expect(await demo(['--scenario', 'clean'])).toEqual({
      code: 2,
      text: 'The demo has no --scenario clean. Its flags are --service, --keep, --help.\n',
    });
  });

  it('says what to do before the packages are installed, without a stack', async () => {
    for (const file of ['package.json', 'tools/node24.js', 'bin/require-node.js']) {
      await cp(join(ROOT, file), join(folder, file));
    }
    const ended = await run('npm', ['run', 'demo'], { cwd: folder }).catch((error: unknown) => error);
    expect(ended).toMatchObject({ code: 2, stderr: expect.stringContaining('Run npm ci first') });
    expect(ended).not.toMatchObject({ stderr: expect.stringMatching(/^\s+at /mu) });
  });

  it('says that git is missing, without a stack, and leaves nothing behind', async () => {
    const { code, text } = await demo([], folder);
    expect(code).toBe(1);
    expect(text).toContain('The demo did NOT work: The program git was not found.');
    expect(text).not.toMatch(/^\s+at /mu);
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('the demo as it is', () => {
  it(
    'attacks, skips, attacks again what changed, and leaves nothing behind',
    async () => {
      const { code, text } = await demo();
      expect(text).toMatch(/^The demo worked: each of the three runs did what it should, in \d+ s\.$/mu);
      expect(code).toBe(0);
      expect(text).not.toMatch(/simulat|played|(?<!\*)\*{3}(?!\*)/iu);
      const [first, second, third] = [1, 2, 3].map((number) => runOf(text, number));
      for (const one of [first, second, third]) {
        expect(one).toMatch(/^status +vulnerable$/mu);
        expect(one).toMatch(/^error +models\/downloaded\.pkl:1 /mu);
        expect(one).toMatch(/os\.system\("touch\s+pickle-ran"\)/u);
      }
      expect(first).toMatch(/^digits\/evasion +vulnerable +[01]\.\d{3} +0\.5 +3$/mu);
      expect(first).toMatch(/^wine\/evasion +passed +0\.\d{3} +0\.5 +3$/mu);
      expect(second?.match(/ 0: result reused$/gmu)).toHaveLength(2);
      expect(third).toMatch(/^digits\/evasion +vulnerable +[01]\.\d{3} +0\.5 +3$/mu);
      expect(third).toMatch(/^wine\/evasion +passed .* 0: result reused$/mu);
      const [, turned] = /^(\d+) of 50 digits get another class/mu.exec(first ?? '') ?? [];
      expect(Number(turned)).toBeGreaterThan(25);
      expect(first).toMatch(/the model sees a \d on the left, and a \d on the right\n(?:.* │ .*\n){8}/u);
      expect(await readdir(folder)).toEqual([]);
    },
    TIME_LIMIT_MS,
  );

  it(
    'leaves nothing behind if it is interrupted',
    async () => {
      const child = startDemo([]);
      let text = '';
      child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
        if (text.includes('digits/evasion')) child.kill('SIGINT');
      });
      child.stderr.resume();
      await once(child, 'close');
      expect(child.exitCode).toBe(130);
      expect(text).not.toContain('Run 2');
      expect(await readdir(folder)).toEqual([]);
    },
    TIME_LIMIT_MS,
  );
});

describe('the demo with a service', () => {
  it(
    'says loudly that scores are made up, and shows record, submission and pull request',
    async () => {
      const { code, text } = await demo(['--service', '--keep']);
      expect(text).toMatch(/^The demo worked/mu);
      expect(code).toBe(0);
      const warning = '*** The service is played. It attacks no model: EVERY SCORE IS MADE UP. ***';
      expect(text.startsWith(warning)).toBe(true);
      expect(text.split(warning)).toHaveLength(6);
      const [first, second, third] = [1, 2, 3].map((number) => runOf(text, number));
      expect(first).toMatch(/^status +passed$/mu);
      expect(first).toContain('service has 3 jobs so far.');
      expect(second).toMatch(/^status +already-scanned$/mu);
      expect(second).toContain('service has 3 jobs so far.');
      expect(third).toMatch(/^status +vulnerable$/mu);
      expect(third).toMatch(/^─── Comment on pull request 7, its start ─+\n❌ .*do not ship/mu);
      const kept = /^Its files are in (.*): delete/mu.exec(text)?.[1] ?? '';
      expect(await readFile(join(kept, 'summary-3.md'), 'utf8')).toContain('do not ship');
      expect(await readdir(folder)).toHaveLength(1);
    },
    TIME_LIMIT_MS,
  );

  it(
    'ends without a stack, and not as a success, if its output is not read to the end',
    async () => {
      const child = startDemo(['--service']);
      let errors = '';
      child.stderr.setEncoding('utf8').on('data', (chunk: string) => (errors += chunk));
      child.stdout.once('data', () => child.stdout.destroy());
      await once(child, 'close');
      expect(errors).toBe('');
      expect(child.exitCode).toBe(130);
      expect(await readdir(folder)).toEqual([]);
    },
    TIME_LIMIT_MS,
  );
});
