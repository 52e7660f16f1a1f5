import { readdirSync, readFileSync } from 'node:fs';
import { isObject } from '@model-security-scan/common/json';
import { readJsonText } from '../../packages/engine/src/trees/json-text.ts';
import { predictionsOf } from '../../packages/engine/src/trees/link.ts';
import { readLightgbm } from '../../packages/engine/src/trees/lightgbm-model.ts';
import { linearScores, rawScores, type TreeEnsemble } from '../../packages/engine/src/trees/tree-ensemble.ts';
import { readXgboost } from '../../packages/engine/src/trees/xgboost-model.ts';

const FOLDER = new URL('../fixtures/trees/', import.meta.url);

/** A model that a library saved, with what the library itself says of some rows. `packages/engine/bench/trees/make.py` made it. */
export interface TreeCase {
  readonly name: string;
  readonly model: string;
  readonly rows: readonly Float64Array[];
  readonly raw: readonly Float64Array[];
  readonly predictions: readonly Float64Array[];
}

export function treeCases(): readonly TreeCase[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => treeCase(file.replace('.json', '')));
}

export function treeCase(name: string): TreeCase {
  const stored: unknown = JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8'));
  if (!isObject(stored)) throw new Error(`${name} is no object`);
  const numbers = (key: string): readonly Float64Array[] => tableOf(stored[key]);
  return {
    name,
    model: String(stored['model']),
    rows: numbers('rows'),
    raw: numbers('raw'),
    predictions: numbers('predictions'),
  };
}

/** Null is a missing value. */
function tableOf(value: unknown): readonly Float64Array[] {
  if (!Array.isArray(value)) throw new Error('no table');
  return value.map((row: unknown) => {
    if (!Array.isArray(row)) throw new Error('no row');
    return Float64Array.from(row, (one: unknown) => (typeof one === 'number' ? one : Number.NaN));
  });
}

export interface OpenedTrees {
  readonly raw: (row: Float64Array) => Float64Array;
  readonly predict: (row: Float64Array) => Float64Array;
  /** Undefined for a linear model. */
  readonly trees: TreeEnsemble | undefined;
  readonly notes: readonly string[];
}

/** Reads the text of a model, of either library. */
export function openTrees(text: string): OpenedTrees {
  const bytes = Buffer.from(text);
  if (text.startsWith('tree\n')) return opened(readLightgbm(bytes).model);
  const stored = readXgboost(readJsonText(bytes));
  if (stored.kind === 'trees') return opened(stored.model);
  const raw = (row: Float64Array): Float64Array => linearScores(stored.model, row);
  return { raw, predict: (row) => predictionsOf(stored.model.link, raw(row)), trees: undefined, notes: [] };
}

export function opened(trees: TreeEnsemble): OpenedTrees {
  const raw = (row: Float64Array): Float64Array => rawScores(trees, row);
  const divided = (row: Float64Array): Float64Array => raw(row).map((sum) => sum / trees.divisor);
  return { raw, predict: (row) => predictionsOf(trees.link, divided(row)), trees, notes: trees.notes };
}
