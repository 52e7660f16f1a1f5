import { classRole } from '../kinds/class-role.ts';
import { isAttackable, type ModelKind, worthiest } from '../rules/model-kind.ts';
import { describeEstimator } from './describe-estimator.ts';
import { describeTensors, withKey } from './describe-weights.ts';
import type { ObjectGraph } from './object-graph.ts';
import { kindOf, OBJECT, TUPLE, type Value } from './value.ts';

/** The parts that are looked at. Of more, the names of their classes tell. */
const MOST_PARTS = 200;
const MAX_DEPTH = 4;

/** Packages whose objects are data, or hold no model that their classes do not tell. */
const DATA =
  /^(?:_codecs|array|builtins|collections|copyreg|datetime|decimal|joblib|numpy|pandas|pathlib|pyarrow|scipy|torch|uuid)\./u;

/** True for a class or function that says nothing of a model. */
export function isPlainData(path: string): boolean {
  return DATA.test(path);
}

/** Something in a container, with its key in the outermost dict. */
interface Part {
  readonly key?: string;
  readonly value: Value;
}

/**
 * Describes what a container holds that counts most: a model anywhere in it counts more than a scaler beside it. Objects of
 * unknown classes are containers, too.
 * @param guess what the names in the pickle say; it counts if not all parts are known, and it is a model
 */
export function describeParts(
  graph: ObjectGraph,
  root: Value,
  guess: ModelKind | undefined,
): ModelKind | undefined {
  const search = new PartSearch(graph, root);
  search.run();
  const { found, isSure } = search;
  if (isSure || guess === undefined || !isAttackable(guess)) return worthiest(found);
  // The guess knows a class: it says more than weights of which nobody knows what they belong to.
  const isPlaced = ({ name, key }: ModelKind): boolean => name !== undefined || key !== undefined;
  return worthiest([...found.filter(isPlaced), guess, ...found]);
}

/** Goes through the parts of a container, those that lie deeper after those above them. */
class PartSearch {
  readonly found: ModelKind[] = [];
  /** False if a part was left out, or is an object of an unknown class. */
  isSure: boolean;
  readonly #graph: ObjectGraph;
  readonly #seen: Set<Value>;
  #waiting: Part[];

  constructor(graph: ObjectGraph, root: Value) {
    this.#graph = graph;
    this.#seen = new Set([root]);
    this.isSure = !isUnknown(graph, root);
    this.#waiting = [...partsOf(graph, root, true)];
  }

  run(): void {
    for (let depth = 0; this.#waiting.length > 0; depth += 1) {
      const parts = this.#waiting;
      this.#waiting = [];
      for (const part of parts) {
        if (depth < MAX_DEPTH && this.#seen.size <= MOST_PARTS) this.#look(part);
        else this.isSure = false;
      }
    }
  }

  #look({ key, value }: Part): void {
    if (this.#seen.has(value)) return;
    this.#seen.add(value);
    const graph = this.#graph;
    const kind = describeTensors(graph, value) ?? describeEstimator(graph, value, classRole);
    if (kind !== undefined) this.found.push(withKey(kind, key));
    if (kind !== undefined && kind.role !== 'data') return;
    if (isUnknown(graph, value)) this.isSure = false;
    for (const part of partsOf(graph, value, false)) this.#waiting.push(part);
  }
}

/** True for an object of a class of which nobody knows what it keeps. */
function isUnknown(graph: ObjectGraph, value: Value): boolean {
  const path = graph.classOf(value);
  return kindOf(value) === OBJECT && (path === undefined || !isPlainData(path));
}

/** What a container or an object holds, without constants and texts. */
function partsOf(graph: ObjectGraph, value: Value, isOutermost: boolean): readonly Part[] {
  const entries = [...graph.entries(value)].map(([key, part]): Part => {
    return isOutermost ? { key, value: part } : { value: part };
  });
  const others = [
    ...[graph.items(value), [...graph.attributes(value).values()], graph.stateOf(value)],
    ...[graph.argumentsOf(value), graph.contentOf(value) ?? []],
  ];
  const all = [...entries, ...others.flat().map((part): Part => ({ value: part }))];
  return all.filter((part) => kindOf(part.value) >= TUPLE);
}
