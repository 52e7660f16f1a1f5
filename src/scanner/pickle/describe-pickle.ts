import type { ByteSource } from '../byte-source.ts';
import { classRole, className, outermostRole } from '../kinds/class-role.ts';
import names from '../kinds/tensor-names.json' with { type: 'json' };
import {
  isAttackable,
  type ModelKind,
  type ModelRole,
  type Obstacle,
  worthiest,
} from '../rules/model-kind.ts';
import { describeEstimator } from './describe-estimator.ts';
import { describeParts, isPlainData } from './describe-parts.ts';
import { describeWeights, isTensor, TENSOR } from './describe-weights.ts';
import type { Globals } from './globals.ts';
import { ObjectGraph } from './object-graph.ts';
import { canonicalName } from './python-names.ts';
import type { Value } from './value.ts';

const STATE_KEYS: ReadonlySet<string> = new Set(names.optimizerKeys);
const MAX_NAME_LENGTH = 100;
/** A small file is read a second time whatever names it uses. */
const SMALL_BYTES = 1 << 16;

/**
 * Says what a pickle holds: an estimator, the weights of a network, the state of an optimizer. The file is read a second
 * time for it, since the judgement of a pickle keeps no objects; that is done only if a name in it tells that it may matter.
 * @param start where the pickle begins
 */
export function describePickle(
  bytes: ByteSource,
  start: number,
  globals: Globals,
  isTorch: boolean,
): ModelKind | undefined {
  const paths = pathsOf(globals);
  const mayMatter =
    isTorch ||
    bytes.size <= SMALL_BYTES ||
    paths.some((path) => classRole(path) !== undefined || !isPlainData(path));
  const graph = mayMatter ? ObjectGraph.read(bytes, start) : undefined;
  const usesTorch = isTorch || paths.some(isOfTorch);
  const guess = guessByNames(paths, usesTorch);
  const kind = graph === undefined ? guess : describeObject(graph, { usesTorch, guess });
  const obstacle = obstacleOf(paths);
  return kind === undefined || obstacle === undefined || !isAttackable(kind) ? kind : { ...kind, obstacle };
}

/** What converters of scikit-learn fail at, by the classes in a file. */
function obstacleOf(paths: readonly string[]): Obstacle | undefined {
  const isText = (path: string): boolean => path.startsWith('sklearn.feature_extraction.');
  if (paths.some(isText)) return 'reads-text';
  return paths.some((path) => className(path) === 'VotingClassifier') ? 'votes' : undefined;
}

/**
 * Says what pickles hold that cannot be read to their end: a model, whatever the names so far say, since the object that
 * counts may be missing.
 */
export function describeDamaged(globals: Globals): ModelKind {
  const paths = pathsOf(globals);
  const guess = guessByNames(paths, paths.some(isOfTorch));
  const kind: ModelKind =
    guess !== undefined && isAttackable(guess) ? guess : { role: 'predictor', library: 'other' };
  return { ...kind, isDamaged: true };
}

function isOfTorch(path: string): boolean {
  return path.startsWith('torch.');
}

function pathsOf(globals: Globals): readonly string[] {
  return Array.from({ length: globals.count }, (_, number) => {
    const { module, name } = globals.get(number);
    return canonicalName(module, name);
  });
}

/** Nothing says which object counts: the names of all classes do, the ones that predict first. */
function guessByNames(paths: readonly string[], usesTorch: boolean): ModelKind | undefined {
  const found = paths.flatMap((path): ModelKind[] => {
    const role = classRole(path);
    if (role === undefined || (usesTorch && role === 'scaler')) return [];
    const library = path.startsWith('sklearn.') ? 'scikit-learn' : usesTorch ? 'pytorch' : 'other';
    return [{ role, library, name: className(path).slice(0, MAX_NAME_LENGTH) }];
  });
  return worthiest(found);
}

/** What the names in a pickle say. */
interface ByNames {
  readonly usesTorch: boolean;
  readonly guess: ModelKind | undefined;
}

function describeObject(graph: ObjectGraph, { usesTorch, guess }: ByNames): ModelKind | undefined {
  const { root } = graph;
  const weights = describeWeights(graph, root);
  if (weights !== undefined && weights.role !== 'data') return weights;
  if (isTensor(graph, root)) return { role: 'data', library: 'pytorch' };
  const own = describeEstimator(graph, root, usesTorch ? networkRole : outermostRole);
  if (own !== undefined) return usesTorch ? { ...own, library: networkLibrary(graph, root) } : own;
  const held = describeParts(graph, root, guess);
  if (held !== undefined && held.role !== 'training-state' && held.role !== 'data') return held;
  const isState = [...graph.entries(root).keys()].some((key) => STATE_KEYS.has(key));
  return isState ? { role: 'training-state', library: 'pytorch' } : (held ?? weights ?? guess);
}

/** A network that was compiled to TorchScript has the classes of a package of its own. */
function networkLibrary(graph: ObjectGraph, root: Value): 'torchscript' | 'pytorch' {
  return graph.classOf(root)?.startsWith('__torch__.') === true ? 'torchscript' : 'pytorch';
}

/** Of a pickled network the class says little: names of parts of networks end like those of scalers. */
function networkRole(path: string): ModelRole | undefined {
  if (TENSOR.test(path) || /^(?:torch\._|collections\.|builtins\.|numpy\.)/u.test(path)) return undefined;
  const role = classRole(path);
  return role === 'language-model' || role === 'tokenizer' || role === 'training-state' ? role : 'predictor';
}
