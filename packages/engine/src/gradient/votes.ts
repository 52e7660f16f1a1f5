import { MODEL_LIMITS } from '../model/model-file.ts';
import { countFields } from '../model/protobuf-messages.ts';
import { constant, extendModel, node } from '../substitute/onnx-writer.ts';
import { GraphFlow } from './facts.ts';
import { freePrefix, type Graph, readNode, readTensorLater } from './graph.ts';
import type { HiddenScores } from './hidden-scores.ts';

/** A model with a tensor that joins the scores of its members. */
export interface JoinedVotes {
  readonly bytes: Uint8Array;
  readonly graph: Graph;
  readonly tensor: string;
  readonly peeled: readonly string[];
}

const MOST_MEMBERS = 16;
/** The spread of a member's scores: so wide that a member which was transposed, or cannot be, counts little. */
const SPREAD = 12;

/**
 * Joins the scores of nets that vote: the sum of their softmax. A climb up the scores of one says nothing of the others, and most must be
 * transposed. @returns undefined if fewer than two of those found are there side by side
 */
export function joinVotes(
  bytes: Uint8Array,
  graph: Graph,
  found: readonly HiddenScores[],
): JoinedVotes | undefined {
  const members = sideBySide(graph, found);
  const [first] = members;
  if (first === undefined || members.length < 2 || members.length > MOST_MEMBERS) return undefined;
  const prefix = freePrefix(graph, 'votes_');
  const constants = members.map(({ spread }, at) =>
    constant(`${prefix}s${String(at)}`, 'float', [SPREAD / spread]),
  );
  const nodes = members.flatMap(({ tensor }, at) => {
    const [flat, scale, scaled, chances] = ['f', 's', 'm', 'p'].map(
      (kind) => `${prefix}${kind}${String(at)}`,
    );
    return [
      node('Flatten', [tensor], flat ?? '', { axis: 1 }),
      node('Mul', [flat ?? '', scale ?? ''], scaled ?? ''),
      node('Softmax', [scaled ?? ''], chances ?? '', { axis: 1 }),
    ];
  });
  const tensor = `${prefix}sum`;
  const chances = members.map((_member, at) => `${prefix}p${String(at)}`);
  nodes.push(node('Sum', chances, tensor));
  const counter = countFields(MODEL_LIMITS.fields);
  return {
    bytes: extendModel(bytes, { nodes, constants, inputs: [], outputs: [] }),
    graph: {
      ...graph,
      nodes: [...graph.nodes, ...nodes.map((content) => readNode(counter, content))],
      initializers: new Map([
        ...graph.initializers,
        ...constants.map((content) => readTensorLater(counter, content)),
      ]),
    },
    tensor,
    peeled: first.peeled,
  };
}

function sideBySide(graph: Graph, found: readonly HiddenScores[]): readonly HiddenScores[] {
  const names = new Set(found.map(({ tensor }) => tensor));
  return found.filter(({ tensor, order, spread }) => {
    const flow = new GraphFlow(graph, tensor);
    const before = flow.nodes.flatMap(({ outputs }) => outputs);
    const isFirst = !before.some((name) => name !== tensor && names.has(name));
    return isFirst && order === undefined && spread > 0 && flow.isActive(tensor);
  });
}
