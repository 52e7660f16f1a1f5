import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ArtifactFault } from '../../src/fault.ts';
import { judgeModel } from '../../src/model/judge-model.ts';
import { MODEL_LIMITS } from '../../src/model/model-file.ts';
import { refusedFormat } from '../../src/model/refused-format.ts';
import {
  EXTERNAL,
  inAttribute,
  manyNodes,
  nested,
  PLACES,
} from '../../../../__tests__/support/engine-hostile-models.ts';
import {
  attributeOf,
  field,
  floats,
  graphOf,
  INT64,
  integer,
  longs,
  nodeOf,
  onnxModel,
  smallModel,
  tensorOf,
  valueOf,
  linearModel,
  matrix,
} from '../../../../__tests__/support/onnx-writer.ts';

const LINEAR = linearModel({ weights: matrix('1 0', '0 1', '1 1') });

/** A model with this graph, or of this tensor. */
const graphed = (parts: Parameters<typeof graphOf>[0]): Buffer => onnxModel(graphOf(parts));
const holding = (...tensor: Parameters<typeof tensorOf>): Buffer =>
  graphed({ tensors: [tensorOf(...tensor)] });

function faultOf(model: Uint8Array, limits = MODEL_LIMITS): string {
  try {
    judgeModel(model, limits);
    return 'accepted';
  } catch (error) {
    return error instanceof ArtifactFault ? error.message : `no fault of the file: ${String(error)}`;
  }
}

describe('a model that is in order', () => {
  test('tells its inputs, outputs and nodes', () => {
    const { inputs, outputs, nodes, opset } = judgeModel(LINEAR);

    expect(inputs).toEqual([{ name: 'input', kind: 'tensor', elementType: 1, shape: [undefined, 3] }]);
    expect(outputs).toEqual([{ name: 'logits', kind: 'tensor', elementType: 1, shape: [undefined, 2] }]);
    expect(nodes.map(({ operator }) => operator)).toEqual(['Cast', 'Flatten', 'Gemm']);
    expect(opset).toBe(17);
  });

  test('may list constants among its inputs, as old exporters do', () => {
    const graph = graphOf({
      tensors: [tensorOf('w', [1], floats(1))],
      inputs: [valueOf('input', [0, -1, 3]), valueOf('w', [1])],
    });

    expect(judgeModel(onnxModel(graph)).inputs).toEqual([
      { name: 'input', kind: 'tensor', elementType: 1, shape: [undefined, undefined, 3] },
    ]);
  });
});

describe('a model that refers to other files', () => {
  const cases = Object.entries(PLACES).flatMap(([place, put]) =>
    Object.entries(EXTERNAL).map(([spelling, part]) => ({
      place,
      spelling,
      model: put(tensorOf('w', [1], floats(1), 1, part)),
    })),
  );

  test.each(cases)('is refused: $spelling in $place', ({ model }) => {
    expect(faultOf(model)).toContain('keeps its numbers in another file (external data)');
  });

  test.each(Object.entries(PLACES))('is no matter of the place: a tensor in %s is accepted', (_, put) => {
    expect(faultOf(put(tensorOf('w', [1], floats(1))))).toBe('accepted');
  });
});

describe('a model that onnxruntime has optimized', () => {
  test.each(['FusedConv', 'QLinearAdd', 'Gelu'])('is accepted with %s, which only computes', (operator) => {
    const added = { operator, inputs: ['input'], outputs: ['output'], domain: 'com.microsoft' };

    expect(faultOf(smallModel([added]))).toBe('accepted');
  });
});

describe('a hostile model', () => {
  const foreign = { operator: 'Steal', inputs: ['input'], outputs: ['output'], domain: 'com.example' };
  const hostile: Readonly<Record<string, readonly [Buffer, string]>> = {
    'a foreign operator': [smallModel([foreign]), 'the operator Steal of the domain com.example'],
    'an operator of onnxruntime that reads a file': [
      smallModel([{ ...foreign, operator: 'EPContext', domain: 'com.microsoft' }]),
      'the operator EPContext of the domain com.microsoft',
    ],
    'a foreign operator in a graph inside': [
      inAttribute(attributeOf('body', 5, field(6, graphOf({ nodes: [nodeOf(foreign)] })))),
      'the operator Steal of the domain com.example',
    ],
    'a domain behind a byte order mark': [
      smallModel([{ ...foreign, domain: '\ufeffai.onnx' }]),
      'Only operators of ai.onnx, ai.onnx.ml and some of com.microsoft are run',
    ],
    'training information': [onnxModel(graphOf({}), field(20, Buffer.alloc(0))), 'training information'],
    'functions of its own': [onnxModel(graphOf({}), field(25, field(1, 'f'))), 'inline_local_functions'],
    'two graphs': [onnxModel(graphOf({}), field(7, graphOf({}))), 'field 7 of a model occurs twice'],
    'no graph': [integer(1, 8), 'holds no graph'],
    'one operator twice': [graphed({ nodes: [Buffer.concat([field(4, 'Relu'), field(4, 'If')])] }), 'twice'],
    'a wrong data_location': [holding('w', [1], floats(1), 1, field(14, '\u0001')), 'has a wrong type'],
    'a tensor of 64 GiB': [holding('w', [2 ** 17, 2 ** 17], floats(1)), '131072 x 131072 numbers'],
    'a tensor that is larger than its bytes': [holding('w', [2], floats(1)), 'the file holds fewer'],
    'a tensor with a negative side': [holding('w', [-4, -4], floats(1)), 'impossible dimensions'],
    'a sparse tensor of 64 GiB': [
      graphed({
        sparseTensors: [
          Buffer.concat([
            ...[field(1, tensorOf('v', [1], floats(1))), field(2, tensorOf('i', [1], longs(0), INT64))],
            integer(3, 2 ** 34),
          ]),
        ],
      }),
      'sparse tensor',
    ],
    'too many nodes': [manyNodes(50_001), 'more than 50000 nodes'],
    'graphs inside graphs, 13 deep': [nested(13), 'more than 12 deep'],
    'graphs inside graphs, 2000 deep': [nested(2000), 'more than 12 deep'],
    'a length beyond the file': [
      Buffer.concat([Buffer.from([0x3a]), Buffer.alloc(9, 0xff), Buffer.from([0x01])]),
      'damaged or cut short',
    ],
    text: [Buffer.from('This is no model.\n'.repeat(100)), 'damaged or cut short'],
  };

  test.each(Object.entries(hostile))('%s is refused by name', (_, [model, reason]) => {
    expect(faultOf(model)).toContain(reason);
  });

  test('is refused by the number of its fields', () => {
    const model = onnxModel(graphOf({}), Buffer.alloc(2000, integer(5, 0)));

    expect(faultOf(model, { ...MODEL_LIMITS, fields: 500 })).toContain('too many parts');
  });

  test('may nest graphs as deep as is allowed', () => {
    expect(faultOf(nested(12))).toBe('accepted');
  });

  test('is refused by its size before it is looked at', () => {
    expect(faultOf(LINEAR, { ...MODEL_LIMITS, bytes: LINEAR.length - 1 })).toContain('at most');
  });

  test('only ever gives a fault, wherever it is cut', () => {
    for (let length = 0; length < LINEAR.length; length += 1) {
      expect(faultOf(LINEAR.subarray(0, length))).not.toContain('no fault of the file');
    }
  });

  test('only ever gives a fault, whatever bytes it is made of', () => {
    const change = fc.tuple(fc.nat(LINEAR.length - 1), fc.nat(255));
    const changes = fc.array(change, { minLength: 1, maxLength: 8 });

    fc.assert(
      fc.property(changes, (changed) => {
        const model = Buffer.from(LINEAR);
        for (const [at, byte] of changed) model[at] = byte;
        expect(faultOf(model)).not.toContain('no fault of the file');
      }),
    );
  });
});

describe('a model of another format', () => {
  const zip = (name: string): Buffer =>
    Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), Buffer.alloc(26), Buffer.from(name)]);
  const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
  const formats: readonly (readonly [string, Buffer, string])[] = [
    ['model.pkl', latin('\u0080\u0004\u0095'), 'if you trust where it comes from, load it and write it anew'],
    ['model.joblib', latin('x\u009c\u0001'), 'skl2onnx.to_onnx'],
    ['model.bin', latin('\u0080\u0005\u0095'), 'skl2onnx.to_onnx'],
    ['model.h5', latin('\u0089HDF\r\n\u001a\nrest'), 'tf2onnx.convert --keras'],
    ['model.keras', zip('config.json'), 'tf2onnx.convert --keras'],
    ['saved_model.pb', latin('\b\u0001'), 'tf2onnx.convert --saved-model'],
    ['model.tflite', latin('\u001c\0\0\0TFL3rest'), 'tf2onnx.convert --tflite'],
    ['model.pt', zip('model/constants.pkl'), 'torch.onnx.export(model.eval(), example, "model.onnx"'],
    ['weights', zip('archive/data.pkl'), 'torch.onnx.export'],
    ['old.pth', latin('\u0080\u0002\u008a\nlü\u009cFù '), 'torch.onnx.export'],
    ['model.safetensors', latin('\u0040\0\0\0\0\0\0\0{"a":{}}'), 'torch.onnx.export'],
    ['model.json', latin('{"learner":{"learner_train_param":{}}}'), 'model.save_model("model.ubj")'],
    ['state.json', latin('{"Config":{}}'), 'model.save_model("model.ubj")'],
    ['dump.json', latin('[\n  { "nodeid": 0, "leaf": 1 }]'), 'model.save_model("model.ubj")'],
    ['dump.txt', latin('booster[0]:\n0:leaf=1\n'), 'model.save_model("model.ubj")'],
    ['model.bst', latin('binf\0\0\0?'), 'Load it with XGBoost 2'],
    ['dump.json', latin('{"name":"tree","version":"v4"}'), 'booster.save_model("model.txt")'],
    ['old.txt', latin('tree\nnum_class=1\n'), 'booster.save_model("model.txt")'],
    ['cat.cbm', latin('CBM1rest'), 'format="onnx"'],
    ['c.json', latin('{"features_info":{},"oblivious_trees":[],"scale_and_bias":[1,[0]]}'), 'format="onnx"'],
    ['model.onnx', latin('version https://git-lfs.github.com/spec/v1\n'), 'lfs: true'],
    ['model.onnx', Buffer.alloc(0), 'is empty'],
  ];

  test.each(formats)('%s is told by its content, with the converter', (name, content, advice) => {
    expect(refusedFormat(content, name)).toContain(advice);
  });

  test('is not seen in an ONNX file', () => {
    expect(refusedFormat(LINEAR, 'model.onnx')).toBeUndefined();
  });
});
