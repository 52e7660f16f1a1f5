import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { documentedBlocks, documentedCommands } from '../support/documented-blocks.ts';
import { filesOf, wholeConfig } from '../support/documented-configs.ts';
import { runCli } from '../support/run-cli.ts';
import { makeWorkspace, type Workspace } from '../support/workspace.ts';

// The commands of each guide, one after the other, in a folder with the files that the guide names.

const CONFIG = '.github/model-security.yml';
/** The guides that begin on the reader's own machine. */
const GUIDES = ['first-finding', 'without-an-account', 'command-line'].map(
  (name) => `docs/guides/${name}.md`,
);
/** A folder with a model and its data, and no config file. */
const MODELS = filesOf('models: [{ task: t, artifacts: { model: model.onnx, data: data.csv } }]');

const blocks = await documentedBlocks();

const workspaces: Workspace[] = [];
afterAll(async () => {
  for (const workspace of workspaces) await workspace.remove();
});

describe('the commands in guides', () => {
  const guides = [...new Set(['README.md', ...blocks.map(({ document }) => document), ...GUIDES])];
  const sessions = guides.map((guide) => [guide, documentedCommands(guide)] as const);

  it.each(sessions.filter(([, commands]) => commands.length > 0))(
    '%s: each command ends as the guide says',
    async (guide, commands) => {
      const own = blocks.filter((block) => block.document === guide && block.kind === 'config file');
      const config = commands.some(([name]) => name === 'init') ? undefined : own.map(wholeConfig)[0];
      const workspace = await makeWorkspace(
        config === undefined ? MODELS : { [CONFIG]: config, ...filesOf(config) },
      );
      workspaces.push(workspace);
      const cwd = workspace.folder;
      for (const [name = '', ...flags] of commands) {
        const { exitCode, stdout, stderr } = await runCli([name, ...flags], { cwd });
        const isVerdict = exitCode === 1 && ['scan', 'report'].includes(name);
        expect({ name, exitCode, stdout, stderr }).toMatchObject({ exitCode: isVerdict ? 1 : 0 });
      }
      expect(existsSync(join(cwd, CONFIG))).toBe(true);
      const written = commands.flatMap((words) =>
        words.filter((_, index) => words[index - 1]?.endsWith('-file') === true),
      );
      expect(written.filter((file) => !existsSync(join(cwd, file)))).toEqual([]);
    },
    240_000,
  );

  it('are there in the guides that begin on the own machine', () => {
    const named = sessions.filter(([, commands]) => commands.length > 1).map(([guide]) => guide);
    expect(named).toEqual(expect.arrayContaining(['README.md', ...GUIDES]));
  });
});
