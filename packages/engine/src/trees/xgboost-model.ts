import { ArtifactFault, damagedModel } from '../fault.ts';
import { shownName } from '../model/shown-name.ts';
import { xgboostCategories } from './category-names.ts';
import { checkLength, TREE_LIMITS } from './check-tree.ts';
import { objectiveIn } from './native-model.ts';
import { StoredFields, type StoredValue } from './stored-value.ts';
import { categoryColumnsOf, type LinearEnsemble, type Link, type TreeEnsemble } from './tree-ensemble.ts';
import objectives from './xgboost-objectives.json' with { type: 'json' };
import { readXgboostTree } from './xgboost-tree.ts';

export interface Objective {
  readonly link: Link;
  readonly margin: string;
  readonly task: string;
}

export type XgboostModel = { readonly objective: Objective } & (
  | { readonly kind: 'trees'; readonly model: TreeEnsemble }
  | { readonly kind: 'linear'; readonly model: LinearEnsemble }
);

interface Learner {
  readonly fields: StoredFields;
  readonly booster: StoredFields;
  readonly features: number;
  readonly featureNames: readonly string[];
  readonly outputs: number;
  readonly base: Float64Array;
  readonly objective: Objective;
}

/**
 * Reads a model that XGBoost saved (`save_model`), from what its JSON or Universal Binary JSON holds.
 * @source files of XGBoost 1.7, 2.1, 3.0, 3.2 and 3.4; doc/model.schema of XGBoost
 * @throws ArtifactFault that says what is damaged or not known
 */
export function readXgboost(stored: StoredValue): XgboostModel {
  const root = new StoredFields(stored, '');
  const learner = readLearner(root);
  return learner.booster.has('weights')
    ? { kind: 'linear', objective: learner.objective, model: readLinear(learner) }
    : { kind: 'trees', objective: learner.objective, model: readTrees(learner) };
}

function readLearner(root: StoredFields): Learner {
  const fields = root.object('learner');
  const param = fields.object('learner_model_param');
  const features = param.size('num_feature', TREE_LIMITS.features);
  const classes = param.size('num_class', TREE_LIMITS.outputs);
  const targets = param.has('num_target') ? param.size('num_target', TREE_LIMITS.outputs) : 1;
  const outputs = Math.max(1, classes, targets);
  const objective = readObjective(fields.object('objective').text('name'), root.numbers('version'));
  const booster = fields.object('gradient_booster');
  const inner = booster.has('gbtree') ? booster.object('gbtree') : booster;
  return {
    fields,
    booster: inner.object('model'),
    features,
    featureNames: fields.texts('feature_names'),
    outputs,
    base: readBase(param.text('base_score'), outputs, objective.margin),
    objective,
  };
}

function readObjective(name: string, version: Float64Array): Objective {
  const known = objectiveIn(objectives, name);
  return { ...known, link: linkOf(name, known.link, version) };
}

/** From version 3.3 on quantiles are put in order. Observed: 3.2.0 does not, 3.4.1 does. */
function linkOf(objective: string, name: string, [major = 0, minor = 0]: Float64Array): Link {
  if (name === 'sigmoid') return { kind: 'sigmoid', scale: 1 };
  const isNew = major > 3 || (major === 3 && minor >= 3);
  if (objective === 'reg:quantileerror' && isNew) return { kind: 'sorted' };
  const kinds = ['exp', 'softmax', 'argmax', 'step', 'softplus-sums'] as const;
  return { kind: kinds.find((kind) => kind === name) ?? 'identity' };
}

/** The score before any tree: `"5E-1"`, or a list of one for each output from version 3.1 on. */
function readBase(text: string, outputs: number, margin: string): Float64Array {
  const scores = text
    .replace(/^\[|\]$/gu, '')
    .split(',')
    .map((part) => (part.trim() === '' ? Number.NaN : Math.fround(Number(part))));
  const whole = scores.length === 1 ? Array.from({ length: outputs }, () => scores[0] ?? 0) : scores;
  const base = marginsOf(Float64Array.from(whole), margin);
  if (base.length === outputs && base.every(Number.isFinite)) return base;
  const shown = `learner.learner_model_param.base_score is "${shownName(text)}"`;
  throw damagedModel(`${shown}, which gives no start for ${String(outputs)} outputs`);
}

function marginsOf(scores: Float64Array, margin: string): Float64Array {
  if (margin === 'logit') {
    return scores.map((score) => -Math.fround(Math.log(Math.fround(Math.fround(1 / score) - 1))));
  }
  if (margin === 'log') return scores.map((score) => Math.fround(Math.log(score)));
  if (margin !== 'softplus-sums') return scores;
  return scores.map((score, index) =>
    index === 0 ? score : Math.fround(Math.log(Math.expm1(score - (scores[index - 1] ?? 0)))),
  );
}

function readLinear({ booster, features, featureNames, outputs, base, objective }: Learner): LinearEnsemble {
  const stored = booster.numbers('weights').map(Math.fround);
  checkLength(stored, (features + 1) * outputs, booster.wayTo('weights'));
  if (!stored.every(Number.isFinite)) throw damagedModel('a weight is not finite');
  // All outputs start from the first base score. Observed.
  const start = base[0] ?? 0;
  return {
    ...{ features, featureNames, outputs },
    weights: stored.subarray(0, features * outputs),
    base: stored.subarray(features * outputs).map((bias) => Math.fround(bias + start)),
    link: objective.link,
  };
}

function readTrees(learner: Learner): TreeEnsemble {
  const { booster, features, outputs, base } = learner;
  const stored = booster.objects('trees');
  const groups = booster.numbers('tree_info');
  checkLength(groups, stored.length, booster.wayTo('tree_info'));
  const drops = dropsOf(learner, stored.length);
  const { count, note } = usedTrees(learner, stored.length);
  const leafSize = stored[0]?.object('tree_param').size('size_leaf_vector', TREE_LIMITS.outputs) ?? 1;
  const isVector = leafSize > 1;
  if (stored.length > TREE_LIMITS.trees || (isVector && leafSize !== outputs)) {
    throw new ArtifactFault(
      `The model has ${String(stored.length)} trees with leaves of ${String(leafSize)} numbers; at most ` +
        `${String(TREE_LIMITS.trees)} trees with leaves of 1 or ${String(outputs)} can be read.`,
    );
  }
  const room = { nodes: TREE_LIMITS.nodes };
  const whole = { features, outputs, leafSize: isVector ? leafSize : 1, room };
  const trees = stored
    .slice(0, count)
    .map((tree, index) =>
      readXgboostTree(tree, { ...whole, index, output: groups[index] ?? 0, weight: drops?.[index] }),
    );
  const categoryNames = xgboostCategories(booster);
  return {
    ...{
      arithmetic: 'float32',
      features,
      outputs,
      trees,
      base,
      divisor: 1,
      categoryNames,
    },
    ...{ featureNames: learner.featureNames, leafSize: whole.leafSize, link: learner.objective.link },
    categoryColumns: categoryColumnsOf(trees, categoryNames),
    notes: note === undefined ? [] : [note],
  };
}

/** The weights of trees that `dart` drops by: beside `gbtree`, from version 3.4 on inside the model. */
function dropsOf({ fields, booster }: Learner, trees: number): Float64Array | undefined {
  const holder = [fields.object('gradient_booster'), booster].find((one) => one.has('weight_drop'));
  if (holder === undefined) return undefined;
  const drops = holder.numbers('weight_drop').map(Math.fround);
  checkLength(drops, trees, holder.wayTo('weight_drop'));
  return drops;
}

/**
 * The trees that predict. A model that stopped early keeps all rounds, but scikit-learn's interface to XGBoost uses those up to
 * the best one.
 */
function usedTrees(
  { fields, booster, outputs }: Learner,
  stored: number,
): { readonly count: number; readonly note?: string } {
  if (!fields.has('attributes')) return { count: stored };
  const attributes = fields.object('attributes');
  if (!attributes.has('scikit_learn') || !attributes.has('best_iteration')) return { count: stored };
  const rounds = attributes.size('best_iteration', TREE_LIMITS.trees) + 1;
  const indptr = booster.has('iteration_indptr') ? booster.numbers('iteration_indptr') : undefined;
  const parallel = booster.object('gbtree_model_param').size('num_parallel_tree', TREE_LIMITS.trees);
  const count = indptr === undefined ? rounds * Math.max(1, parallel) * outputs : (indptr[rounds] ?? stored);
  if (!Number.isInteger(count) || count < 0 || count >= stored) return { count: stored };
  return {
    count,
    note:
      `Training stopped early: the first ${String(rounds)} rounds predict, as XGBClassifier and XGBRegressor do ` +
      `(Booster.predict would use all ${String(stored)} trees).`,
  };
}
