import type { Scan } from '../scan.ts';
import type { NamedObject } from './judge-config.ts';
import {
  ACTING_FUNCTIONS,
  ACTING_MODULES,
  ACTING_SYMBOLS,
  COMPUTING_MODULES,
  KERAS_MODULES,
} from './known-names.ts';

/** Judges a function that a config names by module and name: Keras imports the one and calls the other. */
export function judgeFunction(object: NamedObject, scan: Scan): void {
  const { module, registered, config, offset } = object;
  const name = config?.string ?? config?.get('name')?.string ?? registered ?? 'function';
  const subject = module === undefined || module === '' ? name : `${module}.${name}`;
  const place = { subject, when: 'load', offset } as const;
  if (
    module !== undefined &&
    (ACTING_MODULES.test(module) || (KERAS_MODULES.test(module) && ACTING_FUNCTIONS.test(name)))
  ) {
    // `builtins` is what Keras writes for functions that it knows by name.
    if (module === 'builtins' && !ACTING_FUNCTIONS.test(name)) return;
    const detail = 'Keras imports this module and calls the function when it loads the model.';
    scan.find({ rule: 'keras-code', severity: 'critical', detail, ...place });
    return;
  }
  if (module === undefined) {
    if (ACTING_FUNCTIONS.test(name)) {
      const detail = 'The name is that of a function which reads, writes or loads.';
      scan.find({ rule: 'keras-code', severity: 'high', detail, ...place });
    }
    return;
  }
  if (!KERAS_MODULES.test(module)) {
    const detail = 'Keras does not define this function: it imports the module and calls the function.';
    scan.find({ rule: 'keras-foreign-object', severity: 'high', detail, ...place });
  } else if (!COMPUTING_MODULES.test(module)) {
    const detail = 'It is a function of a part of Keras that does more than compute.';
    scan.find({ rule: 'keras-code', severity: 'high', detail, ...place });
  }
}

/** Judges a layer that calls a function of TensorFlow by its public name, or an operator. */
export function judgeSymbol(object: NamedObject, scan: Scan): void {
  const { config, offset } = object;
  const symbol = config?.get('function')?.string ?? config?.get('class_symbol')?.string ?? '';
  const operator = /"?op"?\s*[:=]\s*"?(\w+)/u.exec(config?.get('node_def')?.string ?? '')?.[1] ?? '';
  const isActing =
    ACTING_SYMBOLS.test(symbol) || ACTING_FUNCTIONS.test(symbol) || ACTING_FUNCTIONS.test(operator);
  if (!isActing) return;
  const detail = 'The layer calls a function of TensorFlow that reads, writes or loads.';
  const subject = symbol === '' ? operator : symbol;
  scan.find({ rule: 'keras-code', severity: 'critical', subject, detail, when: 'load', offset });
}
