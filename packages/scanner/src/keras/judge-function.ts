import { finding, type Found } from '../rules/finding.ts';
import type { JsonNode } from '../reading/json-tape.ts';
import type { Scan } from '../scan.ts';
import {
  ACTING_FUNCTIONS,
  ACTING_MODULES,
  ACTING_SYMBOLS,
  COMPUTING_MODULES,
  KERAS_MODULES,
} from './known-names.ts';

/** Judges a function that a config names by module and name: Keras imports the one and calls the other. */
export function judgeFunction(object: NamedObject, scan: Scan): void {
  const { module, registered, offset } = object;
  const name = nameOf(object) ?? registered ?? 'function';
  const subject = module === undefined || module === '' ? name : `${module}.${name}`;
  const judgement = judgeName(module, name);
  if (judgement !== undefined) scan.find({ ...judgement, subject, when: 'load', offset });
}

function nameOf({ config }: NamedObject): string | undefined {
  return config?.string ?? config?.get('name')?.string;
}

/** @returns undefined if Keras knows the function, and it only computes */
function judgeName(
  module: string | undefined,
  name: string,
): Pick<Found, 'rule' | 'severity' | 'detail'> | undefined {
  const acts = ACTING_FUNCTIONS.test(name);
  if (module === undefined) {
    const detail = 'This is the name of a function that reads, writes or loads.';
    return acts ? { rule: 'keras-code', severity: 'high', detail } : undefined;
  }
  // `builtins` is what Keras writes for functions that it knows by name.
  if (module === 'builtins' && !acts) return undefined;
  const isOfKeras = KERAS_MODULES.test(module);
  if (ACTING_MODULES.test(module) || (isOfKeras && acts)) {
    const detail = 'Keras imports this module and calls the function when it loads the model.';
    return { rule: 'keras-code', severity: 'critical', detail };
  }
  if (!isOfKeras) {
    const detail = 'Keras does not define this function: it imports the module and calls the function.';
    return { rule: 'keras-foreign-object', severity: 'high', detail };
  }
  const detail = 'It is a function of a part of Keras that does more than compute.';
  return COMPUTING_MODULES.test(module) ? undefined : { rule: 'keras-code', severity: 'high', detail };
}

const OPERATOR = /"?op"?\s*[:=]\s*"?(\w+)/u;

function textIn(config: NamedObject['config'], key: string): string | undefined {
  return config?.get(key)?.string;
}

/** Judges a layer that calls a function of TensorFlow by its public name, or an operator. */
export function judgeSymbol(object: NamedObject, scan: Scan): void {
  const { config, offset } = object;
  const symbol = textIn(config, 'function') ?? textIn(config, 'class_symbol') ?? '';
  const operator = OPERATOR.exec(textIn(config, 'node_def') ?? '')?.[1] ?? '';
  const isActing =
    ACTING_SYMBOLS.test(symbol) || ACTING_FUNCTIONS.test(symbol) || ACTING_FUNCTIONS.test(operator);
  if (!isActing) return;
  const detail = 'The layer calls a function of TensorFlow that reads, writes or loads.';
  const subject = symbol === '' ? operator : symbol;
  scan.find(finding('critical', 'keras-code', subject, detail, { offset }));
}

/** An object of a config that names a class or a function. */
export interface NamedObject {
  readonly name: string;
  readonly module: string | undefined;
  readonly registered: string | undefined;
  readonly config: JsonNode | undefined;
  readonly offset: number;
}
