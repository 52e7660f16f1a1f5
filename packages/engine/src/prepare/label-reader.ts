import type { Slot } from '../catalog/request-words.ts';
import { areClasses, classesOf, type ClassLabels, hasNames, targetsOf } from '../dataset/classes.ts';
import type { RawInputs } from '../dataset/input-form.ts';
import { type LabelFile, readLabelFile } from '../dataset/label-file.ts';
import { ownLabels, pickLabels, unusedLabels } from '../dataset/pick-labels.ts';
import { ArtifactFault } from '../fault.ts';
import { shownName } from '../model/shown-name.ts';
import type { AttackSettings } from '../analysis-data.ts';
import type { DatasetLimits } from '../dataset/dataset-limits.ts';
import type { Members } from '../dataset/member.ts';
import type { AnalysisJob } from './analysis-fields.ts';

/** What an analysis and a look at its files beforehand have in common. */
export interface ReadJob extends Pick<
  AnalysisJob,
  'task' | 'fields' | 'preprocessing' | 'needsLabels' | 'columns'
> {
  readonly attack?: string | undefined;
  readonly slots: Readonly<Partial<Record<Slot, unknown>>>;
  readonly settings: AttackSettings;
  readonly isFunction: boolean;
  /** True if folders of pictures are taken for classes although the inputs need no labels. */
  readonly areFoldersClasses?: true | undefined;
}

export interface ReadTools {
  readonly limits: DatasetLimits;
  /** Lists the files of a slot; none if it is not given. */
  readonly members: (slot: Slot) => Promise<Members>;
  readonly notes: string[];
  readonly labelNotes: string[];
  /** Does one step. @returns undefined if it failed, and that was kept */
  readonly attempt: <T>(slot: Slot, step: () => T | Promise<T>) => Promise<T | undefined>;
}

/** Classes, counted from 0, or the values that a regression should give; neither if nothing holds labels. */
export interface Labels {
  readonly labels: Int32Array | undefined;
  readonly targets: Float64Array | undefined;
}

/** Reads the labels of the slots of an analysis, all by the same numbers of classes. */
export class LabelReader {
  /** The model's names of the classes, else those of the labels that were read first. */
  classNames: readonly string[] | undefined;
  classes: number | undefined;
  numbering: string | undefined;
  /** The file of a label slot that was read first. */
  source: string | undefined;
  readonly #job: ReadJob;
  readonly #tools: ReadTools;
  readonly #notes: string[];

  constructor(job: ReadJob, tools: ReadTools) {
    this.#job = job;
    this.#tools = tools;
    this.#notes = tools.labelNotes;
  }

  /** Reads the labels of inputs. @param slot where a file of its own holds them */
  async read(raw: RawInputs, slot: Slot): Promise<Labels> {
    const { task, needsLabels, areFoldersClasses = needsLabels } = this.#job;
    const own = ownLabels(raw, areFoldersClasses);
    const file = task === 'time-series-forecasting' ? undefined : ((await this.#given(slot)) ?? own);
    if (file === undefined) return { labels: undefined, targets: undefined };
    const values = pickLabels(file, raw);
    if (task === 'tabular-regression') return { labels: undefined, targets: targetsOf(values, file) };
    const unused = unusedLabels(file, raw);
    if (unused > 0) {
      this.#notes.push(`${shownName(file.name)} names ${String(unused)} pictures that are not in the data.`);
    }
    const { labels } = this.#classesOf(values, file);
    // Folders may mean something else than classes.
    if (file !== own && own !== undefined && own.classes === undefined) {
      this.#requireSame(labels, file, raw, own);
    }
    return { labels, targets: undefined };
  }

  async #given(slot: Slot): Promise<LabelFile | undefined> {
    if (this.#job.slots[slot] === undefined) return undefined;
    const { members, limits } = this.#tools;
    const file = await readLabelFile(await members(slot), limits, this.#job.settings['label-column']);
    this.source ??= file.name;
    return file;
  }

  /** Folders of pictures as classes that the attack does not need, to check the model with; undefined if they may mean something else. */
  foldersOf(raw: RawInputs, slot: Slot): Int32Array | undefined {
    const { labels: own } = raw;
    const { needsLabels, slots } = this.#job;
    if (own?.classes === undefined || needsLabels || slots[slot] !== undefined) return undefined;
    const known = { names: this.classNames, count: this.classes };
    if (!areClasses(own.classes, known)) return undefined;
    const { labels, names } = classesOf(pickLabels(own, raw), known, own);
    // A figure of a class is read by the name of its folder.
    if (!hasNames(known)) this.classNames = names;
    return labels;
  }

  /** Reads labels that may be those of the data. @throws ArtifactFault if they are no classes, or no values */
  tried(file: LabelFile): Int32Array | Float64Array {
    if (this.#job.task === 'tabular-regression') return targetsOf(file.values, file);
    return classesOf(file.values, { names: this.classNames, count: this.classes }, file).labels;
  }

  /** @throws ArtifactFault if the data has labels of its own that say something else */
  #requireSame(labels: Int32Array, file: LabelFile, raw: RawInputs, own: LabelFile): void {
    const others = this.#classesOf(pickLabels(own, raw), own).labels;
    const differing = [...labels.keys()].filter((row) => labels[row] !== others[row]);
    const [first] = differing;
    if (first === undefined) return;
    throw new ArtifactFault(
      `${shownName(file.name)} and ${shownName(own.name)} both hold labels, and they differ for ${String(differing.length)} of ` +
        `${String(labels.length)} inputs, first for input ${String(first)} (counted from 0). Keep the right ones only.`,
    );
  }

  #classesOf(values: readonly string[], file: LabelFile): ClassLabels {
    const found = classesOf(values, { names: this.classNames, count: this.classes }, file);
    if (!hasNames({ names: this.classNames }) && found.names !== undefined && hasNames(found)) {
      this.classNames = found.names;
      const shown = found.names.slice(0, 5).map((name, index) => `${name} = ${String(index)}`);
      this.numbering = `${shown.join(', ')}${found.names.length > 5 ? ', …' : ''}`;
      this.#notes.push(`The classes were numbered in alphabetical order: ${this.numbering}.`);
    }
    return found;
  }
}
