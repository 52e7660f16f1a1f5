import { present } from '@model-security-scan/common/present';
import type { Slot, Task } from '@model-security-scan/engine/catalog';
import { modelEntry } from '../../facts/policy/accept-words.ts';
import type { InspectionAnswer, ModelFacts } from '@model-security-scan/engine/inspection';
import { baseName } from '@model-security-scan/scanner/model-names';
import type { Inspector } from '../validate/inspector.ts';
import { type FoundFiles, type FoundPath, inspectedFiles } from './find-files.ts';
import { usualResize } from '@model-security-scan/engine/picture-size';
import {
  attacksFor,
  explanation,
  faultOf,
  hasNoLabels,
  haveNoClasses,
  isChannelsLast,
  numbersOf,
  pathsOf,
  pixelConfig,
  possibleTasks,
  shapeText,
  type Slots,
  trainingFor,
  whyOpen,
} from './possible-tasks.ts';
import { enoughInputs } from './enough-inputs.ts';
import type { GuessedModel, UnreadableModel } from './guessed-model.ts';
import { findLabelledSet, type SetKind } from './labelled-set.ts';
import {
  bestFirst,
  closestFirst,
  formatTraining,
  isTrainingData,
  type Try,
  unseenFirst,
} from './similarity.ts';

const MAX_TRIES = 30;
/** So much data is tried on a model that does not know the closest. */
const MAX_OTHERS = 8;
const MIN_INPUTS = 10;

/** Guesses what a model is for, and which files belong to it, by its shapes and by reading the files. */
export async function guessModel(
  file: FoundPath,
  found: FoundFiles,
  inspector: Inspector,
): Promise<GuessedModel | UnreadableModel> {
  const inspected = await inspector.ask({ kind: 'model', files: inspectedFiles(file) });
  const { model: facts } = inspected;
  if (facts === undefined) {
    const why = inspected.faults[0]?.message ?? 'It cannot be read.';
    // The path is shown before the reason anyway.
    const name = `${baseName(file.path)}: `;
    return { kind: 'unreadable', file, why: why.startsWith(name) ? why.slice(name.length) : why };
  }
  return new Guess(file, facts, found, inspector).run();
}

/** A task, with data that fits. */
interface Fitting {
  readonly task: Task;
  readonly data: Try;
  /** Labels beside the data. */
  readonly label: FoundPath | undefined;
}

class Guess {
  readonly #file: FoundPath;
  readonly #facts: ModelFacts;
  readonly #found: FoundFiles;
  readonly #inspector: Inspector;
  #data: Try | undefined;
  #label: FoundPath | undefined;
  /** Why the closest data, and the closest labels, cannot be used. */
  #dataFault: string | undefined;
  /** True if the labels of the data can be no classes. */
  #haveNoClasses = false;
  /** True until a task is tried that the file itself allows. */
  #isGuessing = true;
  #labelFault: string | undefined;
  #notes: string[] = [];

  constructor(file: FoundPath, facts: ModelFacts, found: FoundFiles, inspector: Inspector) {
    [this.#file, this.#facts] = [file, facts];
    [this.#found, this.#inspector] = [found, inspector];
  }

  /** Takes the first task and data that fit. Others with labels are kept: a trial may show that they are the right ones. */
  async run(): Promise<GuessedModel | UnreadableModel> {
    const { shape } = this.#facts;
    const open = whyOpen(shape);
    if (open !== undefined) return this.#unreadable(open);
    const fitting = await this.#fitting();
    if (fitting.length === 0) {
      return this.#unreadable(
        `No data fits its input of ${shapeText(shape)} numbers: give a table, an array (.npy, .npz) or a folder of pictures of that size.` +
          (this.#dataFault === undefined ? '' : ` ${this.#dataFault}`),
      );
    }
    const guesses: GuessedModel[] = [];
    let fault: UnreadableModel | undefined;
    for (const one of fitting.slice(0, MAX_OTHERS)) {
      const guess = await this.#rest(one);
      if (guess.kind === 'unreadable') fault ??= guess;
      else guesses.push(guess);
    }
    const [first, ...alternatives] = guesses;
    return first === undefined ? (fault ?? this.#unreadable('')) : { ...first, alternatives };
  }

  /** @returns for each task the closest data if it fits, then other data with labels that fits */
  async #fitting(): Promise<readonly Fitting[]> {
    const closest: Fitting[] = [];
    const others: Fitting[] = [];
    for (const task of possibleTasks(this.#facts)) {
      // What does not fit a mere guess says nothing of the model.
      if (task !== 'tabular-regression') this.#forget();
      [this.#data, this.#label] = [undefined, undefined];
      const [best, ...rest] = await this.#findData(task);
      if (best === undefined) continue;
      this.#data = best;
      this.#haveNoClasses = haveNoClasses(best.answer, this.#facts);
      const isLabelled = best.answer.isLabelled === true || (await this.#findLabel(task));
      if (this.#fits(task, isLabelled)) closest.push({ task, data: best, label: this.#label });
      for (const data of rest) {
        this.#haveNoClasses = haveNoClasses(data.answer, this.#facts);
        if (data.answer.isLabelled !== true || !this.#fits(task, true)) continue;
        others.push({ task, data, label: undefined });
      }
    }
    const [first, ...later] = closest;
    const possible = later.filter(
      ({ task, data, label }) =>
        label !== undefined || data.answer.isLabelled === true || hasNoLabels(task, this.#facts),
    );
    return first === undefined ? others : [first, ...possible, ...others];
  }

  /** Forgets what was tried for a regression, if the file does not say that it is one. */
  #forget(): void {
    if (this.#facts.isRegression || !this.#isGuessing) return;
    this.#isGuessing = false;
    [this.#label, this.#labelFault, this.#dataFault] = [undefined, undefined, undefined];
  }

  /** A forecaster has no labels; an unknown model with labels is a classifier, or a regression if they can be no classes. */
  #fits(task: Task, isLabelled: boolean): boolean {
    const { isClassifier, isRegression } = this.#facts;
    if (task === 'tabular-regression') return isLabelled && (isRegression || this.#haveNoClasses);
    return task !== 'tabular-classification' || isClassifier || isLabelled;
  }

  /** @returns all data that fits, the closest first */
  async #findData(task: Task): Promise<readonly Try[]> {
    const isPictures = task === 'image-classification';
    const candidates = this.#found.data.filter(({ path, pictures }) =>
      pictures === undefined ? !isPictures || !/\.[ct]sv$/iu.test(path) : isPictures,
    );
    const found: Try[] = [];
    const others: FoundPath[] = [];
    const closest = closestFirst(this.#file.path, unseenFirst(candidates)).slice(0, MAX_TRIES);
    for (const [place, data] of closest.entries()) {
      const one = (await this.#asItIs(task, data, place === 0)) ?? (await this.#sized(task, data));
      if (one === undefined) others.push(data);
      else found.push(one);
    }
    // Any series can be cut for a model that takes a row, whose data may be a table with columns too many.
    const isByChance = task === 'time-series-forecasting' && !hasNoLabels(task, this.#facts);
    return bestFirst(this.#file.path, found, isByChance ? others : []);
  }

  async #asItIs(task: Task, data: FoundPath, isClosest: boolean): Promise<Try | undefined> {
    const answer = await this.#try(task, { data });
    if (answer.unlikely !== undefined) {
      const fault = `The closest file: ${data.path} ${answer.unlikely}`;
      // What fits by its size says more of the closest file than that it does not fit another task.
      this.#dataFault = isClosest ? fault : (this.#dataFault ?? fault);
      return undefined;
    }
    if (answer.faults.length === 0 && (answer.inputCount ?? 0) >= MIN_INPUTS) return { data, answer };
    this.#dataFault ??= faultOf(data, answer);
    return undefined;
  }

  /** Tries pictures of another size by the usual recipe; only with labels, since any picture can be resized. */
  async #sized(task: Task, data: FoundPath): Promise<Try | undefined> {
    const { shape } = this.#facts;
    const [height, width] = isChannelsLast(shape) ? shape : shape.slice(-2);
    if (data.pictures === undefined || height === undefined || width === undefined) return undefined;
    const crop = height === width ? [height] : [height, width];
    const sizing = { resize: [usualResize(height, width)], crop };
    const answer = await this.#try(task, { data }, sizing);
    const isGood = answer.faults.length === 0 && answer.isLabelled === true;
    return isGood && (answer.inputCount ?? 0) >= MIN_INPUTS ? { data, answer, sizing } : undefined;
  }

  /** Looks for labels beside the data. @returns true if some fit */
  async #findLabel(task: Task): Promise<boolean> {
    const data = this.#data?.data;
    if (data === undefined || task === 'time-series-forecasting') return false;
    const near = closestFirst(data.pictures === undefined ? data.path : `${data.path}/x`, this.#found.labels);
    for (const label of near.slice(0, MAX_TRIES)) {
      const answer = await this.#try(task, { data, label });
      if (answer.faults.length > 0 || answer.isLabelled !== true) {
        this.#labelFault ??= faultOf(label, answer);
        continue;
      }
      this.#label = label;
      this.#haveNoClasses = haveNoClasses(answer, this.#facts);
      return true;
    }
    return false;
  }

  /** Finds the other files, chooses the attacks, and explains the choice. */
  async #rest({ task, data: tried, label }: Fitting): Promise<GuessedModel | UnreadableModel> {
    [this.#data, this.#label, this.#notes] = [tried, label, [...(tried.answer.notes ?? [])]];
    const { data, answer, sizing } = tried;
    const isLabelled = answer.isLabelled === true || label !== undefined;
    const given = { data, label };
    const isImage = task === 'image-classification';
    const others: Slots = isImage
      ? await this.#sets(task)
      : { minmax: await this.#firstFitting(task, this.#found.minmax, 'minmax', given) };
    const isOpen = isLabelled && others.reference_data === undefined && !isTrainingData(data);
    const training: Slots = isOpen ? await this.#labelledSet(task, 'reference') : {};
    this.#notes.push(...explanation(task, this.#facts, formatTraining(data), isLabelled, this.#labelFault));
    const pixels = isImage ? pixelConfig(tried, this.#facts) : { config: {}, notes: [] };
    const possible = attacksFor(task, isLabelled, others, training);
    const { attacks, notes, isHopeless } = enoughInputs(possible, task, answer);
    if (possible.length > 0 && attacks.length === 0) {
      const lines = isHopeless ? { lines: ['accept:', `  ${modelEntry(this.#file.path)}`] } : {};
      return { ...this.#unreadable(notes.join(' ')), ...lines };
    }
    return {
      kind: 'guessed',
      file: this.#file,
      task,
      artifacts: pathsOf({ model: this.#file, ...given, ...others, ...trainingFor(attacks, training) }),
      attacks,
      config: pixels.config,
      ...present({ preprocessing: sizing }),
      notes: [...this.#notes, ...pixels.notes, ...notes],
      inputNumbers: numbersOf(this.#facts.shape),
    };
  }

  get #given(): Slots {
    return { data: this.#data?.data, label: this.#label };
  }

  /** Finds the sets that drift and poisoning need. */
  async #sets(task: Task): Promise<Slots> {
    return {
      reference_data: await this.#firstFitting(task, this.#found.reference, 'reference_data', this.#given),
      ...(await this.#labelledSet(task, 'universal')),
    };
  }

  /** Finds trusted rows, or those that the model was trained on, with their labels; none if there are none. */
  async #labelledSet(task: Task, kind: SetKind): Promise<Slots> {
    const { trusted, data, labels } = this.#found;
    const candidates = kind === 'universal' ? trusted : data.filter(isTrainingData);
    const closest = closestFirst(this.#file.path, candidates);
    return findLabelledSet(closest, labels, [kind, this.#data?.data], async (slots) => {
      const all = slots.data === undefined ? { ...this.#given, ...slots } : slots;
      const { faults, isLabelled, unlikely } = await this.#try(task, all);
      return faults.length === 0 && isLabelled === true && unlikely === undefined;
    });
  }

  async #firstFitting(
    task: Task,
    files: readonly FoundPath[],
    slot: Slot,
    given: Slots,
  ): Promise<FoundPath | undefined> {
    for (const file of closestFirst(this.#file.path, files).slice(0, MAX_TRIES)) {
      const { faults } = await this.#try(task, { ...given, [slot]: file });
      if (faults.length === 0) return file;
    }
    return undefined;
  }

  #try(task: Task, slots: Slots, sizing = this.#data?.sizing): Promise<InspectionAnswer> {
    const all = Object.entries(present({ model: this.#file, ...slots }));
    return this.#inspector.ask({
      kind: 'analysis',
      task,
      fields: {},
      ...present({ preprocessing: sizing }),
      areFoldersClasses: true,
      slots: Object.fromEntries(all.map(([slot, found]) => [slot, inspectedFiles(found)])),
    });
  }

  #unreadable(why: string): UnreadableModel {
    return { kind: 'unreadable', file: this.#file, why };
  }
}
