import type { Read } from '@model-security-scan/common/schema/schema';
import {
  IF_TRUE,
  listOf,
  numeral,
  object,
  ofKind,
  oneOf,
  optional,
  orNull,
  text,
} from '@model-security-scan/common/schema/values';
import { RULE_IDS } from './rule-table.ts';
import { LIBRARIES, MODEL_ROLES, SEVERITIES } from './rule-words.ts';

/** What a scan finds, as its thread sends it and as a cache keeps it. All text in it is untrusted. */

const NUMBER = numeral();
const WHOLE = numeral(undefined, { isWhole: true });
const OPTIONAL_TEXT = optional(text());

/** What a model takes, as far as its file says it. */
const MODEL_INPUTS = object('the inputs of a model', {
  /** The number of columns. */
  count: optional(NUMBER),
  /** The columns in their order, if there are not too many. */
  names: optional(listOf(text())),
  /** The shape of one input, without the batch; `null` for what is not fixed. */
  shape: optional(listOf(orNull(NUMBER))),
});
export type ModelInputs = Read<typeof MODEL_INPUTS>;

/** What the content of a file says of the model in it. */
const MODEL_KIND = object('a model', {
  role: oneOf(MODEL_ROLES),
  library: oneOf(LIBRARIES),
  /** The class of the estimator or network. */
  name: OPTIONAL_TEXT,
  inputs: optional(MODEL_INPUTS),
  /** True if it has a vectorizer of texts, at which the usual conversion to ONNX fails. */
  readsText: IF_TRUE,
  /** True if the file cannot be read to its end, so that it holds no whole model. */
  isDamaged: IF_TRUE,
});
export type ModelKind = Read<typeof MODEL_KIND>;

function ofName<const N extends string>(kind: N) {
  return object('a name', { kind: oneOf([kind]), name: text() });
}

/** A fact that the bytes of a file show; it goes into the bill of materials. Text is capped. */
export const OBSERVATION = ofKind({
  /** `pickle`, `torch-zip`, `safetensors`, `onnx`: one of the names in `formats.ts`. */
  format: object('a format', { kind: oneOf(['format']), format: text(), version: OPTIONAL_TEXT }),
  /** The program that wrote the file, or that reads it: `pytorch`, `keras` 3.5. */
  framework: object('a framework', { kind: oneOf(['framework']), name: text(), version: OPTIONAL_TEXT }),
  /** The kind of network or model: `LlamaForCausalLM`, `RandomForestClassifier`. */
  architecture: ofName('architecture'),
  /** What the file is for, and what it takes. Names in it are capped. */
  model: object('a model', { kind: oneOf(['model']), model: MODEL_KIND }),
  /** The licence that a model card or metadata declares, as written. */
  licence: object('a licence', { kind: oneOf(['licence']), text: text() }),
  /** What the model was made from, or with, as a model card declares. */
  'base-model': ofName('base-model'),
  dataset: ofName('dataset'),
  task: ofName('task'),
});
export type Observation = Read<typeof OBSERVATION>;

const MOMENT = oneOf([
  /** When a program loads the file. */
  'load',
  /** When the loaded model is asked for an answer. */
  'predict',
  /** When a program unpacks the archive. */
  'unpack',
  /** When a person or a program of the repository runs the code that was found. */
  'run',
  /** Nothing takes effect: the file was not understood, or it gives something away to whoever reads it. */
  'none',
]);
/** The moment when what was found takes effect. */
export type Moment = Read<typeof MOMENT>;

const FOUND_KEYS = {
  rule: oneOf(RULE_IDS),
  severity: oneOf(SEVERITIES),
  /**
   * The name that was found, as a list of allowed names would give it: `os.system`, `Lambda`, `ReadFile`. Two findings
   * of a rule in one content differ by it.
   */
  subject: text(),
  /** What was found, as code that is never run: `os.system("touch /tmp/x")`. Capped. */
  excerpt: OPTIONAL_TEXT,
  /** One sentence about this finding only, if the rule's own text does not say it all. */
  detail: OPTIONAL_TEXT,
  when: MOMENT,
  /** The byte offset in the innermost content. */
  offset: optional(WHOLE),
  /** The line of a text file, from 1. */
  line: optional(WHOLE),
};
const FOUND = object('a finding', FOUND_KEYS);
/** What a format's scanner says of its content. */
export type Found = Read<typeof FOUND>;

const ORIGIN = oneOf(['unlisted', 'python']);
/** `unlisted`: a package that is no part of Python, in a name that no list has. `python`: the standard library or builtins. */
export type NameOrigin = Read<typeof ORIGIN>;

/** A finding without the file that it is in. */
export const KNOWN_FINDING = object('a finding', {
  ...FOUND_KEYS,
  /** Names of archive members, the outermost first. */
  members: listOf(text()),
  /** Where the name that was found comes from, if it is one of Python. */
  origin: optional(ORIGIN),
});
export type KnownFinding = Read<typeof KNOWN_FINDING>;
