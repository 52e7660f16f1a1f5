import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFile, mkdir, rename, rm, stat, symlink, truncate, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { outlierConfig } from '../support/e2e-models.ts';
import { OUTSIDE, runFiles } from '../support/file-run.ts';
import { expectHarmless } from '../support/harmless-run.ts';
import { LINEAGE_PATH } from '../support/interface-rules.ts';
import { serviceInputs } from '../support/interface-service.ts';
import { runKept } from '../support/kept-run.ts';
import { listenOnLoopback } from '../service/wire/loopback.ts';
import { jsonAnswer, startStrictServer } from '../support/strict-server.ts';
import { makeWorkspace } from '../support/workspace.ts';

describe('a file that is not what it was when it was checked', () => {
  const FILE = 'data/labels.csv';
  const BYTES = 3_000_000;
  const changes: Readonly<Record<string, (file: string, outside: string) => Promise<void>>> = {
    'is longer': (file) => appendFile(file, 'x'),
    'is shorter': (file) => truncate(file, BYTES - 1),
    'is empty': (file) => truncate(file, 0),
    'is gone': (file) => rm(file),
    'has other content of the same length': async (file) => {
      await writeFile(file, 'y'.repeat(BYTES));
      await utimes(file, 1, 1);
    },
    'has other content, with its length and time restored': async (file) => {
      const { atime, mtime } = await stat(file);
      await writeFile(file, 'y'.repeat(BYTES));
      await utimes(file, atime, mtime);
    },
    'is another file': async (file) => {
      await writeFile(`${file}.new`, 'y'.repeat(BYTES));
      await rename(`${file}.new`, file);
    },
    'is a link out of the workspace': async (file, outside) => {
      await rm(file);
      await symlink(join(outside, 'secret.csv'), file);
    },
    'is a pipe that nobody writes to': async (file) => {
      await rm(file);
      await promisify(execFile)('mkfifo', [file]);
    },
    'is a folder': async (file) => {
      await rm(file);
      await mkdir(file);
    },
  };

  const each = process.platform === 'win32' ? it.skip.each : it.concurrent.each;
  each(Object.entries(changes))('fails its upload where it %s', async (_name, change) => {
    await using outside = await makeWorkspace({ 'secret.csv': OUTSIDE });
    let folder = '';
    const { kept, requests } = await runFiles(
      { wait: 'true', 'timeout-minutes': '1' },
      {
        files: { '.github/model-security.yml': outlierConfig(1), [FILE]: 'x'.repeat(BYTES) },
        prepare: (workspace) => {
          folder = workspace;
          return Promise.resolve();
        },
      },
      () => change(join(folder, FILE), outside.folder),
    );
    expect(kept.outputs).toMatchObject({
      status: 'error',
      'failure-reason': 'upload-failed',
      'job-id': 'j1',
    });
    // A folder is not even read.
    expect(kept.run.log).toMatch(/changed between the check|EISDIR/u);
    expect(requests.map(({ body }) => body.toString('latin1')).join()).not.toContain(OUTSIDE);
    expectHarmless(kept);
  });

  it.concurrent('fails its upload where it changes while it is on its way', async () => {
    let folder = '';
    const PART = 1_000_000;
    let received = 0;
    const sink = createServer((socket) => {
      socket.on('data', (bytes) => {
        const before = received;
        received += bytes.length;
        // Once: a part has come, the rest is still to be read from the disk.
        if (before < PART && received >= PART) void appendFile(join(folder, FILE), 'x');
      });
      socket.on('error', () => socket.destroy());
    });
    const storage = await listenOnLoopback(sink);
    const server = await startStrictServer(({ path }) =>
      jsonAnswer(path === LINEAGE_PATH ? {} : { job_id: 'j1', data_upload_url: `${storage.origin}/` }),
    );
    try {
      const kept = await runKept(serviceInputs(server.origin), {
        files: { '.github/model-security.yml': outlierConfig(1), [FILE]: randomBytes(30_000_000) },
        prepare: (workspace) => {
          folder = workspace;
          return Promise.resolve();
        },
      });
      expect(received).toBeGreaterThanOrEqual(PART);
      expect(kept.outputs).toMatchObject({ status: 'error', 'failure-reason': 'upload-failed' });
      expect(kept.run.log).toContain('changed between the check');
    } finally {
      await storage.close();
      await server.close();
    }
  });
});
