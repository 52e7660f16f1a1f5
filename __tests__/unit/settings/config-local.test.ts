import { LOCAL_CONFIG, SERVICE_CONFIG } from '../../../src/settings/config/config-rules.ts';
import { describe, expect, it } from '@jest/globals';
import type { AnalysisSpec } from '../../../src/facts/analysis-spec.ts';
import {
  ENGINE_SETTING_NAMES,
  ENGINE_SETTINGS,
  SLOTS,
  defaultThreshold,
  ROWS,
  takesSetting,
} from '@model-security-scan/engine/catalog';
import { jobSettings } from '@model-security-scan/engine/job-settings';
import { neededSlots, plannedSlots } from '../../../src/facts/local-analysis.ts';
import { describeProblem } from '@model-security-scan/common/problem';
import { parseConfig } from '../../../src/settings/config/parse-config.ts';

/** A model's lines below its name and task. */
function textOf(task: string, ...lines: readonly string[]): string {
  return [
    'version: 1',
    'models:',
    '  - name: m',
    `    task: ${task}`,
    ...lines.map((line) => `    ${line}`),
  ].join('\n');
}

function specOf(task: string, ...lines: readonly string[]): AnalysisSpec {
  const { analyses, problems } = parseConfig(textOf(task, ...lines), 'f', LOCAL_CONFIG);
  expect(problems.map(describeProblem)).toEqual([]);
  const [spec] = analyses;
  if (spec === undefined) throw new Error('There is no analysis.');
  return spec;
}

function problemsOf(isLocal: boolean, task: string, ...lines: readonly string[]): readonly string[] {
  return parseConfig(textOf(task, ...lines), 'f', isLocal ? LOCAL_CONFIG : SERVICE_CONFIG).problems.map(
    describeProblem,
  );
}

describe('a config file for local analyses', () => {
  it.each(ROWS.map((row) => [row.task, row.attack, row] as const))(
    'needs neither id nor fields for %s %s if the model is given',
    (task, attack, row) => {
      const spec = specOf(task, `attacks: { ${attack}: }`, 'artifacts: { model: m.onnx, data: d }');
      expect(spec).toMatchObject({ name: `m/${attack}`, modelId: 'm' });
      // The request still has exactly the fields of the interface.
      expect(Object.keys(spec.fields)).toEqual(row.fields);
    },
  );

  it.each(['outlier', 'drift'])('asks for the dimensions of %s if there is no model', (attack) => {
    const problems = problemsOf(
      true,
      'image-classification',
      `attacks: { ${attack}: }`,
      'artifacts: { data: d }',
    );
    expect(problems).toEqual([
      `f:5:16: ${attack} of image-classification needs input_dimensions. Add it here, or in "config" for all attacks of ` +
        'the model, for example "input_dimensions: [28, 28, 1]".',
    ]);
  });

  it('takes the name for the id even if an id is given, since names are unique', () => {
    expect(specOf('tabular-classification', 'id: x', 'attacks: { evasion: { id: y } }').modelId).toBe('m');
  });

  it('refuses names that would lead to another address', () => {
    const text = textOf('tabular-classification', 'attacks: { evasion: }').replace('name: m', 'name: ".."');
    expect(parseConfig(text, 'f', LOCAL_CONFIG).problems).toHaveLength(1);
    expect(parseConfig(text.replace('task', 'id: x\n    task'), 'f').problems).not.toHaveLength(0);
  });

  it('takes settings of the model and of the attack; the attack’s count, and only where they are known', () => {
    const config = textOf(
      'image-classification',
      'seed: 3',
      'eps: 0.1',
      'minutes: 2.5',
      'config: { input_dimensions: [8, 8, 1] }',
      'attacks: { evasion: { eps: .2, samples: 10 }, outlier: { seed: 4 } }',
    );
    const { analyses, problems } = parseConfig(config, 'f', LOCAL_CONFIG);
    expect(problems).toEqual([]);
    expect(analyses.map(({ attack, local }) => [attack, local?.settings])).toEqual([
      ['evasion', { seed: 3, eps: 0.2, minutes: 2.5, samples: 10 }],
      ['outlier', { seed: 4, minutes: 2.5 }],
    ]);
  });

  it.each([
    ['eps: 0', 'a number from 0.000001 to 1, such as 0.1, found "0".'],
    ['eps: 1.5', 'a number from 0.000001 to 1, such as 0.1, found "1.5".'],
    ['eps: -0.1', 'a number from 0.000001 to 1, such as 0.1, found "-0.1".'],
    ['samples: 2.5', 'a whole number from 1 to 10000, such as 100, found "2.5".'],
    ['seed: many', 'a whole number from 0 to 999999999999999, such as 1, found "many".'],
    ['minutes: [1]', 'a number from 0.01 to 7200, such as 5, found a list.'],
    ['minutes:', 'a number from 0.01 to 7200, such as 5, found nothing.'],
  ])('names the place of a wrong setting: %s', (setting, message) => {
    const [name = ''] = setting.split(':');
    const problems = problemsOf(true, 'image-classification', setting, 'attacks: { evasion: }');
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^f:5:\d+: /u);
    expect(problems[0]).toContain(`"${name}": expected ${message}`);
  });

  it('says which attacks a setting is for', () => {
    expect(problemsOf(true, 'image-classification', 'attacks: { extraction: { eps: 0.1 } }')).toMatchSnapshot(
      'first',
    );
    expect(
      problemsOf(true, 'tabular-classification', 'season: 12', 'attacks: { extraction: }'),
    ).toMatchSnapshot('second');
  });

  it('says where a setting belongs that stands among the fields', () => {
    const [problem] = problemsOf(
      true,
      'image-classification',
      'config: { seed: 3 }',
      'attacks: { evasion: }',
    );
    expect(problem).toContain('Write it beside "config"');
  });

  it('knows a misspelt setting', () => {
    const [problem] = problemsOf(true, 'image-classification', 'attacks: { evasion: { sample: 3 } }');
    expect(problem).toContain('did you mean "samples"?');
  });

  it.each([
    ['evasion', {}, defaultThreshold('evasion')],
    ['extraction', {}, defaultThreshold('extraction')],
    ['extraction', { vulnerability_threshold: 0 }, 0],
    ['extraction', { vulnerability_threshold: 0.3 }, 0.3],
  ])('gives %s with %j its threshold', (attack, fields, threshold) => {
    const spec = specOf('tabular-classification', `attacks: ${JSON.stringify({ [attack]: fields })}`);
    expect(spec.local?.threshold).toBe(threshold);
  });

  it('takes columns of a table for evasion, by name or place', () => {
    const attacks = 'attacks: { evasion: { fixed: [age, 3], integer: rooms }, outlier: }';
    const artifacts = 'artifacts: { model: m, data: d }';
    const { analyses } = parseConfig(textOf('tabular-classification', attacks, artifacts), 'f', LOCAL_CONFIG);
    expect(analyses.map(({ attack, local }) => [attack, local?.settings])).toEqual([
      ['evasion', { fixed: ['age', '3'], integer: ['rooms'] }],
      ['outlier', {}],
    ]);
    expect(
      problemsOf(true, 'tabular-classification', 'attacks: { evasion: { fixed: [[a]] } }', artifacts),
    ).toMatchSnapshot('third');
    expect(
      problemsOf(true, 'image-classification', 'attacks: { evasion: { fixed: [a] } }', artifacts),
    ).toMatchSnapshot('fourth');
  });

  it('refuses details of an endpoint, which a pull request could change', () => {
    const lines = ['attacks: { evasion: { use_model_api: yes, model_api_details: "https://a.example" } }'];
    const [problem] = problemsOf(true, 'tabular-classification', ...lines);
    expect(problem).toContain('pull request');
    expect(problem).not.toContain('a.example');
  });
});

describe('settings of local analyses', () => {
  // The time of an attack is what is left of the run's, and at most `minutes`.
  it.each(ENGINE_SETTING_NAMES.filter((name) => name !== 'minutes'))(
    'when the config file gives one, the attack gets it: %s',
    (name) => {
      const row = ROWS.find(({ task, attack }) => takesSetting(name, task, attack));
      const attacks = `attacks: { ${String(row?.attack)}: { ${name}: ${ENGINE_SETTINGS[name].example} } }`;
      const { local } = specOf(String(row?.task), attacks, 'artifacts: { model: m.onnx, data: d }');
      const given = local?.settings ?? {};

      expect(Object.keys(given)).toEqual([name]);
      expect(jobSettings(given, 1000)).toMatchObject(given);
    },
  );

  it.each(ENGINE_SETTING_NAMES)('are refused with another service: %s', (name) => {
    const setting = `${name}: ${ENGINE_SETTINGS[name].example}`;
    for (const lines of [
      [setting, 'attacks: { extraction: }'],
      [`attacks: { extraction: { ${setting} } }`],
      [`config: { ${setting} }`, 'attacks: { extraction: }'],
    ]) {
      const problems = problemsOf(false, 'time-series-forecasting', 'id: x', ...lines);
      const about = problems.filter((problem) => problem.includes(`"${name}"`));
      expect(about).toHaveLength(1);
      expect(about[0]).toMatch(new RegExp(`"${name}" .*base-url: local`, 'u'));
    }
  });
});

describe('the files of a local analysis', () => {
  const DRIFT = ['data reference_data', 'data label model reference_data reference_label'] as const;
  const given = (...slots: readonly string[]): string =>
    `artifacts: ${JSON.stringify(Object.fromEntries(slots.map((slot) => [slot, slot])))}`;

  it.each([
    ['image-classification', 'extraction', 'data model', 'data label model'],
    ['image-classification', 'evasion', 'data model', 'data label model'],
    ['image-classification', 'poisoning', 'data model', 'data label model universal_data universal_label'],
    ['image-classification', 'drift', ...DRIFT],
    ['image-classification', 'outlier', 'data', 'data label model'],
    ['tabular-classification', 'extraction', 'data model', 'data label model minmax'],
    ['tabular-classification', 'evasion', 'data model', 'data label model minmax'],
    ['time-series-forecasting', 'extraction', 'data model', 'data label model minmax'],
  ])('%s %s needs %s, and takes %s', (task, attack, needed, taken) => {
    const spec = specOf(task, `attacks: { ${attack}: }`, given(...SLOTS));
    expect(neededSlots(spec).join(' ')).toBe(needed);
    expect(plannedSlots(spec).join(' ')).toBe(taken);
  });

  it('are sent only if they are given, and no model if an endpoint stands for it', () => {
    const spec = specOf(
      'tabular-classification',
      'attacks: { evasion: { use_model_api: yes } }',
      given('data', 'model'),
    );
    expect(plannedSlots(spec)).toEqual(['data']);
    expect(neededSlots(spec)).toEqual(['data']);
  });

  it.each([
    ['d.NPZ', ['data', 'model']],
    ['data/test', ['data', 'model']],
    ['d.zip', ['data', 'model']],
    ['d.npy', ['data', 'label', 'model']],
  ])('need labels unless an .npz file or folders can hold them: %s', (data, needed) => {
    const artifacts = `artifacts: { model: m, data: ${data} }`;
    const spec = specOf('image-classification', 'attacks: { evasion: }', artifacts);
    expect(neededSlots(spec)).toEqual(needed);
  });
});
