import { describe, expect, it } from '@jest/globals';
import { holdsSecret, saysNone } from '../../../src/core/secret-field.ts';

const NONE = ['na', 'no', 'NA', 'No', ' na '];

describe('a word for none', () => {
  it.each(NONE)('is %j', (text) => {
    expect(saysNone(text)).toBe(true);
  });

  it.each(['', 'yes', 'nano', 'n a', 'none'])('is not %j', (text) => {
    expect(saysNone(text)).toBe(false);
  });
});

describe('a field that holds a secret', () => {
  it('are the details of the model API', () => {
    expect(holdsSecret('model_api_details', 'gAAAAABk')).toBe(true);
  });

  it.each([...NONE, ''])('are not details that are none: %j', (value) => {
    expect(holdsSecret('model_api_details', value)).toBe(false);
  });

  it.each(['use_model_api', 'model_framework', 'no_such_field', 'constructor', '__proto__'])(
    'is no other field: %s',
    (field) => {
      expect(holdsSecret(field, 'gAAAAABk')).toBe(false);
    },
  );
});
