import type { AnalysisSpec } from '../../facts/analysis-spec.ts';
import {
  isFunctionName,
  PYTHON_INPUTS,
  type PythonFunction,
  type PythonInput,
} from '../../core/python-function.ts';
import type { ConfigRules } from './config-rules.ts';
import type { Diagnostics } from './diagnostics.ts';
import { onlyLocal } from './engine-settings.ts';
import { type Given, pickKeys, pickKnownKeys, readChecked } from './keys.ts';
import { quoted } from './nearest.ts';
import type { Entry, Tree } from './tree.ts';

const FUNCTION =
  'a Python function as package.module:function, such as models.serve:predict, which is imported from the workspace';
const INPUTS = `one of ${PYTHON_INPUTS.join(', ')}`;

const NOT_ALLOWED =
  '"predict" names a Python function, and calling it runs code of the repository. The input python is ' +
  'never, its default. Set it to allow if the repository’s tests may run here, too; or give "model", a ' +
  'file from which no code is run.';
const NO_PREDICT =
  '"gradient" gives the gradient of the function that "predict" names, so it needs "predict". Add ' +
  '"predict", or remove "gradient".';
const TWICE =
  '"predict" and "model" both say what answers as the model. Remove one of them. List files that the ' +
  'function loads in "covers" of the model.';

/** Reads `predict` and `gradient` of a mapping of artifacts: the Python function that answers as the model, and its gradient. */
export function readPredict(
  tree: Tree | undefined,
  rules: ConfigRules,
  diagnostics: Diagnostics,
): Given<PythonFunction> {
  if (tree?.kind !== 'mapping') return undefined;
  const entries = pickKnownKeys(tree.entries, ['predict', 'model', 'gradient']);
  const [entry, slopes] = [entries.get('predict'), entries.get('gradient')];
  const gradient = readChecked(slopes, '"gradient"', FUNCTION, findNameFault, diagnostics)?.value;
  if (entry === undefined) {
    if (slopes !== undefined) diagnostics.report(slopes.keySpan, NO_PREDICT);
    return undefined;
  }
  if (!rules.mayDescribeModel) diagnostics.report(entry.keySpan, onlyLocal('predict'));
  else if (!rules.mayRunPython) diagnostics.report(entry.keySpan, NOT_ALLOWED);
  if (entries.has('model')) diagnostics.report(entry.keySpan, TWICE);
  const read = readFunction(entry, diagnostics);
  return { value: read && { ...read, ...(gradient !== undefined && { gradient }) } };
}

function readFunction(entry: Entry, diagnostics: Diagnostics): PythonFunction | undefined {
  if (entry.value.kind !== 'mapping') {
    const name = readChecked(entry, '"predict"', FUNCTION, findNameFault, diagnostics)?.value;
    return name === undefined ? undefined : { function: name };
  }
  const picked = pickKeys(entry.value.entries, ['function', 'input'], '"predict"', diagnostics);
  const [name, input] = [picked.get('function'), picked.get('input')];
  if (name === undefined) diagnostics.report(entry.keySpan, `"predict" needs "function": ${FUNCTION}.`);
  const read = readChecked(name, '"function" of "predict"', FUNCTION, findNameFault, diagnostics)?.value;
  const findInputFault = (text: string): string | undefined =>
    inputOf(text) === undefined ? quoted(text) : undefined;
  const form = readChecked(input, '"input" of "predict"', INPUTS, findInputFault, diagnostics)?.value;
  const known = form === undefined ? undefined : inputOf(form);
  if (read === undefined) return undefined;
  return { function: read, ...(known === undefined ? {} : { input: known }) };
}

function inputOf(text: string): PythonInput | undefined {
  return PYTHON_INPUTS.find((known) => known === text);
}

function findNameFault(text: string): string | undefined {
  if (isFunctionName(text)) return undefined;
  return /[/\\]|\.py\b/u.test(text)
    ? `the path ${quoted(text)} (write dots for slashes, and no .py)`
    : quoted(text);
}

/**
 * Says what contradicts `predict`.
 * @returns undefined if nothing does
 */
export function findPredictFault(
  { fields }: Pick<AnalysisSpec, 'fields'>,
  output: string | undefined,
): string | undefined {
  if (fields.use_model_api === 'yes') {
    return '"predict" and use_model_api: yes both say what answers as the model. Remove one of them.';
  }
  return output === undefined
    ? undefined
    : '"output" is for model files; a function has no named outputs. Remove "output".';
}
