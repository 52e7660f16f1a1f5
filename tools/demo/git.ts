import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { textAt } from '@model-security-scan/common/json';

const run = promisify(execFile);

/** A fixed author and date: the same files always give the same commit. */
const IDENTITY = {
  GIT_AUTHOR_NAME: 'Demo',
  GIT_AUTHOR_EMAIL: 'demo@example.com',
  GIT_AUTHOR_DATE: '2026-01-15T09:00:00Z',
  GIT_COMMITTER_NAME: 'Demo',
  GIT_COMMITTER_EMAIL: 'demo@example.com',
  GIT_COMMITTER_DATE: '2026-01-15T09:00:00Z',
};

/**
 * Runs git in a folder.
 * @returns its output, without white space around it
 * @throws Error if git fails
 */
export async function git(folder: string, ...args: readonly string[]): Promise<string> {
  try {
    const env = { ...process.env, ...IDENTITY };
    return (await run('git', ['-C', folder, ...args], { env })).stdout.trim();
  } catch (error) {
    if (textAt(error, 'code') !== 'ENOENT') throw error;
    throw new Error('The program git was not found. Install git, and try again.', { cause: error });
  }
}

/**
 * Commits everything in a folder.
 * @returns the commit
 */
export async function commitAll(folder: string, message: string): Promise<string> {
  await git(folder, 'add', '--all');
  await git(folder, '-c', 'commit.gpgsign=false', 'commit', '--quiet', '--message', message);
  return git(folder, 'rev-parse', 'HEAD');
}
