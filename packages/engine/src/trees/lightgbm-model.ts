import { damagedModel } from '../fault.ts';
import { shownName } from '../model/shown-name.ts';
import { lightgbmCategories } from './category-names.ts';
import { TREE_LIMITS } from './check-tree.ts';
import objectives from './lightgbm-objectives.json' with { type: 'json' };
import { type LightgbmSection, splitLightgbm } from './lightgbm-text.ts';
import { readLightgbmTree } from './lightgbm-tree.ts';
import { objectiveIn } from './native-model.ts';
import { checkSize } from './stored-value.ts';
import { categoryColumnsOf, type Link, type TreeEnsemble } from './tree-ensemble.ts';

export interface LightgbmModel {
  readonly task: string;
  readonly model: TreeEnsemble;
}

/**
 * Reads a model that LightGBM saved as text (`save_model`).
 * @source files of LightGBM 4; src/io/gbdt_model_text.cpp of LightGBM
 * @throws ArtifactFault that says what is damaged or not known
 */
export function readLightgbm(bytes: Uint8Array): LightgbmModel {
  checkSize(bytes);
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8');
  const { head, trees: sections } = splitLightgbm(text, TREE_LIMITS.trees);
  const features = head.size('max_feature_idx', 0, TREE_LIMITS.features - 1) + 1;
  const outputs = head.size('num_tree_per_iteration', 1, TREE_LIMITS.outputs);
  const { link, task } = readObjective(head);
  const room = { nodes: TREE_LIMITS.nodes, categories: TREE_LIMITS.nodes };
  const trees = sections.map((section, index) =>
    readLightgbmTree(section, { index, features, output: index % outputs, room }),
  );
  if (trees.length % outputs !== 0) {
    throw damagedModel(`it has ${String(trees.length)} trees for ${String(outputs)} outputs`);
  }
  const infos = head.has('feature_infos') ? head.text('feature_infos').split(' ') : [];
  const categoryNames = lightgbmCategories(text, infos);
  return {
    task,
    model: {
      ...{ arithmetic: 'double', features, outputs, trees, link, categoryNames },
      featureNames: head.has('feature_names') ? head.text('feature_names').split(' ') : [],
      divisor: head.has('average_output') ? Math.max(1, trees.length / outputs) : 1,
      categoryColumns: categoryColumnsOf(trees, categoryNames),
      ...{ leafSize: 1, base: new Float64Array(outputs), notes: [] },
    },
  };
}

function readObjective(head: LightgbmSection): { readonly link: Link; readonly task: string } {
  const text = head.has('objective') ? head.text('objective') : 'custom';
  const [name = '', ...options] = text.split(' ');
  const known = objectiveIn(objectives, name, text);
  return { link: linkOf(known.link, options), task: known.task };
}

function linkOf(name: string, options: readonly string[]): Link {
  if (name === 'sigmoid') return { kind: 'sigmoid', scale: slopeOf(options), isOneAgainstAll: true };
  if (options.includes('sqrt')) return { kind: 'signed-square' };
  const kinds = ['exp', 'softmax', 'log1p-exp'] as const;
  return { kind: kinds.find((kind) => kind === name) ?? 'identity' };
}

/** `sigmoid:1`: what the sum is multiplied with. */
function slopeOf(options: readonly string[]): number {
  const option = options.find((one) => one.startsWith('sigmoid:'));
  const slope = option === undefined ? 1 : Number(option.slice('sigmoid:'.length));
  if (Number.isFinite(slope) && slope > 0) return slope;
  throw damagedModel(`its objective has ${shownName(option ?? '', 40)}`);
}
