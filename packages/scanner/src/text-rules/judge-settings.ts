import { finding, type Found } from '../rules/file-finding.ts';
import { ACTING_MODULES } from '../keras/judge-function.ts';
import { isStandardLibrary } from '../pickle/python-names.ts';
import type { Scan } from '../scan.ts';
import { leadsIntoSkipped, skippedReference } from '../skipped-folders.ts';
import { judgeImportedNames } from './imported-names.ts';
import { words } from '../reading/word-table.ts';

/** A mapping of a JSON or YAML file. */
export interface SettingsMapping {
  /** The texts among its values. */
  readonly texts: ReadonlyMap<string, string>;
  /** The keys whose value is true. */
  readonly switches: ReadonlySet<string>;
  /** All texts inside the value of `auto_map` or `custom_pipelines`, if there is one. */
  readonly codeNames: readonly string[];
  readonly place: Partial<Found>;
}

/** Judges one mapping of a repository's settings. */
export function judgeSettings(mapping: SettingsMapping, scan: Scan): void {
  for (const name of mapping.codeNames) judgeAutoMap(name, mapping.place, scan);
  if (mapping.switches.has('trust_remote_code')) judgeRemoteCode(mapping, scan);
  judgeTarget(mapping, scan);
  judgeImportedNames(mapping.texts, mapping.place, scan);
}

/** The fields and arguments that name a model. */
const MODEL_FIELDS = words(`
  pretrained_model_name_or_path model_name_or_path model_name model_id model path repo_id base_model repo tokenizer tokenizer_name
  pretrained _name_or_path name_or_path name
`);
/** The fields and arguments that pin a model's code. */
const REVISION_FIELDS = words('code_revision revision model_revision tokenizer_revision revision_of_model');

/** True for a name that a hub resolves: `owner/model`, neither a path nor an address of this machine. */
function isHubName(name: string): boolean {
  return (
    /^[A-Za-z0-9][\w.-]*\/[\w.-]+$/u.test(name) &&
    !/^(?:models?|checkpoints?|data|out|output|outputs|results?|weights|runs?|tmp|src|local)\//iu.test(name)
  );
}

/**
 * Judges a load with `trust_remote_code`. If a hub's model is named without a commit, whoever can change that
 * repository runs code on this machine: high. If the model is not named, or lies on this machine, a person looks at it.
 */
function judgeRemoteCode({ texts, place }: SettingsMapping, scan: Scan): void {
  const textOf = (fields: readonly string[]): string | undefined =>
    fields.map((field) => texts.get(field)).find((text) => text !== undefined);
  const [model, revision] = [textOf(MODEL_FIELDS), textOf(REVISION_FIELDS)];
  if (revision !== undefined && /^[0-9a-f]{7,64}$/u.test(revision)) return;
  const isRemote = model !== undefined && isHubName(model);
  const subject = isRemote ? `trust_remote_code ${model}` : 'trust_remote_code';
  const branch =
    revision === undefined ? 'without a revision' : `at "${revision.slice(0, 50)}", which can move`;
  const detail = `Code from the repository of the model runs ${branch}. Pin a commit: revision="<40 hexadecimal digits>".`;
  scan.find(finding(isRemote ? 'high' : 'review', 'remote-code', subject, detail, { when: 'run', ...place }));
}

/**
 * `auto_map` names the classes that transformers imports when `trust_remote_code` is set. A file of the same repository
 * is looked at by a person, together with the rest of the code; another repository's can change at any time.
 */
function judgeAutoMap(name: string, place: Partial<Found>, scan: Scan): void {
  if (!/^[\w./-]*(?:--)?[\w.]+\.\w+$/u.test(name)) return;
  const isForeign = name.includes('--');
  const origin = isForeign ? 'another' : 'this';
  const detail = `Code of ${origin} repository runs when the model is loaded with trust_remote_code=True.`;
  scan.find(finding(isForeign ? 'high' : 'review', 'remote-code', name, detail, place));
  const module = `${name.slice(0, name.lastIndexOf('.'))}.py`;
  if (leadsIntoSkipped(module)) scan.find(skippedReference(module, place));
}

/** Hydra and NeMo call what `_target_` names; MLflow imports `loader_module`. */
function judgeTarget({ texts, place }: SettingsMapping, scan: Scan): void {
  const named =
    TARGET_KEYS.map((key) => texts.get(key))
      .find((text) => text !== undefined)
      ?.replace(EXTERNAL, '') ?? handlerOf(texts);
  // These give what their argument names, to be called.
  const target = named !== undefined && LOOKUPS.test(named) ? texts.get('path') : named;
  if (target !== undefined && ELSEWHERE.test(target)) reportComputed(target, place, scan);
  if (target !== undefined && /^[A-Za-z_][\w.]*\.\w+$/u.test(target) && isActingTarget(target)) {
    const detail = 'The program that reads this file imports the module and calls the function.';
    scan.find(finding('high', 'yaml-object', target, detail, place));
  }
  const loader = texts.get('loader_module');
  if (loader !== undefined && !/^mlflow(?:\.|$)/u.test(loader)) {
    const detail = 'MLflow imports this module when it loads the model.';
    scan.find(finding('review', 'remote-code', loader, detail, place));
  }
}

/** Targets of these modules build what networks are made of. */
const BUILDING_TARGETS =
  /^(?:torch\.(?:ops\.(?:aten\.(?!from_file|save)|prims?\.|higher_order\.|quantized\.)[a-z]\w*(?:\.\w+)?$|nn|optim|utils\.data|distributions|float\w*|bfloat16|int\w*|device|Generator|Tensor|tensor|zeros|ones|manual_seed|set_float32_matmul_precision)|numpy\.(?!load|save|fromfile|memmap|loadtxt|genfromtxt|fromregex|f2py|distutils|testing|lib|core|_|ctypeslib|compat|DataSource)|logging\.(?:(?:handlers\.)?[A-Z]\w*|getLogger)$|pathlib\.(?:Pure)?(?:Posix|Windows)?Path(?:\.cwd|\.home)?$|functools\.partial$|operator\.(?:itemgetter|attrgetter|add|mul)$|builtins\.(?:int|float|str|dict|list|tuple|bool|set|range|len|min|max|sum|zip|map|print|abs|round|enumerate|sorted)$|types\.SimpleNamespace|sys\.maxsize|os\.(?:path\.[a-z]\w*$|getcwd$|cpu_count$|environ\.get$|getenv$)|uuid\.(?:UUID|uuid\d)$|(?:decimal|fractions|collections|enum|math|random|re|string|itertools|time)\.(?:[a-z]\w*|[A-Z]\w*(?:\.[a-z]\w*)?)$|datetime\.\w+(?:\.[a-z]\w*)?$|collections\.abc\.[A-Z]\w*$)/u;

/** Keys whose value is called; `()` is that of `logging.config.dictConfig`. */
const TARGET_KEYS = ['_target_', 'target', '()', 'class_path'];

/** Modules that no class of settings comes from. */
const NO_HANDLER = /^(?:os|posix|nt|sys|subprocess|builtins|shutil|runpy|importlib|pty|code|ctypes)\.[\w$]/u;
/** A name that is another value of the file, or is put together with one. */
const ELSEWHERE = /^cfg:\/\/|\$\{/u;

/** What `logging.config` calls for a handler (`class`), and Haystack and Kedro for a part (`type`), if it is no class of theirs. */
function handlerOf(texts: ReadonlyMap<string, string>): string | undefined {
  const isLogging = texts.has('formatter') || texts.has('level');
  return [texts.get('class'), texts.get('type')]
    .map((name) => name?.replace(EXTERNAL, ''))
    .find(
      (name) =>
        name !== undefined &&
        (NO_HANDLER.test(name) || name.startsWith('cfg://') || (isLogging && ELSEWHERE.test(name))),
    );
}

/** How `logging.config` names what is not in the file. */
const EXTERNAL = /^ext:\/\//u;

/** Hydra puts values of the same file into a name before it calls it, and `logging.config` takes another value for it. */
function reportComputed(target: string, place: Partial<Found>, scan: Scan): void {
  const isActing = target.startsWith('cfg://') || ACTING_MODULES.test(target.split('$')[0] ?? '');
  const detail = 'The name of the function that is called is computed when the file is read.';
  scan.find(finding(isActing ? 'high' : 'review', 'yaml-object', target.slice(0, 100), detail, place));
}

/** What modules import from others can be named through them: `random._os.system`, `print.__self__.eval`. */
const BORROWED =
  /\.(?:__\w+__|_?(?:os|posix|nt|sys|subprocess|shutil|builtins|bltns|importlib|runpy|ctypes|pty|pickle|socket|joblib|dill|cloudpickle))\./u;
/** The same, of modules whose names other packages have for parts of their own. */
const BORROWED_BY_LIBRARIES =
  /^(?:torch|numpy)\..*\.(?:torch|np|numpy|io|warnings|functools|operator|inspect|tempfile|copyreg)\./u;
/** Functions that act, in any package. */
const ACTING_NAMES =
  /\.(?:eval|exec|execfile|system|popen|Popen|sympify|parse_expr|unsafe_load|read_pickle|to_pickle|import_from_string|import_string|run_command|run_subprocess|_exec_cmd|write_file|write_text|write_bytes|makedirs|rmtree|check_output|check_call|getoutput|run_path|run_module|import_module|spawn[lv]\w*|exec[lv]\w*)$/u;
/** Those of its functions that make objects of names. */
const LOGGING_FUNCTIONS = /^logging\.(?:config|handlers)\.(?![A-Z])|^logging\.config\./u;

const ACTING = [BORROWED, BORROWED_BY_LIBRARIES, ACTING_NAMES, LOGGING_FUNCTIONS];

/** True for a name that does more than build what networks are made of, for a program that calls it. */
export function isActingTarget(target: string): boolean {
  if (ACTING.some((pattern) => pattern.test(target))) return true;
  const isJudged = ACTING_MODULES.test(target) || isStandardLibrary(target) || LOOKUPS.test(target);
  return isJudged && !BUILDING_TARGETS.test(target);
}

/** Functions of Hydra that look a name up, or instantiate what they are given. */
const LOOKUPS = /^hydra\.(?:utils|_internal)(?:\.|$)/u;
