import { rowOf } from '../../statistics/multivariate/matrix.ts';
import { matrixOf } from './triggers/case.ts';
import type { Evidence, Inputs, LabelledInputs, Victim } from '../../types.ts';
import { columnEvidence } from './columns/column-texts.ts';
import type { Verdict } from './backdoor-verdict.ts';
import { withTests } from '../../victim/outside-call.ts';
import { predict } from '../../predicted-classes.ts';
import { applyTrigger, type Trigger, type TriggerRow } from './triggers/trigger.ts';
import type { LabelIssue } from './labels/label-share.ts';

const MOST_PAIRS = 8;
/** The most rows that are listed, also for a program that removes or relabels them. */
const MOST_LISTED = 1000;
const MOST_PICTURES = 16;

/** The best trigger as a picture, also if it does not count, and inputs of the trusted set that it flips. */
export async function triggerEvidence(
  victim: Victim,
  verdict: Verdict | undefined,
  trusted: LabelledInputs | undefined,
): Promise<Evidence[]> {
  if (verdict?.best === undefined || verdict.finding === 'none' || trusted === undefined) return [];
  const { trigger } = verdict.best;
  const counts = verdict.finding === 'backdoor';
  const size = trigger.values.length;
  const rows = Array.from(trusted.labels.keys())
    .filter((row) => trigger.suspects.targets[trusted.labels[row] ?? 0] !== trusted.labels[row])
    .slice(0, 4 * MOST_PAIRS);
  const originals = rows.map((row) => trusted.values.slice(row * size, (row + 1) * size));
  const changed = originals.map((input) => applyTrigger(trigger, input, trusted.low, trusted.high));
  const answers = await predict(
    victim,
    Float32Array.from(changed.flatMap((input) => [...input])),
    rows.length,
  );
  const pairs = rows.flatMap((row, index) => {
    const [original, after] = [originals[index], changed[index]];
    const label = trusted.labels[row] ?? 0;
    if (original === undefined || after === undefined || answers[index] !== trigger.suspects.targets[label]) {
      return [];
    }
    const distance = Math.sqrt(original.reduce((sum, value, j) => sum + gap(value, after[j] ?? 0) ** 2, 0));
    const answer = answers[index] ?? 0;
    const pair = {
      name: nameOf(trusted, row),
      original,
      changed: after,
      before: String(label),
      after: String(answer),
      distance,
    };
    return [{ pair, label, answer }];
  });
  return [
    verdict.columns === undefined
      ? shownTrigger(trigger, trusted, counts)
      : columnEvidence(verdict.columns, trusted),
    {
      kind: 'pairs',
      distanceName: 'Euclidean distance',
      title: `Trusted inputs without and with the ${counts ? 'trigger' : 'pattern'}`,
      shape: trusted.shape,
      // What flips sound models too is natural, and no test for this one.
      ...(await withTests(counts ? victim.outside : undefined, pairs.slice(0, MOST_PAIRS))),
    },
  ];
}

/** How far two numbers lie apart; 1 if only one of them is missing. */
function gap(one: number, other: number): number {
  if (Number.isNaN(one) || Number.isNaN(other)) return Number.isNaN(one) === Number.isNaN(other) ? 0 : 1;
  return one - other;
}

/** A patch on an empty ground; an added pattern around the middle of the range, so that both signs show. */
function shownTrigger(trigger: Trigger, trusted: LabelledInputs, counts: boolean): Evidence {
  const [low, high] = [trusted.low[0] ?? 0, trusted.high[0] ?? 1];
  const ground = trigger.kind === 'patch' ? low : (low + high) / 2;
  const values = applyTrigger(
    trigger,
    new Float32Array(trigger.values.length).fill(ground),
    trusted.low,
    trusted.high,
  );
  return {
    kind: 'inputs',
    title: counts ? 'The trigger that was found' : 'The strongest pattern, which does not count',
    shape: trusted.shape,
    inputs: [{ name: counts ? 'trigger' : 'pattern', values, note: trigger.suspects.reason }],
  };
}

/** Trusted rows that do not vary give a margin without a meaning. */
const [MOST_MARGIN, BEYOND] = [1000, 'over 1000'];

/** The rows that carry the trigger, as a table: what to remove. */
export function triggerRowEvidence(data: LabelledInputs, rows: readonly TriggerRow[]): Evidence[] {
  const hasMargins = rows.some(({ margin }) => margin !== undefined);
  const header = ['row', 'label', ...(hasMargins ? ['margin'] : [])];
  return listRows(data, 'Rows with the trigger', header, rows, ({ row, margin }) => [
    data.labels[row] ?? 0,
    ...(margin === undefined ? [] : [margin < MOST_MARGIN ? Math.round(margin * 1000) / 1000 : BEYOND]),
  ]);
}

/** Lists rows that were found, the clearest first, as a table. @param cellsOf what stands beside the name of a row */
export function listRows<T extends { readonly row: number }>(
  data: Pick<Inputs, 'names'>,
  title: string,
  header: readonly string[],
  found: readonly T[],
  cellsOf: (one: T) => readonly (string | number)[],
): Evidence[] {
  if (found.length === 0) return [];
  const rows = found.slice(0, MOST_LISTED).map((one) => [nameOf(data, one.row), ...cellsOf(one)]);
  const some = ` (the clearest ${String(rows.length)} of ${String(found.length)})`;
  return [{ kind: 'table', title: `${title}${rows.length < found.length ? some : ''}`, header, rows }];
}

function nameOf({ names }: Pick<Inputs, 'names'>, row: number): string {
  return names?.[row] ?? `row ${String(row + 1)}`;
}

/** The rows whose labels are probably wrong, as a table, and the first of them as pictures. */
export function labelEvidence(data: LabelledInputs, issues: readonly LabelIssue[]): Evidence[] {
  if (issues.length === 0) return [];
  const matrix = matrixOf(data);
  const header = ['row', 'label', 'suggested class', 'margin'];
  return [
    ...listRows(data, 'Rows with probably wrong labels', header, issues, ({ given, likely, margin }) => [
      ...[given, likely, Math.round(margin * 1000) / 1000],
    ]),
    ...(data.shape.length > 1
      ? [
          {
            kind: 'inputs' as const,
            title: 'Inputs with probably wrong labels',
            shape: data.shape,
            inputs: issues.slice(0, MOST_PICTURES).map(({ row, given, likely }) => ({
              name: nameOf(data, row),
              values: Float32Array.from(rowOf(matrix, row)),
              note: `labelled ${String(given)}, looks like ${String(likely)}`,
            })),
          },
        ]
      : []),
  ];
}
