import { expect, test } from '@jest/globals';
import { init } from '../../../src/cli/init.ts';
import { PIPELINE } from '../../support/model-files.ts';
import { treeCase } from '../../support/tree-models.ts';
import { makeWorkspace } from '../../support/workspace.ts';

test('init takes a booster of the same name for what a pickle was written anew as', async () => {
  const { model, rows } = treeCase('xgboost-binary');
  const table = Array.from({ length: 120 }, (_unused, at) =>
    [...(rows[at % rows.length] ?? []).map((value) => value + at / 1000), at % 2].join(','),
  );
  const workspace = await makeWorkspace({
    'risk.json': model,
    'risk.pkl': PIPELINE,
    'test.csv': table.join('\n'),
  });
  const written: string[] = [];
  const stream = { write: (text: string) => written.push(text) };
  const terminal = { out: stream, err: stream, paint: (_style: unknown, text: string) => text };
  const values = new Map(Object.entries({ workspace: workspace.folder, print: 'true' }));
  const flags = { values, positionals: [], problems: [], wantsHelp: false };
  await init(flags, terminal);
  await workspace.remove();
  expect(written.join('')).toContain('covers: [risk.pkl]');
});
