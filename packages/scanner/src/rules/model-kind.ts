import formats from './model-formats.json' with { type: 'json' };

/**
 * What a model file is for. An analysis could take the first three, if they are converted; `ranker` counts as a model, too,
 * although no attack fits it, so that a person accepts it; `predictor` stands for one of those, if the content does not tell which. The others are not attacked by this tool.
 */
export const MODEL_ROLES = [
  ...(['classifier', 'regressor', 'forecaster', 'ranker', 'predictor'] as const),
  ...([
    'unsupervised',
    'no-class-scores',
    'language-model',
    'tokenizer',
    'scaler',
    'training-state',
    'data',
  ] as const),
] as const;
export type ModelRole = (typeof MODEL_ROLES)[number];

/** What a file was made by, and so how it becomes ONNX. */
const LIBRARIES = [
  ...(['onnx', 'scikit-learn', 'xgboost', 'lightgbm', 'catboost', 'pytorch', 'torchscript'] as const),
  ...(['keras', 'tensorflow', 'tflite', 'flax', 'core-ml', 'pmml', 'openvino', 'other'] as const),
] as const;
export type Library = (typeof LIBRARIES)[number];

/** What every model of a format is, if its content says no more. */
export interface FormatModel {
  readonly role: ModelRole;
  readonly library: Library;
  /** True if local analyses read it without conversion. */
  readonly isRead?: true;
}

/** What a model takes, as far as its file says it. */
export interface ModelInputs {
  /** The number of columns. */
  readonly count?: number;
  /** The columns in their order, if there are not too many; untrusted. */
  readonly names?: readonly string[];
  /** The shape of one input, without the batch; `null` for what is not fixed. */
  readonly shape?: readonly (number | null)[];
}

/** What the content of a file says of the model in it. */
export interface ModelKind {
  readonly role: ModelRole;
  readonly library: Library;
  /** The class of the estimator or network; untrusted. */
  readonly name?: string;
  readonly inputs?: ModelInputs;
  /** True if it has a vectorizer of texts, at which the usual conversion to ONNX fails. */
  readonly readsText?: true;
  /** True if the file cannot be read to its end, so that it holds no whole model. */
  readonly isDamaged?: true;
}

/** True for what an analysis could take. */
export function isAttackable(kind: ModelKind): boolean {
  return rankOf(kind) <= MODEL_ROLES.indexOf('predictor');
}

/** Of several kinds the one that an analysis could take, and says most. */
export function worthiest(kinds: readonly ModelKind[]): ModelKind | undefined {
  return kinds.toSorted((one, other) => rankOf(one) - rankOf(other))[0];
}

function rankOf({ role }: ModelKind): number {
  return MODEL_ROLES.indexOf(role);
}

/** The kind of which every file of a format is, if its content says no more. */
const BY_FORMAT: ReadonlyMap<string, ModelKind> = new Map(
  Object.entries(formats).map(([format, { role, library }]) => [format, kindOf(role, library)]),
);

/** True for a format that local analyses read without conversion. */
export function isReadFormat(format: string): boolean {
  return READ_FORMATS.has(format);
}

const READ_FORMATS: ReadonlySet<string> = new Set(
  Object.entries(formats).flatMap(([format, facts]) => ('isRead' in facts ? [format] : [])),
);

/** Reads a kind as JSON holds it. @returns undefined if a word is unknown */
export function parseModelKind(role: unknown, library: unknown): ModelKind | undefined {
  const known = MODEL_ROLES.find((one) => one === role);
  const made = LIBRARIES.find((one) => one === library);
  return known === undefined || made === undefined ? undefined : { role: known, library: made };
}

function kindOf(role: string, library: string): ModelKind {
  const kind = parseModelKind(role, library);
  if (kind === undefined) throw new Error(`model-formats.json has the unknown kind ${role} ${library}`);
  return kind;
}

/** A file, as far as its kind depends on it. */
interface SeenFile {
  readonly format?: string;
  readonly observations: readonly { readonly kind: string; readonly model?: ModelKind }[];
}

/**
 * Says what a file is, by its content: what its scanner saw, otherwise what all files of its format are. If it holds
 * several things, the one that an analysis could take counts.
 * @returns undefined if it is no model, or nobody knows it
 */
export function modelKindOf({ format = '', observations }: SeenFile): ModelKind | undefined {
  const seen = observations.flatMap(({ model }) => model ?? []);
  const best = seen.toSorted((one, other) => rankOf(one) - rankOf(other));
  return (
    best.find(({ role, inputs }) => role === best[0]?.role && inputs !== undefined) ??
    best[0] ??
    BY_FORMAT.get(format)
  );
}
