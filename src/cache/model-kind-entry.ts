import { at, isObject, textAt } from '../core/json.ts';
import { type ModelInputs, type ModelKind, OBSTACLES, parseModelKind } from '../scanner/rules/model-kind.ts';

const isNumber = (one: unknown): one is number => typeof one === 'number';
const isText = (one: unknown): one is string => typeof one === 'string';
const isLength = (one: unknown): one is number | null => one === null || isNumber(one);

/**
 * Reads the kind of a model from a cached result.
 * @returns undefined if it is not as this version writes it
 */
export function readModelKind(value: unknown): ModelKind | undefined {
  const words = parseModelKind(at(value, 'role'), at(value, 'library'));
  const [name, key] = [textAt(value, 'name'), textAt(value, 'key')];
  const given = at(value, 'inputs');
  const inputs = given === undefined ? undefined : readInputs(given);
  if (words === undefined || (given !== undefined && inputs === undefined)) return undefined;
  const texts = { ...(name === undefined ? {} : { name }), ...(key === undefined ? {} : { key }) };
  const damage = at(value, 'isDamaged') === true ? ({ isDamaged: true } as const) : {};
  const obstacle = OBSTACLES.find((one) => one === at(value, 'obstacle'));
  const found = obstacle === undefined ? {} : { obstacle };
  return { ...words, ...texts, ...found, ...(inputs === undefined ? {} : { inputs }), ...damage };
}

function readInputs(value: unknown): ModelInputs | undefined {
  if (!isObject(value)) return undefined;
  const { count, names, texts, shape, weights } = value;
  if (count !== undefined && !isNumber(count)) return undefined;
  if (!isListOf(names, isText) || !isListOf(texts, isNumber)) return undefined;
  if (!isListOf(shape, isLength) || !isListOf(weights, isNumber)) return undefined;
  return {
    ...(count === undefined ? {} : { count }),
    ...(names === undefined ? {} : { names }),
    ...(texts === undefined ? {} : { texts }),
    ...(shape === undefined ? {} : { shape }),
    ...(weights === undefined ? {} : { weights }),
  };
}

function isListOf<T>(value: unknown, isOne: (one: unknown) => one is T): value is readonly T[] | undefined {
  return value === undefined || (Array.isArray(value) && value.every(isOne));
}
