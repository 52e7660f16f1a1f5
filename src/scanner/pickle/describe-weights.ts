import { TensorFacts } from '../kinds/tensor-facts.ts';
import names from '../kinds/tensor-names.json' with { type: 'json' };
import { type ModelKind, worthiest } from '../rules/model-kind.ts';
import type { ObjectGraph } from './object-graph.ts';
import type { Value } from './value.ts';

export const TENSOR = /^torch\._(?:utils|tensor)\._rebuild_/u;
const WEIGHT_KEYS: ReadonlySet<string> = new Set(names.weightKeys);
const MAX_DEPTH = 3;
const MAX_KEY_LENGTH = 100;

/** The weights of a network: a dict of tensors, or one of the usual keys of a checkpoint that has it. */
export function describeWeights(graph: ObjectGraph, value: Value): ModelKind | undefined {
  const kind = describeTensors(graph, value);
  if (kind !== undefined && kind.role !== 'data') return kind;
  const inner = [...graph.entries(value)].filter(([key]) => WEIGHT_KEYS.has(key));
  return (
    worthiest(
      inner.flatMap(([key, entry]) => {
        const held = describeTensors(graph, entry);
        return held === undefined ? [] : [withKey(held, key)];
      }),
    ) ?? kind
  );
}

/** What a dict of tensors is. */
export function describeTensors(graph: ObjectGraph, value: Value): ModelKind | undefined {
  const facts = new TensorFacts();
  for (const [key, entry] of graph.entries(value)) {
    if (isTensor(graph, entry)) facts.add(key, shapeOf(graph, entry));
  }
  return facts.kind('pytorch');
}

export function isTensor(graph: ObjectGraph, value: Value): boolean {
  return TENSOR.test(graph.classOf(value) ?? '');
}

/** A tensor is rebuilt from storage, offset, size and stride; a parameter from a tensor. */
function shapeOf(graph: ObjectGraph, tensor: Value, depth = 0): readonly number[] | undefined {
  const [first = 0, , size = 0] = graph.argumentsOf(tensor);
  if (depth < MAX_DEPTH && isTensor(graph, first)) return shapeOf(graph, first, depth + 1);
  const shape = graph.items(size).map((length) => graph.integer(length));
  return shape.length > 0 && shape.every((length) => length !== undefined) ? shape : undefined;
}

/** Says under which key of a dict a model lies. */
export function withKey(kind: ModelKind, key: string | undefined): ModelKind {
  return key === undefined ? kind : { ...kind, key: key.slice(0, MAX_KEY_LENGTH) };
}
