import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { readModel } from '../../../engine/src/formats/read-model.ts';
import { type ModelKind, modelKindOf, type ModelRole } from '../../src/rules/model-kind.ts';
import {
  field,
  type GraphParts,
  graphOf,
  INT64,
  longs,
  nodeOf,
  onnxModel,
  tensorOf,
  valueOf,
} from '../../../../__tests__/support/onnx-writer.ts';
import { scanAs } from '../../../../__tests__/support/scan-of-file.ts';
import { TORCH_PICKLES, torchZip } from '../../../../__tests__/support/model-files.ts';
import { makeZip } from '../../../../__tests__/support/zip-writing.ts';

const UBJ = readFileSync(new URL('../../../../__tests__/fixtures/models/xgboost.ubj', import.meta.url));

async function kindOf(content: Buffer | string, name = 'model.bin'): Promise<ModelKind | undefined> {
  const { scanned } = await scanAs(name, Buffer.from(content));
  return scanned === undefined ? undefined : modelKindOf(scanned);
}

/** Why the engine does not take an ONNX file; empty if it takes it. */
function refusalOf(content: Buffer): string {
  try {
    readModel([{ name: 'a.onnx', bytes: content.length, read: () => content }]).facts();
    return '';
  } catch (error) {
    return String(error);
  }
}

describe('the kind of other models', () => {
  const LIGHTGBM =
    'tree\nversion=v4\nnum_class=1\nmax_feature_idx=1\nobjective=regression\nfeature_names=age city\n\nTree=0\n\nend of trees\n';
  const XGBOOST = JSON.stringify({
    learner: {
      feature_names: ['a "b"', 'c'],
      learner_model_param: { num_feature: '2' },
      objective: { name: 'binary:logistic' },
    },
  });
  it.each([
    ['XGBoost in JSON', XGBOOST, { role: 'classifier', inputs: { count: 2, names: ['a "b"', 'c'] } }],
    ['XGBoost in Universal Binary JSON', UBJ, { role: 'classifier', library: 'xgboost' }],
    ['an old ranking of XGBoost', XGBOOST.replace('binary:logistic', 'rank:ndcg'), { role: 'ranker' }],
    [
      'a ranking of XGBoost, whose settings come before its name',
      XGBOOST.replace(
        '"name":"binary:logistic"',
        '"lambdarank_param":{"lambdarank_pair_method":"topk"},"name":"rank:ndcg"',
      ),
      { role: 'ranker' },
    ],
    ['a ranking of LightGBM', LIGHTGBM.replace('=regression', '=lambdarank'), { role: 'ranker' }],
    ['LightGBM', LIGHTGBM, { role: 'regressor', inputs: { count: 2, names: ['age', 'city'] } }],
    ['a tokenizer', '{"model":{"type":"BPE","vocab":{"a":0}}}', { role: 'tokenizer' }],
    [
      'CatBoost in JSON',
      '{"features_info":{"float_features":[{},{}]},"oblivious_trees":[]}',
      { role: 'predictor', library: 'catboost', inputs: { count: 2 } },
    ],
  ])('is told by the content of %s', async (_what, content, kind) => {
    expect(await kindOf(content, 'a.json')).toMatchObject(kind);
  });

  it.each([
    ['XGBoost in JSON', XGBOOST],
    ['XGBoost in Universal Binary JSON', UBJ],
    // The byte of a number that happens to be a brace.
    ['XGBoost in Universal Binary JSON up to a brace', UBJ, UBJ.indexOf('}', UBJ.length >> 1) + 1],
    ['LightGBM', LIGHTGBM, LIGHTGBM.indexOf('end of trees')],
  ])('is that of a damaged model if %s is cut', async (_what, content, end = content.length >> 1) => {
    expect(await kindOf(content, 'a.json')).not.toHaveProperty('isDamaged');
    expect(await kindOf(content.slice(0, end), 'a.json')).toMatchObject({ isDamaged: true });
  });

  it('is not that of a damaged model if the importances of columns follow the trees, or the file is an old one', async () => {
    const more = `${LIGHTGBM}\nfeature_importances:\nage=3\n\nparameters:\n[boosting: gbdt]\nend of parameters\n`;
    expect(await kindOf(more)).not.toHaveProperty('isDamaged');
    const old = LIGHTGBM.replace('version=v4', 'version=v2').replace('end of trees', '');
    expect(await kindOf(old)).not.toHaveProperty('isDamaged');
  });

  it('is that of a network of PyTorch if torch exported it, whatever tensors lie beside the program', async () => {
    const program = { graph_module: { graph: { nodes: [] } }, schema_version: { major: 8 } };
    const content = makeZip([
      { name: 'm/archive_format', content: Buffer.from('pt2') },
      { name: 'm/models/model.json', content: Buffer.from(JSON.stringify(program)) },
      { name: 'm/data/sample_inputs/model.pt', content: torchZip(TORCH_PICKLES.rows) },
    ]);
    expect(await kindOf(content, 'net.pt2')).toMatchObject({ role: 'predictor', library: 'pytorch' });
  });

  it('is told by the layers of Keras, with the shape of an input', async () => {
    const layers = [
      { class_name: 'InputLayer', config: { batch_shape: [null, 28, 28, 1] } },
      { class_name: 'Dense', config: { units: 10, activation: 'softmax' } },
    ];
    const config = { module: 'keras', class_name: 'Sequential', config: { layers } };
    const content = makeZip([
      { name: 'config.json', content: Buffer.from(JSON.stringify(config)) },
      { name: 'metadata.json', content: Buffer.from('{"keras_version":"3.5.0"}') },
    ]);
    expect(await kindOf(content, 'net.keras')).toEqual({
      role: 'classifier',
      library: 'keras',
      name: 'Sequential',
      inputs: { shape: [28, 28, 1] },
    });
  });

  it.each([
    ['classifier', 'TreeEnsembleClassifier', 'X'],
    ['regressor', 'LinearRegressor', 'X'],
    ['scaler', 'Scaler', 'X'],
    ['predictor', 'Gemm', 'X'],
    ['predictor', 'Gemm', 'input_ids'],
  ])('of ONNX is %s with %s and %s', async (role, operator, input) => {
    const domain = operator === 'Gemm' ? {} : { domain: 'ai.onnx.ml' };
    const graph = graphOf({
      nodes: [nodeOf({ operator, inputs: [input], outputs: ['y'], ...domain })],
      inputs: [valueOf(input, [1, 2])],
      outputs: [valueOf('y', [1, 2])],
    });
    expect(await kindOf(onnxModel(graph), 'a.onnx')).toEqual({ role, library: 'onnx' });
  });

  const PICTURES = valueOf('x', ['N', 3, 64, 64]);
  const TOKENS = valueOf('input_ids', ['N', 'L'], INT64);
  const BOXES = valueOf('boxes', [1, 84, 8400]);
  const SCORES = valueOf('scores', ['N', 10]);
  const looksUp = nodeOf({ operator: 'Gather', inputs: ['table', 'x'], outputs: ['y'] });

  /** A label and what it is made of; numbers of the file itself are left out, as if they were not there. */
  const labelled = (label: GraphParts['nodes'], columns: number, width: 'N' | 'N x 1'): GraphParts => ({
    nodes: label ?? [],
    inputs: [valueOf('x', ['N', 10])],
    outputs: [valueOf('label', width === 'N' ? ['N'] : ['N', 1], INT64), valueOf('scores', ['N', columns])],
  });
  const step = (operator: string, input: string, output: string): Buffer =>
    nodeOf({ operator, inputs: [input], outputs: [output] });
  const nearest = step('ArgMin', 'squares', 'label');
  const below = [step('Identity', 'x', 'scores'), step('Less', 'scores', 'a'), step('Cast', 'a', 'b')];
  const twoSigns = [...below, step('Mul', 'b', 'c'), step('Add', 'c', 'label')];

  it.each<[ModelRole, string, GraphParts]>([
    ['unsupervised', 'the nearest centre', labelled([step('Sqrt', 'squares', 'scores'), nearest], 6, 'N')],
    ['unsupervised', 'outliers by a level', labelled(twoSigns, 1, 'N x 1')],
    [
      'unsupervised',
      'outliers by a sign',
      labelled([step('Sign', 'scores', 'a'), step('Cast', 'a', 'label')], 1, 'N x 1'),
    ],
    ['predictor', 'the least of other numbers', labelled([step('Sqrt', 'x', 'scores'), nearest], 6, 'N')],
    ['predictor', 'two classes by a level', labelled([...below, step('Identity', 'b', 'label')], 1, 'N x 1')],
    ['predictor', 'signs beside several scores', labelled(twoSigns, 3, 'N x 1')],
  ])('of ONNX is %s with %s', async (role, _what, graph) => {
    expect(await kindOf(onnxModel(graphOf(graph)), 'a.onnx')).toEqual({ role, library: 'onnx' });
  });

  it.each<[ModelRole, string, GraphParts]>([
    ['no-class-scores', 'a detector', { inputs: [PICTURES], outputs: [BOXES] }],
    ['no-class-scores', 'segmentation', { inputs: [PICTURES], outputs: [valueOf('y', ['N', 21, 'H', 'W'])] }],
    [
      'no-class-scores',
      'segmentation that answers with labels',
      { inputs: [PICTURES], outputs: [valueOf('y', ['N', 'H', 'W'], INT64)] },
    ],
    ['language-model', 'tokens by their name', { inputs: [TOKENS], outputs: [SCORES] }],
    [
      'language-model',
      'numbers that are looked up',
      { nodes: [looksUp], inputs: [valueOf('x', ['N', 9], INT64)], outputs: [SCORES] },
    ],
    ['predictor', 'boxes beside scores of classes', { inputs: [PICTURES], outputs: [BOXES, SCORES] }],
    ['predictor', 'boxes and a label', { inputs: [PICTURES], outputs: [BOXES, valueOf('l', ['N'], INT64)] }],
    ['predictor', 'an answer of unknown shape', { inputs: [PICTURES], outputs: [valueOf('y', undefined)] }],
    ['predictor', 'windows: maybe a forecast', { inputs: [valueOf('x', ['N', 24, 3])], outputs: [BOXES] }],
    [
      'predictor',
      'a table of places that the file itself holds',
      {
        nodes: [looksUp],
        tensors: [tensorOf('x', [2, 2], longs(0, 1, 2, 3), INT64)],
        inputs: [PICTURES, valueOf('x', [2, 2], INT64)],
        outputs: [SCORES],
      },
    ],
  ])('of ONNX is %s with %s, as the engine refuses or takes it', async (role, _what, parts) => {
    const content = onnxModel(graphOf(parts));
    expect(await kindOf(content, 'a.onnx')).toEqual({ role, library: 'onnx' });

    expect(/not attacked by this tool|does not attack/u.test(refusalOf(content))).toBe(role !== 'predictor');
  });

  it('of ONNX is not told by a graph that two readers may understand differently', async () => {
    const detector = graphOf({ inputs: [PICTURES], outputs: [BOXES] });
    const classifier = field(7, graphOf({ inputs: [PICTURES], outputs: [SCORES] }));
    expect(await kindOf(onnxModel(detector, classifier), 'a.onnx')).toMatchObject({ role: 'predictor' });
    const twice = Buffer.concat([BOXES, field(1, 'y')]);
    const named = onnxModel(graphOf({ inputs: [PICTURES], outputs: [twice] }));
    expect(await kindOf(named, 'a.onnx')).toMatchObject({ role: 'predictor' });
  });
});
