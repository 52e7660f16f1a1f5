import { ANSWER_KINDS } from '../../core/task-kinds.ts';
import { areClasses, type ClassLabels, classesOf, hasNames } from '../dataset/classes.ts';
import type { RawInputs } from '../dataset/input-form.ts';
import { type LabelFile, readLabelFile } from '../dataset/label-file.ts';
import type { DatasetLimits } from '../dataset/limits.ts';
import { ownLabels, pickLabels, unusedLabels } from '../dataset/pick-labels.ts';
import { targetsOf } from '../dataset/targets.ts';
import { openUpload } from '../dataset/upload.ts';
import { ArtifactFault } from '../fault.ts';
import { shownName } from '../model/shown-name.ts';
import type { Victim } from '../types.ts';
import { isLocal } from '../victim/local-model.ts';
import type { AnalysisJob } from './analysis-fields.ts';

/** Reads the labels of the slots of an analysis, all by the same numbers of classes. */
export class LabelReader {
  /** The model's names of the classes, else those of the labels that were read first. */
  classNames: readonly string[] | undefined;
  /** How many classes there are, if it is known. */
  classes: number | undefined;
  /** How words were numbered, if they were. */
  numbering: string | undefined;
  /** The file of a label slot that was read first. */
  source: string | undefined;
  readonly #job: AnalysisJob;
  readonly #limits: DatasetLimits;
  readonly #notes: string[];

  /** @param notes gets what the user should know of the labels */
  constructor(job: AnalysisJob, limits: DatasetLimits, notes: string[]) {
    this.#job = job;
    this.#limits = limits;
    this.#notes = notes;
  }

  /** Takes over what a model says of its classes. @param given how many there are by the config file */
  learn(victim: Victim | undefined, given: number | undefined): void {
    this.classNames = isLocal(victim) ? victim.classNames : undefined;
    this.classes = victim?.answers === 'scores' ? victim.answerSize : given;
  }

  /** @returns the classes of inputs, counted from 0; undefined if nothing holds labels */
  async read(raw: RawInputs, slot: string): Promise<Int32Array | undefined> {
    if (ANSWER_KINDS[this.#job.task] === 'values') return undefined;
    const { file, own } = await this.#files(raw, slot);
    if (file === undefined) return undefined;
    const unused = unusedLabels(file, raw);
    if (unused > 0) {
      this.#notes.push(`${shownName(file.name)} names ${String(unused)} pictures that are not in the data.`);
    }
    const { labels } = this.#classesOf(pickLabels(file, raw), file);
    // Folders may mean something else than classes.
    if (file !== own && own !== undefined && own.classes === undefined) {
      this.#requireSame(labels, file, raw, own);
    }
    return labels;
  }

  /**
   * Takes the folders of pictures for classes, to check the model with them, although the attack needs no labels.
   * @returns undefined if the data has labels, or its folders may mean something else
   */
  foldersOf(raw: RawInputs, slot: string): Int32Array | undefined {
    const { labels: own } = raw;
    const { needsLabels, slots } = this.#job;
    if (own?.classes === undefined || needsLabels || slots[slot] !== undefined) return undefined;
    const known = { names: this.classNames, count: this.classes };
    return areClasses(own.classes, known) ? classesOf(pickLabels(own, raw), known, own).labels : undefined;
  }

  /** @returns the values that a regression should give; undefined for other tasks, and if nothing holds labels */
  async targets(raw: RawInputs, slot: string): Promise<Float64Array | undefined> {
    if (this.#job.task !== 'tabular-regression') return undefined;
    const { file } = await this.#files(raw, slot);
    return file === undefined ? undefined : targetsOf(pickLabels(file, raw), file);
  }

  /** @returns the labels that came with the inputs, and those that count */
  async #files(
    raw: RawInputs,
    slot: string,
  ): Promise<{ readonly file: LabelFile | undefined; readonly own: LabelFile | undefined }> {
    const upload = this.#job.slots[slot];
    const own = ownLabels(raw, this.#job.needsLabels);
    if (upload === undefined) return { file: own, own };
    const members = await openUpload(upload, slot, this.#limits);
    const file = await readLabelFile(members, this.#limits, this.#job.settings['label-column']);
    this.source ??= file.name;
    return { file, own };
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
