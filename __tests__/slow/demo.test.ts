import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeDemoRepository } from '../../tools/demo/repository.ts';
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

/** @returns exit status, and both streams together */
async function demo(
  ...args: readonly string[]
): Promise<{ readonly code: number | null; readonly text: string }> {
  const child = spawn(NODE, ['tools/demo/demo.ts', ...args], {
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

it('keeps the dashboard with --keep, until it is interrupted', async () => {
  const child = spawn(NODE, ['tools/demo/demo.ts', '--scenario', 'clean', '--keep'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  let address: string | undefined;
  for await (const chunk of child.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    address = /The dashboard stays at (\S+)/u.exec(String(chunk))?.[1];
    if (address !== undefined) break;
  }
  child.stdout.resume();
  const page = await (await fetch(address ?? '')).text();
  expect(page).toContain('evasion');
  child.kill('SIGINT');
  await closed;
  expect(child.exitCode).toBe(0);
}, 60_000);

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
      '--scenaro=clean',
      '--input',
      'wait',
      '--input=rescans=always',
      '--input=api-key=k',
    );
    expect(code).toBe(2);
    expect(text.trim().split('\n')).toEqual([
      '--fast is unknown; --help lists the flags',
      '"x" belongs to no flag',
      '--scenaro is unknown; did you mean --scenario?',
      '--input must be NAME=VALUE, but is "wait"',
      '--input: the action has no input "rescans"; did you mean "rescan"?',
      '--input api-key: the demo sets this input itself',
      '--scenario must be one of clean, vulnerable, failing, slow, mixed, but is "good".',
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

describe('the demo as it is', () => {
  it(
    'attacks two models for real, and shows scores, intervals and a report with pictures of changed inputs',
    async () => {
      const { code, text } = await demo();
      expect(text).toMatch(/^The demo worked\.$/mu);
      expect(code).toBe(0);
      expect(text).toContain('It attacks the models for real');
      expect(text).not.toMatch(/simulat/iu);
      const found = [
        ...text.matchAll(
          /^(\w+\/\w+): (\w+), score ([\d.]+) \(95 % interval ([\d.]+) to ([\d.]+)\), threshold/gmu,
        ),
      ];
      expect(Object.fromEntries(found.map(([, name, state]) => [name, state]))).toEqual({
        'digits/evasion': 'vulnerable',
        'digits/outlier': 'passed',
        'wine/evasion': 'passed',
        'wine/extraction': 'vulnerable',
      });
      for (const [, , , score, low, high] of found) {
        expect(Number(low)).toBeLessThanOrEqual(Number(score));
        expect(Number(score)).toBeLessThanOrEqual(Number(high));
      }
      const page = /^ {2}Report, with changed inputs: (.*digits-evasion\.html)$/mu.exec(text)?.[1] ?? '';
      expect(await readFile(page, 'utf8')).toMatch(/<img [^>]*src="data:image\/png;base64,/u);
      const pages = [...text.matchAll(/^The page of the run, for a browser: (.+)$/gmu)].map(
        ([, one = '']) => one,
      );
      const [first = '', second = ''] = await Promise.all(pages.map((one) => readFile(one, 'utf8')));
      expect(first).toContain('HopSkipJump');
      expect(second).toContain('There is a record of an earlier scan');
    },
    TIME_LIMIT_MS,
  );

  it('says what to do before the packages are installed, without a stack', async () => {
    await copyFile(join(ROOT, 'package.json'), join(folder, 'package.json'));
    const ended = await run('npm', ['run', 'demo'], { cwd: folder }).catch((error: unknown) => error);
    expect(ended).toMatchObject({ code: 2, stderr: expect.stringContaining('Run npm ci first') });
    expect(ended).not.toMatchObject({ stderr: expect.stringMatching(/^\s+at /mu) });
  });
});

describe('the scenario mixed', () => {
  it('shows every end of an analysis at once, in every run', async () => {
    const { code, text } = await demo('--scenario', 'mixed');
    expect(text).toMatch(/^The demo worked\.$/mu);
    expect(text.match(/🚨 2 vulnerable · ❌ 1 failed · ✅ 3 passed/gu)).toHaveLength(2);
    expect(code).toBe(0);
  }, 60_000);
});

/** The parts of what the demo prints that have this title, one for each run. */
function sections(text: string, title: string): readonly string[] {
  return text
    .split(/^─── /mu)
    .filter((part) => part.startsWith(title))
    .map((part) => part.slice(part.indexOf('\n') + 1).trim());
}

describe('the GitHub that the demo plays', () => {
  it('shows the comment on a pull request, which the second run updates', async () => {
    const { code, text } = await demo('--scenario', 'vulnerable', '--input', 'comment-on-pr=always');
    const [first = '', second = '', ...more] = sections(text, 'Comment on pull request 7, as Markdown');
    expect(first).toContain('## 🚨 Model security scan: vulnerable, 3 of 3 analyses');
    expect(second).toContain('## 🚨 Model security scan: the record of an earlier scan is flagged');
    expect(more).toEqual([]);
    expect(text).toContain('Comment on pull request 7: updated.');
    expect(code).toBe(0);
  }, 60_000);

  it('keeps the statuses of a run that did not wait, and the second run settles them', async () => {
    const { code, text } = await demo('--scenario', 'mixed', '--input', 'mode=collect');
    const states = sections(text, 'Commit statuses').map((part) =>
      part
        .split('\n')
        .slice(0, 7)
        .map((line) => line.split(' ')[0]),
    );
    expect(states).toEqual([
      Array.from({ length: 7 }, () => 'pending'),
      ['failure', 'success', 'failure', 'error', 'failure', 'success', 'success'],
    ]);
    expect(text).toContain('Run 1 ended as submitted, run 2 as vulnerable.');
    expect(code).toBe(0);
  }, 60_000);
});

describe('inputs of the action', () => {
  it(
    'are handed on, and what comes of them is not judged',
    async () => {
      const { code, text } = await demo(
        '--scenario',
        'clean',
        '--input',
        'mode=check',
        '--input',
        'sarif-file=a=b.sarif',
      );
      expect(text).toContain('Run 1 ended as not-scanned, run 2 as not-scanned.');
      expect(code).toBe(0);
    },
    TIME_LIMIT_MS,
  );
});

describe('a demo that nobody reads to its end', () => {
  it(
    'ends without a stack',
    async () => {
      const child = spawn(NODE, ['tools/demo/demo.ts', '--scenario', 'clean'], {
        cwd: ROOT,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let errors = '';
      child.stderr.setEncoding('utf8').on('data', (chunk: string) => (errors += chunk));
      child.stdout.once('data', () => child.stdout.destroy());
      await once(child, 'close');
      expect(errors).toBe('');
      expect(child.exitCode).toBe(0);
    },
    TIME_LIMIT_MS,
  );
});

describe('the demo of a clone of one’s own', () => {
  it(
    'runs its config file on its branch, and writes nothing into it',
    async () => {
      await makeDemoRepository(folder);
      await run('git', ['-C', folder, 'switch', '--quiet', '--create', 'topic/models']);
      await run('git', ['-C', folder, 'remote', 'add', 'origin', 'git@git.example.com:acme/models.git']);
      const index = await stat(join(folder, '.git/index'));
      const { code, text } = await demo('--repository', folder, '--scenario', 'vulnerable');
      expect(text).toMatch(/^The demo worked\.$/mu);
      expect(text).toContain('branch topic/models');
      expect(text).toContain('Lineage check of https://git.example.com/acme/models, branch topic/models');
      expect(text).toContain('\nstatus=vulnerable\nfailure-reason=vulnerable\n');
      expect(text).not.toContain('Uncommitted');
      expect((await stat(join(folder, '.git/index'))).mtimeMs).toBe(index.mtimeMs);
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
    expect(ended.text).toContain('Uncommitted or untracked: models.yml. The demo uses them as they are here');
    expect(ended.text).toMatch(/Correct it and run the demo again\.\n$/u);
    expect(ended.text).not.toContain('Run 2');
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
