import { afterEach, describe, expect, it } from '@jest/globals';
import { at, textAt } from '@model-security-scan/common/json';
import { ANSWER_SHAPES } from '../service/options.ts';
import { INTERFACE_ROWS } from '../support/interface-rules.ts';
import {
  analyse,
  call,
  closeServices,
  configuration,
  messageOf,
  objectAt,
  openService,
  upload,
  VERSION_PATH,
  zipOf,
} from '../support/played-service-client.ts';

afterEach(closeServices);

describe.each(INTERFACE_ROWS)('an attack configuration of %s %s', (task, attack, list) => {
  it('is taken with exactly its fields, each a string', async () => {
    const service = await openService();
    const refused = async (change: object, message: string): Promise<void> => {
      const reply = await analyse(service, { ...configuration(task, attack), ...change });
      expect([reply.status, messageOf(reply)]).toEqual([400, expect.stringContaining(message)]);
    };
    for (const name of list.split(', ')) {
      await refused({ [name]: undefined }, name);
      await refused({ [name]: 1 }, `"${name}" must be a string, but is a number`);
    }
    await refused({ epochs: '3' }, 'unknown fields: "epochs"');
    expect(service.jobs()).toEqual([]);
    expect((await analyse(service, configuration(task, attack))).status).toBe(200);
    expect(service.jobs()).toMatchObject([{ task, kind: attack, fields: configuration(task, attack) }]);
  });

  it('asks for the usual files', async () => {
    const reply = await analyse(await openService(), configuration(task, attack));
    const slots: Readonly<Record<string, string>> = {
      'image-classification extraction': 'data label model',
      'image-classification evasion': 'data label model',
      'image-classification poisoning': 'data label model universal_data universal_label',
      'image-classification drift': 'data label reference_data reference_label',
      'image-classification outlier': 'data',
      'tabular-classification extraction': 'data minmax model',
      'tabular-classification evasion': 'data minmax model',
      'time-series-forecasting extraction': 'data minmax model',
    };
    const expected = slots[`${task} ${attack}`]?.split(' ').map((slot) => `${slot}_upload_url`);
    expect(Object.keys(objectAt(reply.body, 'urls'))).toEqual(expected);
  });
});

describe('values of an attack configuration', () => {
  it.each([
    ['number_of_classes', 'ten'],
    ['number_of_classes', '1.5'],
    ['number_of_attack_queries', '-1'],
    ['vulnerability_threshold', '.5'],
    ['input_dimensions', '(28, 28, 1)'],
    ['input_dimensions', '28,,1'],
    ['input_dimensions', '0'],
    ['normalize_data', 'true'],
    ['use_model_api', 'Yes'],
    ['model_framework', ' '],
    ['color_space', ''],
  ])('are refused with 412 where %s is "%s"', async (name, value) => {
    const reply = await analyse(await openService(), {
      ...configuration('image-classification', 'extraction'),
      [name]: value,
    });
    expect(reply.status).toBe(412);
    expect(messageOf(reply)).toContain(`${name} must be `);
  });

  it('leave the model out of the files if its API is used, and the API details out of the database', async () => {
    const service = await openService();
    const reply = await analyse(service, {
      ...configuration('image-classification', 'extraction'),
      use_model_api: 'yes',
      model_api_details: 'c2VjcmV0',
    });
    expect(Object.keys(objectAt(reply.body, 'urls'))).toEqual(['data_upload_url', 'label_upload_url']);
    const jobId = encodeURIComponent(textAt(reply.body, 'job_id') ?? '');
    const detail = await call(service, 'GET', `${VERSION_PATH}job_detail?job_id=${jobId}`);
    expect(detail.body).toMatchObject({ use_model_api: 'yes', model_api_details: '(not kept)' });
  });
});

describe('model ids', () => {
  it('are all taken unless known ones are given', async () => {
    const service = await openService({ knownModels: ['model-1', 'model-2'] });
    expect((await analyse(service, undefined, 'model-2')).status).toBe(200);
    const reply = await analyse(service, undefined, 'model-3');
    expect([reply.status, messageOf(reply)]).toEqual([412, 'model_id: there is no model "model-3"']);
  });

  it('belong to the task and the attack of their registration', async () => {
    const service = await openService({ knownModels: [] });
    const path = `${VERSION_PATH}model_registration/upload`;
    const registered = await call(service, 'POST', path, {
      task_type: 'tabular_classification',
      analysis_type: 'evasion',
    });
    expect(registered.status).toBe(200);
    const modelId = textAt(registered.body, 'data', 'model_id') ?? '';
    const urls = objectAt(registered.body, 'data', 'urls');
    expect(Object.keys(urls)).toEqual(['data_upload_url', 'minmax_upload_url', 'model_upload_url']);
    const refused = await analyse(service, configuration('image-classification', 'outlier'), modelId);
    expect([refused.status, messageOf(refused)]).toEqual([412, expect.stringContaining('registered for')]);

    const archive = await zipOf('rows');
    for (const url of Object.values(urls)) expect(await upload(url, archive)).toBe(200);
    const taken = await analyse(service, configuration('tabular-classification', 'evasion'), modelId);
    expect(at(taken.body, 'urls')).toEqual({});
    expect(service.jobs()).toMatchObject([{ modelId, phase: 'completed' }]);
  });

  it.each([
    [{ task_type: 'IC', analysis_type: 'MEA', x: 1 }, 400, 'unknown field "x"'],
    [{ task_type: 'TSF', analysis_type: 'drift' }, 412, 'no drift for time-series-forecasting'],
  ])('are not given for %j', async (body, status, message) => {
    const reply = await call(await openService(), 'POST', `${VERSION_PATH}model_registration/upload`, body);
    expect([reply.status, messageOf(reply)]).toEqual([status, expect.stringContaining(message)]);
  });
});

describe('the answer to an analysis', () => {
  it('names model, job and dashboard, with a job id of 100 characters and padding', async () => {
    const service = await openService();
    const reply = await analyse(service);
    const jobId = textAt(reply.body, 'job_id') ?? '';
    expect(jobId).toMatch(/^[\w-]{98}==$/u);
    expect(reply.body).toMatchObject({
      api_version: '1.5',
      model_id: 'model-1',
      dashboard_link: `${service.baseUrl}/dashboard/${encodeURIComponent(jobId)}`,
    });
  });

  const WHERE: Readonly<Record<(typeof ANSWER_SHAPES)[number], readonly string[]>> = {
    urls: ['api_version', 'dashboard_link', 'urls.data_upload_url'],
    flat: ['api_version', 'dashboard_link', 'data_upload_url', 'label_upload_url', 'model_upload_url'],
    'data-urls': ['api_version', 'dashboard_link', 'data.model_id', 'data.urls.data_upload_url'],
    'monitor-link': ['api_version', 'monitor_link', 'urls.data_upload_url'],
    'api-version': ['ApiVersion', 'dashboard_link', 'urls.data_upload_url'],
    eva: ['api_version', 'dashboard_link', 'eva.response.job_id', 'eva.response.urls.data_upload_url'],
    'old-names': ['dashboard_link', 'ModelID', 'DataUploadURL', 'LabelUploadURL', 'ModelUploadURL'],
    'no-uploads': ['api_version', 'dashboard_link'],
  };

  it.each(ANSWER_SHAPES)('can have the shape %s', async (answerShape) => {
    const reply = await analyse(await openService({ answerShape }));
    for (const place of [...WHERE[answerShape], 'job_id', 'model_id']) {
      expect([place, textAt(reply.body, ...place.split('.'))]).toEqual([place, expect.any(String)]);
    }
    expect(at(reply.body, 'dashboard_link') === undefined).toBe(answerShape === 'monitor-link');
    expect(at(reply.body, 'api_version') === undefined).toBe(answerShape === 'api-version');
  });

  it.each([
    ['put', ['string', 'string', 'string']],
    ['post', ['object', 'object', 'object']],
    ['mixed', ['string', 'object', 'string']],
  ] as const)('asks for uploads in the form %s', async (uploadForm, types) => {
    const reply = await analyse(await openService({ uploadForm }));
    expect(Object.values(objectAt(reply.body, 'urls')).map((url) => typeof url)).toEqual(types);
  });
});
