import { readdir, readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { at } from '../../src/core/json.ts';
import { projectPath } from '../project.ts';

/** A workflow of the project, wherever it stands. */
export interface ProjectWorkflow {
  /** Path of its file, and for one inside a document the number of its first line. */
  readonly where: string;
  readonly text: string;
}

/** Workflows in examples/ and .github/workflows/. */
export async function workflowFiles(): Promise<readonly ProjectWorkflow[]> {
  const found: ProjectWorkflow[] = [];
  for (const folder of ['examples', '.github/workflows']) {
    const names = (await readdir(projectPath(folder))).filter((name) => name.endsWith('.yml'));
    for (const name of names.sort()) {
      const where = `${folder}/${name}`;
      found.push({ where, text: await readFile(projectPath(where), 'utf8') });
    }
  }
  return found;
}

/** Markdown documents of the project, README.md first. */
export async function documents(): Promise<readonly string[]> {
  const entries = await readdir(projectPath('docs'), { recursive: true });
  const inDocs = entries
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name.replaceAll('\\', '/')}`);
  return ['README.md', ...inDocs.sort()];
}

/** Workflows in fenced blocks of the documents: blocks of YAML with jobs. */
export async function documentedWorkflows(): Promise<readonly ProjectWorkflow[]> {
  const found: ProjectWorkflow[] = [];
  for (const document of await documents()) {
    const text = await readFile(projectPath(document), 'utf8');
    for (const match of text.matchAll(/^```yaml\n(.*?)^```/gmsu)) {
      const block = match[1] ?? '';
      if (at(parse(block), 'jobs') === undefined) continue;
      const line = text.slice(0, match.index).split('\n').length + 1;
      found.push({ where: `${document}:${String(line)}`, text: block });
    }
  }
  return found;
}
