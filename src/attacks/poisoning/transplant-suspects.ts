import { columnMeans, rowOf, takeRows } from '../../engine/statistics/matrix.ts';
import { type Layout, layoutOf } from '../../engine/statistics/picture-features.ts';
import type { Budget, LabelledInputs, Victim } from '../../engine/types.ts';
import { rowsWhere, type Case, type Suspects } from './case.ts';
import { fineDetail } from './fine-detail.ts';
import { dot, naturalVariation, type NaturalVariation } from './natural-variation.ts';
import { expectedInput, othersPool } from './neighbours.ts';

/** Larger pictures, as those of 64 by 64 pixels in colour are just not, would take too long. */
const LARGEST_INPUT = 12_288;
/** At most so many rows of a label are transplanted, each onto so many trusted inputs of other labels. */
const MOST_ROWS = 300;
const PARTNERS = 4;
const FEWEST_TRUSTED = 8;
const FEWEST_ROWS = 24;
/** So many rows of each half, those that dominate most, give the direction that the other half is searched along. */
const LEADERS = 8;
/** The share of a label's rows that is put under suspicion. */
const SUSPICIOUS = 0.05;
const FEWEST_SUSPECTS = 8;
/** At most so many labels are followed up: those whose suspects lie farthest from the trusted rows. */
const MOST_LABELS = 4;
/** Mixtures are asked about in parts of so many numbers. */
const NUMBERS_AT_ONCE = 2 ** 21;

/** The rows of a label that lie farthest out, in a direction that rows with dominant fine detail gave. */
interface Farthest {
  readonly label: number;
  readonly rows: readonly number[];
  /** How far they lie from the trusted rows of the label, in standard deviations of those. */
  readonly distance: number;
}

/**
 * Finds rows whose fine detail, added to trusted inputs of other classes, makes the model answer the row's label: a trigger
 * does this whatever the row shows, so the comparison by content need not be good. The strongest rows of one half give a
 * direction, less natural variation; the rows of the other half that lie farthest along it are the suspects. Natural detail
 * of a class can be dominant, too: the suspects count only if their pattern, without natural variation, flips trusted inputs.
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

/** Returns rows from all over the list, if there are more than can be looked at. */
function everyNth(rows: readonly number[], most: number): number[] {
  const step = Math.max(1, rows.length / most);
  return Array.from(
    { length: Math.min(rows.length, most) },
    (_unused, index) => rows[Math.floor(index * step)] ?? 0,
  );
}

interface Transplant {
  readonly label: number;
  readonly rows: readonly number[];
  readonly others: readonly number[];
  readonly layout: Layout;
}

/** The mean score of the label over trusted inputs of other labels with the fine detail of each row. */
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

/** Writes the sum of both into `out`, inside the bounds. */
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
