import { type ByteSource, MemorySource, SliceSource } from '../byte-source.ts';
import type { Scan } from '../scan.ts';
import { decodeAt } from '../text-rules/encoded-bytes.ts';
import { placesThatMatter } from '../text-rules/encoded-places.ts';
import { beginsCompressed, compressedStarts, mayHoldPickle } from './compressed-rows.ts';
import { type RowBounds, sqliteValues } from './sqlite.ts';

/*
 * Rows of databases that are pickles in another form: compressed, as the README of `sqlitedict` shows, or Base64, as Django's
 * cache has them.
 */

const STEP_BYTES = 256 * 1024;
/** What the next step must see again: the start of compressed content. */
const OVERLAP_BYTES = 16;
/** So many bytes of compressed content say whether it matters. */
const LOOKED_AT_BYTES = 64 * 1024;
/** What it takes to look whether a row matters, in steps. */
const STEPS_PER_LOOK = 300;

/** Rows that do not lie in one another are read twice at most. */
const MOST_READ = 3;

interface Row {
  readonly name: string;
  readonly bytes: ByteSource;
  readonly offset: number;
}

/**
 * Scans the rows of a database that are encoded pickles.
 * @param end of what is searched
 * @param most so many of them are scanned
 * @returns where it ended, if there are more of them
 */
export function scanEncodedRows(
  bytes: ByteSource,
  end: number,
  most: number,
  scan: Scan,
): number | undefined {
  let rows = 0;
  const bounds = { bytes: MOST_READ * end + STEP_BYTES };
  const isSqlite = Buffer.from(bytes.read(0, 16)).toString('latin1') === 'SQLite format 3\0';
  for (const row of isSqlite ? rowsOfSqlite(bytes, end, bounds, scan) : compressedBytes(bytes, end, scan)) {
    rows += 1;
    if (rows > most) return row.offset;
    scan.enter(row.name, row.bytes, { isGuess: true, isFromText: true, isOpenEnded: true });
  }
  return bounds.bytes < 0 ? end : undefined;
}

function* rowsOfSqlite(file: ByteSource, end: number, bounds: RowBounds, scan: Scan): Generator<Row> {
  const looks = { spent: 0 };
  for (const { bytes, offset } of sqliteValues(file, end, bounds)) {
    if (beginsCompressed(bytes)) {
      scan.spend?.(STEPS_PER_LOOK);
      const name = `row@${String(offset)}`;
      if (mayHoldPickle(bytes)) yield { name, bytes: new MemorySource(bytes), offset };
      continue;
    }
    const text = bytes.toString('latin1');
    for (const place of placesThatMatter(text, looks)) {
      const decoded = new MemorySource(decodeAt(text, place));
      yield { name: `${place.encoding}@${String(offset)}`, bytes: decoded, offset };
    }
  }
}

/** Other databases have a value in one piece. */
function* compressedBytes(bytes: ByteSource, end: number, scan: Scan): Generator<Row> {
  for (let start = 0; start < end; start += STEP_BYTES) {
    const piece = Buffer.from(bytes.read(start, STEP_BYTES + OVERLAP_BYTES));
    for (const at of compressedStarts(piece)) {
      if (at >= STEP_BYTES || start + at >= end) break;
      scan.spend?.(STEPS_PER_LOOK);
      const offset = start + at;
      if (!mayHoldPickle(Buffer.from(bytes.read(offset, LOOKED_AT_BYTES)))) continue;
      yield {
        name: `row@${String(offset)}`,
        bytes: new SliceSource(bytes, offset, bytes.size - offset),
        offset,
      };
    }
  }
}
