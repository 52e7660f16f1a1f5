import { damagedModel } from '../fault.ts';
import type { Tree } from './tree-ensemble.ts';

export const TREE_LIMITS = {
  trees: 100_000,
  nodes: 20_000_000,
  depth: 1024,
  outputs: 10_000,
  features: 1_000_000,
} as const;

/**
 * Checks that the nodes from the root on are a tree whose leaves can be summed: no node is reached twice, every child and column exists,
 * cuts are numbers, leaves are finite. @throws ArtifactFault that names the node, and the tree as `where`
 */
export function checkTree(tree: Tree, features: number, leafSize: number, where: string): void {
  const nodes = tree.columns.length;
  const isSeen = new Uint8Array(nodes);
  let level = [0];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > TREE_LIMITS.depth) {
      fail(where, `is more than ${String(TREE_LIMITS.depth)} levels deep`);
    }
    const next: number[] = [];
    for (const node of level) {
      const at = `node ${String(node)} of ${where}`;
      if (node < 0 || node >= nodes) fail(where, `names node ${String(node)} of ${String(nodes)}`);
      if (isSeen[node] === 1) fail(at, 'is reached twice');
      isSeen[node] = 1;
      if (tree.columns[node] === -1) checkLeaf(tree, node, leafSize, at);
      else next.push(...childrenOf(tree, node, features, at));
    }
    level = next;
  }
}

function checkLeaf(tree: Tree, node: number, leafSize: number, at: string): void {
  const values = tree.values.subarray(node * leafSize, (node + 1) * leafSize);
  if (values.length < leafSize || !values.every(Number.isFinite)) fail(at, 'has no finite value');
}

function childrenOf(tree: Tree, node: number, features: number, at: string): readonly number[] {
  const [column = -1, left = -1, right = -1] = [tree.columns[node], tree.left[node], tree.right[node]];
  if (column < 0 || column >= features) {
    fail(at, `tests column ${String(column)} of ${String(features)}`);
  }
  if (!tree.categories.has(node) && Number.isNaN(tree.cuts[node] ?? Number.NaN)) {
    fail(at, 'has a threshold that is not a number');
  }
  return [left, right];
}

function fail(where: string, what: string): never {
  throw damagedModel(`${where} ${what}`);
}

/** Turns stored numbers into integers. @throws ArtifactFault if one is a fraction, or beyond 32 bits */
export function integersOf(values: Float64Array, way: string): Int32Array {
  const whole = Int32Array.from(values);
  if (!whole.every((value, index) => value === values[index])) {
    fail(way, 'holds a number that is not a 32-bit integer');
  }
  return whole;
}

/** @throws ArtifactFault if a list has another length than its node count says */
export function checkLength(values: { readonly length: number }, expected: number, way: string): void {
  if (values.length !== expected) {
    fail(way, `has ${String(values.length)} entries; ${String(expected)} were expected`);
  }
}
