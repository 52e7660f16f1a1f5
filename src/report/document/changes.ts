import type { ModelChange } from '@model-security-scan/engine/results';
import { counted, formatBytes, grouped } from '@model-security-scan/common/number-words';
import type { AttackComparison, ModelComparison } from '../../facts/results/model-comparison.ts';
import type { Outcome } from '../../facts/run-outcome.ts';
import { type Item, type Line, line, list, type Section } from './parts.ts';

/** What a pull request did to the models, one entry each. Empty if nothing was compared. */
export function modelChangeSection({ comparisons }: Pick<Outcome, 'comparisons'>): Section {
  const title = 'Changes to the models';
  if (comparisons === undefined) return { title, parts: [] };
  const { base, models, fault } = comparisons;
  if (fault !== undefined) {
    return {
      title,
      parts: [line('The models could not be compared with the base. ', { said: fault, most: 600 })],
    };
  }
  const shown = models.filter(({ kind }) => kind !== 'same');
  const same = models.length - shown.length;
  return {
    title,
    parts: [
      line('Compared with the base commit ', { code: base.slice(0, 12) }, '.'),
      ...list(shown.map(modelItem), ['model', 'models']),
      ...(same === 0 ? [] : [line(`${counted(same, 'model is', 'models are')} the same as before.`)]),
    ],
  };
}

function modelItem(comparison: ModelComparison): Item {
  const { model, change, attacks = [] } = comparison;
  const head: Line = [{ strong: { code: model, most: 200 } }, ...headWords(comparison)];
  const lines = change === undefined ? [] : changeLines(change);
  return { lines: [head, ...lines, ...attacks.map(attackLine)] };
}

function headWords({ kind, from, why, change }: ModelComparison): Line {
  const renamed: Line = from === undefined ? [] : [', before ', { code: from, most: 200 }];
  switch (kind) {
    case 'added':
      return [' is new.'];
    case 'removed':
      return [' is gone: nothing analyses it now.'];
    case 'renamed':
      return [...renamed, change === undefined ? ', was only renamed.' : ', was renamed and changed.'];
    case 'not-compared':
      return [...renamed, ' was not compared. ', { said: why ?? '', most: 600 }];
    case 'changed':
    case 'same':
      return [...renamed, ' changed.'];
  }
}

function changeLines(change: ModelChange): readonly Line[] {
  return [
    fileLine(change),
    ...skillLines(change),
    ...answerLines(change),
    ...dataLines(change),
    ...change.notes.map((note): Line => [{ said: note, most: 500 }]),
  ];
}

function fileLine({ file: { before, after }, parts }: ModelChange): Line {
  const { kind, changed, added, removed } = parts;
  const one = kind === 'trees' ? 'tree' : 'tensor';
  const size =
    before.bytes === after.bytes
      ? formatBytes(after.bytes)
      : `${formatBytes(before.bytes)} → ${formatBytes(after.bytes)}`;
  const counts = [
    `${grouped(changed)} of ${counted(after.parts, one, kind)} changed`,
    ...(added === 0 ? [] : [`${grouped(added)} new`]),
    ...(removed === 0 ? [] : [`${grouped(removed)} gone`]),
  ];
  const format =
    before.format === after.format && before.opset === after.opset
      ? []
      : [`${formatOf(before)} → ${formatOf(after)}`];
  const inputs =
    before.inputs.join() === after.inputs.join()
      ? []
      : [`inputs ${before.inputs.join('; ')} → ${after.inputs.join('; ')}`];
  const isSame = changed + added + removed === 0 && before.bytes === after.bytes;
  if (isSame && format.length + inputs.length === 0) return ['File: the same.'];
  return ['File: ', { said: [size, ...counts, ...format, ...inputs].join(', '), most: 500 }, '.'];
}

function formatOf({ format, opset }: ModelChange['file']['before']): string {
  return opset === undefined ? format : `${format} opset ${String(opset)}`;
}

function skillLines({ skill, paired }: ModelChange): readonly Line[] {
  if (skill === undefined) return [];
  const { measure, before, after, difference, low, high, p } = skill;
  const name = measure === 'r2' ? 'R²' : 'Accuracy';
  const sign = difference > 0 ? '+' : '';
  const chance = p === undefined ? '' : `, p ${p < 0.001 ? '< 0.001' : p.toFixed(3)}`;
  const whose = paired ? '' : ' Each version was asked about its own data.';
  return [
    [
      `${name}: ${before.toFixed(3)} → ${after.toFixed(3)} (${sign}${difference.toFixed(3)}, 95 % ${low.toFixed(3)} to ${high.toFixed(3)}${chance}).${whose}`,
    ],
  ];
}

function answerLines({ answers, rows }: ModelChange): readonly Line[] {
  if (answers === undefined) return [];
  const { differ, tolerance, classes, reordered } = answers;
  const beyond = tolerance === undefined ? '' : ` by more than ${String(Number(tolerance.toPrecision(3)))}`;
  const interval = `95 % ${percent(differ.low)} to ${percent(differ.high)}`;
  const words = `Answers: ${percent(differ.value)} of ${counted(rows, 'input', 'inputs')} differ${beyond} (${interval}).`;
  const most = classes.filter((one) => one.differ > 0).slice(0, 3);
  const named = most.flatMap(({ name, rows: of, differ: count }, index): Line => [
    index === 0 ? ' Most in class ' : ', ',
    { code: name, most: 60 },
    ` (${grouped(count)} of ${grouped(of)})`,
  ]);
  const order =
    reordered === undefined
      ? []
      : [
          [
            `The classes seem to be in another order: but for that, ${percent(reordered)} would be answered alike.`,
          ],
        ];
  return [[words, ...named, ...(named.length === 0 ? [] : ['.'])], ...order];
}

function dataLines({ data, training, overlap }: ModelChange): readonly Line[] {
  const shared = overlap === undefined || overlap === 0 ? [] : [overlap];
  return [
    ...rowLines('Data', data),
    ...rowLines('Training data', training),
    ...shared.map((count): Line => [
      `${counted(count, 'row', 'rows')} of data also stand in the training data.`,
    ]),
  ];
}

function rowLines(what: string, change: ModelChange['data']): readonly Line[] {
  if (change === undefined) return [];
  const { before, after, ...counts } = change;
  const { added, removed, changed, relabelled } = counts;
  if (added + removed + changed + relabelled === 0) return [];
  const parts = [
    `${grouped(added)} added`,
    `${grouped(removed)} removed`,
    `${grouped(changed)} changed`,
    `${grouped(relabelled)} with another label`,
  ];
  return [[`${what}: ${grouped(before)} → ${counted(after, 'row', 'rows')}: ${parts.join(', ')}.`]];
}

function attackLine({ attack, inputs, worse, better, p }: AttackComparison): Line {
  return [
    `${attack}: of ${counted(inputs, 'input', 'inputs')}, ${grouped(worse)} newly fall and ${grouped(better)} no longer do (p ${p < 0.001 ? '< 0.001' : p.toFixed(3)}).`,
  ];
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
