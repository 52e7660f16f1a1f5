import { MINIMUM } from '../attacks/minimum.ts';
import type { Skill } from '../catalog/skill.ts';
import { countDistinct } from '../distinct-inputs.ts';
import { NotTestable } from '../fault.ts';
import { classesOf } from '../predicted-classes.ts';
import { accuracyOf, compareClasses, isAboveChance } from '../statistics/balanced-accuracy.ts';
import { findValueDoubt, skillOf } from '../statistics/value-skill.ts';
import type { Inputs, Victim } from '../types.ts';
import { takeRows } from '../vectors.ts';
import { isLocal, type LocalModel } from '../victim/local-model.ts';
import type { AnalysisJob } from './analysis-fields.ts';
import { evenRows } from './check-scale.ts';
import { percent } from '../shown-numbers.ts';
import type { Labels } from './label-reader.ts';
import {
  formatOtherOrder,
  labelAdvice,
  type LabelOrigin,
  orderAdvice,
  renumberedAccuracy,
} from './renumbered-classes.ts';
import { Random } from '../random.ts';

/** Rows are asked about in such parts, all of them unless that takes longer than so many milliseconds. */
const PART = 64;
const MOST_MS = 5_000;

/** Inputs that show how the answers of a model are to be read: all of most tables, a few of large pictures. */
const [SETTLED, LEAST_SETTLED, SETTLED_NUMBERS] = [1_000, 8, 2 ** 20];

/** Lets a model look at its answers about the data. @returns what the user should know @throws ArtifactFault if they cannot be attacked */
export async function settleAnswers(
  victim: LocalModel,
  { values, count }: Inputs,
  labels: Int32Array | undefined,
): Promise<readonly string[]> {
  const most = Math.max(LEAST_SETTLED, Math.floor(SETTLED_NUMBERS / victim.inputSize));
  const rows = evenRows(count, Math.min(SETTLED, most));
  const own = labels && rows.map((row) => labels[row] ?? 0);
  return (await victim.settle?.(takeRows(values, rows, victim.inputSize), rows.length, own)) ?? [];
}

/** Asks a model about all inputs, in random order, as long as the time allows. These are no queries of an attack. */
async function askAboutRows(
  victim: LocalModel,
  inputs: Inputs,
): Promise<{ readonly rows: Int32Array; readonly answers: Float32Array }> {
  const order = new Random(0).permutation(inputs.count);
  const parts: number[] = [];
  let asked = 0;
  const started = performance.now();
  while (asked < order.length && (asked === 0 || performance.now() - started < MOST_MS)) {
    const rows = order.subarray(asked, asked + PART);
    for (const value of await victim.look(takeRows(inputs.values, rows, victim.inputSize), rows.length)) {
      parts.push(value);
    }
    asked += rows.length;
  }
  return { rows: order.subarray(0, asked), answers: Float32Array.from(parts) };
}

/** Fewer rows cannot tell a bad model from bad luck. */
const FEWEST = 20;

type Checked = Pick<AnalysisJob, 'task' | 'attack' | 'needs' | 'needsLabels'> & LabelOrigin;

interface CheckedSkill {
  /** How much the model knows; undefined if nothing was looked at. */
  readonly skill: Skill | undefined;
  readonly notes: readonly string[];
}

const UNCHECKED: CheckedSkill = { skill: undefined, notes: [] };

/**
 * Checks whether the model knows anything of the labels, if there are some and the score depends on what it says of the data.
 * @throws NotTestable that says what to check
 */
export async function checkSkill(
  victim: Victim | undefined,
  { inputs, labels, targets }: Labels & { readonly inputs: Inputs },
  checked: Checked,
  classes = 0,
): Promise<CheckedSkill> {
  const { needs, needsLabels } = checked;
  if (!needs.includes('model') || !isLocal(victim)) return UNCHECKED;
  // An attack that is given the training rows looks at those itself: a model may know them by heart, and nothing else.
  if (needs.includes('reference_data')) return UNCHECKED;
  if (labels !== undefined) return checkAccuracy(victim, inputs, labels, checked, classes);
  // Attacks on a regression that need its labels judge them themselves: those of poisoning may be wrong.
  if (targets === undefined || needsLabels) return UNCHECKED;
  return { skill: await checkValues(victim, inputs, targets, labelAdvice(checked)), notes: [] };
}

async function checkValues(
  victim: LocalModel,
  inputs: Inputs,
  targets: Float64Array,
  advice: string,
): Promise<Skill | undefined> {
  if (inputs.count < FEWEST) return undefined;
  const { rows, answers } = await askAboutRows(victim, inputs);
  const skill = skillOf(
    [...answers],
    Array.from(rows, (row) => targets[row] ?? Number.NaN),
  );
  if (skill.explained === undefined) return undefined;
  const doubt = findValueDoubt(skill, rows.length);
  if (doubt !== undefined) {
    throw new NotTestable(`${doubt} A score would say nothing about the model on this data.${advice}`);
  }
  const { explained: value, explainedLow: low = value, explainedHigh: high = value } = skill;
  return { measure: 'r2', value, low, high };
}

/**
 * Checks whether the model can classify its labelled data at all. If it only guesses (it is right about 1 / classes of all rows, and its
 * balanced accuracy is not certain to be above that), something about the data is not as in its training, and no score means anything.
 * All rows are asked about, in random order, as long as the time allows: who orders the rows does not choose which of them count.
 * @throws NotTestable that says what to check
 */
async function checkAccuracy(
  victim: LocalModel,
  inputs: Inputs,
  labels: Int32Array,
  { task, attack, ...origin }: Checked,
  classes: number,
): Promise<CheckedSkill> {
  if (inputs.count < FEWEST || classes < 2) return UNCHECKED;
  const { rows, answers } = await askAboutRows(victim, inputs);
  const predicted = classesOf(answers, rows.length);
  const asked = rows.map((row) => labels[row] ?? -1);
  const agreement = compareClasses(asked, Int32Array.from(predicted));
  const { accuracy } = agreement;
  const renumbered = renumberedAccuracy(asked, Int32Array.from(predicted));
  if (renumbered !== undefined) {
    const words = formatOtherOrder(accuracy, renumbered, asked.length, classes);
    // The order of folders matters only to attacks that get labels.
    if (origin.areFolders === true) return { skill: undefined, notes: [words] };
    throw new NotTestable(words + orderAdvice(origin));
  }
  if (isAboveChance(agreement, classes)) {
    const right = rows.filter((_row, at) => asked[at] === predicted[at]);
    const isTable = task === 'tabular-classification';
    if (isTable && attack === 'evasion' && rows.length === inputs.count) requireRight(inputs, right);
    return { skill: accuracyOf(agreement), notes: [] };
  }
  const isPicture = task === 'image-classification';
  const prepared = isPicture
    ? 'the range of the pixels (normalize_data: yes makes it 0 to 1), the order of the colours (color_space)'
    : 'the order of the columns, their scaling';
  throw new NotTestable(
    `The model gets ${percent(accuracy)} of ${String(asked.length)} labelled inputs right, which is no ` +
      `better than guessing among ${String(classes)} classes. A score would say nothing about it, so there ` +
      'is no verdict. Check that data and labels belong to this model and are prepared as in its training: ' +
      `${prepared}, the numbering of the classes from 0, and that labels and data are in the same order, ` +
      `row by row.${origin.areFolders === true ? FOLDERS : labelAdvice(origin)}`,
  );
}

const FOLDERS =
  ' The folders of the pictures were taken for the classes: if they are none, put all pictures into one folder.';

/** @throws NotTestable if evasion will find too few inputs to attack, as of a few rows that were repeated */
function requireRight({ values, count }: Inputs, rows: Int32Array): void {
  const right = countDistinct({ values: takeRows(values, rows, values.length / count), count: rows.length });
  if (right >= MINIMUM.samples) return;
  throw new NotTestable(
    `Of ${String(count)} inputs in data, the model classifies only ${String(right)} different ones ` +
      `correctly (copies count once), but evasion needs at least ${String(MINIMUM.samples)}. Give more ` +
      'different inputs, or remove the attack.',
  );
}
