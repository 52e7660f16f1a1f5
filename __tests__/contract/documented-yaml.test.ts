import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { at } from '@model-security-scan/common/json';
import { captureNode } from '../../tools/project.ts';
import { documentedWorkflows } from '../../tools/workflows/documented.ts';
import {
  type BlockKind,
  type DocumentedBlock,
  documentedBlocks,
  kindOf,
} from '../support/documented-blocks.ts';
import {
  analysesOf,
  type Files,
  filesOf,
  flagsFor,
  isForService,
  wholeConfig,
  wholeWorkflow,
} from '../support/documented-configs.ts';
import { interfaceScript, isAnalysis } from '../support/interface-service.ts';
import { runCli } from '../support/run-cli.ts';
import { talk } from '../support/talk.ts';
import { makeWorkspace, type Workspace } from '../support/workspace.ts';

// Every block of YAML in README.md and docs/, tried as a reader would: config files by the command line and the action,
// workflows by GitHub's language service. documented-commands.test.ts runs the commands of the guides.

const CONFIG = '.github/model-security.yml';
/** A service looks up the address of the repository. */
const ORIGIN = {
  '.git/HEAD': 'ref: refs/heads/main\n',
  '.git/config': '[remote "origin"]\n\turl = https://github.com/octo-org/models\n',
};
const CONFIGS: readonly BlockKind[] = [
  'config file',
  'part of a config file',
  'part of a model',
  'first line of a config file',
];

const blocks = await documentedBlocks();
const ofKind = (...kinds: readonly BlockKind[]): readonly (readonly [string, DocumentedBlock])[] =>
  blocks
    .filter(({ kind }) => kind !== undefined && kinds.includes(kind))
    .map((block) => [block.where, block] as const);

const workspaces: Workspace[] = [];
afterAll(async () => {
  for (const workspace of workspaces) await workspace.remove();
});

async function folderOf(files: Files): Promise<string> {
  const workspace = await makeWorkspace(files);
  workspaces.push(workspace);
  return workspace.folder;
}

/** Names of the planned analyses in a list of results. */
function plannedIn(results: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(results) ? results : [];
  return list
    .filter((result) => at(result, 'state') === 'planned')
    .map((result) => `${String(at(result, 'model'))}/${String(at(result, 'attack'))}`);
}

describe('the blocks of YAML in documents', () => {
  it('are found, and each is of a kind that is tried', () => {
    expect(blocks.length).toBeGreaterThan(20);
    expect(blocks.filter(({ kind }) => kind === undefined).map(({ where }) => where)).toEqual([]);
  });

  it.each(['a: 1', '- a\n- b', '- name: no step', 'jbos: {}', '# a comment', '[]', 'text'])(
    'are noticed if they are of no kind: %j',
    (text) => {
      expect(kindOf(text)).toBeUndefined();
    },
  );
});

describe('the config files in documents', () => {
  it.each(ofKind(...CONFIGS))('%s: validate finds no problem', async (_where, block) => {
    const config = wholeConfig(block);
    const cwd = await folderOf({ ...ORIGIN, [CONFIG]: config, ...filesOf(config) });
    const flags = isForService(config) ? ['--base-url', 'https://service.example'] : flagsFor(config);
    const { exitCode, stdout, stderr } = await runCli(['validate', ...flags], { cwd });
    expect({ exitCode, stderr, stdout }).toEqual({
      exitCode: 0,
      stderr: '',
      stdout: expect.stringMatching(/^No problem in/u),
    });
  });

  it.each(ofKind(...CONFIGS).filter(([, block]) => !isForService(wholeConfig(block))))(
    '%s: scan can run all of its analyses',
    async (_where, block) => {
      const config = wholeConfig(block);
      const cwd = await folderOf({ [CONFIG]: config, ...filesOf(config) });
      const { exitCode, stdout, stderr } = await runCli(
        ['scan', '--mode', 'plan', '--json', ...flagsFor(config)],
        {
          cwd,
        },
      );
      expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: expect.stringMatching(/./u) });
      expect(plannedIn(at(JSON.parse(stdout), 'analyses'))).toEqual(analysesOf(config));
    },
  );

  it.each(ofKind(...CONFIGS).filter(([, block]) => isForService(wholeConfig(block))))(
    '%s: the action would submit all of its analyses',
    async (_where, block) => {
      const config = wholeConfig(block);
      const files = { [CONFIG]: config, ...filesOf(config) };
      const { run, requests } = await talk(interfaceScript(), { mode: 'plan' }, { files });
      expect(run.commands.filter(({ name }) => name === 'error')).toEqual([]);
      expect(run.outputs['status']).toBe('planned');
      expect(plannedIn(JSON.parse(run.outputs['results'] ?? ''))).toEqual(analysesOf(config));
      expect(requests.filter(isAnalysis)).toEqual([]);
    },
  );
});

describe('the workflows in documents', () => {
  it('are all read by the check of workflows', async () => {
    const read = (await documentedWorkflows()).map(({ text }) => text);
    const found = ofKind('workflow').filter(([, { text }]) => !read.includes(text));
    expect(found.map(([where]) => where)).toEqual([]);
  });

  it('hold also if they are parts: steps, inputs and keys of a workflow', async () => {
    const parts = ofKind('steps', 'inputs', 'part of a workflow').map(([, block]) => block);
    const files = Object.fromEntries(
      parts.map((part) => [`${part.where.replaceAll(/[/:]/gu, '-')}.yml`, wholeWorkflow(part)]),
    );
    const cwd = await folderOf(files);
    const paths = Object.keys(files).map((name) => join(cwd, name));
    const { output } = await captureNode(['tools/workflows/language-check.ts', ...paths]);
    expect(output.trim()).toBe(`${String(parts.length)} read, 0 findings`);
  });
});
