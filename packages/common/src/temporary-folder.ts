import { createHash, randomUUID } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { lstat, readdir, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import * as path from 'node:path';
import { textAt } from './json.ts';

const START = 'model-security-';
const NAME = /^model-security-(?<machine>[\da-f]{8})-(?<pid>[1-9]\d{0,9})-/u;

/**
 * Names a folder for files that only this process needs. Its name says whose it is, so that the next run can remove it if this
 * process is killed. Whoever needs the folder creates it.
 */
export function nameTemporaryFolder(root = tmpdir()): string {
  return path.join(root, `${ownStart()}-${randomUUID()}`);
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
