import { type Read, type Schema, then } from '@model-security-scan/common/schema/schema';
import {
  ANY_NUMBER,
  checked,
  count,
  cutText,
  FLAG,
  listOf,
  numeral,
  object,
  oneOf,
  optional,
  share,
} from '@model-security-scan/common/schema/values';

/** What a change did to a model: two versions of it, asked about the same inputs. */

const NAME = cutText(300);
const MOST_CLASSES = 20;
const MOST_INPUTS = 20;

function beforeAfter<T>(schema: Schema<T>): Schema<{ readonly before: T; readonly after: T }> {
  return object('before and after', { before: schema, after: schema });
}

/** A share with its 95 % interval. */
const SHARE = checked(object('a share', { value: share(), low: share(), high: share() }), ({ low, high }) =>
  low > high ? 'low is above high' : undefined,
);

/** What a model file holds. */
const MODEL_FACTS = object('a model file', {
  bytes: count(),
  format: NAME,
  /** The version of ONNX's operator set; absent for other formats. */
  opset: optional(count()),
  /** `float32 [1, 28, 28]` */
  inputs: listOf(NAME, undefined, { most: MOST_INPUTS }),
  /** The tensors, or the trees, that the file holds. */
  parts: count(),
});
export type ModelFileFacts = Read<typeof MODEL_FACTS>;

/** How well both versions know the labels. */
const SKILL_CHANGE = object('"skill"', {
  measure: oneOf(['accuracy', 'r2']),
  before: then(ANY_NUMBER, finite),
  after: then(ANY_NUMBER, finite),
  /** After minus before, with its 95 % interval. */
  difference: numeral(),
  low: numeral(),
  high: numeral(),
  /** The chance of a difference as large, if there is none; absent if the two were asked about different inputs. */
  p: optional(share()),
});
export type SkillChange = Read<typeof SKILL_CHANGE>;

const ANSWERS_CHANGE = object('"answers"', {
  /** The share of the inputs that both answer differently. */
  differ: SHARE,
  /** How far values may lie apart and still count as the same; absent for classes. */
  tolerance: optional(numeral(undefined, { minimum: 0 })),
  /** The classes with the largest shares, the largest first. */
  classes: listOf(object('a class', { name: NAME, rows: count(), differ: count() }), undefined, {
    most: MOST_CLASSES,
  }),
  /** Set if the classes are in another order now: the share of the inputs that would be answered alike if they were not. */
  reordered: optional(share()),
});
export type AnswersChange = Read<typeof ANSWERS_CHANGE>;

/** Rows, compared by their content. */
const DATA_CHANGE = object('"data"', {
  ...{ before: count(), after: count() },
  ...{ added: count(), removed: count() },
  /** Rows at the same place with another content. */
  changed: count(),
  /** Rows with the same content and another label. */
  relabelled: count(),
});
export type DataChange = Read<typeof DATA_CHANGE>;

export const MODEL_CHANGE = object('a comparison', {
  /** The inputs that were asked about. */
  rows: count(),
  /** False if the versions take different inputs, so that each was asked about its own. */
  paired: FLAG,
  file: beforeAfter(MODEL_FACTS),
  /** How many of the parts of the file are others now. */
  parts: object('"parts"', {
    kind: oneOf(['tensors', 'trees']),
    ...{ changed: count(), added: count(), removed: count() },
  }),
  /** Absent without labels. */
  skill: optional(SKILL_CHANGE),
  /** Absent if the versions take different inputs. */
  answers: optional(ANSWERS_CHANGE),
  /** Absent if the data is the same, or cannot be compared. */
  data: optional(DATA_CHANGE),
  /** The same of the training data, if both versions have it. */
  training: optional(DATA_CHANGE),
  /** The inputs of `data` that stand in the training data as well; absent if that is not given. */
  overlap: optional(count()),
  /** What could not be compared, and why: sentences. */
  notes: listOf(cutText(4000), undefined, { most: 20 }),
});
export type ModelChange = Read<typeof MODEL_CHANGE>;

function finite(value: number): number | undefined {
  return Number.isFinite(value) ? value : undefined;
}
