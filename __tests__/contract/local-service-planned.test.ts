import { afterEach, describe, expect, it } from '@jest/globals';
import { at, isObject } from '../../src/core/json.ts';
import type { ServiceOptions } from '../../service/options.ts';
import { analyse, closeServices, configuration, openService } from '../support/local-service-client.ts';

afterEach(closeServices);

const PLAN: ServiceOptions = {
  planOf: (_modelId, attack) =>
    attack === 'evasion' ? { slots: ['data', 'model', 'minmax'], threshold: 0.2 } : undefined,
};
const FIELDS = { ...configuration('tabular-classification', 'evasion'), input_dimensions: 'na' };

describe('an analysis that the client has planned', () => {
  it('is asked for exactly the files that were planned', async () => {
    const { body } = await analyse(await openService(PLAN), configuration('image-classification', 'evasion'));
    const urls = at(body, 'urls');
    expect(isObject(urls) ? Object.keys(urls) : []).toEqual([
      'data_upload_url',
      'model_upload_url',
      'minmax_upload_url',
    ]);
  });

  it('may leave to the model file what it says itself', async () => {
    expect((await analyse(await openService(PLAN), FIELDS)).status).toBe(200);
    expect((await analyse(await openService(), FIELDS)).status).toBe(412);
  });

  it('still has values of the right form', async () => {
    const fields = { ...FIELDS, use_model_api: 'perhaps' };
    expect((await analyse(await openService(PLAN), fields)).status).toBe(412);
  });
});
