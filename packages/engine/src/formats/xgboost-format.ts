import { readJsonText } from '../trees/json-text.ts';
import { readUbjson } from '../trees/ubjson.ts';
import { readXgboost } from '../trees/xgboost-model.ts';
import type { ModelFormat } from './model-format.ts';
import { readNative } from './native-format.ts';

/** XGBoost's `save_model`: JSON or Universal Binary JSON, under any name. */
export const xgboost: ModelFormat = {
  matches: (content) => (isJson(content) && !isConfiguration(content)) || isBinaryJson(content),
  read: (content) => {
    const stored = isBinaryJson(content) ? readUbjson(content) : readJsonText(content);
    const read = readXgboost(stored);
    return readNative({ ...read, task: read.objective.task }, 'XGBoost');
  },
};

function isJson(content: Buffer): boolean {
  return /^\s*\{\s*"learner"\s*:\s*\{/u.test(content.toString('latin1', 0, 100));
}

/** In Universal Binary JSON the length of the key stands before it, as an integer of 1, 2, 4 or 8 bytes with its mark. */
function isBinaryJson(content: Buffer): boolean {
  const head = content.toString('latin1', 0, 18);
  return /^\{[iUIlL]/u.test(head) && [1, 2, 4, 8].some((bytes) => head.startsWith('learner', 2 + bytes));
}

/** `save_config` writes the settings of a training, in the same form, but no model. */
function isConfiguration(content: Buffer): boolean {
  const isModel = content.includes('"left_children"') || content.includes('"weights"');
  return isJson(content) && !isModel && content.includes('"learner_train_param"');
}
