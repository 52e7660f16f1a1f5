import { isObject } from '@model-security-scan/common/json';
import { treeCase } from '../../../../__tests__/support/tree-models.ts';

/** So far around each row the model gives its class. */
const NEAR = 0.2;
/** Between two rows it gives one class and the other in turn, so often. */
const STRIPES = 12;
/** XGBoost's parent of a root. */
const NONE = 2_147_483_647;

/**
 * A file of XGBoost with one tree over its first column, which knows the rows .5, 1.5, 2.5 … of that column by heart: around each it gives the
 * row's class, and between two rows both classes in turn.
 */
export function rememberingModel(classes: readonly number[]): string {
  const cuts: number[] = [];
  const answers = [classes[0] ?? 0];
  for (const [row, next] of classes.slice(1).entries()) {
    const [from, to] = [row + 0.5 + NEAR, row + 1.5 - NEAR];
    for (let stripe = 0; stripe < STRIPES; stripe += 1) {
      cuts.push(from + ((to - from) * stripe) / STRIPES);
      answers.push(((classes[row] ?? 0) + 1 + stripe) % 2);
    }
    cuts.push(to);
    answers.push(next);
  }
  return withTree(balanced(cuts, answers));
}

interface Node {
  readonly left: number;
  readonly right: number;
  readonly parent: number;
  readonly value: number;
}

/** A balanced tree: answer k is given between the cuts k - 1 and k. */
function balanced(cuts: readonly number[], answers: readonly number[]): readonly Node[] {
  const nodes: Node[] = [];
  const add = (first: number, last: number, parent: number): number => {
    const place = nodes.push({ left: -1, right: -1, parent, value: answers[first] === 1 ? 3 : -3 }) - 1;
    if (first === last) return place;
    const middle = Math.floor((first + last) / 2);
    const value = Math.fround(cuts[middle] ?? 0);
    nodes[place] = { left: add(first, middle, place), right: add(middle + 1, last, place), parent, value };
    return place;
  };
  add(0, answers.length - 1, NONE);
  return nodes;
}

function withTree(nodes: readonly Node[]): string {
  const zeros = nodes.map(() => 0);
  const tree = {
    base_weights: zeros,
    ...{ categories: [], categories_nodes: [], categories_segments: [], categories_sizes: [] },
    ...{
      default_left: zeros,
      loss_changes: zeros,
      split_indices: zeros,
      split_type: zeros,
      sum_hessian: zeros,
    },
    id: 0,
    left_children: nodes.map(({ left }) => left),
    right_children: nodes.map(({ right }) => right),
    parents: nodes.map(({ parent }) => parent),
    split_conditions: nodes.map(({ value }) => value),
    tree_param: {
      ...{ num_deleted: '0', num_feature: '5', num_nodes: String(nodes.length), size_leaf_vector: '1' },
    },
  };
  return JSON.stringify(JSON.parse(treeCase('xgboost-binary').model), (key, value: unknown) => {
    if (key === 'trees') return [tree];
    if (key === 'tree_info') return [0];
    if (key === 'iteration_indptr') return [0, 1];
    if (key === 'base_score') return '[5E-1]';
    if (key === 'gbtree_model_param' && isObject(value)) return { ...value, num_trees: '1' };
    return value;
  });
}
