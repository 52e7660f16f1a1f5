import { type Task, TASKS } from '@model-security-scan/engine/catalog';
import { listNames } from '@model-security-scan/common/list-names';
import type { FoundModel } from '../../decide/scan/unattacked.ts';
import type { UnattackedModel } from '../../facts/results/model-files.ts';
import { isReadFormat, type RuleId } from '@model-security-scan/scanner/rules';
import { plainLine } from '@model-security-scan/common/sanitize';
import {
  type Advice,
  CONFIG_FILE,
  DAMAGED,
  dangerous,
  EMPTY,
  MAX_PATH,
  nameOf,
  LEFT_OUT,
  ONLY_CHECKED,
  ranking,
  vectorizing,
} from './unconverted.ts';
import recipes from './recipes.json' with { type: 'json' };

interface Recipe {
  /** What has to be installed beside the library itself. */
  readonly needs: string;
  /** The extension of the file that the lines write, if it is not ONNX. */
  readonly extension?: string;
  /** Says what stands in the place of words in capitals. */
  readonly fills?: string;
  /** What else to know, a sentence each. */
  readonly note?: readonly string[];
  readonly lines: readonly string[];
}
const RECIPES: ReadonlyMap<string, Recipe> = new Map(Object.entries(recipes));

/** What the config file says that changes the advice. */
interface AboutModel {
  /** True if a Python function answers as a model: it may be what loads this file. */
  readonly mayBeLoaded?: boolean;
  /** The names of the models that are attacked: the file may be one of them in another form. */
  readonly attacked?: readonly string[];
  /** True if only checks of data name the model. */
  readonly isChecked?: boolean;
  /** True if the config file attacks it, and the run was only asked to scan files. */
  readonly isLeftOut?: boolean;
  /** The rule by which the scan fails for this file. */
  readonly flaggedBy?: RuleId | undefined;
}

/**
 * Says what to do so that a model is attacked, with the lines to paste. Names in it are untrusted, as plain text.
 * @param about what the config file says beside it
 */
export function adviseModel(model: FoundModel, about: AboutModel = {}): UnattackedModel {
  const { path, format, kind } = model;
  const className = kind.name === undefined ? {} : { className: plainLine(kind.name, 100) };
  const advice = about.isLeftOut === true ? LEFT_OUT : adviceFor(model, about);
  return { path, format, role: kind.role, ...className, ...advice };
}

const IF_LOADED =
  'If a function that predict names loads this file, add it to covers of that model: nothing else is needed. ';

function adviceFor(
  model: FoundModel,
  { isChecked = false, mayBeLoaded = false, attacked = [], flaggedBy }: AboutModel,
): Advice {
  if (model.isEmpty === true) return EMPTY;
  if (flaggedBy !== undefined && !isReadFormat(model.format)) return dangerous(flaggedBy);
  if (model.kind.isDamaged === true) return DAMAGED;
  if (model.kind.role === 'ranker') return ranking(model);
  if (model.kind.readsText === true) return vectorizing(model);
  return isChecked && isReadFormat(model.format)
    ? ONLY_CHECKED
    : conversion(model, mayBeLoaded ? IF_LOADED : formatSameModel(attacked));
}

function formatSameModel(attacked: readonly string[]): string {
  if (attacked.length === 0) return '';
  const names = attacked.length > 3 ? 'a model that is attacked' : attacked.join(' or ');
  return `If it is the same model as ${names}, add it to covers of that model: nothing else is needed. Otherwise: `;
}

function conversion(model: FoundModel, first: string): Advice {
  const recipe = isReadFormat(model.format) ? undefined : RECIPES.get(recipeName(model));
  const saved = savedPath(model, recipe);
  const lines = [
    ...(recipe?.lines ?? []).map((line) => fillLine(line, model, saved)),
    configLine(model, saved),
  ];
  const advice = [
    adviseConversion(model, recipe, lines),
    adviseFilling(lines, recipe),
    ...(recipe?.note ?? []),
    ...namesOfColumns(model),
  ];
  return { whatToDo: `${first}${advice.join(' ')}`, lines };
}

/** More columns would fill the log. */
const MAX_COLUMNS = 20;

function namesOfColumns({ kind }: FoundModel): readonly string[] {
  const { names = [] } = kind.inputs ?? {};
  if (names.length === 0) return [];
  return [`Its columns are ${listNames(names, MAX_COLUMNS, (name) => plainLine(name, 40))}.`];
}

/** Formats in which an object of a library is kept as a pickle. */
const PICKLES: readonly string[] = ['pickle', 'joblib-zfile', 'zlib', 'gzip', 'bzip2', 'xz', 'lzma'];

function recipeName({ format, kind }: FoundModel): string {
  const { library, inputs, name } = kind;
  if (library === 'pytorch') {
    if (format === 'safetensors') return 'pytorch safetensors';
    if (format === 'torch-export') return 'pytorch exported';
    return name === undefined ? 'pytorch weights' : 'pytorch';
  }
  if (library === 'keras') return inputs === undefined && name === undefined ? 'keras weights' : 'keras';
  return library === 'tensorflow' ? format : library;
}

function adviseConversion(model: FoundModel, recipe: Recipe | undefined, lines: readonly string[]): string {
  if (isReadFormat(model.format)) return `Add it to ${CONFIG_FILE} with this line in the list models.`;
  const file = plainLine(savedPath(model, recipe), MAX_PATH);
  const then = `Then add the last line to the list models of ${CONFIG_FILE}.`;
  if (recipe === undefined) {
    return `Convert it to ONNX with a converter of the library that made it, as ${file}. ${then}`;
  }
  const unpickles = lines.some((line) => /joblib\.load|weights_only=False/u.test(line));
  const trust = unpickles ? ' Loading it runs what it holds: do so only if you trust it.' : '';
  const { needs } = recipe;
  const how =
    recipe.extension === undefined
      ? `Convert it to ONNX where it was trained (it also needs ${needs}).`
      : `Save it where it was trained as ${file}, which is attacked as it is (it needs ${needs}).`;
  return `${how}${trust} ${then}${recipe.extension === undefined ? OR_CALL : ''}`;
}

const OR_CALL =
  ' Or keep it as it is, and name a Python function that calls it: predict (docs/guides/python-models.md).';

/** Explains the words in capitals that are left in the lines. */
function adviseFilling(lines: readonly string[], recipe: Recipe | undefined): string {
  const text = lines.join('\n');
  const meanings: readonly (readonly [RegExp, string])[] = [
    [/\bMODULE\b/u, recipe?.fills ?? ''],
    [/\bINPUT:0\b/u, recipe?.fills ?? ''],
    [/\bCOLUMNS\b/u, 'COLUMNS is the number of columns that it takes'],
    [/\bLENGTH\b|\bSHAPE\b/u, 'the words in zeros(...) are the shape of one input'],
    [/\btask: TASK\b/u, `TASK is one of ${TASKS.join(', ')}`],
    [/\bdata: DATA\b/u, 'DATA is the path of your data'],
  ];
  const used = meanings.filter(([pattern, meaning]) => meaning !== '' && pattern.test(text));
  return `Replace the words in capitals: ${used.map(([, meaning]) => meaning).join('; ')}.`;
}

/** Fills the places of a line: `{path}` is a text of Python, `{pathArgument}` one of a shell. */
function fillLine(line: string, { path, format, kind }: FoundModel, saved: string): string {
  const { inputs, role } = kind;
  const places: Readonly<Record<string, () => string>> = {
    path: () => pythonText(path),
    saved: () => pythonText(saved),
    pathArgument: () => shellText(path),
    savedArgument: () => shellText(saved),
    folderArgument: () => shellText(path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.'),
    columns: () => String(inputs?.count ?? 'COLUMNS'),
    loaded: () => (PICKLES.includes(format) ? `joblib.load(${pythonText(path)})` : ownLoader(path, format)),
    zipmap: () => (role === 'classifier' ? ', options={"zipmap": False}' : ''),
    shape: () =>
      ['1', ...(inputs?.shape?.map((length) => String(length ?? 'LENGTH')) ?? ['SHAPE'])].join(', '),
  };
  return line.replaceAll(/\{(\w+)\}/gu, (place, name: string) => places[name]?.() ?? place);
}

/** How a library of trees reads its own format. */
function ownLoader(path: string, format: string): string {
  const file = pythonText(path);
  if (!format.startsWith('catboost')) return `xgboost.Booster(model_file=${file})`;
  return `catboost.CatBoost().load_model(${file}${format === 'catboost-json' ? ', format="json"' : ''})`;
}

function pythonText(text: string): string {
  return JSON.stringify(plainLine(text, MAX_PATH));
}

function shellText(text: string): string {
  const plain = plainLine(text, MAX_PATH);
  if (/^[\w./][\w./-]*$/u.test(plain)) return plain;
  return `'${plain.replaceAll("'", String.raw`'\''`)}'`;
}

/** The file that is attacked: the model itself, or what it is converted to. */
function savedPath({ path, format }: FoundModel, recipe: Recipe | undefined): string {
  if (isReadFormat(format)) return path;
  const model = path.endsWith('/saved_model.pb') ? path.slice(0, path.lastIndexOf('/')) : path;
  return `${model.replace(/(?:\.weights)?\.[^./]+$/u, '')}.${recipe?.extension ?? 'onnx'}`;
}

/** The line that adds a model to the list `models` of the config file; a converted one covers the file it came from. */
function configLine({ path, kind }: FoundModel, saved: string): string {
  const file = plainLine(saved, MAX_PATH);
  const artifacts = `{ model: ${JSON.stringify(file)}, data: DATA }`;
  const covers = path === saved ? '' : ` covers: [${JSON.stringify(plainLine(path, MAX_PATH))}],`;
  return (
    `- { name: ${nameOf(file)}, task: ${taskOf(kind)}, artifacts: ${artifacts},` +
    `${covers} attacks: { extraction: {} } }`
  );
}

/** The task, if the content of the file leaves no choice. */
function taskOf({ role, library, inputs }: FoundModel['kind']): Task | 'TASK' {
  const isTable = inputs?.count !== undefined || library === 'scikit-learn';
  const dimensions = inputs?.shape?.length ?? 0;
  if (role === 'classifier' && isTable) return 'tabular-classification';
  if (role === 'regressor' && isTable) return 'tabular-regression';
  return role === 'classifier' && dimensions === 3 ? 'image-classification' : 'TASK';
}
