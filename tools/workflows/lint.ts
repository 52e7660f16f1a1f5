import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { capture } from '../project.ts';
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
  const plain = ['-no-color', '-oneline', '-shellcheck=', '-pyflakes='];
  // actionlint 1.7.12 does not know the syntax of July 2026 for an action of the workflow's own repository.
  const flags = [...plain, '-ignore', String.raw`specifying action "\$/" in invalid format`];
  const { exitCode, output } = await capture(actionlint, [...flags, ...files]);
  if (exitCode === 0) return [];
  return output.trim() === '' ? [`actionlint ended with ${String(exitCode)}`] : output.trim().split('\n');
}
