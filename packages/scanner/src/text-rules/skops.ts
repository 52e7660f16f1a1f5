import { finding } from '../rules/finding.ts';
import { isStandardLibrary } from '../pickle/python-names.ts';
import type { Scan } from '../scan.ts';

/** Packages whose classes skops writes itself, or its users know. */
const KNOWN =
  /^(?:sklearn|scipy|numpy|pandas|lightgbm|xgboost|catboost|imblearn|quantile_forest|skops|builtins|collections|functools|operator|datetime|decimal|pathlib)(?:\.|$)/u;

/**
 * Judges a node of the schema of a skops archive: it names a class, and the loader imports its module, if the caller trusts
 * it. Many callers trust whatever the file has.
 */
export function judgeSkops(texts: ReadonlyMap<string, string>, offset: number, scan: Scan): void {
  const [module, name] = [texts.get('__module__') ?? '', texts.get('__class__') ?? ''];
  if (!texts.has('__loader__') || module === '' || KNOWN.test(module)) return;
  const detail =
    'skops imports the module of this class, and makes an object of it, if the loading program trusts it.';
  const severity = isStandardLibrary(module) ? 'high' : 'review';
  scan.find(finding(severity, 'pickle-unknown-class', `${module}.${name}`, detail, { offset }));
}
