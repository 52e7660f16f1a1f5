import type { Evidence } from '@model-security-scan/engine/results';
import { type InputsShown, pairRasters, type Pairs } from '../evidence/evidence.ts';
import type { JobSummary } from '../../facts/job/job-summary.ts';
import { pictureForm } from '../evidence/picture-form.ts';
import { plainLine } from '@model-security-scan/common/sanitize';
import { toPng } from '../html/png.ts';
import { rangeOf, shownSize, toRaster } from '../evidence/raster.ts';
import { writeNpy } from './write-npy.ts';
import type { ArchiveFile } from '../../zip/write-zip.ts';

/** How many inputs of each piece of evidence get pictures; the arrays hold all. */
const MOST_PICTURES = 200;

/** The inputs that an attack changed or found, as arrays, tables and pictures: one folder for each piece of evidence. */
export function sampleFiles(summary: JobSummary, evidence: readonly Evidence[]): readonly ArchiveFile[] {
  return evidence.flatMap((one, index) => {
    const folder = `${one.kind}-${String(index + 1)}`;
    switch (one.kind) {
      case 'pairs':
        return [...pairArrays(one, folder), ...pairPictures(summary, one, folder)];
      case 'inputs':
        return [...inputArrays(one, folder), ...inputPictures(summary, one, folder)];
      case 'table':
        return [{ name: `${folder}.csv`, content: writeCsv(one.header, one.rows) }];
      case 'curve':
        return [{ name: `${folder}.csv`, content: curveCsv(one) }];
    }
  });
}

/** All pairs as arrays, with what the model said. */
function pairArrays({ pairs, shape }: Pairs, folder: string): readonly ArchiveFile[] {
  const rows = pairs.map(({ name, before, after, distance }, index) => [
    index,
    name,
    withoutConfidence(before),
    before,
    after,
    distance,
  ]);
  const header = ['index', 'name', 'label', 'before', 'after', 'distance'];
  const [originals, changed] = [pairs.map((pair) => pair.original), pairs.map((pair) => pair.changed)];
  return [
    { name: `${folder}/labels.csv`, content: writeCsv(header, rows) },
    { name: `${folder}/originals.npy`, content: writeNpy(originals, shape) },
    { name: `${folder}/changed.npy`, content: writeNpy(changed, shape) },
  ];
}

/** The class in what the model said: `7` of `7 (0.98)`. */
function withoutConfidence(said: string): string {
  return said.replace(/ \([^()]*\)$/u, '');
}

function inputArrays({ inputs, shape }: InputsShown, folder: string): readonly ArchiveFile[] {
  const rows = inputs.map(({ name, note }, index) => [index, name, note]);
  const values = inputs.map((input) => input.values);
  return [
    { name: `${folder}/labels.csv`, content: writeCsv(['index', 'name', 'note'], rows) },
    { name: `${folder}/inputs.npy`, content: writeNpy(values, shape) },
  ];
}

function curveCsv({ series, xLabel, yLabel }: Extract<Evidence, { kind: 'curve' }>): Buffer {
  const rows = series.flatMap(({ name, points }) => points.map(([x, y]) => [name, x, y]));
  return writeCsv(['series', xLabel, yLabel], rows);
}

/** The pairs as pictures, scaled up if they are small. */
function pairPictures(summary: JobSummary, evidence: Pairs, folder: string): readonly ArchiveFile[] {
  const form = pictureForm(summary, evidence.shape);
  if (form === undefined) return [];
  const shown = evidence.pairs.slice(0, MOST_PICTURES);
  const range = rangeOf(shown.flatMap(({ original, changed }) => [original, changed]));
  return shown.flatMap((pair, index) => {
    const number = String(index).padStart(4, '0');
    return pairRasters(pair, form, range).map((raster, part) => ({
      name: `${folder}/${number}-${['original', 'changed', 'difference'][part] ?? ''}.png`,
      content: toPng(shownSize(raster)),
    }));
  });
}

/** The inputs as pictures, scaled up if they are small. */
function inputPictures(
  summary: JobSummary,
  { inputs, shape }: InputsShown,
  folder: string,
): readonly ArchiveFile[] {
  const form = pictureForm(summary, shape);
  if (form === undefined) return [];
  const shown = inputs.slice(0, MOST_PICTURES);
  const range = rangeOf(shown.map(({ values }) => values));
  return shown.map(({ values }, index) => ({
    name: `${folder}/${String(index).padStart(4, '0')}.png`,
    content: toPng(shownSize(toRaster(values, form, range))),
  }));
}

/** Writes a table as CSV (RFC 4180). */
export function writeCsv(header: readonly string[], rows: readonly (readonly (string | number)[])[]): Buffer {
  const lines = [header, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`);
  return Buffer.from(lines.join(''));
}

function csvCell(cell: string | number): string {
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  // Spreadsheets run a text that starts like a formula; an apostrophe keeps it a text.
  const text = plainLine(cell, 4000).replace(/^[=+\-@]/u, "'$&");
  return /[",]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
