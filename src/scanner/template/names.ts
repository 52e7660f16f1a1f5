import { wordSet } from '../reading/words.ts';
/** What chat templates use. Names are those of Jinja 3, of transformers, and of Python's own texts, lists and mappings. */

/** What a way out of a template means. */
export const ESCAPES = 'It leads out of the template to Python itself, where it can run any program.';

/** Names that a template may call although it does not define them. */
export const KNOWN_FUNCTIONS = wordSet(`
  range namespace dict joiner cycler lipsum caller loop raise_exception strftime_now super
`);

/** Names of Python's or of web frameworks' own objects, which no chat template needs. They lead to a shell within a few steps. */
export const DANGEROUS_NAMES = wordSet(`
  os sys subprocess builtins importlib eval exec compile open globals locals vars getattr setattr delattr
  request config application url_for get_flashed_messages session g app current_app
`);

/** Methods of texts, lists, mappings and dates, which read or build values only. */
export const KNOWN_METHODS = wordSet(`
  append capitalize casefold center clear copy count encode endswith extend find format format_map get index insert
  isalnum isalpha isascii isdecimal isdigit isidentifier islower isnumeric isspace istitle isupper items join keys
  ljust lower lstrip next partition pop popitem removeprefix removesuffix remove replace reverse rfind rindex rjust
  rpartition rsplit rstrip setdefault sort split splitlines startswith strip swapcase title translate union update
  upper values zfill current reset cycle changed isoformat strftime weekday date time timestamp decode hex tojson
  model_dump model_dump_json dict json to_dict add discard issubset issuperset intersection difference
`);

/** Attributes that need no underscores to lead out of a template. */
const DANGEROUS_ATTRIBUTES = wordSet(`
  mro subclasses popen system import_module getattr func_globals func_code func_closure func_defaults func_dict
  im_func im_self im_class gi_frame gi_code gi_yieldfrom cr_frame cr_code cr_origin ag_frame ag_code f_globals
  f_locals f_builtins f_back f_code tb_frame tb_next co_code spawn Popen check_output check_call eval exec compile
  load_module exec_module builtins environ
`);

/** The filters of Jinja 3 and of transformers. `attr` is missing on purpose. */
export const KNOWN_FILTERS = wordSet(`
  abs batch capitalize center count d default dictsort e escape filesizeformat first float forceescape format
  from_json fromjson groupby indent int items join last length list lower map max min pprint random reject rejectattr
  replace reverse round safe select selectattr slice sort string striptags sum title tojson trim truncate unique upper
  urlencode urlize wordcount wordwrap xmlattr
`);

/** The tests of Jinja 3. */
export const KNOWN_TESTS = wordSet(`
  boolean callable defined divisibleby eq equalto escaped even false filter float ge greaterthan gt in integer iterable
  le lessthan lower lt mapping ne none None null number odd sameas sequence string test true True False undefined upper
  containing
`);

/** Tags that read another template. */
export const FILE_TAGS = wordSet('include import from extends');

/** A name such as `__class__`, whole or with other text around it. */
const DUNDER = /__[A-Za-z]\w*?__/u;

/** True if an attribute leads to Python's own objects. */
export function isDangerousAttribute(name: string): boolean {
  return name.startsWith('__') || name.endsWith('__') || DUNDER.test(name) || DANGEROUS_ATTRIBUTES.has(name);
}

/** @returns the first name such as `__class__` in a text */
export function dunderIn(text: string): string | undefined {
  return DUNDER.exec(text)?.[0];
}

/** True if a text holds a name such as `__class__`. */
export function holdsDunder(text: string): boolean {
  return DUNDER.test(text);
}
