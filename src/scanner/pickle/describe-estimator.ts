import { className } from '../kinds/class-role.ts';
import fitted from '../kinds/fitted.json' with { type: 'json' };
import wrappers from '../kinds/wrappers.json' with { type: 'json' };
import type { Library, ModelInputs, ModelKind, ModelRole } from '../rules/model-kind.ts';
import type { ObjectGraph } from './object-graph.ts';
import type { Value } from './value.ts';

/** More columns are named by nobody, and would fill the log. */
const MAX_NAMES = 200;
const MAX_NAME_LENGTH = 100;
const MAX_DEPTH = 8;
const MAX_STEPS = 50;

/** Classes that hold another estimator, with the attribute that does. */
const INNER: ReadonlyMap<string, string> = new Map(
  Object.entries(wrappers).flatMap(([attribute, names]) => names.map((name) => [name, attribute] as const)),
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
};

/**
 * Describes an estimator as scikit-learn makes them: of a pipeline its last step decides, and its first one says what it
 * takes.
 * @param path the class of the object
 * @returns undefined if the object is nothing that predicts or prepares data
 */
export function describeEstimator(
  graph: ObjectGraph,
  value: Value,
  roleOf: (path: string) => ModelRole | undefined,
): ModelKind | undefined {
  const outer = graph.classOf(value);
  const inner = innermost(graph, value, 0);
  const path = inner === undefined ? undefined : graph.classOf(inner);
  if (outer === undefined || path === undefined) return undefined;
  const role = roleOf(path) ?? fittedRole(graph, inner);
  if (role === undefined) return undefined;
  const inputs = inputsOf(graph, value, 0);
  return {
    role,
    library: LIBRARY_OF[outer.slice(0, outer.indexOf('.'))] ?? 'other',
    name: className(path).slice(0, MAX_NAME_LENGTH),
    ...(inputs === undefined ? {} : { inputs }),
  };
}

/**
 * Tells a predictor of an unknown class, such as one of the repository's own that inherits from one of scikit-learn, by what
 * was fitted.
 */
function fittedRole(graph: ObjectGraph, value: Value | undefined): ModelRole | undefined {
  const attributes = graph.attributes(value ?? 0);
  if (!fitted.marks.some((name) => attributes.has(name))) return undefined;
  if (fitted.classifier.some((name) => attributes.has(name))) return 'classifier';
  return fitted.predictor.some((name) => attributes.has(name)) ? 'predictor' : undefined;
}

/** The estimator that answers: the last step of a pipeline, the best one of a search. */
function innermost(graph: ObjectGraph, value: Value, depth: number): Value | undefined {
  const path = graph.classOf(value);
  if (path === undefined || depth > MAX_DEPTH) return undefined;
  const attribute = INNER.get(className(path));
  if (attribute === undefined) return value;
  const held = graph.attributes(value).get(attribute);
  // It is another class of that name, or it was not fitted: its own name tells.
  if (held === undefined) return value;
  const last = attribute === 'steps' ? graph.items(graph.items(held).at(-1) ?? 0)[1] : held;
  return last === undefined ? undefined : innermost(graph, last, depth + 1);
}

/** What an estimator was fitted with. A pipeline or a search says nothing itself: its first step does. */
function inputsOf(graph: ObjectGraph, value: Value, depth: number): ModelInputs | undefined {
  const path = graph.classOf(value);
  if (path === undefined || depth > MAX_DEPTH) return undefined;
  const attributes = graph.attributes(value);
  const attribute = INNER.get(className(path));
  const held = attribute === undefined ? undefined : attributes.get(attribute);
  if (held !== undefined) {
    const first = attribute === 'steps' ? graph.items(graph.items(held)[0] ?? 0)[1] : held;
    return first === undefined ? undefined : inputsOf(graph, first, depth + 1);
  }
  const given = attributes.get('n_features_in_') ?? attributes.get('_n_features_in');
  const count = given === undefined ? undefined : graph.integer(given);
  return count === undefined ? undefined : columnsOf(graph, value, count);
}

/** The columns of an estimator that was fitted with so many. */
function columnsOf(graph: ObjectGraph, value: Value, count: number): ModelInputs {
  const names = textsOf(graph, graph.attributes(value).get('feature_names_in_'));
  const isNamed = names?.length === count && count <= MAX_NAMES;
  const texts = textColumns(graph, value, isNamed ? names : []);
  return { count, ...(isNamed ? { names } : {}), ...(texts === undefined ? {} : { texts }) };
}

/** The columns that an encoder of a ColumnTransformer has seen texts in. Undefined if it is not known. */
function textColumns(
  graph: ObjectGraph,
  value: Value,
  names: readonly string[],
): readonly number[] | undefined {
  const path = graph.classOf(value) ?? '';
  const attributes = graph.attributes(value);
  if (className(path) !== 'ColumnTransformer') {
    const kinds = encodedKinds(graph, value, 0);
    return kinds?.flatMap((isText, column) => (isText ? [column] : []));
  }
  const found = new Set<number>();
  for (const item of graph.items(attributes.get('transformers_') ?? 0).slice(0, MAX_STEPS)) {
    const [, transformer = 0, columns = 0] = graph.items(item);
    const kinds = encodedKinds(graph, transformer, 0) ?? [];
    const numbers = graph
      .items(columns)
      .slice(0, MAX_NAMES)
      .map((column) => columnNumber(graph, column, names));
    if (kinds.length > 0 && kinds.length !== numbers.length) return undefined;
    for (const [index, isText] of kinds.entries()) {
      const number = numbers[index];
      if (number === undefined) return undefined;
      if (isText) found.add(number);
    }
  }
  return [...found].toSorted((one, other) => one - other);
}

function columnNumber(graph: ObjectGraph, column: Value, names: readonly string[]): number | undefined {
  const name = graph.text(column);
  if (name === undefined) return graph.integer(column);
  const index = names.indexOf(name);
  return index < 0 ? undefined : index;
}

/** For each column of an encoder, also inside of a pipeline, whether its categories are texts. */
function encodedKinds(graph: ObjectGraph, value: Value, depth: number): readonly boolean[] | undefined {
  if (depth > 1) return undefined;
  const attributes = graph.attributes(value);
  const categories = attributes.get('categories_');
  if (categories !== undefined) {
    return graph.items(categories).map((array) => /^[OU]/u.test(elementCode(graph, array)));
  }
  const steps = graph
    .items(attributes.get('steps') ?? 0)
    .slice(0, MAX_STEPS)
    .map((step) => graph.items(step)[1] ?? 0);
  return steps.map((step) => encodedKinds(graph, step, depth + 1)).find((kinds) => kinds !== undefined);
}

/** The code of an array's element type: `f8`, `O8`. */
function elementCode(graph: ObjectGraph, array: Value): string {
  const type = graph.attributes(array).get('dtype') ?? graph.stateOf(array)[2] ?? 0;
  return graph.text(graph.argumentsOf(type)[0] ?? 0) ?? '';
}

/** The texts of an array of objects. */
function textsOf(graph: ObjectGraph, array: Value | undefined): readonly string[] | undefined {
  if (array === undefined) return undefined;
  const list = graph.stateOf(graph.contentOf(array) ?? array)[4];
  if (list === undefined) return undefined;
  const texts = graph.items(list).map((item) => graph.text(item));
  const isWhole = texts.every((text) => text !== undefined && text.length <= MAX_NAME_LENGTH);
  return isWhole ? texts.filter((text) => text !== undefined) : undefined;
}
