import { describe, expect, it } from '@jest/globals';
import { ATTACKS, TASKS } from '@model-security-scan/engine/catalog';
import {
  assertAnalysisRequest,
  assertLineageRequest,
  INTERFACE_ROWS,
  LINEAGE_PATH,
} from '../support/interface-rules.ts';
import { CREDENTIALS, interfaceScript, isAnalysis, jobIdOf } from '../support/interface-service.ts';
import { jsonAnswer, type Script } from '../support/strict-server.ts';
import { oneAnalysis } from '../support/one-analysis.ts';
import { only, OUTLIER, talk } from '../support/talk.ts';

describe('a model analysis', () => {
  const config = {
    model_framework: 'tensorflow',
    input_dimensions: [28, 28, 1],
    number_of_classes: 10,
    color_space: 'rgb',
    normalize_data: true,
  };
  // One model for each row: its id tells the requests apart.
  const rows = INTERFACE_ROWS.map(([task, attack]) => ({ task, attack, modelId: `${task}.${attack}` }));
  const configFile = JSON.stringify({
    version: 1,
    models: rows.map(({ task, attack, modelId }) => ({
      name: modelId.replace('.', '-'),
      id: modelId,
      task,
      config: task === 'image-classification' ? config : sharedFields(task),
      attacks: { [attack]: attack === 'extraction' ? { number_of_attack_queries: 20000 } : {} },
    })),
    service: { 'allow-missing-artifacts': true },
  });

  it('is submitted once for each model and attack, with exactly the fields of its row', async () => {
    const files = { '.github/model-security.yml': configFile };
    const { run, requests } = await talk(interfaceScript(), {}, { files });
    expect(run.exitCode).toBe(0);
    expect(run.outputs['status']).toBe('submitted');
    assertLineageRequest(only(requests.filter(({ path }) => path === LINEAGE_PATH)), CREDENTIALS);
    expect(requests).toHaveLength(1 + rows.length);
    for (const row of rows) {
      const request = only(requests.filter(({ path }) => path.endsWith(`/${row.modelId}`)));
      assertAnalysisRequest(request, CREDENTIALS, row);
    }
    const jobIds: unknown = JSON.parse(run.outputs['job-ids'] ?? '');
    expect(jobIds).toHaveLength(rows.length);
    expect(jobIds).toEqual(expect.arrayContaining(rows.map(({ modelId }) => jobIdOf(modelId))));
  });

  // Also what only local analyses know, or will know.
  const others = [...new Set<string>([...TASKS, 'tabular-regression'])].flatMap((task) =>
    ATTACKS.filter((attack) => !INTERFACE_ROWS.some(([t, a]) => t === task && a === attack)).map(
      (attack) => [task, attack] as const,
    ),
  );
  it.each(others)('is refused if the interface has no such row: %s, %s', async (task, attack) => {
    const model = { name: 'm', id: 'm1', task, artifacts: { data: 'data.csv' }, attacks: { [attack]: {} } };
    const files = {
      '.github/model-security.yml': JSON.stringify({
        version: 1,
        models: [model],
        service: { 'allow-missing-artifacts': true },
      }),
      'data.csv': 'a,b\n1,2\n',
    };
    const { run, requests } = await talk(interfaceScript(), {}, { files });
    expect(run.outputs).toMatchObject({ status: 'error', 'failure-reason': 'invalid-input' });
    expect(requests.filter(({ path }) => path !== LINEAGE_PATH)).toEqual([]);
  });

  it('sends values as written, and defaults for what may be left out', async () => {
    const inputs = {
      config: oneAnalysis('m1', 'image-classification', 'extraction', {
        fields: { ...config, number_of_attack_queries: 20000 },
        service: { 'allow-missing-artifacts': true },
      }),
    };
    const { requests } = await talk(interfaceScript(), inputs);
    const request = only(requests.filter(isAnalysis));
    const expected = { modelId: 'm1', task: 'image-classification', attack: 'extraction' };
    expect(assertAnalysisRequest(request, CREDENTIALS, expected)).toEqual({
      attack_type: 'blackbox',
      defense_bestonly: 'no',
      encryption_strategy: '0',
      input_dimensions: '28,28,1',
      model_api_details: 'na',
      model_framework: 'tensorflow',
      normalize_data: 'yes',
      number_of_attack_queries: '20000',
      number_of_classes: '10',
      use_model_api: 'no',
      vulnerability_threshold: '0',
      color_space: 'rgb',
    });
  });

  it('goes to the other spelling of the path where the environment says so', async () => {
    const script: Script = ({ path }) => jsonAnswer(path === LINEAGE_PATH ? {} : { job_id: 'j1' });
    const env = { MODEL_SECURITY_ANALYSIS_PATH: 'model_analyse' };
    const { run, requests } = await talk(script, OUTLIER, { env });
    expect(run.outputs['job-id']).toBe('j1');
    expect(requests.map(({ path }) => path)).toEqual([LINEAGE_PATH, '/prod/api/ais/v1.5/model_analyse/m1']);
  });

  it('has a model id that can leave neither its path nor its place', async () => {
    const text = OUTLIER.config.replace('"id":"m1"', '"id":"a/b?c=#d é"');
    const { requests } = await talk(interfaceScript(), { config: text });
    expect(requests.filter(isAnalysis)).toHaveLength(1);
    const expected = {
      modelId: 'a%2Fb%3Fc%3D%23d%20%C3%A9',
      task: 'image-classification',
      attack: 'outlier',
    };
    assertAnalysisRequest(only(requests.filter(isAnalysis)), CREDENTIALS, expected);
  });

  it.each([
    ['a list', jsonAnswer([{ job_id: 'j1' }])],
    ['a page', { headers: { 'content-type': 'text/html' }, body: '<p>fine</p>' }],
    ['nothing', { body: '' }],
  ])('that is answered with %s has failed, and is not sent again', async (_name, answer) => {
    const { run, requests } = await talk(interfaceScript({ analysis: () => answer }), OUTLIER);
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ status: 'error', 'failure-reason': 'unexpected-answer' });
    expect(requests.filter(isAnalysis)).toHaveLength(1);
  });
});

/** The fields that the attacks of a task share, except those of image classification. */
function sharedFields(task: string): Record<string, unknown> {
  const fields = { model_framework: 'scikit-learn', input_dimensions: '14' };
  if (task === 'time-series-forecasting') return fields;
  return {
    ...fields,
    number_of_classes: 2,
    is_category_columns: 'yes',
    categorical_columns_info: ['job', 'marital'],
  };
}
