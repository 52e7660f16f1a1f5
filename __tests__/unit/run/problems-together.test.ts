import { afterEach, describe, expect, it } from '@jest/globals';
import type { Outcome } from '../../../src/facts/run-outcome.ts';
import { run } from '../../../src/run/run.ts';
import type { PlayedService } from '../../service/played-service.ts';
import { pretendCheckout } from '../../support/checkout.ts';
import { playedServiceInputs } from '../../support/e2e-run.ts';
import { closeServices, openService } from '../../support/played-service-client.ts';
import { createPlainRunner } from '../../support/plain-runner.ts';
import { PUSH } from '../../support/runner-environment.ts';
import { makeWorkspace } from '../../support/workspace.ts';

afterEach(closeServices);

const FIELDS = 'model_framework: onnx, input_dimensions: 28, number_of_classes: 2, color_space: rgb';
/** Line 9 lacks files, lines 10 and 11 name files that do not exist or are empty. */
const CONFIG = [
  'version: 1',
  'models:',
  '  - name: digits',
  '    id: m-1',
  '    task: image-classification',
  `    config: { ${FIELDS} }`,
  '    artifacts: { data: data/good.csv }',
  '    attacks:',
  '      evasion: {}',
  '      outlier: { artifacts: { data: data/gone.csv } }',
  '      poisoning: { artifacts: { data: data/empty.csv } }',
].join('\n');
const ALLOWED = '\nservice: { allow-missing-artifacts: true }';
const FILES = { 'data/good.csv': '1', 'data/empty.csv': '' };

interface Ended {
  readonly outcome: Outcome;
  readonly service: PlayedService;
}

async function runWith(config: string, inputs: Readonly<Record<string, string>> = {}): Promise<Ended> {
  const workspace = await makeWorkspace({ ...FILES, '.github/model-security.yml': config });
  try {
    await pretendCheckout(workspace.folder, PUSH.commit);
    const service = await openService({});
    const all = { ...playedServiceInputs(service), ...inputs };
    return { outcome: await run(createPlainRunner({ inputs: all, workspace: workspace.folder })), service };
  } finally {
    await workspace.remove();
  }
}

/** Each problem as its place and the words by which it is known. */
function problemsOf({ problems }: Outcome): string[] {
  const words = [
    'usually asks for',
    'nothing is there',
    'an empty file',
    'takes no',
    'needs ',
    'no "id"',
    'Expected',
    'absolute',
    'expected a mapping',
  ];
  return problems.map(({ place, message }) => {
    const where = place.kind === 'file' ? String(place.line) : place.input;
    return `${where}: ${words.find((word) => message.includes(word)) ?? message}`;
  });
}

const LACKING = ['9: usually asks for', '11: usually asks for'];
const FAULTY = ['10: nothing is there', '11: an empty file'];

describe('everything that is wrong is reported at once, before anything is submitted', () => {
  it.each<[string, string, Record<string, string>, readonly string[]]>([
    ['files only', CONFIG, {}, [...LACKING, ...FAULTY]],
    [
      'a misspelt key',
      CONFIG.replace('evasion: {}', 'evasion: { sead: 1 }'),
      {},
      ['9: takes no', ...LACKING, ...FAULTY],
    ],
    [
      'a missing field',
      CONFIG.replace('input_dimensions: 28, ', ''),
      {},
      ['9: needs ', '10: needs ', '11: needs ', ...LACKING, ...FAULTY],
    ],
    ['a missing id', CONFIG.replace('    id: m-1\n', '\n'), {}, ['3: no "id"', ...LACKING, ...FAULTY]],
    [
      'a wrong path',
      CONFIG.replace('data/gone.csv', '/etc/passwd'),
      {},
      [...LACKING, '11: an empty file', '10: absolute'],
    ],
    [
      'artifacts that are no mapping',
      CONFIG.replace('{ data: data/gone.csv }', '[data]'),
      {},
      [...LACKING, '11: an empty file', '10: expected a mapping'],
    ],
    ['a wrong input', CONFIG, { concurrency: '99' }, ['concurrency: Expected', ...LACKING, ...FAULTY]],
    [
      'a part that is sound',
      CONFIG,
      { only: 'digits/outlier', depth: '0' },
      ['depth: Expected', '10: nothing is there'],
    ],
    ['what may be missing', CONFIG + ALLOWED, { depth: '0' }, ['depth: Expected', ...FAULTY]],
  ])('%s', async (_what, config, inputs, expected) => {
    for (const mode of ['scan', 'plan']) {
      const { outcome, service } = await runWith(config, { mode, ...inputs });
      expect(outcome).toMatchObject({ status: 'error', failureReason: 'invalid-input' });
      expect(problemsOf(outcome).toSorted()).toEqual([...expected].toSorted());
      // The record of the service decides whether the config is read; a wrong input is found first.
      const isLater = mode === 'scan' && !expected.some((problem) => /^[a-z]/u.test(problem));
      const operations = service.requests.list().map(({ operation }) => operation);
      expect(operations).toEqual(isLater ? ['lineage-check'] : []);
    }
  });

  it('is submitted with a warning if the config allows missing artifacts', async () => {
    const sound = CONFIG.split('\n').slice(0, 9).join('\n') + ALLOWED;
    const { outcome, service } = await runWith(sound, {});
    expect(service.requests.list().filter(({ operation }) => operation === 'model-analyse')).toHaveLength(1);
    expect(outcome.results).toHaveLength(1);
    const plan = await runWith(sound, { mode: 'plan' });
    expect(plan.outcome.results[0]?.warnings.join()).toContain('usually asks for label, model');
  });

  it('is no question of mode check, which needs no artifacts', async () => {
    expect((await runWith(CONFIG, { mode: 'check' })).outcome.status).toBe('not-scanned');
  });
});
