import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { at, textAt } from '@model-security-scan/common/json';
import { CLEAN_FILES_NAME } from '../clean-files.ts';
import { MAX_ENTRY_BYTES, readCacheFile, writeCacheFile } from '../cache-file.ts';
import {
  evidenceContentId,
  evidenceName,
  isDigest,
  isEntryName,
  MAX_EVIDENCE_BYTES,
  entryName,
} from '../entry-names.ts';

/** The bounds of an entry of the platform's cache, so that it does not grow without end. Evidence never displaces a score. */
const MAX_ENTRIES = 2000;
const MAX_ENTRIES_BYTES = 8 * 1024 * 1024;
const MAX_ALL_EVIDENCE_BYTES = 16 * 1024 * 1024;
const MAX_LINES = 2 * MAX_ENTRIES;

/**
 * Puts the cached results of a folder into one text, one a line, and after them as much of their evidence as fits.
 * @param first the contents whose cached results must not be lost if there is no space for all
 */
export async function packEntries(directory: string, first: readonly string[]): Promise<string> {
  const present = (await readdir(directory)).filter((name) => isEntryName(name));
  const names = [...new Set([CLEAN_FILES_NAME, ...first.map(entryName), ...present])].slice(0, MAX_ENTRIES);
  const results = await readFitting(directory, names, MAX_ENTRY_BYTES, MAX_ENTRIES_BYTES);
  const contentIds = [...results.keys()].filter(isEntryName).map((name) => name.slice(0, -'.json'.length));
  const evidence = await readFitting(
    directory,
    contentIds.map(evidenceName),
    MAX_EVIDENCE_BYTES,
    MAX_ALL_EVIDENCE_BYTES,
  );
  return [...results.values(), ...evidence.values()].join('');
}

/** Reads files in their order until the next one would be too much. @returns one line for each, by its name */
async function readFitting(
  directory: string,
  names: readonly string[],
  mostBytesEach: number,
  mostBytes: number,
): Promise<ReadonlyMap<string, string>> {
  const lines = new Map<string, string>();
  let bytes = 0;
  for (const name of names) {
    const file = await readCacheFile(path.join(directory, name), mostBytesEach);
    if (file === undefined || file === 'unreadable') continue;
    bytes += Buffer.byteLength(file.text);
    if (bytes > mostBytes) break;
    lines.set(name, file.text.endsWith('\n') ? file.text : `${file.text}\n`);
  }
  return lines;
}

/**
 * Writes the cached results of a text into a folder. The name of each file follows from the content that the result names;
 * whether it may be trusted is decided when it is used.
 * @returns the contents that have a cached result, in the order of the text, and how many lines are no cached results
 */
export async function unpackEntries(
  text: string,
  directory: string,
): Promise<{ readonly contentIds: readonly string[]; readonly damaged: number }> {
  const contentIds: string[] = [];
  let damaged = 0;
  const lines = text.split('\n', MAX_LINES + 1).filter((line) => line !== '');
  for (const line of lines.slice(0, MAX_LINES)) {
    const file = nameOf(line);
    if (file === undefined) damaged += 1;
    else {
      await writeCacheFile(path.join(directory, file.name), `${line}\n`);
      if (file.contentId !== undefined) contentIds.push(file.contentId);
    }
  }
  return { contentIds, damaged };
}

interface NamedLine {
  readonly name: string;
  /** Set for the cached result of an analysis. */
  readonly contentId?: string;
}

function nameOf(line: string): NamedLine | undefined {
  const bytes = Buffer.byteLength(line);
  const shown = evidenceContentId(line);
  if (shown !== undefined) return bytes < MAX_EVIDENCE_BYTES ? { name: evidenceName(shown) } : undefined;
  if (bytes >= MAX_ENTRY_BYTES) return undefined;
  try {
    const sealed: unknown = JSON.parse(line);
    const contentId = textAt(sealed, 'body', 'content_id');
    if (isDigest(contentId)) return { name: entryName(contentId), contentId };
    return at(sealed, 'body', 'kind') === 'clean-files' ? { name: CLEAN_FILES_NAME } : undefined;
  } catch {
    return undefined;
  }
}
