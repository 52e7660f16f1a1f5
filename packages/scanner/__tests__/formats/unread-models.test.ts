import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { scanAs, verdictsOf } from '../../../../__tests__/support/scan-of-file.ts';

const NOT_SCANNED = ['not-scanned opaque'];
const BINARY = Buffer.from([1, 0x80, 0xff, 7, 0, 9]);
const R_DATA = readFileSync(
  new URL('../../../../__tests__/fixtures/cases/05-r-serialized-clean/churn_promise.rds', import.meta.url),
);
const binary = (text: string): Buffer => Buffer.from(text, 'latin1');

describe('a model that is not read is not scanned, never clean', () => {
  test.each([
    ['of R', 'churn.rds', R_DATA],
    ['of R, whatever its name', 'churn.dat', R_DATA],
    ['of R, not compressed', 'churn.RData', binary('RDX3\nX\n')],
    ['of R, as text', 'data.txt', binary('A\n3\n263168\n197888\n')],
    ['of Torch7', 'net.dat', binary('\x04\0\0\0\x01\0\0\0\x03\0\0\0V 1\r\0\0\0nn.Sequential')],
    ['of Java', 'model.bin', binary('\xac\xed\0\x05sr\0\x11weka.classifiers')],
    ['of TensorRT', 'net.cache', binary('ftrt\0\0\0\0')],
    ['of MXNet', 'net-symbol.json', binary('{\n  "nodes": [\n    {\n      "op": "null",\n')],
    ['of MXNet, its weights', 'net-0000.dat', Buffer.concat([Buffer.of(0x12, 1), Buffer.alloc(14)])],
    ['in a gzip file', 'a.gz', gzipSync(binary('RKNN\0\0\0\0'))],
    ...['a.pdmodel', 'a.pdiparams', 'a.bson', 'a.t7', 'a.trt', 'a.rknn', 'a.caffemodel', 'a.rda'].map(
      (name) => ['by its name', name, BINARY] as const,
    ),
    ...[
      'a.engine',
      'a.params',
      'a.plan',
      'model.sqlite',
      'models.db',
      'model',
      'a.pkl.bak',
      'a.joblib.1',
    ].map((name) => ['by its name and bytes', name, BINARY] as const),
  ])('%s: %s', async (_what, name, content) => {
    const { verdicts, scanned } = await scanAs(name, content);
    expect(verdicts).toEqual(NOT_SCANNED);
    expect(scanned?.isModelContent === true || verdicts.length > 0).toBe(true);
  });

  test.each(['a.engine', 'a.params', 'Model', 'a.plan', 'a.pkl.bak'])('a text is none: %s', async (name) => {
    expect(await verdictsOf(name, Buffer.from('a plan of what to do\n'))).toEqual([]);
  });
});

describe('a network as text of Protobuf', () => {
  const PYTHON = 'layer { type: "Python" python_param { module: "os" } }';
  test.each([
    ['graph.pbtxt', 'versions{min_consumer:0 producer:27}node<op:"WriteFile">'],
    ['graph.pbtxt', 'library { gradient { function_name: "x" } }\nnode { name: "a" op: "PyFunc" }'],
    ['graph.pbtxt', 'node: [ { name: "a" op: "PyFunc" } ]'],
    ['graph.pbtxt', `${'# a licence\n'.repeat(20_000)}node { name: "a" op: "PyFunc" }`],
    ['saved_model.pbtxt', '\uFEFF[acme.x] {} saved_model_schema_version: 1'],
    ['model.textproto', 'ir_version: 8 graph { node { op_type: "X" } }'],
    ['graph.txt', 'version: 27 node { name: "a" op: "PyFunc" }'],
    ['net.prototxt', `name: "a"\n${PYTHON}`],
    ['net.prototxt', `${'# a licence\n'.repeat(1000)}layers: {\n  type: PYTHON\n}\n`],
    ['net.prototxt', `name: "a#b" ${PYTHON}`],
    ['net.prototxt', `name: "${'x'.repeat(300)}" layer # c\n { type: "Python" }`],
    ['net.cfg', PYTHON],
  ])('is not scanned: %s %#', async (name, text) => {
    const { verdicts, scanned } = await scanAs(name, Buffer.from(text));
    expect(verdicts).toEqual(NOT_SCANNED);
    expect(scanned?.format).toBe('network-text');
    expect(scanned?.isModelContent).toBe(true);
  });

  test.each([
    ['solver.prototxt', 'net: "net.prototxt"\nbase_lr: 0.01\n# layer { }\n'],
    ['labels.pbtxt', 'item {\n  id: 1\n  name: "layer {"\n}\n'],
    ['config.pbtxt', 'name: "a"\nplatform: "onnxruntime_onnx"\ninput [ { name: "x" dims: [ 3 ] } ]\n'],
    ['hands.pbtxt', 'node {\n  calculator: "FlowLimiter"\n  input_stream: "a"\n}\n'],
    ['net.yaml', 'layer: { type: "conv" }\nnode: { op: "x" }\n'],
    ['a.js', 'const a = { layer: { type: "conv" }, op: "" };'],
  ])('is not any other text: %s', async (name, text) => {
    expect(await verdictsOf(name, Buffer.from(text))).toEqual([]);
  });
});
