import { Unreadable } from '@model-security-scan/common/unreadable';
import { describe, expect, test } from '@jest/globals';
import { MemorySource } from '../../src/byte-source.ts';
import { looksLikeOnnx, scanOnnx } from '../../src/formats/onnx.ts';
import { looksLikeSavedModel } from '../../src/formats/saved-model.ts';
import { expectOnlyUnreadable } from '../support/hostile-bytes.ts';
import { field, integer, onnxModel } from '../../../../__tests__/support/onnx-writer.ts';
import { scanBytes } from '../support/recording-scan.ts';

const external = (path: string): Buffer =>
  Buffer.concat([field(13, Buffer.concat([field(1, 'location'), field(2, path)])), integer(14, 1)]);
const node = (operator: string, domain = '', ...attributes: readonly Buffer[]): Buffer =>
  field(
    1,
    Buffer.concat([field(4, operator), field(7, domain), ...attributes.map((bytes) => field(5, bytes))]),
  );
/** A part of the network that was compiled for a device. */
const context = (content: string): Buffer =>
  node('EPContext', 'com.microsoft', Buffer.concat([field(1, 'ep_cache_context'), field(4, content)]));
const tensor = external('../../etc/passwd');
const graphWith = (bytes: Buffer): Buffer => field(5, bytes);
const GOOD = onnxModel(Buffer.concat([node('Relu'), graphWith(external('weights.bin'))]));
const PATH = 'high onnx-external-path ../../etc/passwd';

describe('ONNX', () => {
  test('a good model has no findings', () => {
    const scan = scanBytes(scanOnnx, GOOD);
    expect(scan.lines).toEqual([]);
    expect(scan.observed).toContainEqual({ kind: 'format', format: 'onnx', version: '8' });
    expect(looksLikeOnnx(GOOD.subarray(0, 64), new MemorySource(GOOD))).toBe(true);
    expect(looksLikeSavedModel(GOOD.subarray(0, 64), new MemorySource(GOOD))).toBe(false);
  });

  test('a program for a device is for review, wherever it lies', () => {
    const lines = ['review onnx-foreign-operator com.microsoft.EPContext'];
    expect(scanBytes(scanOnnx, onnxModel(context('net.bin'))).lines).toEqual(lines);
    expect(scanBytes(scanOnnx, onnxModel(context('/\0..\0'))).lines).toEqual(lines);
  });

  test.each([
    ['an initializer', onnxModel(graphWith(tensor))],
    ['a sparse initializer', onnxModel(field(15, field(1, tensor)))],
    ['indices of a sparse initializer', onnxModel(field(15, field(2, tensor)))],
    ['an attribute', onnxModel(node('Constant', '', field(5, tensor)))],
    ['a list in an attribute', onnxModel(node('Constant', '', field(10, tensor)))],
    ['a sparse tensor in an attribute', onnxModel(node('Constant', '', field(22, field(1, tensor))))],
    ['a subgraph', onnxModel(node('If', '', field(6, graphWith(tensor))))],
    ['an inner graph', onnxModel(node('If', '', field(6, node('Loop', '', field(11, graphWith(tensor))))))],
    [
      'a function',
      onnxModel(
        node('F', 'mine'),
        field(
          25,
          Buffer.concat([
            field(1, 'F'),
            field(10, 'mine'),
            field(7, Buffer.concat([field(4, 'Constant'), field(5, field(5, tensor))])),
          ]),
        ),
      ),
    ],
    ['the training of a model', onnxModel(node('Relu'), field(20, field(1, graphWith(tensor))))],
    ['the algorithm of the training', onnxModel(node('Relu'), field(20, field(2, graphWith(tensor))))],
    ['a program for a device', onnxModel(context('../../etc/passwd'))],
    ['a second graph', Buffer.concat([GOOD, field(7, graphWith(tensor))])],
  ])('a path outside is found in %s', (_name, bytes) => {
    expect(scanBytes(scanOnnx, bytes).lines).toContain(PATH);
  });

  test.each([
    '/etc/passwd',
    'C:\\x',
    '\\\\host\\share',
    'a/../../b',
    'a\\..\\..\\b',
    'file:///x',
    '..',
    '~/x',
    ' /x',
  ])('the path %j is found', (path) => {
    expect(scanBytes(scanOnnx, onnxModel(graphWith(external(path)))).lines).toEqual([
      `high onnx-external-path ${path}`,
    ]);
  });

  test.each(['weights.bin', 'sub/weights.bin', './weights.bin', 'a..b', 'a/..b/c'])(
    'the path %j is no finding',
    (path) => {
      expect(scanBytes(scanOnnx, onnxModel(graphWith(external(path)))).lines).toEqual([]);
    },
  );

  test.each([
    [onnxModel(node('Mine', 'my.domain')), ['review onnx-foreign-operator my.domain.Mine']],
    [onnxModel(node('PythonOp', 'com.microsoft')), ['high onnx-foreign-operator com.microsoft.PythonOp']],
    [onnxModel(node('Gelu', 'com.microsoft')), []],
    [onnxModel(node('F', 'pkg'), field(25, Buffer.concat([field(1, 'F'), field(10, 'pkg')]))), []],
  ])('operators of other domains are found unless the model defines them: %#', (bytes, lines) => {
    expect(scanBytes(scanOnnx, bytes).lines).toEqual(lines);
  });

  test.each([
    ['a cut model', GOOD.subarray(0, GOOD.length - 3)],
    ['a group', Buffer.concat([GOOD, Buffer.from([0x0b])])],
    ['nesting', deepModel(300)],
  ])('%s is unreadable', (_name, bytes) => {
    expect(() => scanBytes(scanOnnx, bytes)).toThrow(Unreadable);
  });

  test('hostile bytes give findings or a refusal', () => {
    expectOnlyUnreadable(scanOnnx, GOOD);
  });
});

function deepModel(depth: number): Buffer {
  let graph = node('Relu');
  for (let level = 0; level < depth; level += 1) graph = node('If', '', field(6, graph));
  return onnxModel(graph);
}
