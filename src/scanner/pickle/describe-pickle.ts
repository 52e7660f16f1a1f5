import type { ByteSource } from '../byte-source.ts';
import { classRole, className, outermostRole } from '../kinds/class-role.ts';
import { TensorFacts } from '../kinds/tensor-facts.ts';
import names from '../kinds/tensor-names.json' with { type: 'json' };
import { MODEL_ROLES, type ModelKind, type ModelRole } from '../rules/model-kind.ts';
import { describeEstimator } from './describe-estimator.ts';
import type { Globals } from './globals.ts';
import { ObjectGraph } from './object-graph.ts';
import { canonicalName } from './python-names.ts';
import type { Value } from './value.ts';

const TENSOR = /^torch\._(?:utils|tensor)\._rebuild_/u;
const STATE_KEYS: ReadonlySet<string> = new Set(names.optimizerKeys);
const WEIGHT_KEYS: ReadonlySet<string> = new Set(names.weightKeys);
/** Of the outermost object the parts that are looked at. */
const MOST_PARTS = 100;
const MAX_NAME_LENGTH = 100;
const MAX_DEPTH = 3;
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
    isTorch || bytes.size <= SMALL_BYTES || paths.some((path) => classRole(path) !== undefined);
  const graph = mayMatter ? ObjectGraph.read(bytes, start) : undefined;
  const usesTorch = isTorch || paths.some((path) => path.startsWith('torch.'));
  const seen = graph === undefined ? undefined : describeObject(graph, graph.root, usesTorch);
  return seen ?? guessByNames(paths, usesTorch);
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

function worthiest(kinds: readonly ModelKind[]): ModelKind | undefined {
  const rank = ({ role }: ModelKind): number => MODEL_ROLES.indexOf(role);
  return kinds.toSorted((one, other) => rank(one) - rank(other))[0];
}

function describeObject(graph: ObjectGraph, root: Value, usesTorch: boolean): ModelKind | undefined {
  const weights = describeWeights(graph, root);
  if (weights !== undefined && weights.role !== 'data') return weights;
  if (isTensor(graph, root)) return { role: 'data', library: 'pytorch' };
  const own = describeEstimator(graph, root, usesTorch ? networkRole : outermostRole);
  if (own !== undefined) return usesTorch ? { ...own, library: networkLibrary(graph, root) } : own;
  const held = describeParts(graph, root);
  if (held !== undefined && held.role !== 'training-state' && held.role !== 'data') return held;
  const isState = [...graph.entries(root).keys()].some((key) => STATE_KEYS.has(key));
  return isState ? { role: 'training-state', library: 'pytorch' } : (held ?? weights);
}

/** A network that was compiled to TorchScript has the classes of a package of its own. */
function networkLibrary(graph: ObjectGraph, root: Value): 'torchscript' | 'pytorch' {
  return graph.classOf(root)?.startsWith('__torch__.') === true ? 'torchscript' : 'pytorch';
}

/** Describes what a dict or list holds that counts most. */
function describeParts(graph: ObjectGraph, root: Value): ModelKind | undefined {
  const entries: (readonly [string | undefined, Value])[] = [...graph.entries(root)];
  const items = graph.items(root).map((item) => [undefined, item] as const);
  return worthiest(
    [...entries, ...items].slice(0, MOST_PARTS).flatMap(([key, part]) => {
      const kind = describeWeights(graph, part) ?? describeEstimator(graph, part, classRole);
      return kind === undefined ? [] : [withKey(kind, key)];
    }),
  );
}

function withKey(kind: ModelKind, key: string | undefined): ModelKind {
  return key === undefined ? kind : { ...kind, key: key.slice(0, MAX_NAME_LENGTH) };
}

/** Of a pickled network the class says little: names of parts of networks end like those of scalers. */
function networkRole(path: string): ModelRole | undefined {
  if (TENSOR.test(path) || /^(?:torch\._|collections\.|builtins\.|numpy\.)/u.test(path)) return undefined;
  const role = classRole(path);
  return role === 'language-model' || role === 'tokenizer' || role === 'training-state' ? role : 'predictor';
}

/** The weights of a network: a dict of tensors, or one of the usual keys of a checkpoint that has it. */
function describeWeights(graph: ObjectGraph, value: Value, depth = 0): ModelKind | undefined {
  const facts = new TensorFacts();
  const entries = graph.entries(value);
  for (const [key, entry] of entries) {
    if (isTensor(graph, entry)) facts.add(key, shapeOf(graph, entry));
  }
  const kind = facts.kind('pytorch');
  if ((kind !== undefined && kind.role !== 'data') || depth > 0) return kind;
  const inner = [...entries].filter(([key]) => WEIGHT_KEYS.has(key));
  return (
    worthiest(
      inner.flatMap(([key, entry]) => {
        const held = describeWeights(graph, entry, 1);
        return held === undefined ? [] : [withKey(held, key)];
      }),
    ) ?? kind
  );
}

function isTensor(graph: ObjectGraph, value: Value): boolean {
  return TENSOR.test(graph.classOf(value) ?? '');
}

/** A tensor is rebuilt from storage, offset, size and stride; a parameter from a tensor. */
function shapeOf(graph: ObjectGraph, tensor: Value, depth = 0): readonly number[] | undefined {
  const [first = 0, , size = 0] = graph.argumentsOf(tensor);
  if (depth < MAX_DEPTH && isTensor(graph, first)) return shapeOf(graph, first, depth + 1);
  const shape = graph.items(size).map((length) => graph.integer(length));
  return shape.length > 0 && shape.every((length) => length !== undefined) ? shape : undefined;
}
