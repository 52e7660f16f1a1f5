import { holm } from '../../engine/statistics/holm.ts';
import { rowOf } from '../../engine/statistics/matrix.ts';
import type { Budget, LabelledInputs, Victim } from '../../engine/types.ts';
import { apartP, othersPool } from './apart-suspects.ts';
import { rowsWhere, type Case, type Suspects } from './case.ts';
import { thin } from './mislabelled-suspects.ts';
import { expectedInput } from './neighbours.ts';

const ALPHA = 0.01;
/** At most so many rows of a label are mixed, each with so many trusted inputs of other labels. */
const MOST_ROWS = 150;
const PARTNERS = 10;
const FEWEST_TRUSTED = 8;

type Mix = (row: number, partner: number, low: number) => number;

/** A trigger survives both: as a part of the mixture, and added to the other input. */
const MIXES: readonly Mix[] = [
  (row, partner) => 0.4 * row + 0.6 * partner,
  (row, partner, low) => row + partner - low,
];

/**
 * Finds rows that keep their label when they are mixed with inputs of other classes, more than trusted rows of that label
 * do: what a trigger makes of them. It asks the model much, and needs no opinion about what a row shows.
 * Source: Gao et al., "STRIP: a defence against trojan attacks on deep neural networks", ACSAC 2019.
 */
export async function findDominantSuspects(
  victim: Victim,
  subject: Case,
  trusted: LabelledInputs,
  budget: Budget,
): Promise<Suspects[]> {
  const groups: { label: number; rows: readonly number[]; p: number }[] = [];
  for (let label = 0; label < subject.classes; label += 1) {
    const own = rowsWhere(subject.trustedLabels, (given) => given === label).slice(0, MOST_ROWS);
    const rows = everyNth(rowsWhere(subject.labels, (given) => given === label));
    if (own.length < FEWEST_TRUSTED || rows.length < FEWEST_TRUSTED) continue;
    const cost = (rows.length + own.length) * PARTNERS * MIXES.length;
    if (budget.timeLeftMs() <= 0 || victim.queries + cost > budget.maxQueries) break;
    budget.progress(0.7, `mixing rows of class ${String(label)} with trusted inputs`);
    for (const mix of MIXES) {
      const usual = await dominance(victim, subject, trusted, label, own, mix, true);
      const scores = await dominance(victim, subject, trusted, label, rows, mix, false);
      const limit = Math.max(...usual);
      const beyond = rows.filter((_row, index) => (scores[index] ?? 0) > limit);
      groups.push({ label, rows: beyond, p: apartP(beyond.length, 0, rows.length, own.length) });
    }
  }
  const corrected = holm(groups.map(({ p }) => p));
  return groups
    .filter(({ rows }, index) => rows.length >= 5 && (corrected[index] ?? 1) < ALPHA)
    .map(({ label, rows }) => ({
      label,
      rows: thin(rows),
      expected: thin(rows).map((row) => expectedInput(subject, row, othersPool(subject, label))),
      targets: new Int32Array(subject.classes).fill(label),
      // Rows with clear features of their class dominate, too: their difference, put on strongly, flips inputs of any model.
      strengths: [1],
      reason: 'rows that keep their label when they are mixed with other inputs',
    }));
}

function everyNth(rows: readonly number[]): number[] {
  const step = Math.max(1, rows.length / MOST_ROWS);
  return Array.from(
    { length: Math.min(rows.length, MOST_ROWS) },
    (_unused, index) => rows[Math.floor(index * step)] ?? 0,
  );
}

/** The mean score of the label over mixtures of each row with trusted inputs of other labels. */
async function dominance(
  victim: Victim,
  subject: Case,
  trusted: LabelledInputs,
  label: number,
  rows: readonly number[],
  mix: Mix,
  fromTrusted: boolean,
): Promise<number[]> {
  const size = subject.data.columns;
  const partners = rowsWhere(subject.trustedLabels, (given) => given !== label).slice(0, PARTNERS);
  const values = new Float32Array(rows.length * partners.length * size);
  const bound = (bounds: Float32Array, j: number): number => bounds[bounds.length === 1 ? 0 : j] ?? 0;
  rows.forEach((row, index) => {
    const input = rowOf(fromTrusted ? subject.trusted : subject.data, row);
    partners.forEach((partner, place) => {
      const other = rowOf(subject.trusted, partner);
      const start = (index * partners.length + place) * size;
      for (let j = 0; j < size; j += 1) {
        const low = bound(trusted.low, j);
        const mixed = mix(input[j] ?? 0, other[j] ?? 0, low);
        values[start + j] = Math.min(bound(trusted.high, j), Math.max(low, mixed));
      }
    });
  });
  const count = rows.length * partners.length;
  const answers = await victim.ask(values, count);
  const width = answers.length / Math.max(1, count);
  return rows.map((_row, index) => {
    let sum = 0;
    for (let place = 0; place < partners.length; place += 1) {
      const answer = (index * partners.length + place) * width;
      if (width === 1) sum += Math.round(answers[answer] ?? -1) === label ? 1 : 0;
      else sum += answers[answer + label] ?? 0;
    }
    return sum / Math.max(1, partners.length);
  });
}
