import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { at, textAt } from '../../core/json.ts';
import { CLEAN_FILES_NAME } from '../../records/clean-files.ts';
import { MAX_RECORD_BYTES, readRecordFile, writeRecordFile } from '../../records/record-file.ts';

/** The bounds of an entry of the cache, so that it does not grow without end. */
const MAX_RECORDS = 2000;
const MAX_PACK_BYTES = 8 * 1024 * 1024;

/**
 * Puts the records of a folder into one text, one a line.
 * @param first names of files in the folder that must not be lost if there is no space for all
 */
export async function packRecords(directory: string, first: readonly string[]): Promise<string> {
  const present = (await readdir(directory)).filter((name) => isRecordName(name));
  const names = [...new Set([CLEAN_FILES_NAME, ...first, ...present])].slice(0, MAX_RECORDS);
  const lines: string[] = [];
  let bytes = 0;
  for (const name of names) {
    const file = await readRecordFile(path.join(directory, name));
    if (file === undefined || file === 'unreadable') continue;
    bytes += Buffer.byteLength(file.text);
    if (bytes > MAX_PACK_BYTES) break;
    lines.push(file.text.endsWith('\n') ? file.text : `${file.text}\n`);
  }
  return lines.join('');
}

/**
 * Writes the records of a text into a folder. The name of each file follows from what the record says it is about; whether
 * it may be believed is decided when it is used.
 * @returns the names of the files, in the order of the text, and how many lines are no records
 */
export async function unpackRecords(
  text: string,
  directory: string,
): Promise<{ readonly names: readonly string[]; readonly damaged: number }> {
  const names: string[] = [];
  let damaged = 0;
  const lines = text.split('\n', MAX_RECORDS + 1).filter((line) => line !== '');
  for (const line of lines.slice(0, MAX_RECORDS)) {
    const name = nameOf(line);
    if (name === undefined) damaged += 1;
    else {
      await writeRecordFile(path.join(directory, name), `${line}\n`);
      names.push(name);
    }
  }
  return { names, damaged };
}

function nameOf(line: string): string | undefined {
  if (Buffer.byteLength(line) >= MAX_RECORD_BYTES) return undefined;
  try {
    const sealed: unknown = JSON.parse(line);
    const name = `${textAt(sealed, 'body', 'content_id') ?? ''}.json`;
    if (isContentName(name)) return name;
    return at(sealed, 'body', 'kind') === 'clean-files' ? CLEAN_FILES_NAME : undefined;
  } catch {
    return undefined;
  }
}

function isContentName(name: string): boolean {
  return /^[\da-f]{64}\.json$/u.test(name);
}

function isRecordName(name: string): boolean {
  return name === CLEAN_FILES_NAME || isContentName(name);
}
