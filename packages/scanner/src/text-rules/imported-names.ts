import { finding, type Found } from '../rules/finding.ts';
import type { Scan } from '../scan.ts';
import table from './imported-names.json' with { type: 'json' };

/**
 * Keys of settings whose value a loader imports as it stands, also without `trust_remote_code`. A name that is not known may
 * lead to a file beside the model.
 */
const IMPORTED = new Map(
  table.map(({ key, known, loader }) => [key, { known: new RegExp(known, 'u'), loader }]),
);

/** The keys, for a search of texts. */
export const IMPORTED_KEYS: readonly string[] = [...IMPORTED.keys(), 'code'];

/** A module or a path of one. */
const MODULE = /^[\w./\\-]{1,300}$/u;

/** Judges the texts of one mapping. */
export function judgeImportedNames(
  texts: ReadonlyMap<string, string>,
  place: Partial<Found>,
  scan: Scan,
): void {
  for (const [key, value] of texts) {
    const imported = IMPORTED.get(key);
    if (imported === undefined || imported.known.test(value) || !MODULE.test(value)) continue;
    reportImport(imported.loader, value, place, scan);
  }
  judgeModule(texts, place, scan);
  judgeCodeFolder(texts, place, scan);
}

/** The modules that one model of sentence-transformers consists of (`modules.json`). */
function judgeModule(texts: ReadonlyMap<string, string>, place: Partial<Found>, scan: Scan): void {
  const type = texts.get('type');
  const isModule = type !== undefined && texts.has('path') && texts.has('name');
  if (!isModule || !/^\w+(?:\.\w+)+$/u.test(type) || KNOWN_MODULES.test(type)) return;
  reportImport('sentence-transformers', type, place, scan);
}

const KNOWN_MODULES = /^(?:sentence_transformers|pylate)\./u;

/** MLflow puts the folder first on Python's path, so that its modules take the place of others. */
function judgeCodeFolder(texts: ReadonlyMap<string, string>, place: Partial<Found>, scan: Scan): void {
  const folder = texts.get('code');
  if (folder === undefined || folder === '' || !texts.has('loader_module')) return;
  reportImport('MLflow', folder, place, scan);
}

/** Says that a loader imports what settings name. */
export function reportImport(loader: string, subject: string, place: Partial<Found>, scan: Scan): void {
  const detail = `${loader} imports it when it loads the model, also if it is a file of this repository.`;
  scan.find(finding('high', 'remote-code', subject, detail, place));
}
