import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commitAll, git } from '../demo/git.ts';
import { makeDemoRepository } from '../demo/repository.ts';
import { publishedAction } from '../pin.ts';
import { projectPath } from '../project.ts';

/** The action as the examples name it. */
export const PUBLISHED_ACTION = publishedAction();

/** The workflow that others call, relative to the root of a repository. */
const SHARED_WORKFLOW = '.github/workflows/scan.yml';
/** It as the examples name it. */
export const PUBLISHED_WORKFLOW = PUBLISHED_ACTION.replace('@', `/${SHARED_WORKFLOW}@`);

/** The repository that the workflows run in. */
export const REPOSITORY = 'example-org/models';

/** The branch of pull requests; it stands at the newest commit. */
export const PULL_REQUEST_BRANCH = 'topic';

/** A clone, and the commit that is checked out in it. */
export interface Checkout {
  readonly folder: string;
  readonly commit: string;
}

/**
 * Clones with one commit more. `no-model-touched`: it deletes a folder of `models/` and adds a note there.
 * `wrong-config`: it makes mistakes in the config file.
 */
export type OtherCheckout = 'no-model-touched' | 'wrong-config';

/** Its newest commit has a parent that lacks nothing but a file of the model `digits`. */
export interface WorkflowRepository extends Checkout {
  readonly others: Readonly<Record<OtherCheckout, Checkout>>;
}

/**
 * Makes a repository with models, their config file, the action, and every example as its workflow. In the workflows
 * only the action's name is changed to `./`, so that what runs is the bundle of this working tree.
 */
export async function makeWorkflowRepository(folder: string): Promise<WorkflowRepository> {
  await makeDemoRepository(folder);
  await cp(projectPath('action.yml'), join(folder, 'action.yml'));
  await cp(projectPath('dist'), join(folder, 'dist'), { recursive: true });
  const workflows = join(folder, '.github/workflows');
  await mkdir(workflows, { recursive: true });
  const examples = projectPath('examples');
  for (const name of (await readdir(examples)).filter((file) => file.endsWith('.yml'))) {
    const text = await readFile(join(examples, name), 'utf8');
    await writeFile(join(workflows, name), localVersion(text));
  }
  const shared = await readFile(projectPath(SHARED_WORKFLOW), 'utf8');
  await writeFile(join(folder, SHARED_WORKFLOW), withPublishedName(shared));
  await git(folder, 'remote', 'add', 'origin', `https://github.com/${REPOSITORY}.git`);
  await commitAll(folder, 'The action and its workflows');
  await mkdir(join(folder, 'models/digits'));
  await writeFile(join(folder, 'models/digits/card.md'), '# Digits\n');
  const commit = await commitAll(folder, 'A model card');
  await git(folder, 'branch', PULL_REQUEST_BRANCH);
  const others = {
    'no-model-touched': await changed(folder, 'no-model-touched', touchNoModel),
    'wrong-config': await changed(folder, 'wrong-config', makeMistakes),
  };
  return { folder, commit, others };
}

async function changed(
  repository: string,
  name: OtherCheckout,
  change: (folder: string) => Promise<void>,
): Promise<Checkout> {
  const folder = `${repository}-${name}`;
  await cp(repository, folder, { recursive: true });
  await change(folder);
  return { folder, commit: await commitAll(folder, name) };
}

async function touchNoModel(folder: string): Promise<void> {
  await rm(join(folder, 'models/digits'), { recursive: true });
  await writeFile(join(folder, 'models/notes.md'), '# Notes\n');
}

async function makeMistakes(folder: string): Promise<void> {
  const file = join(folder, '.github/model-security.yml');
  const text = await readFile(file, 'utf8');
  await writeFile(
    file,
    text
      .replace('number_of_classes: 10', 'number_of_clases: 10')
      .replace('number_of_attack_queries: 20000', 'number_of_attack_queries: 2e4')
      .replace('tabular-classification', 'tabular_classification'),
  );
}

/** Without a checkout there is no `./`: that workflow keeps the published name. */
function localVersion(text: string): string {
  const hasCheckout = text.includes('uses: actions/checkout@');
  return hasCheckout ? text.replaceAll(`uses: ${PUBLISHED_ACTION}`, 'uses: ./') : text;
}

/** `$/` is the repository of the workflow itself, which act does not know. */
function withPublishedName(text: string): string {
  if (!text.includes('uses: $/\n')) {
    throw new Error(`${SHARED_WORKFLOW} does not use the action of its own commit.`);
  }
  return text.replace('uses: $/', `uses: ${PUBLISHED_ACTION}`);
}
