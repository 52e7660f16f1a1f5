import { at, isObject, textAt } from '../core/json.ts';
import { type ModelInputs, type ModelKind, parseModelKind } from '../scanner/rules/model-kind.ts';
import { present } from '../core/present.ts';

const isNumber = (one: unknown): one is number => typeof one === 'number';
const isText = (one: unknown): one is string => typeof one === 'string';
const isLength = (one: unknown): one is number | null => one === null || isNumber(one);

/**
 * Reads the kind of a model from a cached result.
 * @returns undefined if it is not as this version writes it
 */
export function readModelKind(value: unknown): ModelKind | undefined {
  const words = parseModelKind(at(value, 'role'), at(value, 'library'));
  const name = textAt(value, 'name');
  const given = at(value, 'inputs');
  const inputs = given === undefined ? undefined : readInputs(given);
  if (words === undefined || (given !== undefined && inputs === undefined)) return undefined;
  return {
    ...words,
    ...present({ name, inputs }),
    ...(at(value, 'readsText') === true ? { readsText: true } : {}),
    ...(at(value, 'isDamaged') === true ? { isDamaged: true } : {}),
  };
}

function readInputs(value: unknown): ModelInputs | undefined {
  if (!isObject(value)) return undefined;
  const { count, names, shape } = value;
  if (count !== undefined && !isNumber(count)) return undefined;
  if (!isListOf(names, isText) || !isListOf(shape, isLength)) return undefined;
  return {
    ...present({ count, names, shape }),
  };
}

function isListOf<T>(value: unknown, isOne: (one: unknown) => one is T): value is readonly T[] | undefined {
  return value === undefined || (Array.isArray(value) && value.every(isOne));
}
