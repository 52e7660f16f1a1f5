import type { FieldCounter } from '@model-security-scan/common/protobuf';
import { MODEL_LIMITS } from '../model/model-file.ts';
import { OnnxMessage } from '../model/onnx-message.ts';
import { countFields } from '../model/protobuf-messages.ts';
import { extendModel, renamed } from '../substitute/onnx-writer.ts';
import { freePrefix, type Graph, type GraphNode, graphNode, readNode, readTensorLater } from './graph.ts';

/** A model whose `If` nodes with a constant condition are replaced by the branch that is taken. */
export interface Straightened {
  readonly bytes: Uint8Array;
  readonly graph: Graph;
}

const [NODE_INPUT, NODE_OUTPUT, TENSOR_NAME] = [1, 2, 8];
const MOST_FOLLOWED = 20;

/**
 * Takes the branch of each `If` whose condition is a constant, as exporters write it. The branch's nodes are appended to the model under names of
 * their own, beside the `If`, which stays; in the graph they take its place. A branch that itself holds graphs is left.
 */
export function takeBranches(bytes: Uint8Array, graph: Graph): Straightened {
  const counter = countFields(MODEL_LIMITS.fields);
  const makers = new Map(graph.nodes.flatMap((node) => node.outputs.map((name) => [name, node] as const)));
  const prefix = freePrefix(graph, 'branch_');
  const added: Record<'nodes' | 'constants', Uint8Array[]> = { nodes: [], constants: [] };
  const initializers = new Map(graph.initializers);
  const nodes = graph.nodes.flatMap((node, place): readonly GraphNode[] => {
    const branch = node.operator === 'If' ? branchOf(node, graph, makers) : undefined;
    if (branch === undefined) return [node];
    const taken = rename(new OnnxMessage(counter, 'graph', branch), counter, `${prefix}${String(place)}_`);
    if (taken === undefined) return [node];
    added.nodes.push(...taken.nodes);
    added.constants.push(...taken.constants);
    for (const constant of taken.constants) {
      const [name, read] = readTensorLater(counter, constant);
      initializers.set(name, read);
    }
    const ends = node.outputs.map((name, index) =>
      graphNode(counter, 'Identity', [taken.outputs[index] ?? ''], [name]),
    );
    return [...taken.nodes.map((content) => readNode(counter, content)), ...ends];
  });
  if (added.nodes.length === 0) return { bytes, graph };
  return {
    bytes: extendModel(bytes, { ...added, inputs: [], outputs: [] }),
    graph: { ...graph, nodes, initializers },
  };
}

/** @returns the graph of the branch that is taken; undefined if that depends on the input */
function branchOf(
  { inputs: [condition = ''], attributes }: GraphNode,
  graph: Graph,
  makers: ReadonlyMap<string, GraphNode>,
): Uint8Array | undefined {
  let name = condition;
  let isTransposed = false;
  for (let followed = 0; followed < MOST_FOLLOWED; followed += 1) {
    const maker = makers.get(name);
    const constant =
      maker?.operator === 'Constant' ? maker.attributes.tensor('value') : graph.initializers.get(name)?.();
    const [value] = constant?.values ?? [];
    if (value !== undefined) {
      return attributes.graph((value !== 0) !== isTransposed ? 'then_branch' : 'else_branch');
    }
    if (maker === undefined || !['Identity', 'Cast', 'Not'].includes(maker.operator)) return undefined;
    if (maker.operator === 'Not') isTransposed = !isTransposed;
    name = maker.inputs[0] ?? '';
  }
  return undefined;
}

/** Gives the tensors of a branch names of their own. @returns undefined if it holds graphs */
function rename(
  branch: OnnxMessage,
  counter: FieldCounter,
  prefix: string,
):
  | { readonly nodes: Uint8Array[]; readonly constants: Uint8Array[]; readonly outputs: readonly string[] }
  | undefined {
  const nodes = branch.contents(1);
  const read = nodes.map((content) => readNode(counter, content));
  if (read.some(({ attributes }) => attributes.holdGraphs) || branch.contents(15).length > 0) {
    return undefined;
  }
  const constants = branch.contents(5);
  const own = new Set([
    ...read.flatMap(({ outputs }) => outputs),
    ...constants.map((content) => readTensorLater(counter, content)[0]),
  ]);
  own.delete('');
  const nameOf = (name: string): string => (own.has(name) ? `${prefix}${name}` : name);
  return {
    nodes: nodes.map((content) => renamed(content, [NODE_INPUT, NODE_OUTPUT], nameOf)),
    constants: constants.map((content) => renamed(content, [TENSOR_NAME], nameOf)),
    outputs: branch.contents(12).map((content) => nameOf(new OnnxMessage(counter, 'value', content).text(1))),
  };
}
