import { INPUT_KINDS } from '../../core/task-kinds.ts';
import type { Slot } from '../../core/attack-table.ts';
import type { ContentFault, InspectionAnswer, InspectionRequest } from './inspection.ts';
import { classesOf } from '../dataset/classes.ts';
import { dataDoubt, whySameSets } from '../dataset/data-doubt.ts';
import { type Bounds, categoriesOf, textsOf } from '../dataset/scaling.ts';
import { checkColumns, heldColumns } from '../dataset/held-columns.ts';
import { openPicture, sizeOfData } from '../dataset/data-size.ts';
import type { PictureSizing } from '../../core/preprocessing.ts';
import type { ModelFile } from '../model/model-file.ts';
import { readLabelFile } from '../dataset/label-file.ts';
import { narrowNotes, readMinMax } from '../dataset/minmax.ts';
import { targetsOf } from '../dataset/targets.ts';
import { LABELS_ADVICE, ownLabels, pickLabels } from '../dataset/pick-labels.ts';
import { pictureShape } from '../dataset/picture-shape.ts';
import { type OwnShape, ownShape } from '../dataset/own-shape.ts';
import { isTable, readRawInputs } from '../dataset/raw-inputs.ts';
import { type InputForm, type RawInputs } from '../dataset/input-form.ts';
import { columnsForFunction } from '../dataset/table-survey.ts';
import { type LabelQuestion, questionOfOther } from '../dataset/columns/label-rule.ts';
import { ArtifactFault } from '../fault.ts';
import { readFields } from '../prepare/analysis-fields.ts';
import { picturePreparation, scaleOfModel } from '../prepare/picture-preparation.ts';
import type { InspectedModel } from '../formats/model-format.ts';
import { areLabels, differentCount, labelFact, possibleFact, type ReadSet } from './data-facts.ts';
import { inspectModel } from './inspect-model.ts';
import { INSPECTION_LIMITS, membersOf } from './members.ts';

type Analysis = Extract<InspectionRequest, { readonly kind: 'analysis' }>;

/** Reads the files of an analysis as the analysis would, without running the model. */
export async function inspectAnalysis(request: Analysis): Promise<InspectionAnswer> {
  const inspection = new AnalysisInspection(request);
  return inspection.run();
}

class AnalysisInspection {
  readonly #request: Analysis;
  readonly #faults: ContentFault[] = [];
  readonly #notes: string[] = [];
  #hasFractions = false;
  #differentLabels = 0;

  constructor(request: Analysis) {
    this.#request = request;
  }

  async run(): Promise<InspectionAnswer> {
    const found = await this.#attempt('model', () => this.#model());
    const data = found === undefined || this.#faults.length > 0 ? undefined : await this.#inputs(found);
    return { faults: this.#faults, ...data };
  }

  /** Does one step. @returns undefined if it found a fault */
  async #attempt<T>(slot: Slot, step: () => T | Promise<T>): Promise<T | undefined> {
    try {
      return await step();
    } catch (error) {
      if (!(error instanceof ArtifactFault)) throw error;
      this.#faults.push({ slot, message: error.message });
      return undefined;
    }
  }

  async #model(): Promise<
    { readonly form: InputForm; readonly model: InspectedModel | undefined } | undefined
  > {
    const { task, slots, fields: given, output } = this.#request;
    const fields = readFields(given);
    const preparation = picturePreparation(this.#request.preprocessing, fields.normalize);
    const model =
      slots.model === undefined || fields.endpoint
        ? undefined
        : await inspectModel(await membersOf(slots.model, 'model'), {
            ...{ task, output, fields },
            openSize: (file) => this.#openSize(file, preparation.sizing),
          });
    const kind = INPUT_KINDS[task];
    const own =
      model === undefined && !fields.endpoint
        ? await this.#attempt('data', () => this.#ownShape())
        : undefined;
    const shape = model?.shape ?? own?.shape ?? fields.dimensions;
    // Whether a shape is needed was decided by the text of the config file.
    if (shape === undefined) return undefined;
    const common = { shape, kind, colors: fields.colors, limits: INSPECTION_LIMITS };
    if (kind !== 'pictures') {
      const columns = kind === 'rows' ? (model ?? own)?.columns : undefined;
      const label = this.#labelQuestion(model, fields.endpoint);
      return { model, form: { ...common, picture: undefined, columns, label } };
    }
    const picture = pictureShape(shape, fields.dimensions);
    // Whether the channels fit.
    scaleOfModel(preparation, picture, fields.colors);
    return { model, form: { ...common, picture, sizing: preparation.sizing } };
  }

  #labelQuestion(model: InspectedModel | undefined, isEndpoint: boolean): LabelQuestion {
    const { task, slots, labelColumn: given, labelsFor, isFunction = false } = this.#request;
    const isInFile = slots.label !== undefined;
    const known = { names: model?.classNames, count: model?.classes };
    const classes = task === 'time-series-forecasting' ? undefined : known;
    return {
      ...{ given, isInFile, isOnlyGiven: model === undefined && !isFunction && !isEndpoint },
      isNeeded: labelsFor !== undefined && !isInFile,
      answers: task === 'tabular-regression' ? 'values' : classes,
    };
  }

  async #openSize(
    model: ModelFile,
    sizing: PictureSizing | undefined,
  ): Promise<readonly number[] | undefined> {
    const { task, slots } = this.#request;
    const open = task === 'image-classification' ? openPicture(model) : undefined;
    if (open === undefined || slots.data === undefined) return undefined;
    return sizeOfData(await membersOf(slots.data, 'data'), open, sizing, INSPECTION_LIMITS);
  }

  /** What an input of a table is, if no model says it. */
  async #ownShape(): Promise<OwnShape | undefined> {
    const { task, slots, labelsFor, hasNoColumns } = this.#request;
    if (INPUT_KINDS[task] !== 'rows' || slots.data === undefined) return undefined;
    const members = await membersOf(slots.data, 'data');
    const [first] = members;
    if (this.#request.isFunction !== true || first === undefined || !isTable(members)) {
      const reference = slots.reference_data;
      const others = reference === undefined ? [] : await membersOf(reference, 'reference_data');
      return ownShape(members, INSPECTION_LIMITS, { label: this.#request.labelColumn, reference: others });
    }
    const isKnown = hasNoColumns !== true || labelsFor === undefined || slots.label !== undefined;
    const label = { given: this.#request.labelColumn, isKnown };
    const columns = columnsForFunction(first, INSPECTION_LIMITS, undefined, label);
    return { shape: [columns.length], columns, notes: [] };
  }

  async #inputs({
    form,
    model,
  }: {
    readonly form: InputForm;
    readonly model: InspectedModel | undefined;
  }): Promise<Omit<InspectionAnswer, 'faults'>> {
    const data = await this.#set('data', 'label', form, model);
    const kept = data?.raw.labels?.column;
    const isInFile = this.#request.slots.universal_label !== undefined;
    const reference = await this.#set(
      'reference_data',
      'reference_label',
      {
        ...form,
        label: questionOfOther(form.label, kept, 'optional'),
      },
      model,
    );
    await this.#set(
      'universal_data',
      'universal_label',
      {
        ...form,
        label: questionOfOther(form.label, kept, isInFile ? 'in a file' : 'needed'),
      },
      model,
    );
    if (data === undefined) return {};
    const bounds = await this.#attempt('minmax', () => this.#minMax(data.raw, form));
    const { columns = {} } = this.#request;
    await this.#attempt('data', () => {
      checkColumns(columns, data.raw, readFields(this.#request.fields).normalize);
    });
    const isLabelled = data.labels !== undefined;
    this.#requireLabels(isLabelled);
    this.#judgeData(data, form, bounds, reference);
    const { total, pixels } = data.raw;
    return {
      ...{ inputCount: total, differentCount: differentCount(data.raw) },
      ...{ arePixels: pixels, isLabelled, notes: this.#notes },
      ...(form.kind === 'rows' && possibleFact(data)),
      ...(form.kind === 'rows' && labelFact(data, form, this.#request.slots.label?.[0]?.name)),
      ...(form.kind === 'windows' && { areLabels: areLabels(data.raw.values) }),
      ...{ hasFractions: this.#hasFractions, differentLabels: this.#differentLabels },
    };
  }

  async #set(
    slot: Slot,
    labelSlot: Slot,
    form: InputForm,
    model: InspectedModel | undefined,
  ): Promise<ReadSet | undefined> {
    const files = this.#request.slots[slot];
    if (files === undefined) return undefined;
    const raw = await this.#attempt(slot, async () =>
      readRawInputs(await membersOf(files, slot), form, slot),
    );
    if (raw === undefined) return undefined;
    this.#notes.push(...(raw.notes ?? []));
    const labels = await this.#attempt(this.#request.slots[labelSlot] === undefined ? slot : labelSlot, () =>
      this.#labels(raw, labelSlot, model),
    );
    return { raw, labels };
  }

  /** @returns classes or values; undefined if there are none */
  async #labels(raw: RawInputs, slot: Slot, model: InspectedModel | undefined): Promise<ReadSet['labels']> {
    const { task } = this.#request;
    if (task === 'time-series-forecasting') return undefined;
    const { areFoldersClasses, labelsFor, slots } = this.#request;
    const given = slots[slot];
    const file =
      given === undefined
        ? ownLabels(raw, areFoldersClasses === true || labelsFor !== undefined)
        : await readLabelFile(await membersOf(given, slot), INSPECTION_LIMITS, this.#request.labelColumn);
    if (file === undefined) return undefined;
    if (task === 'tabular-regression') {
      const targets = targetsOf(pickLabels(file, raw), file);
      this.#hasFractions ||= targets.some((target) => !Number.isInteger(target));
      this.#differentLabels = Math.max(this.#differentLabels, new Set(targets).size);
      return targets;
    }
    const known = { names: model?.classNames, count: model?.classes };
    return classesOf(pickLabels(file, raw), known, file).labels;
  }

  async #minMax(raw: RawInputs, form: InputForm): Promise<Bounds | undefined> {
    const { minmax } = this.#request.slots;
    if (minmax === undefined || form.kind === 'pictures') return undefined;
    const size = raw.values.length / Math.max(1, raw.count);
    const members = await membersOf(minmax, 'minmax');
    const bounds = readMinMax(members, raw.columns, size, INSPECTION_LIMITS, form.kind === 'windows');
    this.#notes.push(...narrowNotes(raw, bounds));
    return bounds;
  }

  /** Looks for what would leave the analysis without a verdict. */
  #judgeData(
    { raw, labels }: ReadSet,
    form: InputForm,
    bounds: Bounds | undefined,
    reference: ReadSet | undefined,
  ): void {
    const { attack, task, columns = {} } = this.#request;
    if (attack === undefined || this.#faults.length > 0) return;
    const same =
      reference && attack === 'drift'
        ? whySameSets({ inputs: raw, labels }, { inputs: reference.raw, labels: reference.labels })
        : undefined;
    if (same !== undefined) this.#faults.push({ slot: 'reference_data', message: same });
    const { categorical, normalize } = readFields(this.#request.fields);
    const isEpsEstimated = task === 'tabular-classification' && this.#request.isEpsSet !== true;
    const given = { ...raw, texts: textsOf(form).texts };
    const isRows = form.kind === 'rows';
    const categories = isRows ? categoriesOf(given, categorical) : undefined;
    const held = isRows ? heldColumns({ ...given, categories }, columns, { isScaled: normalize }) : {};
    const message = dataDoubt(attack, { ...given, ...held }, { labels, bounds, isEpsEstimated });
    if (message !== undefined) this.#faults.push({ slot: 'data', message });
  }

  #requireLabels(isLabelled: boolean): void {
    const { labelsFor, isFunction } = this.#request;
    // A function may say which columns are its inputs, so that another one is the label.
    if (isFunction === true || isLabelled || labelsFor === undefined || this.#faults.length > 0) return;
    this.#faults.push({
      slot: 'data',
      message: `${labelsFor} needs labels: ${LABELS_ADVICE}`,
    });
  }
}
