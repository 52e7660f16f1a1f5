import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../project.ts';
import { documentedWorkflows, workflowFiles } from './documented.ts';

/**
 * Reads every workflow of the project with actionlint: those in files, and those in documents.
 * @param folder for copies of what stands in documents
 * @returns what is wrong, as actionlint says it
 */
export async function lintWorkflows(actionlint: string, folder: string): Promise<readonly string[]> {
  const copies = join(folder, 'documented');
  await mkdir(copies);
  const files = (await workflowFiles()).map(({ where }) => where);
  for (const { where, text } of await documentedWorkflows()) {
    const copy = join(copies, `${where.replaceAll(/[^\w.]/gu, '-')}.yml`);
    await writeFile(copy, text);
    files.push(copy);
  }
  // Neither helper is part of the project; where they are installed, results would differ from machine to machine.
  const child = spawn(actionlint, ['-no-color', '-oneline', '-shellcheck=', '-pyflakes=', ...files], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  await once(child, 'close');
  if (child.exitCode === 0) return [];
  const lines = said.trim().split('\n');
  return said.trim() === '' ? [`actionlint ended with ${String(child.exitCode)}`] : lines;
}
