import { ArtifactFault } from '../fault.ts';
import { shownName } from '../model/shown-name.ts';
import { findLayouts } from '../dataset/columns/layout.ts';
import { columnName, columnNames } from '../dataset/columns/label-rule.ts';
import type { InputForm, Layout, RawInputs } from '../dataset/input-form.ts';
import { isLabelName, type LabelFile } from '../dataset/label-file.ts';
import { tableInputs } from '../dataset/tables/table-inputs.ts';
import { csvRecords } from '../dataset/tables/csv.ts';
import type { DatasetLimits } from '../dataset/dataset-limits.ts';
import type { Member } from '../dataset/member.ts';
import { classesOf } from '../predicted-classes.ts';
import { compareClasses } from '../statistics/balanced-accuracy.ts';
import { skillOf } from '../statistics/value-skill.ts';
import { wilson } from '../statistics/distributions.ts';
import type { Inputs } from '../types.ts';
import type { LocalModel } from '../victim/local-model.ts';
import { renumberedAccuracy } from './renumbered-classes.ts';

/** What decides which columns of a table are what. */
export interface LayoutCircumstances {
  /** A model that can be asked outside of an attack. */
  readonly victim: LocalModel | undefined;
  readonly scaled: (raw: RawInputs) => Promise<Inputs>;
  /** Reads labels. @throws ArtifactFault if they are no classes, or no values */
  readonly labelsOf: (file: LabelFile) => LabelTrial['labels'];
}

/**
 * Decides which columns are inputs, and which one is the label: of several, the one that the model knows clearly best, else the one that
 * is called as labels are, else the last if a label is needed. @throws ArtifactFault if a label is needed and nothing decides
 */
export async function decideLayout(
  table: Member,
  form: InputForm,
  { victim, scaled, labelsOf }: LayoutCircumstances,
): Promise<Layout | undefined> {
  const { all, header, isByContent } = findLayouts(table, form);
  const isNeeded = form.label?.isNeeded === true;
  if (!isByContent || (all.length === 1 && (isNeeded || victim === undefined))) return all[0];
  let best: readonly Layout[] = [];
  if (victim !== undefined) {
    const sample = sampleTable(table, header !== undefined, form.limits);
    best = await bestLabels(victim, await trialsOf(sample, all, form, { scaled, labelsOf }));
  }
  const open = victim === undefined && isNeeded ? all : best;
  const layout =
    open.length === 1
      ? open[0]
      : open.find(({ label }) => label !== undefined && isLabelName(header?.[label]));
  if (layout !== undefined) return layout;
  if (isNeeded && open.length > 1) throw labelTie(table.name, open, header);
  // What holds classes that the model does not know is no label by that: the name decides, then the place.
  return findLayouts(table, { ...form, label: { ...form.label, answers: undefined } }).all[0];
}

/** Reads some rows once for each possible label. One that cannot be read is none. */
async function trialsOf(
  sample: Member,
  layouts: readonly Layout[],
  form: InputForm,
  { scaled, labelsOf }: Omit<LayoutCircumstances, 'victim'>,
): Promise<readonly LabelTrial[]> {
  const trials: LabelTrial[] = [];
  for (const layout of layouts) {
    try {
      const raw = tableInputs(sample, { ...form, layout });
      if (raw.labels === undefined) continue;
      trials.push({ layout, inputs: await scaled(raw), labels: labelsOf(raw.labels) });
    } catch (error) {
      if (!(error instanceof ArtifactFault)) throw error;
    }
  }
  return trials;
}

/** Some rows of a table, read as if a column were the label. */
export interface LabelTrial {
  readonly layout: Layout;
  readonly inputs: Inputs;
  readonly labels: Int32Array | Float64Array;
}

/** How well a model knows a label, with the level of a model that knows nothing. */
interface Knowledge {
  readonly trial: LabelTrial;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly chance: number;
}

/** A model that is so good may have written the column itself. */
const PERFECT = 1 - 1e-9;

/**
 * Finds the label that a model knows clearly best: the 95 % intervals of how well it knows the others lie below, or hold what
 * guessing gives. A column that the model answers in every row may hold its own answers, so it is clear only if it knows no other.
 * @returns the best one, with those that cannot be told apart from it; empty if the model knows none
 */
async function bestLabels(victim: LocalModel, trials: readonly LabelTrial[]): Promise<readonly Layout[]> {
  const seen: Knowledge[] = [];
  for (const trial of trials) seen.push(await knowledgeOf(victim, trial));
  const known = seen.filter(({ low, chance }) => low > chance).toSorted((a, b) => b.value - a.value);
  const [best, ...others] = known;
  if (best === undefined) return [];
  const rivals = others.filter(({ high, trial }) => {
    const isSame = trial.labels.every((label, row) => label === best.trial.labels[row]);
    return !isSame && (high >= best.low || best.value > PERFECT);
  });
  const all = best.value > PERFECT ? [...rivals, best] : [best, ...rivals];
  return all.map(({ trial }) => trial.layout);
}

async function knowledgeOf(victim: LocalModel, trial: LabelTrial): Promise<Knowledge> {
  const { inputs, labels } = trial;
  if (inputs.doubles !== undefined) victim.knowRows?.(inputs.doubles);
  const answers = await victim.look(inputs.values, inputs.count);
  if (labels instanceof Float64Array) {
    const { explained, explainedLow, explainedHigh } = skillOf([...answers], [...labels]);
    const none = Number.NEGATIVE_INFINITY;
    return {
      ...{ trial, chance: 0, value: explained ?? none },
      ...{ low: explainedLow ?? none, high: explainedHigh ?? none },
    };
  }
  const predicted = Int32Array.from(classesOf(answers, inputs.count));
  const { balanced, classes, rows } = compareClasses(labels, predicted);
  // A label in words may have its classes in another order, which a later check names.
  const renumbered = renumberedAccuracy(labels, predicted);
  const found = renumbered === undefined ? balanced : wilson(Math.round(renumbered * rows), rows);
  return { trial, chance: 1 / classes, ...found };
}

/** Says that several columns may be the label, and how to name one. */
function labelTie(
  file: string,
  layouts: readonly Layout[],
  header: readonly string[] | undefined,
): ArtifactFault {
  const places = layouts.flatMap(({ label }) => (label === undefined ? [] : [label]));
  const [first = 0] = places;
  return new ArtifactFault(
    `${shownName(file)}: several columns may be the label: ${columnNames(places, header)}. The model knows none of them ` +
      `clearly best. Say which one it is, or none: add label-column: ${shownName(columnName(first, header), 40)} to the model in the ` +
      'config file.',
  );
}

const SAMPLED = 512;

/** A table of some rows of another, evenly spread, with the same header. */
function sampleTable(member: Member, hasHeader: boolean, limits: DatasetLimits): Member {
  let rows = hasHeader ? -1 : 0;
  for (const _record of csvRecords(member.read(), member.name, limits)) rows += 1;
  const every = Math.max(1, Math.floor(rows / SAMPLED));
  const lines: string[] = [];
  let at = hasHeader ? -1 : 0;
  for (const { cells, delimiter } of csvRecords(member.read(), member.name, limits)) {
    if (at < 0 || at % every === 0) {
      lines.push(cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter));
    }
    at += 1;
  }
  const content = Buffer.from(lines.join('\n'));
  return { name: member.name, bytes: content.length, read: () => content };
}
