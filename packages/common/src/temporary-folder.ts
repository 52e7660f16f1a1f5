import { createHash, randomUUID } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import * as path from 'node:path';
import { messageOf } from './error-message.ts';
import { ServiceError } from './errors.ts';
import { textAt } from './json.ts';

const START = 'model-security-';
const NAME = /^model-security-(?<machine>[\da-f]{8})-(?<pid>[1-9]\d{0,9})-/u;

/**
 * Creates a folder for files that only this process needs. Its name says whose it is, so that the next run can remove it
 * if this process is killed.
 * @throws ServiceError `invalid-input` if the folder for temporary files cannot be written
 */
export async function makeTemporaryFolder(root = tmpdir()): Promise<string> {
  await removeLeftFolders(root);
  try {
    return await mkdtemp(path.join(root, `${ownStart()}-`));
  } catch (error) {
    throw new ServiceError(
      'invalid-input',
      `No folder for temporary files could be made in ${root}: ${messageOf(error)}. Expected a folder that exists, has space ` +
        'left, and that the user of this process may write to. Make it so, or name another one in the environment variable ' +
        `${process.platform === 'win32' ? 'TEMP' : 'TMPDIR'}.`,
      { cause: error },
    );
  }
}

/** Names such a folder, for whoever creates it if it is needed. */
export function nameTemporaryFolder(): string {
  return path.join(tmpdir(), `${ownStart()}-${randomUUID()}`);
}

function ownStart(): string {
  return `${START}${machineId()}-${String(process.pid)}`;
}

/** Tells machines and containers apart that share a folder: a process id says nothing about those of another. */
function machineId(): string {
  return createHash('sha256').update(`${hostname()} ${processNamespace()}`).digest('hex').slice(0, 8);
}

function processNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    // Only Linux has it.
    return '';
  }
}

/** Removes the folders of processes of this machine that have ended without removing them. */
export async function removeLeftFolders(root = tmpdir()): Promise<void> {
  const machine = machineId();
  for (const name of await readdir(root).catch(() => [])) {
    const found = NAME.exec(name)?.groups;
    if (found?.['machine'] !== machine || isRunning(Number(found['pid']))) continue;
    const left = path.join(root, name);
    // A folder of somebody else stays, and if it cannot be removed, the next run tries again.
    if (await isOwnFolder(left)) await rm(left, { recursive: true, force: true }).catch(() => undefined);
  }
}

async function isOwnFolder(folder: string): Promise<boolean> {
  const stats = await lstat(folder).catch(() => undefined);
  return stats?.isDirectory() === true && (process.getuid === undefined || stats.uid === process.getuid());
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process of somebody else.
    return textAt(error, 'code') !== 'ESRCH';
  }
}
