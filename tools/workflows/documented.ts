import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { at } from '@model-security-scan/common/json';
import { projectPath } from '../project.ts';

/** A workflow of the project, wherever it stands. */
export interface ProjectWorkflow {
  /** Path of its file, and for one inside a document the number of its first line. */
  readonly where: string;
  readonly text: string;
}

/** Workflows in examples/, in its folders and in .github/workflows/. Files for other systems are left out. */
export async function workflowFiles(): Promise<readonly ProjectWorkflow[]> {
  const found: ProjectWorkflow[] = [];
  for (const folder of ['examples', '.github/workflows']) {
    const names = (await readdir(projectPath(folder), { recursive: true }))
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => /\.ya?ml$/u.test(name));
    for (const name of names.sort()) {
      const where = `${folder}/${name}`;
      const text = await readFile(projectPath(where), 'utf8');
      const isOther = name.includes('/') && !isWorkflow(parse(text));
      if (!isOther) found.push({ where, text });
    }
  }
  return found;
}

/** Only GitHub's workflows have both keys: GitLab names jobs at the top, Azure Pipelines has `trigger`. */
function isWorkflow(document: unknown): boolean {
  return at(document, 'on') !== undefined && at(document, 'jobs') !== undefined;
}

/** Markdown documents of the project, README.md first. */
export async function documents(): Promise<readonly string[]> {
  const entries = await readdir(projectPath('docs'), { recursive: true });
  const inDocs = entries
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name.replaceAll('\\', '/')}`);
  const packages = (await readdir(projectPath('packages'))).map((name) => `packages/${name}/README.md`);
  return ['README.md', ...inDocs.sort(), ...packages.filter((file) => existsSync(projectPath(file))).sort()];
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
