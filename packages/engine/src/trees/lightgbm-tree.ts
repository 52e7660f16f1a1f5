import { ArtifactFault, damagedModel } from '../fault.ts';
import { checkTree } from './check-tree.ts';
import type { LightgbmSection } from './lightgbm-text.ts';
import { nextAbove } from './next-number.ts';
import { type LinearLeaf, type Tree, ZERO_THRESHOLD } from './tree-ensemble.ts';

interface TreePlace {
  readonly index: number;
  readonly features: number;
  readonly output: number;
  /** The nodes, and the members of sets of categories, that the model may still have. */
  readonly room: { nodes: number; categories: number };
}

/** The bits of `decision_type`, and what its third and fourth say of missing values. */
const [IS_CATEGORY, IS_DEFAULT_LEFT] = [1, 2];
const [NEVER_MISSING, ZERO_IS_MISSING] = [0, 1];

/** Reads one tree. Inner nodes keep their numbers; leaf `i` is node `inner + i`. @throws ArtifactFault */
export function readLightgbmTree(section: LightgbmSection, place: TreePlace): Tree {
  const leaves = section.size('num_leaves', 1, place.room.nodes);
  const inner = leaves - 1;
  const nodes = leaves + inner;
  place.room.nodes -= nodes;
  const splits = readSplits(section, inner, place);
  const values = section.numbers('leaf_value', leaves);
  const tree: Tree = {
    columns: padded(splits.columns, nodes, -1),
    cuts: Float64Array.from({ length: nodes }, (_, node) => splits.cuts[node] ?? Number.NaN),
    left: padded(splits.left, nodes, -1),
    right: padded(splits.right, nodes, -1),
    missing: padded(splits.missing, nodes, -1),
    categories: splits.categories,
    zeroIsMissing: splits.zeroIsMissing,
    values: Float64Array.from({ length: nodes }, (_, node) =>
      node < inner ? 0 : (values[node - inner] ?? 0),
    ),
    output: place.output,
    linear: readLinearLeaves(section, leaves, inner, place.features),
  };
  checkTree(tree, place.features, 1, `tree ${String(place.index)}`);
  return tree;
}

type Splits = Pick<Tree, 'columns' | 'cuts' | 'left' | 'right' | 'missing' | 'categories' | 'zeroIsMissing'>;

function readSplits(section: LightgbmSection, inner: number, { room, index }: TreePlace): Splits {
  if (inner === 0) {
    const none = new Int32Array(0);
    const places = { columns: none, left: none, right: none, missing: none };
    return { ...places, cuts: new Float64Array(0), categories: new Map(), zeroIsMissing: new Set() };
  }
  const types = section.integers('decision_type', inner);
  const thresholds = section.numbers('threshold', inner);
  const child = (key: string): Int32Array =>
    section.integers(key, inner).map((one) => (one < 0 ? inner + ~one : one));
  const [left, right] = [child('left_child'), child('right_child')];
  const isCategory = (node: number): boolean => ((types[node] ?? 0) & IS_CATEGORY) !== 0;
  const cuts = thresholds.map(cutAbove);
  return {
    ...{ columns: section.integers('split_feature', inner), cuts, left, right },
    missing: types.map((type, node) => {
      const isLeft = isCategory(node) ? false : isMissingLeft(type, cuts[node] ?? 0);
      return (isLeft ? left[node] : right[node]) ?? -1;
    }),
    categories: readCategories(section, thresholds, isCategory, room, index),
    zeroIsMissing: new Set(
      [...types.keys()].filter((node) => !isCategory(node) && missingType(types[node]) === ZERO_IS_MISSING),
    ),
  };
}

function missingType(type = 0): number {
  return (type >> 2) & 3;
}

/** A missing number counts as 0, unless the node knows missing ones. */
function isMissingLeft(type: number, cut: number): boolean {
  return missingType(type) === NEVER_MISSING ? 0 < cut : (type & IS_DEFAULT_LEFT) !== 0;
}

/** LightGBM goes left up to the threshold, and takes numbers around 0 for 0. */
function cutAbove(threshold: number): number {
  if (threshold >= -ZERO_THRESHOLD && threshold < 0) return -ZERO_THRESHOLD;
  return nextAbove(threshold >= 0 && threshold <= ZERO_THRESHOLD ? ZERO_THRESHOLD : threshold);
}

/** Sets of categories as bits: those of node n stand between two boundaries, which its threshold names. They go left. */
function readCategories(
  section: LightgbmSection,
  thresholds: Float64Array,
  isCategory: (node: number) => boolean,
  room: { categories: number },
  index: number,
): ReadonlyMap<number, ReadonlySet<number>> {
  const nodes = [...thresholds.keys()].filter(isCategory);
  if (nodes.length === 0) return new Map();
  const boundaries = section.integers('cat_boundaries');
  const words = section.numbers('cat_threshold');
  return new Map(
    nodes.map((node) => {
      const set = thresholds[node] ?? -1;
      const [start = -1, end = -1] = [boundaries[set], boundaries[set + 1]];
      if (start < 0 || end < start || end > words.length) {
        const where = `node ${String(node)} of tree ${String(index)}`;
        throw damagedModel(`${where} names categories outside cat_threshold`);
      }
      return [node, membersOf(words.subarray(start, end), room)] as const;
    }),
  );
}

function membersOf(words: Float64Array, room: { categories: number }): ReadonlySet<number> {
  const members = new Set<number>();
  for (const [place, word] of words.entries()) {
    for (let bit = 0; bit < 32; bit += 1) {
      if (((word >>> bit) & 1) === 1) members.add(place * 32 + bit);
    }
  }
  room.categories -= members.size;
  if (room.categories >= 0) return members;
  throw new ArtifactFault('The model names more categories than can be read: 20 million over all its nodes.');
}

function readLinearLeaves(
  section: LightgbmSection,
  leaves: number,
  inner: number,
  features: number,
): ReadonlyMap<number, LinearLeaf> {
  if (!section.has('is_linear') || section.text('is_linear') !== '1') return new Map();
  const constants = section.numbers('leaf_const', leaves);
  const counts = section.integers('num_features', leaves);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const columns = section.integers('leaf_features', total);
  const coefficients = section.numbers('leaf_coeff', total);
  const numbers = [...constants, ...coefficients];
  if (!numbers.every(Number.isFinite) || columns.some((column) => column < 0 || column >= features)) {
    throw damagedModel('a linear leaf has a column that does not exist, or a coefficient that is not finite');
  }
  let at = 0;
  return new Map(
    [...counts].map((count, leaf) => {
      const [start, constant = 0] = [at, constants[leaf]];
      at += count;
      const own = { columns: columns.subarray(start, at), coefficients: coefficients.subarray(start, at) };
      return [inner + leaf, { constant, ...own }];
    }),
  );
}

function padded(values: Int32Array, length: number, padding: number): Int32Array {
  const whole = new Int32Array(length).fill(padding);
  whole.set(values);
  return whole;
}
