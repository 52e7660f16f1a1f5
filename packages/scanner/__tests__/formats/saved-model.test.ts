import { Unreadable } from '@model-security-scan/common/unreadable';
import { describe, expect, test } from '@jest/globals';
import { MemorySource } from '../../src/byte-source.ts';
import { looksLikeOnnx } from '../../src/formats/onnx.ts';
import * as savedModel from '../../src/formats/saved-model.ts';
import { expectOnlyUnreadable } from '../support/hostile-bytes.ts';
import { field, integer } from '../../../../__tests__/support/onnx-writer.ts';
import { scanBytes } from '../support/recording-scan.ts';

const node = (operator: string): Buffer => Buffer.concat([field(1, 'n'), field(2, operator)]);
const saved = (graph: Buffer, ...more: readonly Buffer[]): Buffer =>
  Buffer.concat([
    integer(1, 1),
    field(2, Buffer.concat([field(1, field(5, '2.21.0')), field(2, graph), ...more])),
  ]);
const LAMBDA = JSON.stringify({ class_name: 'Lambda', config: {} });
const CUSTOM = JSON.stringify({ class_name: 'MyLayer', config: {} });
const withMetadata = (json: string): Buffer =>
  saved(field(1, node('Add')), field(7, field(1, field(4, field(3, json)))));
const metadata = (json: string): Buffer =>
  field(1, Buffer.concat([integer(2, 0), field(3, 'root'), field(4, '_tf_keras_layer'), field(5, json)]));
const GOOD = saved(Buffer.concat([field(1, node('Add')), field(2, field(1, field(3, node('MatMul'))))]));

function looks(bytes: Buffer): readonly boolean[] {
  const source = new MemorySource(bytes);
  const forms = [
    savedModel.looksLikeSavedModel,
    savedModel.looksLikeGraph,
    savedModel.looksLikeKerasMetadata,
    looksLikeOnnx,
  ];
  return forms.map((form) => form(bytes.subarray(0, 512), source));
}

describe('SavedModel', () => {
  test('a good model has no findings', () => {
    const scan = scanBytes(savedModel.savedModel.scan, GOOD);
    expect(scan.lines).toEqual([]);
    expect(scan.observed).toContainEqual({ kind: 'framework', name: 'tensorflow', version: '2.21.0' });
  });

  test('each kind of file is recognised as itself', () => {
    expect(looks(GOOD)).toEqual([true, false, false, false]);
    expect(looks(Buffer.concat([field(1, node('Add')), field(4, integer(1, 1))]))).toEqual([
      false,
      true,
      false,
      false,
    ]);
    expect(looks(metadata(LAMBDA))).toEqual([false, false, true, false]);
    expect(looks(Buffer.from('no model'))).toEqual([false, false, false, false]);
  });

  test.each([
    ['ReadFile', 'high saved-model-file-access ReadFile'],
    ['WriteFile', 'high saved-model-file-access WriteFile'],
    ['MatchingFiles', 'high saved-model-file-access MatchingFiles'],
    ['LoadDatasetV2', 'high saved-model-file-access LoadDatasetV2'],
    ['PyFunc', 'high saved-model-code PyFunc'],
    ['EagerPyFunc', 'high saved-model-code EagerPyFunc'],
    ['Addons>Op', 'review saved-model-code Addons>Op'],
  ])('%s is found in the graph and in a function', (operator, line) => {
    expect(scanBytes(savedModel.savedModel.scan, saved(field(1, node(operator)))).lines).toEqual([line]);
    const library = saved(field(2, field(1, field(3, node(operator)))));
    expect(scanBytes(savedModel.savedModel.scan, library).lines).toEqual([line]);
    expect(scanBytes(savedModel.tensorflowGraph.scan, field(1, node(operator))).lines).toEqual([line]);
  });

  test('code in the metadata of Keras is found, inside and beside the model', () => {
    expect(scanBytes(savedModel.savedModel.scan, withMetadata(LAMBDA)).lines).toEqual([
      'critical keras-code Lambda',
    ]);
    expect(scanBytes(savedModel.kerasMetadata.scan, metadata(LAMBDA)).lines).toEqual([
      'critical keras-code Lambda',
    ]);
  });

  test('a class that TensorFlow takes from the graph is no finding', () => {
    expect(scanBytes(savedModel.savedModel.scan, withMetadata(CUSTOM)).lines).toEqual([]);
    expect(scanBytes(savedModel.kerasMetadata.scan, metadata(CUSTOM)).lines).toEqual([]);
  });

  test.each([
    ['cut', GOOD.subarray(0, GOOD.length - 1)],
    ['no message', Buffer.from('\x0b\x0b\x0b')],
    ['a number without end', Buffer.alloc(20, 0x88)],
  ])('%s is unreadable', (_name, bytes) => {
    expect(() => scanBytes(savedModel.savedModel.scan, bytes)).toThrow(Unreadable);
  });

  test('hostile bytes give findings or a refusal', () => {
    expectOnlyUnreadable(savedModel.savedModel.scan, GOOD);
    expectOnlyUnreadable(savedModel.kerasMetadata.scan, metadata(LAMBDA));
  });
});
