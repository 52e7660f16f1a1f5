import type { ByteSource } from '../byte-source.ts';
import { classRole, className, outermostRole } from '../model-kinds.ts';
import fitted from '../kinds/fitted.json' with { type: 'json' };
import names from '../kinds/tensor-names.json' with { type: 'json' };
import wrappers from '../kinds/wrappers.json' with { type: 'json' };
import {
  isAttackable,
  type Library,
  type ModelInputs,
  type ModelKind,
  type ModelRole,
  worthiest,
} from '../rules/model-kind.ts';
import type { Globals } from './machine/globals.ts';
import { PickleContents } from './pickle-contents.ts';
import { canonicalName } from './python-names.ts';
import type { Value } from './machine/value.ts';

const STATE_KEYS: ReadonlySet<string> = new Set(names.optimizerKeys);
const MAX_NAME_LENGTH = 100;
/** More columns would fill the log. */
const MAX_NAMES = 200;
const MAX_DEPTH = 8;
/** A small file is read a second time whatever names it uses. */
const SMALL_BYTES = 1 << 16;

/** Packages whose objects are data, or hold no model that their classes do not tell. */
const DATA =
  /^(?:_codecs|array|builtins|collections|copyreg|datetime|decimal|joblib|numpy|pandas|pathlib|pyarrow|scipy|torch|uuid)\./u;
/** Of a pickled network the class says little, and these say nothing. */
const NO_NETWORK = /^(?:torch\._|collections\.|builtins\.|numpy\.)/u;
/** Classes that hold another estimator, with the attribute that does. */
const INNER: ReadonlyMap<string, string> = new Map(
  Object.entries(wrappers).flatMap(([attribute, classes]) =>
    classes.map((name) => [name, attribute] as const),
  ),
);
/** Packages whose classes behave like those of scikit-learn, and have their own converters. */
const LIBRARY_OF: Readonly<Record<string, Library>> = {
  sklearn: 'scikit-learn',
  xgboost: 'xgboost',
  lightgbm: 'lightgbm',
  catboost: 'catboost',
  keras: 'keras',
  tensorflow: 'keras',
  torch: 'pytorch',
  __torch__: 'torchscript',
};

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
  const usesTorch = isTorch || paths.some(isOfTorch);
  const guess = guessByNames(paths, usesTorch);
  const mayMatter =
    isTorch ||
    bytes.size <= SMALL_BYTES ||
    paths.some((path) => classRole(path) !== undefined || !DATA.test(path));
  const contents = mayMatter ? PickleContents.read(bytes, start) : undefined;
  const kind = contents === undefined ? guess : describe(contents, usesTorch, guess);
  const readsText = paths.some((path) => path.startsWith('sklearn.feature_extraction.'));
  return kind !== undefined && readsText && isAttackable(kind) ? { ...kind, readsText } : kind;
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

/** If nothing says which object counts, the names of all classes do, the ones that predict first. */
function guessByNames(paths: readonly string[], usesTorch: boolean): ModelKind | undefined {
  const found = paths.flatMap((path): ModelKind[] => {
    const role = classRole(path);
    if (role === undefined || (usesTorch && role === 'scaler')) return [];
    const library = path.startsWith('sklearn.') ? 'scikit-learn' : usesTorch ? 'pytorch' : 'other';
    return [{ role, library, name: shortName(path) }];
  });
  return worthiest(found);
}

function shortName(path: string): string {
  return className(path).slice(0, MAX_NAME_LENGTH);
}

/** The outermost object counts; in a container, a model counts more than a scaler beside it. */
function describe(
  contents: PickleContents,
  usesTorch: boolean,
  guess: ModelKind | undefined,
): ModelKind | undefined {
  const { root } = contents;
  if (contents.isTensor(root)) return { role: 'data', library: 'pytorch' };
  const own = usesTorch
    ? describeOutermost(contents, networkRole, 'pytorch')
    : describeOutermost(contents, outermostRole, 'other');
  if (own !== undefined) return own;
  const held = worthiest([...fittedObjects(contents), guess].filter((one) => one !== undefined));
  if (held !== undefined && isAttackable(held) && contents.classOf(root) === undefined) return held;
  const weights = usesTorch ? contents.tensors().kind('pytorch') : undefined;
  if (weights !== undefined && weights.role !== 'data') return weights;
  if (held !== undefined && held.role !== 'training-state') return held;
  const isState = [...contents.entries(root).keys()].some((key) => STATE_KEYS.has(key));
  return isState ? { role: 'training-state', library: 'pytorch' } : (held ?? weights);
}

/** Names of parts of networks end like those of scalers, so that these say nothing. */
function networkRole(path: string): ModelRole | undefined {
  if (NO_NETWORK.test(path)) return undefined;
  const role = classRole(path);
  return role === 'language-model' || role === 'tokenizer' || role === 'training-state' ? role : 'predictor';
}

/** Describes the outermost object: of a pipeline its last step decides. @param ownLibrary that of a class of the user's own */
function describeOutermost(
  contents: PickleContents,
  roleOf: (path: string) => ModelRole | undefined,
  ownLibrary: Library,
): ModelKind | undefined {
  const outer = contents.classOf(contents.root);
  const inner = innermost(contents, contents.root);
  const path = contents.classOf(inner);
  if (outer === undefined || path === undefined) return undefined;
  const role = roleOf(path) ?? fittedRole(contents, inner);
  if (role === undefined) return undefined;
  const library = LIBRARY_OF[outer.slice(0, outer.indexOf('.'))] ?? ownLibrary;
  return { role, library, name: shortName(path), ...inputsOf(contents) };
}

/** The estimator that answers: the last step of a pipeline, the best one of a search. */
function innermost(contents: PickleContents, value: Value, depth = 0): Value {
  const attribute = INNER.get(className(contents.classOf(value) ?? ''));
  const held = attribute === undefined ? undefined : contents.attributes(value).get(attribute);
  // It is another class of that name, or it was not fitted: its own name tells.
  if (held === undefined || depth > MAX_DEPTH) return value;
  const step = contents.items(contents.items(held).at(-1) ?? 0)[1] ?? 0;
  return innermost(contents, attribute === 'steps' ? step : held, depth + 1);
}

/** Tells a predictor of an unknown class, such as one that inherits from scikit-learn, by what was fitted. */
function fittedRole(contents: PickleContents, value: Value): ModelRole | undefined {
  const attributes = contents.attributes(value);
  if (!fitted.marks.some((name) => attributes.has(name))) return undefined;
  if (fitted.classifier.some((name) => attributes.has(name))) return 'classifier';
  return fitted.predictor.some((name) => attributes.has(name)) ? 'predictor' : undefined;
}

/** The predictors of unknown classes, wherever they are. */
function fittedObjects(contents: PickleContents): readonly ModelKind[] {
  return [...contents.states.keys()].flatMap((value): ModelKind[] => {
    const path = contents.classOf(value);
    if (path === undefined || DATA.test(path) || classRole(path) !== undefined) return [];
    const role = fittedRole(contents, value);
    return role === undefined ? [] : [{ role, library: 'other', name: shortName(path) }];
  });
}

/** The columns that the outermost estimator was fitted with. */
function inputsOf(contents: PickleContents): { readonly inputs?: ModelInputs } {
  const attributes = contents.attributes(contents.root);
  const count = contents.integer(attributes.get('n_features_in_') ?? 0);
  if (count === undefined) return {};
  const columns = contents.texts(attributes.get('feature_names_in_') ?? 0);
  const isNamed = columns.length === count && count <= MAX_NAMES;
  return { inputs: { count, ...(isNamed ? { names: columns } : {}) } };
}
