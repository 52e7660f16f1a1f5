import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { expectHarmless, FOREIGN } from '../support/harmless-run.ts';
import { configOf, FILES, runWith } from '../support/hostile-repository.ts';
import { HOSTILE_TEXTS } from '../support/hostile-texts.ts';
import { ANALYSIS_PATH, LINEAGE_PATH } from '../support/interface-rules.ts';

const ALL = HOSTILE_TEXTS.join(' ');

describe('hostile text in a config file is only text', () => {
  it.concurrent.each([
    `::set-output name=status::${FOREIGN}`,
    `##[error]${FOREIGN} @octocat <b> \`x\` [l](https:evil) $x$ %0A::error::${FOREIGN}`,
    '"><img src=x onerror=alert(1)>'.replace('/', ''),
    '__proto__',
  ])('as a name that is allowed: %s', async (name) => {
    const inputs = { wait: 'true', 'sarif-file': 'x.sarif', 'report-directory': 'reports' };
    const files = { ...FILES, '.github/model-security.yml': configOf(name) };
    const { kept, requests } = await runWith(inputs, { files });
    expect(kept.outputs).toMatchObject({ status: 'passed', 'job-id': 'j1' });
    expect(requests.filter(({ path }) => path.startsWith(ANALYSIS_PATH))).toHaveLength(1);
    expectHarmless(kept);
  });

  it.concurrent.each([
    ['in every place', configOf(ALL, ALL)],
    [
      'as keys',
      JSON.stringify({ version: 1, [ALL]: ALL, models: [{ [ALL]: 1, attacks: { [ALL]: { [ALL]: ALL } } }] }),
    ],
    ['as tasks and types', JSON.stringify({ version: ALL, models: ALL })],
    ['where it is no YAML', `models: [\n${HOSTILE_TEXTS.join('\n')}`],
    [
      'behind tags and anchors',
      `version: 1\nmodels: !!x::error::${FOREIGN} &a [*b, "\\e[31m\\u202e", ##[error]x]`,
    ],
    ['in a path', configOf('m', `data/\n::error::${FOREIGN} \u202e##[error]x`)],
  ])('that is not allowed, %s', async (_name, config) => {
    const files = { ...FILES, '.github/model-security.yml': config };
    const { kept, requests } = await runWith({}, { files });
    expect(kept.outputs['failure-reason']).toBe('invalid-input');
    expect(requests.map(({ path }) => path)).toEqual([LINEAGE_PATH]);
    expectHarmless(kept);
  });

  it.concurrent('as the name of the config file', async () => {
    const file = `x\u202e##[error]${FOREIGN} ::error::y.yml`;
    const { kept } = await runWith({ 'config-file': file }, { files: { ...FILES, [file]: 'models: 1' } });
    expect(kept.outputs['failure-reason']).toBe('invalid-input');
    expectHarmless(kept);
  });
});

describe('hostile names of files are only text', () => {
  const fileNames = HOSTILE_TEXTS.map((text) =>
    text.toWellFormed().replaceAll('\0', '').replaceAll('/', ':').slice(0, 80),
  );

  it.concurrent('in a folder that is refused for them', async () => {
    const { kept, requests } = await runWith(
      {},
      {
        files: { '.github/model-security.yml': configOf('m', 'data') },
        prepare: async (workspace) => {
          await mkdir(join(workspace, 'data'));
          for (const name of fileNames) await writeFile(join(workspace, 'data', name), 'x');
          await writeFile(
            Buffer.concat([Buffer.from(`${workspace}/data/`), Buffer.from([0x3a, 0x3a, 0xff, 0x0d])]),
            'x',
          );
        },
      },
    );
    expect(kept.outputs['failure-reason']).toBe('invalid-input');
    expect(requests.map(({ path }) => path)).not.toContainEqual(expect.stringContaining('analyse'));
    expectHarmless(kept);
  });

  it.concurrent('as an artifact that is sent', async () => {
    const name = `::error::${FOREIGN} ##[error]x @octocat <b> "q" \u202e\u200b.csv`;
    const files = { '.github/model-security.yml': configOf('m', name), [name]: 'a,b\n' };
    const { kept, requests } = await runWith({}, { files });
    expect(kept.outputs['status']).toBe('submitted');
    expect(requests.filter(({ path }) => path === '/files')).toHaveLength(1);
    expectHarmless(kept);
  });
});
