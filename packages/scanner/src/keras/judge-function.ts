import classes from './known-classes.json' with { type: 'json' };
import { finding, type Found } from '../rules/file-finding.ts';
import type { JsonNode } from '../reading/json-tape.ts';
import type { Scan } from '../scan.ts';
import { wordSet } from '../reading/word-table.ts';

/** Judges a function that a config names by module and name: Keras imports the one and calls the other. */
export function judgeFunction(object: NamedObject, scan: Scan): void {
  const { module, registered, offset } = object;
  const name = nameOf(object) ?? registered ?? 'function';
  const subject = module === undefined || module === '' ? name : `${module}.${name}`;
  const judgement = judgeName(module, name);
  if (judgement !== undefined) scan.find({ ...judgement, subject, when: 'load', offset });
}

function nameOf({ config }: NamedObject): string | undefined {
  return config?.string ?? config?.get('name')?.string;
}

/** @returns undefined if Keras knows the function, and it only computes */
function judgeName(
  module: string | undefined,
  name: string,
): Pick<Found, 'rule' | 'severity' | 'detail'> | undefined {
  const acts = ACTING_FUNCTIONS.test(name);
  if (module === undefined) {
    const detail = 'This is the name of a function that reads, writes or loads.';
    return acts ? { rule: 'keras-code', severity: 'high', detail } : undefined;
  }
  // `builtins` is what Keras writes for functions that it knows by name.
  if (module === 'builtins' && !acts) return undefined;
  const isOfKeras = KERAS_MODULES.test(module);
  if (ACTING_MODULES.test(module) || (isOfKeras && acts)) {
    const detail = 'Keras imports this module and calls the function when it loads the model.';
    return { rule: 'keras-code', severity: 'critical', detail };
  }
  if (!isOfKeras) {
    const detail = 'Keras does not define this function: it imports the module and calls the function.';
    return { rule: 'keras-foreign-object', severity: 'high', detail };
  }
  const detail = 'It is a function of a part of Keras that does more than compute.';
  return COMPUTING_MODULES.test(module) ? undefined : { rule: 'keras-code', severity: 'high', detail };
}

const OPERATOR = /"?op"?\s*[:=]\s*"?(\w+)/u;

function textIn(config: NamedObject['config'], key: string): string | undefined {
  return config?.get(key)?.string;
}

/** Judges a layer that calls a function of TensorFlow by its public name, or an operator. */
export function judgeSymbol(object: NamedObject, scan: Scan): void {
  const { config, offset } = object;
  const symbol = textIn(config, 'function') ?? textIn(config, 'class_symbol') ?? '';
  const operator = OPERATOR.exec(textIn(config, 'node_def') ?? '')?.[1] ?? '';
  const isActing =
    ACTING_SYMBOLS.test(symbol) || ACTING_FUNCTIONS.test(symbol) || ACTING_FUNCTIONS.test(operator);
  if (!isActing) return;
  const detail = 'The layer calls a function of TensorFlow that reads, writes or loads.';
  const subject = symbol === '' ? operator : symbol;
  scan.find(finding('critical', 'keras-code', subject, detail, { offset }));
}

/** An object of a config that names a class or a function. */
export interface NamedObject {
  readonly name: string;
  readonly module: string | undefined;
  readonly registered: string | undefined;
  readonly config: JsonNode | undefined;
  readonly offset: number;
}

/**
 * Classes of Keras 2 and 3 that do nothing but compute. A config without modules may name these; every other
 * class is one that the loading program must know.
 */
export const KNOWN_CLASSES: ReadonlySet<string> = wordSet(classes.join(' '));

/** Modules of Keras whose members only compute; in any other module of Keras, a function may act. */
export const COMPUTING_MODULES =
  /^(?:keras|tf_keras|tensorflow\.keras|tensorflow\.python\.keras|keras_core)(?:\.(?:api|_tf_keras|keras|src|v\d|_v\d|__internal__|legacy))*(?:$|\.(?:activations|losses|metrics|initializers|regularizers|constraints|optimizers|layers|models|ops|operations|engine|dtype_policies|mixed_precision|random|quantizers|feature_column|preprocessing\.(?:image|text)|schedules|backend)(?:\.|$))/u;

/** All that Keras and the packages of its own project bring along. */
export const KERAS_MODULES =
  /^(?:keras|tf_keras|keras_core|keras_hub|keras_nlp|keras_cv|tensorflow\.keras|tensorflow\.python\.keras|tensorflow_addons|tensorflow_models|official\.(?:nlp|vision|modeling))(?:\.|$)/u;

/** Modules of Python with which a config can start programs or change files. */
export const ACTING_MODULES =
  /^(?:os|posix|nt|sys|subprocess|builtins|__builtin__|__main__|shutil|importlib|imp|runpy|pickle|_pickle|cPickle|dill|joblib|cloudpickle|marshal|types|code|codeop|pty|platform|socket|urllib|requests|http|ftplib|ctypes|multiprocessing|threading|asyncio|webbrowser|tempfile|pathlib|io|_io|operator|functools|timeit|pdb|bdb|trace|torch|numpy|pip|site|zipfile|tarfile|nturl2path|pydoc|distutils|setuptools|test|unittest|doctest|ensurepip|venv|idlelib|commands|gc|inspect|linecache|logging|sqlite3|ssl|smtplib|telnetlib|xmlrpc|zipimport|pkgutil|concurrent|signal|resource|fcntl)(?:\.|$)/u;

/** Functions of Keras, and of TensorFlow by their public names, that read, write, load or download. */
const ACTING_FUNCTIONS =
  /(?:^|\.)(?:get_file|load_model|save_model|load_weights|save_weights|load_img|save_img|load_data|model_from_json|model_from_yaml|model_from_config|clone_model|enable_unsafe_deserialization|deserialize_keras_object|import_module|exec|eval|compile|open|__import__|system|popen|Popen|check_output|call|run|loads?|load_op_library|load_library|load_file_system_library|py_function|numpy_function|py_func|eager_py_func|read_file|write_file|matching_files|write_graph|gfile|ReadFile|WriteFile|MatchingFiles|LoadDataset|SaveDataset|TFRecordWriter|from_saved_model|audio_dataset_from_directory|image_dataset_from_directory|text_dataset_from_directory|extract_archive|file_utils|plot_model)(?:$|\.)/u;

/** Parts of TensorFlow's public names that act on files or load code, for layers that call a function by its name. */
const ACTING_SYMBOLS =
  /^(?:tf\.)?(?:compat\.v[12]\.)?(?:io\.(?!decode|parse|serialize|encode)|raw_ops\.|saved_model\.|train\.(?:Checkpoint|load|Saver|write|import)|summary\.|data\.|keras\.(?:utils|models|saving|preprocessing)|lite\.|debugging\.experimental|profiler\.|distribute\.|config\.|autograph\.|sysconfig\.|test\.|estimator\.|nest\.map|graph_util\.)/u;
