/**
 * `npm run workflows:check`: GitHub's own language service over action.yml and every workflow of the
 * project, in files and in documents; or over the files named behind the command. Each finding is one line,
 * `file:line: message`; any finding ends it with 1. The last line says how many files and blocks were read.
 */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { readActionMetadata } from '../action-metadata.ts';
import { projectPath } from '../project.ts';
import { documentedWorkflows, type ProjectWorkflow, workflowFiles } from './documented.ts';
import { diagnose } from './language-service.ts';

async function readFiles(paths: readonly string[]): Promise<readonly ProjectWorkflow[]> {
  return Promise.all(paths.map(async (path) => ({ where: path, text: await readFile(path, 'utf8') })));
}

async function readProject(): Promise<readonly ProjectWorkflow[]> {
  const action = { where: 'action.yml', text: await readFile(projectPath('action.yml'), 'utf8') };
  return [action, ...(await workflowFiles()), ...(await documentedWorkflows())];
}

/** The line of the file; of a block in a document, the line of the document. */
function placeOf(where: string, line: number): string {
  const [, document, first] = /^(.+\.md):(\d+)$/u.exec(where) ?? [];
  if (document === undefined) return `${where}:${String(line)}`;
  return `${document}:${String(Number(first) + line - 1)}`;
}

/** @returns whether nothing was found */
async function main(paths: readonly string[]): Promise<boolean> {
  const action = readActionMetadata(projectPath('action.yml'));
  const files = paths.length === 0 ? await readProject() : await readFiles(paths);
  let count = 0;
  for (const { where, text } of files) {
    const kind = basename(where) === 'action.yml' ? 'action' : 'workflow';
    for (const { line, message } of await diagnose(kind, text, action)) {
      console.log(`${placeOf(where, line)}: ${message}`);
      count += 1;
    }
  }
  console.log(`${String(files.length)} read, ${String(count)} findings`);
  return count === 0;
}

process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
