import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { outlierConfig } from '../support/e2e-models.ts';
import { at } from '@model-security-scan/common/json';
import { ANALYSIS_PATH, LINEAGE_PATH } from '../support/interface-rules.ts';
import { type KeptOptions, type KeptRun, keptTalk } from '../support/kept-run.ts';
import { digestBundle } from '../../src/files/running-program.ts';
import { runAction } from '../support/run-action.ts';
import { jsonAnswer, type Script } from '../support/strict-server.ts';
import { makeWorkspace } from '../support/workspace.ts';

const onLinux = process.platform === 'linux' ? it.concurrent : it.skip;

const REPORT_BYTES = 300_000;
const REPORT_CONTENT = Buffer.from(`%PDF-1.4\n${'0'.repeat(REPORT_BYTES - 15)}%%EOF\n`);
const REPORT = 'reports/m0-outlier-vulnerability.pdf';
const WANTED = { 'report-directory': 'reports', 'sarif-file': 'results.sarif' };

async function runWith(
  inputs: Readonly<Record<string, string>>,
  options: KeptOptions = {},
): Promise<KeptRun> {
  const script: Script = ({ path }, origin) => {
    if (path === LINEAGE_PATH) return jsonAnswer({});
    if (path === '/files') return {};
    if (path.includes('/get_report?')) return { body: REPORT_CONTENT };
    if (!path.startsWith(ANALYSIS_PATH)) {
      return jsonAnswer({ ModelExploration_Status: 'completed', SanityCheck_Status: 'passed' });
    }
    return jsonAnswer({ job_id: 'j1', data_upload_url: `${origin}/files` });
  };
  const own = { '.github/model-security.yml': outlierConfig(1), 'data/labels.csv': 'a,b\n' };
  const files = { ...own, ...options.files };
  const given = { wait: 'true', 'poll-interval-seconds': '0.1', ...inputs };
  return (await keptTalk(script, given, { ...options, files })).kept;
}

/** The verdict stands, and people are told what is missing. */
function expectPassedWith(kept: KeptRun, told: string): void {
  expect(kept.run.exitCode).toBe(0);
  expect(kept.outputs['status']).toBe('passed');
  expect(kept.run.log).toContain(told);
}

describe('on a disk that is full', () => {
  onLinux('is found before anything is submitted, and is called full', async () => {
    const kept = await runWith({ 'results-file': 'results.json' }, { env: { GITHUB_OUTPUT: '/dev/full' } });
    expect(kept.run.exitCode).toBe(1);
    expect(kept.run.stderr).toBe('');
    const says = 'The outputs could not be written: the disk is full; free space in an earlier step (ENOSPC)';
    const errors = kept.run.commands.filter(({ name }) => name === 'error').map(({ message }) => message);
    expect(errors).toEqual([expect.stringContaining(says)]);
    expect(kept.run.log).not.toContain('job j1');
    expect(kept.summary).toContain('the verdict could not be written');
    expect(kept.left.get('workspace/results.json')).toMatch(/"verdict": ?"none"/u);
  });

  onLinux('a summary that is lost changes no verdict', async () => {
    const kept = await runWith({}, { env: { GITHUB_STEP_SUMMARY: '/dev/full' } });
    expectPassedWith(kept, 'The job summary could not be written: ENOSPC');
  });

  onLinux('a report that does not fit is a warning, and no part of it is left', async () => {
    // The limit of the process on the size of a file: the system then refuses to write, as a full disk does.
    const limit = `import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
      process.on('SIGXFSZ', () => undefined);
      execFileSync('prlimit', ['--pid', String(process.pid), '--fsize=100000']);`;
    const kept = await runWith(WANTED, {
      env: {
        NODE_OPTIONS: `--import=data:text/javascript;base64,${Buffer.from(limit).toString('base64')}`,
        // Node writes that cache at its very end, where the handler above no longer catches the signal.
        NODE_DISABLE_COMPILE_CACHE: '1',
      },
    });
    expectPassedWith(
      kept,
      'The vulnerability report could not be fetched: It could not be written: it is too large for the file system',
    );
    expect([...kept.left.keys()].filter((place) => place.startsWith('workspace/'))).toEqual([
      'workspace/results.sarif',
    ]);
  });
});

const NO_REPORT = 'The vulnerability report could not be fetched: ';

/** A run that passed, but whose findings did not reach their file. */
function expectFailedWith(kept: KeptRun, told: string): void {
  expect(kept.run.exitCode).toBe(1);
  expect(kept.outputs).toMatchObject({
    status: 'error',
    verdict: 'none',
    'failure-reason': 'unexpected-answer',
  });
  expect(kept.run.log).toContain(told);
}

describe('the results file of an earlier run that passed', () => {
  const EARLIER = JSON.stringify({
    ...{ version: 1, engine: { name: 'model-security-scan', version: null } },
    run: { status: 'passed', verdict: 'passed', failure_reason: null, message: null },
    ...{ analyses: [], findings: [] },
  });
  /** Runs with inputs that are wrong. @returns the file that it leaves */
  async function fileAfter(inputs: Readonly<Record<string, string>>): Promise<unknown> {
    await using workspace = await makeWorkspace({ 'results.json': EARLIER });
    const run = await runAction({
      workspace: workspace.folder,
      inputs: { 'base-url': 'local', 'results-file': 'results.json', concurrency: 'many', ...inputs },
    });
    expect(run.outputs['failure-reason']).toBe('invalid-input');
    const file: unknown = JSON.parse(await readFile(join(workspace.folder, 'results.json'), 'utf8'));
    return file;
  }

  it.concurrent('does not stay when the inputs of this run are wrong, and the bundle that ran is named', async () => {
    const file = await fileAfter({});
    const dist = fileURLToPath(new URL('../../dist', import.meta.url));
    const sha256 = createHash('sha256')
      .update(await readFile(join(dist, 'index.js')))
      .digest('hex');
    const { folder } = await digestBundle(dist);
    expect(at(file, 'run', 'verdict')).toBe('none');
    expect(at(file, 'engine', 'bundle')).toEqual({ sha256, folder_sha256: folder });
  });

  it.concurrent('is left by a run that reads it as its baseline, until its end', async () => {
    expect(at(await fileAfter({ baseline: 'results.json' }), 'run', 'verdict')).toBe('passed');
  });
});

describe('where files are to go stands something else', () => {
  it.concurrent('a file in place of the folder', async () => {
    const inputs = { ...WANTED, 'sarif-file': 'reports/x.sarif' };
    const kept = await runWith(inputs, { files: { reports: 'a file' } });
    const why = 'a part of its path is a file, not a folder; choose another path (EEXIST)';
    expect(kept.run.log).toContain(`${NO_REPORT}"reports": ${why}`);
    expectFailedWith(kept, `The SARIF file could not be written to "reports/x.sarif": ${why}`);
  });

  it.concurrent('a folder in place of the file', async () => {
    const files = { [`${REPORT}/x`]: 'a', 'results.sarif/x': 'a' };
    const kept = await runWith(WANTED, { files });
    const why = 'a folder has this path; choose another path';
    expect(kept.run.log).toContain(`${NO_REPORT}"reports": ${why}`);
    expectFailedWith(kept, `The SARIF file could not be written to "results.sarif": ${why}`);
  });

  onLinux('a device, a pipe, or a link to one: it is never opened', async () => {
    for (const place of ['/dev/full', 'pipe', 'link']) {
      const kept = await runWith(
        { 'sarif-file': place },
        {
          prepare: async (workspace) => {
            execFileSync('mkfifo', [join(workspace, 'pipe')]);
            await symlink('pipe', join(workspace, 'link'));
          },
        },
      );
      const why = 'a device, socket or pipe has this path; choose another path';
      expectFailedWith(kept, `The SARIF file could not be written to "${place}": ${why}`);
      expect(kept.outputs['sarif-file']).toBe('');
    }
  });

  onLinux('pipes where a report goes, and where it stands on the way: they are replaced', async () => {
    const kept = await runWith(WANTED, {
      files: { 'reports/x': 'x' },
      prepare: (workspace) => {
        execFileSync('mkfifo', [join(workspace, REPORT), join(workspace, `${REPORT}.part`)]);
        return Promise.resolve();
      },
    });
    expect(kept.outputs['status']).toBe('passed');
    expect(JSON.parse(kept.outputs['results'] ?? '')).toMatchObject([{ reports: [REPORT] }]);
  });

  it.concurrent('a .git folder, by its name or by a link: nothing is written into it', async () => {
    for (const place of ['.git/hooks', '.git/made/for/it', 'link']) {
      const kept = await runWith(
        { 'report-directory': place, 'sarif-file': `${place}/pre-commit` },
        {
          prepare: async (workspace) => {
            await mkdir(join(workspace, '.git/hooks'), { recursive: true });
            await symlink('.git/hooks', join(workspace, 'link'));
          },
        },
      );
      const why = `"${place}" is in a .git folder, where nothing is written: choose another folder`;
      expect(kept.run.log).toContain(`${NO_REPORT}"${place}": ${why}`);
      expectFailedWith(kept, `The SARIF file could not be written to "${place}/pre-commit": ${why}`);
      expect([...kept.left.keys()].filter((path) => path.startsWith('workspace/'))).toEqual([]);
    }
  });

  it.concurrent('links of the repository that lead out of it: nothing is written through them', async () => {
    await using outside = await makeWorkspace({ profile: 'mine', 'folder/x': 'mine' });
    const at = (path: string): string => join(outside.folder, path);
    const folders = await runWith(
      { 'report-directory': 'reports/deep/er', 'sarif-file': 'sarif/x.sarif' },
      {
        prepare: async (workspace) => {
          await symlink(at('folder'), join(workspace, 'reports'));
          await symlink(at('folder'), join(workspace, 'sarif'));
        },
      },
    );
    expect(folders.run.log).toContain('"reports/deep/er" leads out of the');
    expectFailedWith(folders, '"sarif" leads out of the workspace through a link');
    const files = await runWith(WANTED, {
      files: { 'reports/x': 'x' },
      prepare: async (workspace) => {
        for (const name of [REPORT, `${REPORT}.part`, 'results.sarif']) {
          await symlink(at('profile'), join(workspace, name));
        }
      },
    });
    expect(files.outputs['status']).toBe('passed');
    expect(JSON.parse(files.outputs['results'] ?? '')).toMatchObject([{ reports: [REPORT] }]);
    expect(await readFile(at('profile'), 'utf8')).toBe('mine');
    await expect(readFile(at('folder/deep/er/m0-outlier-vulnerability.pdf'))).rejects.toThrow('ENOENT');
    await expect(readFile(at('folder/x.sarif'))).rejects.toThrow('ENOENT');
  });
});
