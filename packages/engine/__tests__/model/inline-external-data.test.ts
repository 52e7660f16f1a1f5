import { describe, expect, it } from '@jest/globals';
import { inlineExternalData } from '../../src/model/inline-external-data.ts';
import { judgeModel } from '../../src/model/judge-model.ts';
import { MODEL_LIMITS } from '../../src/model/model-file.ts';
import { PLACES } from '../../../../__tests__/support/engine-hostile-models.ts';
import { figuresHere } from '../support/engine-small-analyses.ts';
import { faultOf } from '../support/engine-tables.ts';
import type { Files } from '../../../../__tests__/support/engine-uploads.ts';
import {
  type ExternalPlace,
  externalModel,
  externalTensor,
  modelOf,
  weightsFile,
} from '../../../../__tests__/support/external-model.ts';
import { floats, graphOf, onnxModel, tensorOf } from '../../../../__tests__/support/onnx-writer.ts';

const WEIGHTS = weightsFile(8, 1, 0, 0, 1);
const INLINE = modelOf(2, tensorOf('weights', [2, 2], floats(1, 0, 0, 1)));

function inlined(
  place: ExternalPlace,
  files: Readonly<Record<string, Buffer>> = { 'w.data': WEIGHTS },
): Uint8Array {
  return inlineExternalData(externalModel(2, place), (path) => files[path]);
}

describe('a model with external data', () => {
  it.each([
    [{ location: 'w.data', offset: 8, length: 16 }],
    [{ location: 'w.data', offset: '8' }],
    [{ location: './sub/../w.data', offset: 8 }],
  ])('is the same as one that holds its numbers: %j', (place) => {
    expect(Buffer.from(inlined(place))).toEqual(INLINE);
  });

  it.each(Object.entries(PLACES))('may have it wherever a tensor can be: %s', (_, put) => {
    const model = put(externalTensor('w', [1], { location: 'one.data' }));
    const whole = inlineExternalData(model, () => floats(7));

    expect(Buffer.from(whole)).toEqual(put(tensorOf('w', [1], floats(7))));
    expect(() => judgeModel(whole)).not.toThrow();
  });

  it('is left as it is if it has none', () => {
    expect(inlineExternalData(INLINE, () => undefined)).toBe(INLINE);
  });

  it.each([
    ['/etc/passwd', 'not below the folder of the model'],
    ['../w.data', 'not below the folder of the model'],
    ['a/../../w.data', 'not below the folder of the model'],
    ['C:/w.data', 'not below the folder of the model'],
    ['file:///w.data', 'not below the folder of the model'],
    ['a\\..\\..\\w.data', 'not below the folder of the model'],
    ['other.data', 'not beside the model, or is not a plain file inside the workspace.'],
  ])('is refused if it names %s', async (location, message) => {
    const fault = await faultOf(() => inlined({ location }));
    expect(fault).toContain(message);
    expect(fault).toContain('keeps its numbers in another file (external data)');
  });

  it.each([
    { location: 'w.data', offset: 12 },
    { location: 'w.data', offset: -8 },
    { location: 'w.data', offset: 'x' },
    { location: 'w.data', offset: 8, length: 8 },
    { location: 'w.data', offset: 0, length: 24 },
  ])('is refused if the file does not hold what the model says: %j', async (place) => {
    expect(await faultOf(() => inlined(place))).toContain('needs 16 bytes, but w.data does not hold them');
  });

  it('is refused if the same bytes are named until they are more than can be analysed', () => {
    const tensors = ['a', 'b', 'c'].map((name) => externalTensor(name, [4], { location: 'w.data' }));
    const limits = { ...MODEL_LIMITS, bytes: 40 };

    expect(() => inlineExternalData(onnxModel(graphOf({ tensors })), () => WEIGHTS, limits)).toThrow(
      'more than 40 bytes with its external data',
    );
  });
});

describe('an analysis of a model with external data', () => {
  async function score(model: Files): Promise<unknown> {
    const data = { 'data.csv': 'a,b,label\n1,0,0\n0,1,1\n3,2,0\n2,3,1\n' };
    const slots = { model, data };
    const figures = await figuresHere({ task: 'tabular-classification', attack: 'evasion', slots });
    return figures['failed'] ?? figures['score'];
  }

  const model = externalModel(2, { location: 'model.onnx.data', offset: 8, length: 16 });

  it('reads it from the files that are handed over, in whatever folder both are', async () => {
    expect(await score({ 'model.onnx': model, 'model.onnx.data': WEIGHTS })).toBe(1);
    expect(await score({ 'a/model.onnx': model, 'a/model.onnx.data': WEIGHTS })).toBe(1);
  });

  it('fails with a message that says which file is missing', async () => {
    expect(await score({ 'model.onnx': model })).toMatch(
      /^artifact: The tensor "weights" .* "model\.onnx\.data", and that is not beside the model.*external_data=False/u,
    );
  });
});
