import type { EvidenceContext } from '../../facts/job/job-summary.ts';
import { twoDigits } from './numbers.ts';
import { pictureForm } from './picture-form.ts';
import {
  differenceFactor,
  differenceRaster,
  type PictureForm,
  rangeOf,
  type Raster,
  shownSize,
  toRaster,
} from './raster.ts';
import { barsPlot } from './bars.ts';
import { curveBlocks } from './curve-blocks.ts';
import type { Evidence } from '@model-security-scan/engine/results';
import { changedNumbers, firstNumbers, wholeRow } from './numbers-in-words.ts';
import { type Block, paragraph, type PictureGroup } from './document.ts';

export type Pairs = Extract<Evidence, { kind: 'pairs' }>;
export type InputsShown = Extract<Evidence, { kind: 'inputs' }>;

/** A report shows at most this many pairs or inputs as pictures, and fewer if they are large. */
const MOST_PICTURES = 12;
const LEAST_PICTURES = 3;
/** The pixels of all inputs that are shown. */
const MOST_PIXELS = 1_500_000;

/** Shows a piece of evidence: pictures if the model takes pictures, plots, and tables for everything else. */
export function evidenceBlocks(summary: EvidenceContext, evidence: Evidence): readonly Block[] {
  const blocks = contentBlocks(summary, evidence);
  // A table has its title as its caption.
  const isTable = evidence.kind === 'table' && blocks.some(({ kind }) => kind === 'table');
  return isTable ? blocks : [{ kind: 'heading', text: evidence.title }, ...blocks];
}

function contentBlocks(summary: EvidenceContext, evidence: Evidence): readonly Block[] {
  switch (evidence.kind) {
    case 'curve':
      return curveBlocks(evidence, summary.threshold);
    case 'table':
      return evidence.rows.length === 0 ? [paragraph('The table has no rows.')] : tableBlocks(evidence);
    case 'pairs':
      return evidence.pairs.length === 0
        ? [paragraph('No input was changed.')]
        : pairsBlocks(summary, evidence);
    case 'inputs':
      return evidence.inputs.length === 0
        ? [paragraph('There is no input to show.')]
        : [inputsBlock(summary, evidence)];
  }
}

type Table = Extract<Evidence, { kind: 'table' }>;

/** A table, after a plot of the column that is worth one. */
function tableBlocks(evidence: Table): readonly Block[] {
  const { title, header, rows, bars } = evidence;
  const table: Block = { kind: 'table', caption: title, header, rows };
  const plot = bars === undefined ? undefined : barsPlot(evidence, bars);
  if (plot === undefined) return [table];
  const caption = `${header[bars ?? 0] ?? ''} for each ${header[0] ?? ''}`;
  return [{ kind: 'heading', text: title }, { kind: 'plot', caption, plot }, table];
}

function pairsBlocks(summary: EvidenceContext, evidence: Pairs): readonly Block[] {
  const form = pictureForm(summary, evidence.shape);
  if (form === undefined) return rowBlocks(summary, evidence);
  const shown = evidence.pairs
    .toSorted((one, other) => certainty(other) - certainty(one))
    .slice(0, mostShown(form));
  const range = rangeOf(shown.flatMap(({ original, changed }) => [original, changed]));
  const distanceName = evidence.distanceName ?? 'distance';
  return [
    paragraph(
      'Before, after, and the change between them, times the number beneath it: grey is unchanged, lighter is more, darker is ' +
        'less. Those of which the model is most certain after the change come first.',
    ),
    {
      kind: 'pictures',
      caption: evidence.title,
      groups: shown.map((pair) => pairGroup(pair, form, { range, distanceName })),
      left: evidence.pairs.length - shown.length + (evidence.left ?? 0),
    },
  ];
}

/** How certain the model is of its answer, as in `2 (0.61)`; pairs without a number keep their order. */
function certainty({ after }: Pairs['pairs'][number]): number {
  return Number(/\((\d(?:\.\d+)?)\)$/u.exec(after)?.[1] ?? 0);
}

/** So many rows are shown number by number, before and after. */
const MOST_WHOLE_ROWS = 3;

/** Rows of a table: the first ones with each of their numbers, then all in short. */
function rowBlocks({ columns }: EvidenceContext, { distanceName, pairs }: Pairs): readonly Block[] {
  return [
    ...pairs.slice(0, MOST_WHOLE_ROWS).map(({ name, before, after, original, changed }, index): Block => ({
      kind: 'table',
      isOpen: index === 0,
      isExact: true,
      caption: `${name}, before (${before}) and after (${after})`,
      header: ['column', 'before', 'after', 'difference', 'changed'],
      rows: wholeRow(original, changed, columns),
    })),
    {
      kind: 'table',
      caption: 'All in short',
      header: ['input', 'before', 'after', distanceName ?? 'distance', 'what was changed'],
      rows: pairs.map((pair) => [
        pair.name,
        pair.before,
        pair.after,
        pair.distance,
        changedNumbers(pair.original, pair.changed, columns),
      ]),
    },
  ];
}

/** The pictures of a pair, at their own size. */
export function pairRasters(
  { original, changed }: Pairs['pairs'][number],
  form: PictureForm,
  range: readonly [number, number],
): readonly [original: Raster, changed: Raster, difference: Raster] {
  return [
    toRaster(original, form, range),
    toRaster(changed, form, range),
    differenceRaster(original, changed, form),
  ];
}

function pairGroup(
  pair: Pairs['pairs'][number],
  form: PictureForm,
  { range, distanceName }: { readonly range: readonly [number, number]; readonly distanceName: string },
): PictureGroup {
  const { name, before, after, distance } = pair;
  const factor = differenceFactor(pair.original, pair.changed, range);
  const captions = [
    [`${name} as it was; the model says ${before}`, `before: ${before}`],
    [`${name} after the attack; the model says ${after}`, `after: ${after}`],
    [`What the attack changed in ${name}, times ${factor}; grey is unchanged`, `change × ${factor}`],
  ] as const;
  const rasters = pairRasters(pair, form, range);
  return {
    name,
    note: `${distanceName}: ${twoDigits(distance)}`,
    pictures: captions.map(([alt, label], index) => ({
      raster: shownSize(rasters[index] ?? rasters[0]),
      alt,
      label,
    })),
  };
}

function inputsBlock(summary: EvidenceContext, { title, shape, inputs, left = 0 }: InputsShown): Block {
  const form = pictureForm(summary, shape);
  if (form === undefined) {
    return {
      kind: 'table',
      caption: title,
      header: ['input', 'note', 'values'],
      rows: inputs.map(({ name, note, values }) => [name, note, firstNumbers(values)]),
    };
  }
  const shown = inputs.slice(0, mostShown(form));
  const range = rangeOf(shown.map(({ values }) => values));
  return {
    kind: 'pictures',
    caption: title,
    groups: shown.map(({ name, note, values }) => ({
      name,
      note,
      pictures: [{ raster: shownSize(toRaster(values, form, range)), alt: `${name}: ${note}`, label: '' }],
    })),
    left: inputs.length - shown.length + left,
  };
}

function mostShown({ shape }: PictureForm): number {
  const fitting = Math.floor(MOST_PIXELS / (shape.width * shape.height * 3));
  return Math.min(MOST_PICTURES, Math.max(LEAST_PICTURES, fitting));
}
