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
  // actionlint 1.7.12 knows the job context as it was before April 2026, and takes "<full SHA>" for a mistake.
  const flags = [...plain, '-ignore', 'property "workflow_(sha|repository)" is not defined'];
  const { exitCode, output } = await capture(actionlint, [...flags, ...files]);
  if (exitCode === 0) return [];
  return output.trim() === '' ? [`actionlint ended with ${String(exitCode)}`] : output.trim().split('\n');
}
