import { describe, expect, test } from '@jest/globals';
import * as savedModel from '../../src/formats/saved-model.ts';
import { graphFunction, graphOf, type NodeParts } from '../support/graph-writer.ts';
import { field, integer } from '../../../../__tests__/support/onnx-writer.ts';
import { scanBytes } from '../support/recording-scan.ts';
import { verdictsOf } from '../../../../__tests__/support/scan-of-file.ts';

/*
 * Which operators of TensorFlow read and write files of the graph's choice. The names are those that tf.saved_model.save and
 * tf.train.Saver give.
 */

const scanModel = (graph: Buffer, ...more: readonly Buffer[]): readonly string[] =>
  scanBytes(
    savedModel.savedModel.scan,
    Buffer.concat([integer(1, 1), field(2, Buffer.concat([field(2, graph), ...more]))]),
  ).lines;

const SAVE: readonly NodeParts[] = [
  { name: 'StringJoin', operator: 'StringJoin', inputs: ['file_prefix', 'Select:output:0'] },
  { name: 'ShardedFilename', operator: 'ShardedFilename', inputs: ['StringJoin:output:0', 'shard:output:0'] },
  { name: 'SaveV2', operator: 'SaveV2', inputs: ['ShardedFilename:filename:0', 'names:output:0', 'read'] },
  { name: 'prefixes', operator: 'Pack', inputs: ['ShardedFilename:filename:0', '^SaveV2'] },
  { name: 'Merge', operator: 'MergeV2Checkpoints', inputs: ['prefixes:output:0', 'file_prefix'] },
];
const TRACED_SAVE = graphFunction('traced_save', ['file_prefix', 'read'], SAVE);
const PLACEHOLDER = { name: 'saver_filename', operator: 'Placeholder' };
const CALL = {
  name: 'StatefulPartitionedCall_1',
  operator: 'StatefulPartitionedCall',
  inputs: ['saver_filename', 'v'],
  calls: 'traced_save',
};
const PATH = { name: 'path', operator: 'Const', constant: '/tmp/x' };
const SAVED = ['high saved-model-file-access SaveV2', 'high saved-model-file-access MergeV2Checkpoints'];

describe('operators of checkpoints', () => {
  test('are clean in the functions that only the loader calls', () => {
    expect(scanModel(graphOf([PLACEHOLDER, CALL], [TRACED_SAVE]))).toEqual([]);
  });

  test.each<[string, Buffer, ...(readonly Buffer[])]>([
    ['a call with a path of the graph', graphOf([PATH, { ...CALL, inputs: ['path', 'v'] }], [TRACED_SAVE])],
    [
      'a second call, with a path of the graph',
      graphOf([PATH, PLACEHOLDER, CALL, { ...CALL, name: 'b', inputs: ['path'] }], [TRACED_SAVE]),
    ],
    [
      'a call from another function',
      graphOf(
        [PLACEHOLDER, CALL],
        [TRACED_SAVE, graphFunction('serve', ['x'], [{ ...CALL, inputs: ['x'] }])],
      ),
    ],
    [
      'a call by the name of the function',
      graphOf([PLACEHOLDER, CALL, { name: 'b', operator: 'traced_save', inputs: ['path'] }], [TRACED_SAVE]),
    ],
    ['a branch', graphOf([PLACEHOLDER, CALL, { ...CALL, name: 'b', operator: 'If' }], [TRACED_SAVE])],
    ['no call', graphOf([PLACEHOLDER], [TRACED_SAVE])],
    [
      'a function that programs call',
      graphOf([PLACEHOLDER, CALL], [TRACED_SAVE]),
      field(7, field(2, field(1, 'traced_save'))),
    ],
  ])('are found with %s', (_name, graph, ...more) => {
    expect(scanModel(graph, ...more)).toEqual(SAVED);
  });

  test('are found if a function takes a path of its own', () => {
    const nodes = [PATH, { name: 'r', operator: 'RestoreV2', inputs: ['path:output:0'] }];
    const graph = graphOf(
      [PLACEHOLDER, { ...CALL, calls: 'f' }],
      [graphFunction('f', ['file_prefix'], nodes)],
    );
    expect(scanModel(graph)).toEqual(['high saved-model-file-access RestoreV2']);
  });

  test.each([
    ['the path that tf.train.Saver has', 'model', []],
    ['another path', '/tmp/x', ['high saved-model-file-access SaveV2']],
  ])('of the main graph, with %s', (_name, constant, expected) => {
    const nodes = [
      { name: 'save/filename/input', operator: 'Const', constant },
      { name: 'save/filename', operator: 'PlaceholderWithDefault', inputs: ['save/filename/input'] },
      { name: 'save/Const', operator: 'PlaceholderWithDefault', inputs: ['save/filename'] },
      { name: 'save/SaveV2', operator: 'SaveV2', inputs: ['save/Const', 'names'] },
    ];
    expect(scanModel(graphOf(nodes))).toEqual(expected);
    expect(scanBytes(savedModel.tensorflowGraph.scan, graphOf(nodes)).lines).toEqual(expected);
  });
});

describe('operators with a text', () => {
  const print = (stream: string): NodeParts => ({
    name: 'p',
    operator: 'PrintV2',
    texts: { output_stream: stream },
  });
  test.each(['stdout', 'stderr', 'log(info)'])('PrintV2 to %s is clean', (stream) => {
    expect(scanModel(graphOf([print(stream)]))).toEqual([]);
  });

  test('PrintV2 to a file is found', () => {
    expect(scanModel(graphOf([print('file:///tmp/x')]))).toEqual(['high saved-model-file-access PrintV2']);
  });
});

describe('a table of words', () => {
  const table = { name: 'i', operator: 'InitializeTableFromTextFileV2', inputs: ['t', 'path'] };
  const asset = (name: string, file: string): Buffer =>
    field(6, Buffer.concat([field(1, field(1, name)), field(2, file)]));

  test('is clean if it reads a file of the model', () => {
    expect(scanModel(graphOf([PATH, table]), asset('path:0', 'vocab.txt'))).toEqual([]);
  });

  test('is found if it reads another file', () => {
    const found = ['high saved-model-file-access InitializeTableFromTextFileV2'];
    expect(scanModel(graphOf([PATH, table]))).toEqual(found);
    expect(scanModel(graphOf([PATH, table]), asset('other:0', 'vocab.txt'))).toEqual(found);
  });

  test('is found if the file of the model is outside of its folder', () => {
    expect(scanModel(graphOf([PATH, table]), asset('path:0', '../../x'))).toEqual([
      'high archive-path ../../x',
    ]);
  });
});

describe('fingerprint.pb', () => {
  const hashes = [1, 2, 3, 4, 5].map((number) => integer(number, 0xa7b2ab70d05n * BigInt(number)));
  const rest = [field(6, integer(1, 4)), field(7, '250772287701011684441919956321359537')];

  test('is no network, though it has the fields of one', async () => {
    expect(await verdictsOf('fingerprint.pb', Buffer.concat([...hashes, ...rest]))).toEqual([]);
  });

  test('with a graph in place of its id is a network', async () => {
    const graph = field(1, Buffer.concat([field(4, 'Evil'), field(7, 'acme.ops')]));
    const verdicts = await verdictsOf(
      'fingerprint.pb',
      Buffer.concat([...hashes, field(7, graph), field(8, '')]),
    );
    expect(verdicts).toEqual(['review onnx-foreign-operator']);
  });
});
