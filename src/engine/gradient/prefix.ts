import type { Graph } from './graph.ts';

/** @returns the beginning of names that no tensor of the model has */
export function freePrefix(graph: Graph, wanted: string): string {
  const used = [
    ...graph.inputs,
    ...graph.initializers.keys(),
    ...graph.nodes.flatMap(({ outputs }) => outputs),
  ];
  let prefix = wanted;
  while (used.some((name) => name.startsWith(prefix))) prefix += '_';
  return prefix;
}
