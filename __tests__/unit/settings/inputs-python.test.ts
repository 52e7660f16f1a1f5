import { describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectPath } from '../../../tools/project.ts';
import { runCli } from '../../support/run-cli.ts';
import { contentId } from '../../../src/cache/content-id.ts';
import type { Settings } from '../../../src/facts/settings.ts';
import { callsPython, neededSlots, plannedSlots } from '../../../src/facts/local-analysis.ts';
import { comparePolicies } from '../../../src/decide/policy/compare-policies.ts';
import { gateOf } from '../../support/sample-gate.ts';
import { problemsOf, settingsOf } from '../../support/settings-source.ts';

const LOCAL = { 'base-url': 'local', python: 'allow' };
const ARTIFACTS = '{ data: data.csv, predict: models.serve:predict }';

/** What the test changes: inputs, and parts of the config. */
type Changes = Readonly<Record<string, string>> & { readonly artifacts?: string; readonly fields?: string };

function inputsOf({ artifacts = ARTIFACTS, fields = '{}', ...inputs }: Changes): Record<string, string> {
  const config = [
    'version: 1',
    'models:',
    '  - name: fraud',
    '    task: tabular-classification',
    '    id: fraud',
    `    artifacts: ${artifacts}`,
    `    attacks: { extraction: ${fields} }`,
  ];
  return { ...LOCAL, config: config.join('\n'), ...inputs };
}

const read = (changes: Changes, eventName = 'push'): Promise<Settings> =>
  settingsOf(inputsOf(changes), { eventName });
const problems = (changes: Changes, eventName = 'push'): Promise<readonly string[]> =>
  problemsOf(inputsOf(changes), { eventName });

describe('the command line', () => {
  it.each([
    ['pull_request_target', /--python: is allow, but this run was started by pull_request_target/u],
    ['push', /There is no config file/u],
  ])('inside a workflow goes by its event: %s', async (event, expected) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'cli-'));
    try {
      const config = `version: 1\nmodels:\n  - { name: fraud, task: tabular-classification, artifacts: ${ARTIFACTS}, attacks: { extraction: {} } }\n`;
      if (event !== 'push') await writeFile(path.join(folder, 'models.yml'), config);
      const args = ['command-line', 'validate', '--python', 'allow'];
      const named = event === 'push' ? [] : ['--config-file', 'models.yml'];
      const run = await runCli([...args, ...named], {
        cwd: folder,
        env: { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: event },
        entry: projectPath('src/index.ts'),
      });

      expect(run.stdout).toMatch(expected);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

describe('a Python function as a model', () => {
  it.each([
    'push',
    'pull_request',
    'merge_group',
    'schedule',
    'workflow_dispatch',
    'release',
    'command-line',
  ])('is taken on %s, if the input python allows it', async (event) => {
    const settings = await read({}, event);

    expect(settings.analyses[0]?.local?.predict).toEqual({ function: 'models.serve:predict' });
  });

  it.each(['pull_request_target', 'workflow_run', 'issue_comment', 'workflow_call', 'deployment', ''])(
    'is refused on the event "%s"',
    async (event) => {
      await expect(problems({}, event)).resolves.toEqual([
        expect.stringMatching(
          /^input "python": is allow, but this run was started by .*accepted on push, pull_request/u,
        ),
      ]);
    },
  );

  it.each([
    ['without the input', { python: '' }, /^config:6:\d+: .*The input python is never.*Set it to allow/u],
    ['with never', { python: 'never' }, /^config:6:\d+: .*The input python is never/u],
    ['with another word', { python: 'yes' }, /^input "python": is "yes"\. Expected .*never.*allow/u],
    [
      'with the key of records, which it could read',
      { 'cache-secret': 'k'.repeat(40) },
      /^input "cache-secret": cannot be given together with python: allow/u,
    ],
    [
      'beside a model file',
      { artifacts: '{ data: data.csv, model: m.onnx, predict: "a:b" }' },
      /"predict" and "model" both say what answers as the model/u,
    ],
    [
      'beside an endpoint',
      { fields: '{ use_model_api: yes }', 'model-api-details': 'https://a.example/invocations' },
      /"predict" and use_model_api: yes both say/u,
    ],
    [
      'as a gradient without it',
      { artifacts: '{ data: data.csv, model: m.onnx, gradient: "a:b" }' },
      /"gradient" gives the gradient of the function that "predict" names.*Add "predict"/u,
    ],
    [
      'with a path as its gradient',
      { artifacts: '{ data: data.csv, predict: "a:b", gradient: a.py }' },
      /"gradient".*the path .*no \.py/u,
    ],
  ])('is refused %s', async (_name, inputs, expected) => {
    await expect(problems(inputs)).resolves.toContainEqual(expect.stringMatching(expected));
  });

  it.each([
    ['models/serve.py:predict', /the path .*write dots for slashes/u],
    ['"models.serve"', /expected a Python function as package\.module:function/u],
    ['"models.serve:predict()"', /expected a Python function/u],
    ['"..serve:predict"', /expected a Python function/u],
    ['"-c:predict"', /expected a Python function/u],
    ['{ input: lists }', /"predict" needs "function"/u],
    ['{ function: "a:b", input: frames }', /"input": expected one of lists, numpy, pandas.*frames/u],
    [`{ function: "a:b", sha256: ${'0'.repeat(64)} }`, /"predict" takes no "sha256"/u],
  ])('cannot be %s', async (predict, expected) => {
    const [problem] = await problems({ artifacts: `{ data: data.csv, predict: ${predict} }` });

    expect(problem).toMatch(expected);
  });

  it('is not taken by a service', async () => {
    const service = { 'base-url': 'https://service.example', 'api-key': 'k', 'org-id': 'o' };
    const found = await problems(service);

    expect(found).toContainEqual(
      expect.stringMatching(/^input "python": is allow, but a service calls no Python/u),
    );
    expect(found).toContainEqual(expect.stringMatching(/"predict" is only for base-url: local/u));
  });

  it('may say what it is given', async () => {
    const artifacts = '{ data: data.csv, predict: { function: "a.b:c", input: pandas } }';
    const settings = await read({ artifacts });

    expect(settings.analyses[0]?.local?.predict).toEqual({ function: 'a.b:c', input: 'pandas' });
  });

  it('may have a gradient, which is shown if it changes', async () => {
    const artifacts = '{ data: data.csv, predict: models.serve:predict, gradient: models.serve:slope }';
    const [before, after] = await Promise.all(
      [{}, { artifacts }].map(async (inputs) => (await read(inputs)).analyses),
    );

    expect(after?.[0]?.local?.predict).toEqual({
      ...{ function: 'models.serve:predict', gradient: 'models.serve:slope' },
    });
    const changes = comparePolicies(gateOf({ analyses: after ?? [] }), gateOf({ analyses: before ?? [] }));
    expect(changes).toEqual([
      { key: 'fraud/extraction gradient', before: 'not given', after: 'models.serve:slope' },
    ]);
  });

  it('stands for the file of the model, and its results are never kept', async () => {
    const [spec] = (await read({})).analyses;
    if (spec === undefined) throw new Error('There is no analysis.');
    const content = [{ slot: 'data', form: 'file', name: 'data.csv', digest: '0' }] as const;

    expect([neededSlots(spec), plannedSlots(spec), callsPython(spec)]).toEqual([['data'], ['data'], true]);
    expect(contentId(spec, content)).toBeUndefined();
  });
});
