import { dot } from '../../../vectors.ts';
import { columnMeans, rowOf, takeRows } from '../../../statistics/multivariate/matrix.ts';
import { type Layout, layoutOf } from '../../../statistics/picture-features.ts';
import type { Budget, LabelledInputs, Victim } from '../../../types.ts';
import { type Case, everyNth, rowsWhere, type Suspects } from './case.ts';
import { naturalVariation, type NaturalVariation } from './natural-variation.ts';
import { expectedInput, othersPool } from './neighbours.ts';

/** Larger pictures, as those of 64 by 64 pixels in colour are just not, would take too long. */
const LARGEST_INPUT = 12_288;
/** At most so many rows of a label are transplanted, each onto so many trusted inputs of other labels. */
const MOST_ROWS = 300;
const PARTNERS = 4;
const FEWEST_TRUSTED = 8;
const FEWEST_ROWS = 24;
/** The rows of each half, those that dominate most, that give the direction along which the other half is searched. */
const LEADERS = 8;
/** The share of a label's rows that is put under suspicion. */
const SUSPICIOUS = 0.05;
const FEWEST_SUSPECTS = 8;
/** At most so many labels are followed up: those whose suspects lie farthest from the trusted rows. */
const MOST_LABELS = 4;
/** Mixtures are asked about in parts of so many numbers. */
const NUMBERS_AT_ONCE = 2 ** 21;

interface Farthest {
  readonly label: number;
  readonly rows: readonly number[];
  /** How far they lie from the trusted rows of the label, in standard deviations of those. */
  readonly distance: number;
}

/**
 * Finds rows whose fine detail, added to trusted inputs of other classes, makes the model answer the row's label, as a trigger does
 * whatever the row shows. The strongest rows of one half give a direction, less natural variation; the rows of the other half that
 * lie farthest along it are the suspects. Natural detail can be dominant, too: their pattern must flip trusted inputs.
 */
export async function findTransplantSuspects(
  victim: Victim,
  subject: Case,
  trusted: LabelledInputs,
  partners: readonly number[],
  budget: Budget,
): Promise<Suspects[]> {
  const layout = layoutOf(trusted.shape);
  if (layout === undefined || subject.data.columns > LARGEST_INPUT) return [];
  const variation = naturalVariation(subject);
  const found: Farthest[] = [];
  for (let label = 0; label < subject.classes; label += 1) {
    const rows = everyNth(
      rowsWhere(subject.labels, (given) => given === label),
      MOST_ROWS,
    );
    const own = rowsWhere(subject.trustedLabels, (given) => given === label);
    const others = everyNth(
      partners.filter((row) => subject.trustedLabels[row] !== label),
      PARTNERS,
    );
    if (own.length < FEWEST_TRUSTED || rows.length < FEWEST_ROWS || others.length === 0) continue;
    if (budget.timeLeftMs() <= 0 || victim.queries + rows.length * PARTNERS > budget.maxQueries) break;
    budget.progress(0.65, `adding the detail of rows of class ${String(label)} to trusted inputs`);
    const scores = await transplant(victim, subject, trusted, { label, rows, others, layout });
    found.push(farthest(subject, variation, label, rows, scores, own));
  }
  return found
    .sort((a, b) => b.distance - a.distance)
    .slice(0, MOST_LABELS)
    .map(({ label, rows }) => ({
      label,
      rows,
      expected: rows.map((row) => expectedInput(subject, row, othersPool(subject, label))),
      targets: new Int32Array(subject.classes).fill(label),
      strengths: [1, 1.5],
      reason: 'rows whose fine detail makes the model answer their label on other inputs',
    }));
}

interface Transplant {
  readonly label: number;
  readonly rows: readonly number[];
  readonly others: readonly number[];
  readonly layout: Layout;
}

async function transplant(
  victim: Victim,
  subject: Case,
  trusted: LabelledInputs,
  { label, rows, others, layout }: Transplant,
): Promise<Float64Array> {
  const size = subject.data.columns;
  const scores = new Float64Array(rows.length);
  const atOnce = Math.max(1, Math.floor(NUMBERS_AT_ONCE / (size * others.length)));
  for (let start = 0; start < rows.length; start += atOnce) {
    const part = rows.slice(start, start + atOnce);
    const values = new Float32Array(part.length * others.length * size);
    part.forEach((row, index) => {
      const detail = fineDetail(rowOf(subject.data, row), layout);
      others.forEach((other, place) => {
        const mixed = values.subarray((index * others.length + place) * size);
        addWithin(mixed, rowOf(subject.trusted, other), detail, trusted);
      });
    });
    const answers = await victim.ask(values, part.length * others.length);
    const width = answers.length / (part.length * others.length);
    part.forEach((_row, index) => {
      for (let place = 0; place < others.length; place += 1) {
        const answer = (index * others.length + place) * width;
        const score =
          width === 1 ? Number(Math.round(answers[answer] ?? -1) === label) : (answers[answer + label] ?? 0);
        scores[start + index] = (scores[start + index] ?? 0) + score / others.length;
      }
    });
  }
  return scores;
}

function addWithin(
  out: Float32Array,
  input: ArrayLike<number>,
  detail: Float64Array,
  { low, high }: LabelledInputs,
): void {
  for (let j = 0; j < detail.length; j += 1) {
    const least = low[low.length === 1 ? 0 : j] ?? 0;
    const most = high[high.length === 1 ? 0 : j] ?? 1;
    out[j] = Math.min(most, Math.max(least, (input[j] ?? 0) + (detail[j] ?? 0)));
  }
}

function farthest(
  subject: Case,
  variation: NaturalVariation,
  label: number,
  rows: readonly number[],
  scores: Float64Array,
  own: readonly number[],
): Farthest {
  const usual = columnMeans(takeRows(subject.trusted, own));
  const places = Array.from(rows.keys());
  const along = new Float64Array(rows.length);
  let spread = 0;
  for (const half of [0, 1]) {
    const leaders = places
      .filter((place) => place % 2 !== half)
      .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
      .slice(0, LEADERS);
    const mean = columnMeans(
      takeRows(
        subject.data,
        leaders.map((place) => rows[place] ?? 0),
      ),
    );
    const direction = variation.filter(mean.map((value, j) => value - (usual[j] ?? 0)));
    const length = Math.max(1e-12, Math.sqrt(dot(direction, direction)));
    const centre = dot(direction, usual);
    for (const place of places.filter((one) => one % 2 === half)) {
      along[place] = (dot(direction, rowOf(subject.data, rows[place] ?? 0)) - centre) / length;
    }
    for (const row of own.filter((_row, index) => index % 2 === half)) {
      spread += ((dot(direction, rowOf(subject.trusted, row)) - centre) / length) ** 2 / own.length;
    }
  }
  const count = Math.max(FEWEST_SUSPECTS, Math.round(SUSPICIOUS * rows.length));
  const chosen = places.sort((a, b) => (along[b] ?? 0) - (along[a] ?? 0)).slice(0, count);
  const distance = chosen.reduce((sum, place) => sum + (along[place] ?? 0) / chosen.length, 0);
  return {
    label,
    rows: chosen.map((place) => rows[place] ?? 0),
    distance: distance / Math.max(1e-9, Math.sqrt(spread)),
  };
}

/** Detail is what differs from the mean over so large a part of the longer side, to each side of a pixel. */
const REACH = 1 / 8;

/**
 * Returns a picture less its local mean: edges, patches and waves stay, areas go.
 * @param reach the pixels to each side that the mean takes in
 */
export function fineDetail(
  picture: ArrayLike<number>,
  layout: Layout,
  reach: number = usualReach(layout),
): Float64Array {
  const { channels, height, width, strides } = layout;
  const detail = Float64Array.from(picture);
  for (let channel = 0; channel < channels; channel += 1) {
    const at = (row: number, column: number): number =>
      channel * strides.channel + row * strides.row + column * strides.column;
    const sums = summedArea(height, width, (row, column) => picture[at(row, column)] ?? 0);
    const sumTo = (row: number, column: number): number => sums[row * (width + 1) + column] ?? 0;
    for (let row = 0; row < height; row += 1) {
      const [top, bottom] = [Math.max(0, row - reach), Math.min(height, row + reach + 1)];
      for (let column = 0; column < width; column += 1) {
        const [left, right] = [Math.max(0, column - reach), Math.min(width, column + reach + 1)];
        const sum = sumTo(bottom, right) - sumTo(top, right) - sumTo(bottom, left) + sumTo(top, left);
        detail[at(row, column)] = (detail[at(row, column)] ?? 0) - sum / ((bottom - top) * (right - left));
      }
    }
  }
  return detail;
}

function usualReach({ height, width }: Layout): number {
  return Math.max(1, Math.round(REACH * Math.max(height, width)));
}

/** The sum of everything above and to the left of each corner of a pixel (Crow 1984). */
function summedArea(
  height: number,
  width: number,
  valueAt: (row: number, column: number) => number,
): Float64Array {
  const sums = new Float64Array((height + 1) * (width + 1));
  for (let row = 0; row < height; row += 1) {
    let line = 0;
    for (let column = 0; column < width; column += 1) {
      line += valueAt(row, column);
      sums[(row + 1) * (width + 1) + column + 1] = (sums[row * (width + 1) + column + 1] ?? 0) + line;
    }
  }
  return sums;
}
