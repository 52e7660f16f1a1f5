import type { Random } from '../../src/random.ts';
import { COLUMNS, integersOf } from './onnx-trees.ts';
import {
  attributeOf,
  field,
  floats,
  graphOf,
  integer,
  nodeOf,
  tensorOf,
  valueOf,
} from '../../../../__tests__/support/onnx-writer.ts';

const TREES = 6;
/** The tests with an order, LEQ, LT, GTE and GT, and those without: EQ, NEQ, MEMBER. */
const ORDERED = 4;
export const [EQUAL, MEMBER] = [4, 6];
const [INTEGER, TENSOR] = [2, 4];
const [FLOAT, UINT8, DOUBLE] = [1, 2, 11];

function tensorAttribute(name: string, count: number, raw: Buffer, type: number): Buffer {
  return attributeOf(name, TENSOR, field(5, tensorOf(name, [count], raw, type)));
}

/** How a TreeEnsemble is drawn. */
interface DrawnEnsemble {
  readonly targets: number;
  readonly mode?: number;
  /** 0 is the mean, 1 the sum, 2 the least. */
  readonly aggregate?: number;
  readonly transform?: number;
  readonly areDoubles?: boolean;
}

/** Draws trees of two levels as a TreeEnsemble of ai.onnx.ml 5, in which all trees share lists. */
export function drawnEnsemble(random: Random, drawn: DrawnEnsemble): Buffer {
  const { targets, mode, aggregate = 1, transform = 0, areDoubles = false } = drawn;
  const nodes = Array.from({ length: 3 * TREES }, (_unused, at) => ({
    ...{ isRoot: at % 3 === 0, first: at + 1, leaf: 4 * Math.floor(at / 3) + 2 * ((at % 3) - 1) },
    feature: random.integer(COLUMNS),
    split: Math.fround((random.integer(21) - 10) / 5),
    mode: mode ?? random.integer(ORDERED),
    tracksTrue: random.integer(2),
  }));
  const leaves = Array.from({ length: 4 * TREES }, () => ({
    target: random.integer(targets),
    weight: Math.fround(random.uniform() - 0.5),
  }));
  const list = (name: string, of: (node: (typeof nodes)[number]) => number): Buffer =>
    integersOf(name, nodes.map(of));
  const type = areDoubles ? DOUBLE : FLOAT;
  const numbers = (name: string, values: readonly number[]): Buffer => {
    const raw = areDoubles ? Buffer.from(Float64Array.from(values).buffer) : floats(...values);
    return tensorAttribute(name, values.length, raw, type);
  };
  const roots = Array.from({ length: TREES }, (_unused, at) => 3 * at);
  const members = nodes.flatMap(() => [1, 2, Number.NaN]);
  const attributes = [
    integersOf('tree_roots', roots),
    list('nodes_featureids', ({ feature }) => feature),
    numbers(
      'nodes_splits',
      Array.from(nodes, ({ split }) => split),
    ),
    tensorAttribute('nodes_modes', nodes.length, Buffer.from(nodes.map((node) => node.mode)), UINT8),
    list('nodes_truenodeids', ({ isRoot, first, leaf }) => (isRoot ? first : leaf)),
    list('nodes_trueleafs', ({ isRoot }) => (isRoot ? 0 : 1)),
    list('nodes_falsenodeids', ({ isRoot, first, leaf }) => (isRoot ? first + 1 : leaf + 1)),
    list('nodes_falseleafs', ({ isRoot }) => (isRoot ? 0 : 1)),
    list('nodes_missing_value_tracks_true', ({ tracksTrue }) => tracksTrue),
    integersOf(
      'leaf_targetids',
      Array.from(leaves, ({ target }) => target),
    ),
    numbers(
      'leaf_weights',
      Array.from(leaves, ({ weight }) => weight),
    ),
    attributeOf('n_targets', INTEGER, integer(3, targets)),
    attributeOf('aggregate_function', INTEGER, integer(3, aggregate)),
    attributeOf('post_transform', INTEGER, integer(3, transform)),
    ...(mode === MEMBER ? [numbers('membership_values', members)] : []),
  ];
  return ensembleModel(attributes, targets, type);
}

/** Writes a model that is one TreeEnsemble, an operator of ai.onnx.ml 5. */
function ensembleModel(attributes: readonly Buffer[], targets: number, elementType: number): Buffer {
  const ensemble = nodeOf({
    operator: 'TreeEnsemble',
    domain: 'ai.onnx.ml',
    inputs: ['input'],
    outputs: ['scores'],
    attributes,
  });
  const graph = graphOf({
    nodes: [ensemble],
    inputs: [valueOf('input', ['N', COLUMNS], elementType)],
    outputs: [valueOf('scores', ['N', targets], elementType)],
  });
  const operators = [
    field(8, integer(2, 17)),
    field(8, Buffer.concat([field(1, 'ai.onnx.ml'), integer(2, 5)])),
  ];
  return Buffer.concat([integer(1, 8), field(2, 'a test'), field(7, graph), ...operators]);
}
