import type { Evidence } from '../catalog/attack-result.ts';
import { fourDigits } from '../shown-numbers.ts';
import { shownName } from '../model/shown-name.ts';
import { takeRows } from '../vectors.ts';
import { type AskedRows, truthOf } from './versions-answers.ts';

const SHOWN = 5;

/** Shows the inputs that two versions answer most differently. @param different their places among the rows that were asked about */
export function differentInputs(
  different: readonly number[],
  { before, after }: { readonly before: AskedRows | undefined; readonly after: AskedRows },
): readonly Evidence[] {
  if (before === undefined || different.length === 0) return [];
  const { analysis, victim } = after.version;
  const truth = truthOf(after);
  const names = victim.classNames ?? analysis.classNames;
  const shown = different.slice(0, SHOWN);
  const inputs = shown.map((place) => {
    const row = after.rows[place] ?? 0;
    const right = truth?.[place];
    const label = right === undefined ? '' : `, label ${labelText(after, right, names)}`;
    return {
      name: analysis.data.names?.[row] ?? String(row + 1),
      values: takeRows(analysis.data.values, [row], victim.inputSize),
      note: `before ${answerText(before, place, names)}, now ${answerText(after, place, names)}${label}`,
    };
  });
  const title = 'Inputs that are answered otherwise now';
  const left = different.length - shown.length;
  return [
    {
      kind: 'inputs',
      title,
      shape: analysis.data.shape,
      inputs,
      ...(left > 0 && { left: Math.min(left, 10_000) }),
    },
  ];
}

function answerText({ answers }: AskedRows, place: number, names: readonly string[] | undefined): string {
  if (answers.kind === 'values') {
    const { values, size } = answers;
    return [...values.subarray(place * size, (place + 1) * size)].map(fourDigits).join(', ');
  }
  const { classes, certainty } = answers;
  return `${className(classes[place] ?? -1, names)} (${(certainty[place] ?? 0).toFixed(2)})`;
}

function labelText({ answers }: AskedRows, right: number, names: readonly string[] | undefined): string {
  return answers.kind === 'values' ? String(fourDigits(right)) : className(right, names);
}

function className(index: number, names: readonly string[] | undefined): string {
  if (index < 0) return 'another class';
  return shownName(names?.[index] ?? String(index), 40);
}
