import { damagedModel } from '../fault.ts';
import { checkLength, checkTree, integersOf } from './check-tree.ts';
import type { StoredFields } from './stored-value.ts';
import type { Tree } from './tree-ensemble.ts';

interface TreePlace {
  readonly index: number;
  readonly features: number;
  readonly output: number;
  readonly outputs: number;
  readonly leafSize: number;
  /** What the leaves are multiplied with (`dart`). */
  readonly weight: number | undefined;
  readonly room: { nodes: number };
}

/** Reads one tree. @throws ArtifactFault that says what is damaged */
export function readXgboostTree(stored: StoredFields, place: TreePlace): Tree {
  const { index, features, output, outputs, leafSize } = place;
  const nodes = stored.object('tree_param').size('num_nodes', place.room.nodes);
  place.room.nodes -= nodes;
  const list = (key: string): Float64Array => {
    const values = stored.numbers(key);
    checkLength(values, nodes, stored.wayTo(key));
    return values;
  };
  const whole = (key: string): Int32Array => integersOf(list(key), stored.wayTo(key));
  const [left, right, split] = [whole('left_children'), whole('right_children'), whole('split_indices')];
  const isDefaultLeft = list('default_left');
  const conditions = list('split_conditions').map(Math.fround);
  const columns = split.map((column, node) => (left[node] === -1 ? -1 : column));
  const categories = readCategories(stored, columns);
  const tree: Tree = {
    columns,
    cuts: conditions,
    // The categories that are listed go right.
    left: left.map((child, node) => (categories.has(node) ? (right[node] ?? -1) : child)),
    right: right.map((child, node) => (categories.has(node) ? (left[node] ?? -1) : child)),
    missing: left.map((child, node) => (isDefaultLeft[node] === 0 ? (right[node] ?? -1) : child)),
    categories,
    zeroIsMissing: new Set(),
    values: leafValues(stored, { conditions, right, columns }, place),
    output,
    linear: new Map(),
  };
  if (!Number.isInteger(output) || output < 0 || output >= outputs) {
    throw damagedModel(`tree ${String(index)} adds to output ${String(output)} of ${String(outputs)}`);
  }
  checkTree(tree, features, leafSize, `tree ${String(index)}`);
  return tree;
}

/**
 * The numbers of leaves. Those of one number stand among the thresholds. Vectors stand in `base_weights` up to version 3.0, and
 * from 3.2 on in `leaf_weights`, at the place that `right_children` names.
 */
function leafValues(
  stored: StoredFields,
  { conditions, right, columns }: { conditions: Float64Array; right: Int32Array; columns: Int32Array },
  { leafSize, weight }: TreePlace,
): Float64Array {
  const nodes = columns.length;
  const scaled = (value: number): number =>
    weight === undefined ? value : Math.fround(Math.fround(value) * weight);
  if (leafSize === 1) return conditions.map(scaled);
  const own = stored.has('leaf_weights') && stored.numbers('leaf_weights').length > 0;
  const vectors = stored.numbers(own ? 'leaf_weights' : 'base_weights').map(Math.fround);
  const values = new Float64Array(nodes * leafSize).fill(Number.NaN);
  for (let node = 0; node < nodes; node += 1) {
    if (columns[node] !== -1) continue;
    const at = (own ? (right[node] ?? -1) : node) * leafSize;
    for (let part = 0; part < leafSize; part += 1) {
      values[node * leafSize + part] = scaled(vectors[at + part] ?? Number.NaN);
    }
  }
  return values;
}

function readCategories(stored: StoredFields, columns: Int32Array): ReadonlyMap<number, ReadonlySet<number>> {
  const nodes = columns.length;
  const types = stored.has('split_type') ? stored.numbers('split_type') : new Float64Array(nodes);
  checkLength(types, nodes, stored.wayTo('split_type'));
  if (types.every((type) => type === 0)) return new Map();
  const whole = (key: string): Int32Array => integersOf(stored.numbers(key), stored.wayTo(key));
  const [all, at, starts] = [whole('categories'), whole('categories_nodes'), whole('categories_segments')];
  const sizes = whole('categories_sizes');
  checkLength(starts, at.length, stored.wayTo('categories_segments'));
  checkLength(sizes, at.length, stored.wayTo('categories_sizes'));
  const sets = new Map<number, ReadonlySet<number>>();
  for (const [place, node] of at.entries()) {
    const [start = -1, size = -1] = [starts[place], sizes[place]];
    const isInside = start >= 0 && size >= 0 && start + size <= all.length;
    if (!isInside || sets.has(node)) {
      throw damagedModel(`${stored.wayTo('categories_segments')} lies outside its categories`);
    }
    sets.set(node, new Set(all.subarray(start, start + size)));
  }
  const isComplete = types.every((type, node) => columns[node] === -1 || (type !== 0) === sets.has(node));
  if (isComplete) return sets;
  throw damagedModel(`${stored.wayTo('categories_nodes')} does not name the nodes that test categories`);
}
