import type { ModelChange } from '@model-security-scan/engine/results';
import { counted, formatBytes, grouped } from '@model-security-scan/common/number-words';
import type { AttackComparison, ModelComparison } from '../../facts/results/model-comparison.ts';
import type { Outcome } from '../../facts/run-outcome.ts';
import { type Item, type Line, line, list, type Part, type Section } from './parts.ts';

/** What a pull request did to the models: a row for each that changed. Empty if nothing was compared. */
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
  const compared = models.filter(({ change }) => change !== undefined);
  const others = models.filter(({ kind, change }) => kind !== 'same' && change === undefined);
  const same = models.length - compared.length - others.length;
  return {
    title,
    parts: [
      line('Compared with the base commit ', { code: base.slice(0, 12) }, '.'),
      ...grid(compared),
      ...list(
        [
          ...compared.flatMap(detailItem),
          ...others.map((one) => ({ lines: [[...nameOf(one), ...headWords(one)]] })),
        ],
        ['model', 'models'],
      ),
      ...(same === 0 ? [] : [line(`${counted(same, 'model is', 'models are')} the same as before.`)]),
    ],
  };
}

const HEADER = ['model', 'file', 'accuracy (95 %)', 'answers differ (95 %)', 'fell / held', 'format, inputs'];

/** A row for each model of which two versions were compared. */
function grid(compared: readonly ModelComparison[]): readonly Part[] {
  const rows = compared.flatMap((comparison) => {
    const { change, attacks = [] } = comparison;
    if (change === undefined) return [];
    const about = [...nameOf(comparison), ...renamedWords(comparison)];
    const fell = attacks.flatMap((attack, at): Line => [at === 0 ? '' : '; ', attackWords(attack)]);
    return [
      [about, fileCell(change, comparison), skillCell(change), answersCell(change), fell, formCell(change)],
    ];
  });
  if (rows.length === 0) return [];
  return [{ kind: 'grid', caption: 'Models that changed', header: HEADER, rows, what: ['model', 'models'] }];
}

/** What the table has no space for; nothing if there is nothing more to say. */
function detailItem(comparison: ModelComparison): readonly Item[] {
  const { change } = comparison;
  if (change === undefined) return [];
  const what = differsWords(comparison);
  const lines = [
    ...(what.length === 0 ? [] : [what]),
    ...classLines(change),
    ...dataLines(change),
    ...change.notes.map((note): Line => [{ said: note, most: 500 }]),
  ];
  return lines.length === 0 ? [] : [{ lines: [nameOf(comparison), ...lines] }];
}

function nameOf({ model }: ModelComparison): Line {
  return [{ strong: { code: model, most: 200 } }];
}

/** What changed; nothing if only the model file did, of which the table tells. */
function differsWords({ differs = [] }: ModelComparison): Line {
  return differs.every((part) => part === 'model')
    ? []
    : ['Changed: ', { said: differs.join(', '), most: 300 }, '. '];
}

function renamedWords({ from }: ModelComparison): Line {
  return from === undefined ? [] : [', before ', { code: from, most: 200 }];
}

/** What happened to a model of which no two versions were compared. */
function headWords(comparison: ModelComparison): Line {
  const renamed = renamedWords(comparison);
  switch (comparison.kind) {
    case 'added':
      return [' is new.'];
    case 'removed':
      return [' is gone: nothing analyses it now.'];
    case 'renamed':
      return [...renamed, ', was only renamed.'];
    case 'not-compared':
      return [
        ...renamed,
        ' was not compared. ',
        ...differsWords(comparison),
        { said: comparison.why ?? '', most: 600 },
      ];
    case 'changed':
    case 'same':
      return [...renamed, ' changed.'];
  }
}

/** `1.2 MB → 1.4 MB, 3 of 12 tensors` */
function fileCell({ file: { before, after }, parts }: ModelChange, { differs = [] }: ModelComparison): Line {
  const { kind, changed, added, removed } = parts;
  // A file may differ in what is no part of this kind.
  const isSame = changed + added + removed === 0 && before.bytes === after.bytes;
  if (isSame && !differs.includes('model')) return ['the same'];
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
  return [[size, ...counts].join(', ')];
}

/** `onnx opset 13 → onnx opset 17, inputs …`, or that both are the same. */
function formCell({ file: { before, after } }: ModelChange): Line {
  const [was, is] = [formatOf(before), formatOf(after)];
  const changes = [
    ...(was === is ? [] : [`${was} → ${is}`]),
    ...(before.inputs.join() === after.inputs.join()
      ? []
      : [`inputs ${before.inputs.join('; ')} → ${after.inputs.join('; ')}`]),
  ];
  return changes.length === 0 ? ['the same'] : [{ said: changes.join(', '), most: 500 }];
}

function formatOf({ format, opset }: ModelChange['file']['before']): string {
  return opset === undefined ? format : `${format} opset ${String(opset)}`;
}

/** `0.921 → 0.934 (+0.013, 0.001 to 0.025, p 0.210)` */
function skillCell({ skill, paired }: ModelChange): Line {
  if (skill === undefined) return ['no labels'];
  const { measure, before, after, difference, low, high, p } = skill;
  const sign = difference > 0 ? '+' : '';
  const chance = p === undefined ? '' : `, ${chanceWords(p)}`;
  return [
    measure === 'r2' ? 'R² ' : '',
    `${before.toFixed(3)} → ${after.toFixed(3)} (${sign}${difference.toFixed(3)}, ${low.toFixed(3)} to ${high.toFixed(3)}${chance})`,
    paired ? '' : ', each version on its own data',
  ];
}

/** `4.1 % of 2,000 inputs (3.3 % to 5.0 %)` */
function answersCell({ answers, rows }: ModelChange): Line {
  if (answers === undefined) return ['not compared: other inputs'];
  const { differ, tolerance } = answers;
  const beyond = tolerance === undefined ? '' : ` by more than ${String(Number(tolerance.toPrecision(3)))}`;
  const interval = `${percent(differ.low)} to ${percent(differ.high)}`;
  return [`${percent(differ.value)} of ${counted(rows, 'input', 'inputs')}${beyond} (${interval})`];
}

/** The classes in which answers differ most, and whether the classes seem to be in another order. */
function classLines({ answers }: ModelChange): readonly Line[] {
  const { classes = [], reordered } = answers ?? {};
  const most = classes.filter((one) => one.differ > 0).slice(0, 3);
  const named = most.flatMap(({ name, rows: of, differ: count }, index): Line => [
    index === 0 ? 'Answers differ most in class ' : ', ',
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
  return [...(named.length === 0 ? [] : [[...named, '.']]), ...order];
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

/** `evasion: 11 newly fall, 2 no longer, of 200 (p 0.020)` */
function attackWords({ attack, inputs, worse, better, p }: AttackComparison): string {
  return `${attack}: ${grouped(worse)} newly fall, ${grouped(better)} no longer, of ${grouped(inputs)} (${chanceWords(p)})`;
}

function chanceWords(p: number): string {
  return p < 0.001 ? 'p < 0.001' : `p ${p.toFixed(3)}`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
