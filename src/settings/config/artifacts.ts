import { posix } from 'node:path';
import { ROWS, type Slot, SLOTS } from '@model-security-scan/engine/catalog';
import {
  isFunctionName,
  PYTHON_INPUTS,
  type PythonFunction,
} from '@model-security-scan/engine/python-function';
import type { ArtifactSpec } from '../../facts/analysis-spec.ts';
import {
  either,
  mapping,
  needed,
  policy,
  type Schema,
  then,
} from '@model-security-scan/common/schema/schema';
import { line, scalar } from '../schema/text.ts';
import { keysOf, word } from '../schema/forms.ts';
import { type ConfigRules, onlyLocal } from './config-rules.ts';
import { quoted } from './nearest.ts';

/** What a mapping of artifacts gives. */
export interface Artifacts {
  /** By slot; undefined if the slot is given but its value is wrong, which was reported. */
  readonly files: ReadonlyMap<Slot, ArtifactSpec | undefined>;
  /** True if `predict` is given, right or wrong. */
  readonly givesPredict: boolean;
  /** The Python function that answers as the model. */
  readonly predict?: PythonFunction | undefined;
}

/** The SHA-256 of a content. */
export const SHA256 = {
  limits: { pattern: '^[0-9a-fA-F]{64}$' },
  convert: (text: string): string | undefined =>
    /^[\da-f]{64}$/iu.test(text.trim()) ? text.trim().toLowerCase() : undefined,
};

const PATH = line({
  expected: 'the path of a file or folder in the workspace, such as models/digits.h5',
  json: { type: ['string', 'number'], pattern: String.raw`^(?!/|[A-Za-z]:)[^\\]+$` },
  findFault: findPathFault,
});
const PINNED = mapping({
  path: needed({ ...PATH, json: { description: 'Path of a file or folder.', ...PATH.json } }),
  sha256: needed(
    scalar({
      ...SHA256,
      expected:
        'the SHA-256 of the content, 64 hexadecimal digits, as "model-security validate" prints it; to accept any content, write only the path',
    }),
  ),
});

function slotSchema(slot: Slot): Schema<ArtifactSpec> {
  const rows = ROWS.filter((row) => row.usualSlots.includes(slot));
  const attacks = rows.map((row) => `${row.attack} of ${row.task}`).join(', ');
  const pinned = then(PINNED, ({ values: { path, sha256 } }) =>
    path === undefined || sha256 === undefined ? undefined : { path, sha256 },
  );
  const content = either(
    'mapping',
    pinned,
    then(PATH, (path) => ({ path })),
    {
      description: `Path of a file or folder, or its path and the digest of its content. Usually needed by ${attacks}.`,
    },
  );
  return then(content, (given, tree, diagnostics) => ({
    slot,
    place: diagnostics.place(tree.span),
    ...given,
  }));
}

const SLOT_KEYS = keysOf(SLOTS, (slot) => (slot === 'model' ? slotSchema(slot) : policy(slotSchema(slot))));

const FUNCTION = line({
  expected:
    'a Python function as package.module:function, such as models.serve:predict, which is imported from the workspace',
  limits: { pattern: String.raw`^[^\s/\\:()]+:[^\s/\\:().]+$`, examples: ['models.serve:predict'] },
  findFault: (text) => {
    if (isFunctionName(text)) return undefined;
    const isPath = /[/\\]|\.py\b/u.test(text);
    return isPath ? `the path ${quoted(text)} (write dots for slashes, and no .py)` : quoted(text);
  },
});
const WITH_INPUT = mapping({
  function: needed(FUNCTION),
  input: word(PYTHON_INPUTS, {
    description: 'What the function is given: numpy, or lists for tables with text, if absent.',
  }),
});
const PREDICT: Schema<PythonFunction> = either(
  'mapping',
  then(WITH_INPUT, ({ values: { function: name, input } }) =>
    name === undefined ? undefined : { function: name, ...(input === undefined ? {} : { input }) },
  ),
  then(FUNCTION, (name) => ({ function: name })),
  {
    description:
      'Only with base-url: local and python: allow: the Python function that answers as the model, in the place of model.',
  },
);

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

/** `artifacts` of a model or an attack: upload slots with their files, or a Python function in the place of the model. */
export function artifactsSchema({ isLocal, mayRunPython }: ConfigRules): Schema<Artifacts> {
  const refused = mayRunPython ? undefined : NOT_ALLOWED;
  const keys = {
    ...SLOT_KEYS,
    predict: { ...PREDICT, refused: isLocal ? refused : onlyLocal('predict') },
    gradient: {
      ...FUNCTION,
      json: {
        ...FUNCTION.json,
        description:
          'The Python function that gives the gradient of predict, for white-box attacks: it takes inputs and weights, and returns ' +
          'the gradient of (weights * predict(inputs)).sum() with respect to the inputs.',
        examples: ['models.serve:gradient'],
      },
    },
  };
  const description =
    'Files and folders to upload, by upload slot; paths start from the workspace and stay in it.';
  return then(mapping(keys, { json: { description } }), ({ values, given }, _tree, diagnostics) => {
    const [predict, gradient] = [given.get('predict'), given.get('gradient')];
    if (predict === undefined && gradient !== undefined) diagnostics.report(gradient.keySpan, NO_PREDICT);
    if (predict !== undefined && given.has('model')) diagnostics.report(predict.keySpan, TWICE);
    return {
      files: new Map(SLOTS.filter((slot) => given.has(slot)).map((slot) => [slot, values[slot]])),
      givesPredict: predict !== undefined,
      predict: values.predict && {
        ...values.predict,
        ...(values.gradient === undefined ? {} : { gradient: values.gradient }),
      },
    };
  });
}

/** What an attack has of its own replaces what its model has. What answers as the model is one of `model` and `predict`. */
export function mergeArtifacts(
  shared: Artifacts = NO_ARTIFACTS,
  own: Artifacts = NO_ARTIFACTS,
): Artifacts & {
  /** In the order of the slots; undefined if one of them is wrong. */ readonly specs:
    | readonly ArtifactSpec[]
    | undefined;
} {
  const inherited = [...shared.files].filter(([slot]) => slot !== 'model' || !own.givesPredict);
  const files = new Map([...inherited, ...own.files]);
  const given = SLOTS.filter((slot) => files.has(slot)).map((slot) => files.get(slot));
  const right = given.filter((artifact) => artifact !== undefined);
  const usesShared = !own.givesPredict && !own.files.has('model');
  return {
    files,
    givesPredict: own.givesPredict || (usesShared && shared.givesPredict),
    predict: usesShared ? shared.predict : own.predict,
    specs: right.length === given.length ? right : undefined,
  };
}

const NO_ARTIFACTS: Artifacts = { files: new Map(), givesPredict: false };

/** The longest path that Linux opens. */
const MAX_PATH_LENGTH = 4096;

/**
 * Finds the reason that a path cannot name an artifact. It checks only the text of the path; links are resolved when the
 * artifact is opened.
 * @returns undefined if the path is relative and stays in the workspace
 */
function findPathFault(path: string): string | undefined {
  if (path.length > MAX_PATH_LENGTH) return `a path of over ${String(MAX_PATH_LENGTH)} characters`;
  if (path.includes('\\')) return 'a backslash (write / between folders, on Windows as well)';
  if (path.startsWith('/') || /^[a-z]:/iu.test(path)) {
    return 'an absolute path (write it relative to the workspace)';
  }
  const normal = posix.normalize(path);
  if (normal === '..' || normal.startsWith('../')) return 'a path that leads out of the workspace';
  if (normal === '.' || normal === './') return 'the whole workspace (name a file or folder in it)';
  return undefined;
}
