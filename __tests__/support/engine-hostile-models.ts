/** Models that do harm, for the engine's tests. */
import { nodesOf } from './onnx-notation.ts';
import {
  attributeOf,
  BOOL,
  field,
  floats,
  graphModel,
  graphOf,
  INT64,
  integer,
  longs,
  nodeOf,
  onnxModel,
  smallModel,
  tensorOf,
  valueOf,
} from './onnx-writer.ts';

/** A loop that never ends: its condition stays true. */
export function endlessLoop(): Buffer {
  const body = graphOf({
    nodes: nodesOf('go_on = Identity(go); w = Add(v, one)'),
    tensors: [tensorOf('one', [], floats(1))],
    inputs: [valueOf('step', [], INT64), valueOf('go', [], BOOL), valueOf('v', undefined)],
    outputs: [valueOf('go_on', [], BOOL), valueOf('w', undefined)],
  });
  return smallModel(
    [
      {
        operator: 'Loop',
        inputs: ['', 'true', 'input'],
        outputs: ['output'],
        attributes: [attributeOf('body', 5, field(6, body))],
      },
    ],
    [tensorOf('true', [], Buffer.from([1]), BOOL)],
  );
}

/** A model that makes a tensor of many zeros, and adds its sum to the input. */
export function zeros(elements: number): Buffer {
  return sumOf('largest = ReduceMax(input) keepdims=0; many = Expand(largest, size)', elements);
}

/** The same in one operator. */
export function constantOfShape(elements: number): Buffer {
  return sumOf('many = ConstantOfShape(size)', elements);
}

function sumOf(many: string, elements: number): Buffer {
  return graphModel(`${many}; sum = ReduceSum(many) keepdims=0; output = Add(input, sum)`, {
    tensors: [tensorOf('size', [1], longs(elements), INT64)],
    inputs: [valueOf('input', ['N', 4])],
    outputs: [valueOf('output', ['N', 4])],
  });
}

/** The spellings of "the numbers are in another file". */
export const EXTERNAL = {
  data_location: integer(14, 1),
  'an unknown data_location': integer(14, 7),
  'a negative data_location': integer(14, -1),
  external_data: field(13, Buffer.concat([field(1, 'location'), field(2, '../../etc/passwd')])),
  'an empty external_data': field(13, Buffer.alloc(0)),
  both: Buffer.concat([integer(14, 1), field(13, field(1, 'location'))]),
};

/** The places of a file that hold tensors. */
export const PLACES: Readonly<Record<string, (tensor: Buffer) => Buffer>> = {
  'an initial value': (tensor) => onnxModel(graphOf({ tensors: [tensor] })),
  'an attribute': (tensor) => inAttribute(attributeOf('value', 4, field(5, tensor))),
  'a list of tensors': (tensor) => inAttribute(attributeOf('values', 9, field(10, tensor))),
  'a sparse initial value': (tensor) => onnxModel(graphOf({ sparseTensors: [field(1, tensor)] })),
  'the places of a sparse tensor': (tensor) => onnxModel(graphOf({ sparseTensors: [field(2, tensor)] })),
  'a sparse attribute': (tensor) => inAttribute(attributeOf('sparse_value', 11, field(22, field(1, tensor)))),
  'a list of sparse tensors': (tensor) => inAttribute(attributeOf('sparse', 12, field(23, field(2, tensor)))),
  'a graph inside': (tensor) => inAttribute(attributeOf('body', 5, field(6, graphOf({ tensors: [tensor] })))),
  'a list of graphs': (tensor) =>
    inAttribute(attributeOf('bodies', 10, field(11, graphOf({ tensors: [tensor] })))),
  'a graph inside a graph': (tensor) => {
    const inner = graphOf({ nodes: [constant(attributeOf('value', 4, field(5, tensor)))] });
    return inAttribute(attributeOf('body', 5, field(6, inner)));
  },
};

function constant(attribute: Buffer): Buffer {
  return nodeOf({ operator: 'Constant', inputs: [], outputs: ['c'], attributes: [attribute] });
}

/** A model with this attribute in its only node. */
export function inAttribute(attribute: Buffer): Buffer {
  return onnxModel(graphOf({ nodes: [constant(attribute)] }));
}

/** Graphs inside graphs. */
export function nested(depth: number): Buffer {
  let graph = graphOf({ nodes: nodesOf('b = Identity(a)') });
  for (let level = 1; level < depth; level += 1) {
    graph = graphOf({ nodes: [constant(attributeOf('body', 5, field(6, graph)))] });
  }
  return onnxModel(graph);
}

/** A million nodes, each of which does nothing. */
export function manyNodes(count: number): Buffer {
  const [node = Buffer.alloc(0)] = nodesOf('a = Relu(a)');
  return onnxModel(graphOf({ nodes: new Array<Buffer>(count).fill(node) }));
}
