import acting from './acting.json' with { type: 'json' };
import { namesIn } from './name-lists.ts';

/**
 * Parts of names of functions that read, write, run or import something, or that call what they are given. A model may
 * hold a function of a vetted package; if something in the pickle can call it with arguments of the pickle, a function with
 * such a name is as good as a call of it.
 */
const ACTING_WORDS: ReadonlySet<string> = new Set(namesIn(acting.words));

/** Functions of the language and of well-known packages that act. Modules that import one of them have it under its name. */
const IMPORTED: ReadonlySet<string> = new Set(namesIn(acting.importedFunctions));

/** Parts that only say what is computed, although they are words of the list above. */
const HARMLESS: ReadonlySet<string> = new Set(namesIn(acting.harmless));

/** `loadModel2`, `load_model` and `LoadModel` are the words load and model; `HDFStore` is hdf and store, or hdfstore. */
function partsOf(name: string): readonly string[] {
  const spaced = name.replaceAll(/([a-z\d])([A-Z])/gu, '$1_$2');
  const apart = spaced.replaceAll(/([A-Z])([A-Z][a-z])/gu, '$1_$2');
  return `${spaced}_${apart}`.toLowerCase().split(/[^a-z]+/u);
}

/** Modules whose functions work with files, programs or the network, whatever their names are. */
const ACTING_MODULES: ReadonlySet<string> = new Set(namesIn(acting.modules));

/** Classes of Python that open files or start programs, which other modules import. */
const IMPORTED_CLASSES: ReadonlySet<string> = new Set(namesIn(acting.importedClasses));

/**
 * True if the last part of a name is that of a function or class that may act on files, programs or other functions when
 * it is called.
 * @param path with its module
 */
export function mayAct(path: string): boolean {
  const [name = '', ...modules] = path.split('.').reverse();
  if (isImportedSink(path) || /open(?!ing)/iu.test(name)) return true;
  if (/^[a-z_]/u.test(name) && modules.some((part) => ACTING_MODULES.has(part))) return true;
  return !HARMLESS.has(name) && partsOf(name).some((part) => ACTING_WORDS.has(part));
}

/** True if a name is that of a function that acts and that many modules import, such as `rmtree`. */
export function isImportedSink(path: string): boolean {
  return IMPORTED.has(path.slice(path.lastIndexOf('.') + 1));
}

/** True if a name is that of a class of Python that acts, under the name of a module that may only have imported it. */
export function isImportedClass(path: string): boolean {
  return IMPORTED_CLASSES.has(path.slice(path.lastIndexOf('.') + 1));
}
