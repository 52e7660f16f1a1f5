import { ANSWER_KINDS } from '../catalog/request-words.ts';
import { digestOf, type ModelParts } from '../compare/model-parts.ts';
import { differInWords, type TableColumn, Words } from '../dataset/tables/table-columns.ts';
import { ArtifactFault } from '../fault.ts';
import type { ModelFacts } from '../inspect/inspection.ts';
import { IS_CLASSIFIER, IS_REGRESSION, requireOneValue, SEVERAL_LABELS } from '../model/model-answer.ts';
import { categoryNumbers } from '../trees/category-names.ts';
import { answerOf, classCount, type NativeModel } from '../trees/native-model.ts';
import type { Tree } from '../trees/tree-ensemble.ts';
import { TreeVictim } from '../victim/tree-victim.ts';
import type { InspectedModel, ModelDescription, ReadModel, WantedModel } from './model-format.ts';

/** What is done with every model that this program computes itself, whatever its format. */
export function readNative(native: NativeModel, library: 'XGBoost' | 'LightGBM'): ReadModel {
  const shape = [native.model.features];
  const columns = columnsOf(native);
  const inspect = (wanted: WantedModel): InspectedModel => {
    requireFit(native, wanted);
    const isScores = ANSWER_KINDS[wanted.task] !== 'values' && answerOf(native) !== 'label';
    return {
      ...{ shape, columns, classNames: undefined },
      classes: isScores ? classCount(native) : undefined,
      takesDoubles: isDouble(native),
    };
  };
  return {
    facts: () => ({
      ...factsOf(native),
      cannotForecast: differInWords(columns.map(({ name }) => name)),
    }),
    describe: () => ({ format: library, ...describe(native) }),
    inspect: (wanted) => Promise.resolve(inspect(wanted)),
    open: (wanted, { scaleOf }) => {
      inspect(wanted);
      const kind = ANSWER_KINDS[wanted.task];
      return Promise.resolve(new TreeVictim(native, { kind, columns, scale: scaleOf?.(shape) }));
    },
  };
}

function describe({ kind, model }: NativeModel): Omit<ModelDescription, 'format'> {
  const inputs = [`${String(model.features)} columns`];
  if (kind === 'trees') return { inputs, parts: treeParts(model.trees) };
  const digests = new Map([['weights', digestNumbers(model.weights, model.base)]]);
  return { inputs, parts: { kind: 'tensors', digests } };
}

/** What a file of trees is made of. */
export function treeParts(trees: readonly Tree[]): ModelParts {
  return { kind: 'trees', digests: new Map(trees.map((tree, at) => [String(at), digestTree(tree)])) };
}

/** Sets and maps are written by their items, in order. */
function digestTree({ columns, cuts, left, right, missing, values, ...rest }: Tree): string {
  const items = JSON.stringify(rest, (_key, value: unknown) =>
    value instanceof Map || value instanceof Set ? [...value] : value,
  );
  return digestNumbers(columns, cuts, left, right, missing, values, Buffer.from(items));
}

function digestNumbers(...numbers: readonly (Int32Array | Float64Array | Uint8Array)[]): string {
  return digestOf(
    ...numbers.map(({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength)),
  );
}

function isDouble(native: NativeModel): boolean {
  return native.kind === 'trees' && native.model.arithmetic === 'double';
}

function factsOf(native: NativeModel): ModelFacts {
  const { task, model } = native;
  if (task === 'ranking') throw new ArtifactFault(RANKS);
  const isClassifier = task === 'classification';
  return {
    shape: [model.features],
    isClassifier,
    isRegression: task === 'regression',
    takesBytes: false,
    answerSize: isClassifier ? classCount(native) : model.outputs,
  };
}

const RANKS =
  'The model ranks inputs, and gives them neither classes nor values of their own. This tool does not ' +
  'attack models that rank. Remove the analysis, and add the file under accept in the config file: ' +
  '{ model: PATH, reason: WHY }.';

function requireFit(native: NativeModel, { task }: WantedModel): void {
  if (native.task === 'ranking') throw new ArtifactFault(RANKS);
  if (ANSWER_KINDS[task] === 'values') {
    if (native.task === 'classification') throw new ArtifactFault(IS_CLASSIFIER);
    requireOneValue(task, native.model.outputs);
    return;
  }
  if (native.task === 'regression') throw new ArtifactFault(IS_REGRESSION);
  if (answerOf(native) !== undefined) return;
  throw new ArtifactFault(SEVERAL_LABELS);
}

/** LightGBM numbers columns that have no names. */
const NUMBERED = /^Column_\d+$/u;

/** Trees know missing numbers, and a linear model of XGBoost adds nothing for them. */
function columnsOf({ kind, model }: NativeModel): readonly TableColumn[] {
  const { features, featureNames } = model;
  const categories = kind === 'trees' ? model.categoryNames : undefined;
  const isNamed = featureNames.length === features && !featureNames.every((name) => NUMBERED.test(name));
  return Array.from({ length: features }, (_unused, at) => {
    const names = categories?.get(at);
    return {
      name: isNamed ? featureNames[at] : undefined,
      mayLack: true,
      categories: names,
      categoryNumbers: names && categoryNumbers(names),
      others: names && new Words(),
    };
  });
}
