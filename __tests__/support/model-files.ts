import { gzipSync } from 'node:zlib';
import { makeZip } from './zip-writing.ts';
import { call, dict, dtype, global, integer, list, MARK, NEWOBJ, type Part } from './pickle-builder.ts';
import { pickleOf, REDUCE, text, tuple, TUPLE, whole } from './pickle-builder.ts';

export { whole };

/*
 * Files of models as the libraries write them, assembled opcode by opcode: without weights, and never loaded.
 */

/** An object of a class with attributes: `NEWOBJ` and a dict as its state. */
export function object(module: string, name: string, attributes: Readonly<Record<string, Part>>): Buffer {
  return pickleOf(global(module, name), ')', NEWOBJ, dict(attributes), 'b');
}

/** An array of texts, as NumPy pickles it. */
export function textArray(...texts: readonly string[]): Buffer {
  const parts = [global('numpy', 'ndarray'), tuple(integer(0)), text('b')];
  const made = call('numpy.core.multiarray', '_reconstruct', ...parts);
  const shape = tuple(integer(texts.length));
  return pickleOf(made, tuple(integer(1), shape, dtype('O8'), '\x89', list(...texts.map(text))), 'b');
}

const FOREST = object('sklearn.ensemble._forest', 'RandomForestClassifier', {
  estimator: object('sklearn.tree._classes', 'DecisionTreeClassifier', { n_features_in_: integer(6) }),
  n_features_in_: integer(6),
});

/** A pipeline that scales two columns, encodes a third one with texts, and classifies. */
export const PIPELINE = whole(
  object('sklearn.pipeline', 'Pipeline', {
    steps: list(
      tuple(
        text('prepare'),
        object('sklearn.compose._column_transformer', 'ColumnTransformer', {
          n_features_in_: integer(3),
          feature_names_in_: textArray('age', 'city', 'income'),
          transformers_: list(
            tuple(
              text('numbers'),
              object('sklearn.preprocessing._data', 'StandardScaler', {}),
              list(text('age'), text('income')),
            ),
            tuple(
              text('texts'),
              object('sklearn.preprocessing._encoders', 'OneHotEncoder', {
                categories_: list(textArray('Bonn', 'Rome')),
              }),
              list(text('city')),
            ),
          ),
        }),
      ),
      tuple(text('model'), FOREST),
    ),
  }),
);
export const COMPRESSED_PIPELINE = gzipSync(PIPELINE);
export const SCALER = whole(
  object('sklearn.preprocessing._data', 'StandardScaler', { n_features_in_: integer(4) }),
);
/** A dict of a model and what belongs to it. */
export const BUNDLE = whole(
  dict({
    columns: list(text('a'), text('b')),
    scaler: object('sklearn.preprocessing._data', 'StandardScaler', { n_features_in_: integer(2) }),
    model: object('sklearn.linear_model._ridge', 'Ridge', { n_features_in_: integer(2) }),
  }),
);
export const CLUSTERS = whole(object('sklearn.cluster._kmeans', 'KMeans', { n_features_in_: integer(2) }));
/** Its parts regress, and it prepares data. */
export const IMPUTER = whole(
  object('sklearn.impute._iterative', 'IterativeImputer', {
    estimator: object('sklearn.linear_model._bayes', 'BayesianRidge', {}),
  }),
);

/** A tensor, as torch pickles it: its numbers lie elsewhere. */
function tensor(...shape: readonly number[]): Buffer {
  const storage = pickleOf(
    tuple(text('storage'), global('torch', 'FloatStorage'), text('0'), text('cpu'), integer(1)),
    'Q',
  );
  const lengths = tuple(...shape.map(integer));
  return call('torch._utils', '_rebuild_tensor_v2', storage, integer(0), lengths, lengths, '\x89', dict({}));
}

/** An ordered dict of tensors. */
function stateDict(tensors: Readonly<Record<string, readonly number[]>>): Buffer {
  const items = Object.entries(tensors).flatMap(([name, shape]) => [text(name), tensor(...shape)]);
  return pickleOf(global('collections', 'OrderedDict'), ')', REDUCE, MARK, ...items, 'u');
}

const WEIGHTS = { 'conv.weight': [8, 3, 5, 5], 'conv.bias': [8], 'head.weight': [10, 8], 'head.bias': [10] };

/** The pickles inside of files of torch, by what they hold. */
export const TORCH_PICKLES = {
  weights: whole(stateDict(WEIGHTS)),
  checkpoint: whole(
    dict({
      epoch: integer(3),
      model_state_dict: stateDict(WEIGHTS),
      optimizer_state_dict: dict({ state: dict({}), param_groups: list() }),
    }),
  ),
  optimizer: whole(dict({ state: dict({ a: tensor(8, 3) }), param_groups: list(dict({ lr: integer(1) })) })),
  /** A network whose own class an old file of torch names by an id. */
  network: whole(
    pickleOf(
      ...[MARK, text('module'), global('torch.nn.modules.container', 'Sequential'), 'NN', TUPLE, 'Q'],
      ...[')', NEWOBJ, dict({ _modules: stateDict({}), _parameters: stateDict({ weight: [3, 4] }) }), 'b'],
    ),
  ),
  /** A whole network whose class is the repository's own. */
  ownNetwork: whole(object('pictures.nets', 'Digits', { _parameters: stateDict(WEIGHTS) })),
  rows: whole(dict({ x: tensor(100, 4), y: tensor(100) })),
  languageModel: whole(stateDict({ 'model.embed_tokens.weight': [99, 8], 'lm_head.weight': [99, 8] })),
} as const;

/** A file of torch around its pickle. */
export function torchZip(pickle: Buffer): Buffer {
  return makeZip([
    { name: 'net/data.pkl', content: pickle },
    { name: 'net/version', content: Buffer.from('3\n') },
  ]);
}
