import { DESCRIPTORS, CHECKS } from '../attacks/attack-rows.ts';
import { INPUT_KINDS, type Slot } from '../catalog/request-words.ts';
import { type LabelQuestion, NO_LABEL } from '../dataset/columns/label-rule.ts';
import { openPicture, sizeOfData } from '../dataset/data-size.ts';
import { checkColumns, heldColumns } from '../dataset/tables/held-columns.ts';
import type { InputForm, RawInputs } from '../dataset/input-form.ts';
import { readMinMax } from '../dataset/tables/minmax.ts';
import { type OwnShape, ownShape, pictureShape } from '../dataset/pictures/picture-shape.ts';
import type { PixelScale } from '../dataset/pictures/pixel-scale.ts';
import type { TableColumn } from '../dataset/tables/table-columns.ts';
import { readRawInputs } from '../dataset/raw-inputs.ts';
import { type Bounds, categoriesOf, scaleInputs } from '../dataset/tables/scale-inputs.ts';
import type { ModelFile } from '../model/model-file.ts';
import type { Inputs } from '../types.ts';
import type { LocalModel } from '../victim/local-model.ts';
import { type AnalysisFields, readFields } from './analysis-fields.ts';
import { LabelReader, type Labels, type ReadJob, type ReadTools } from './label-reader.ts';
import {
  isScaledFurther,
  type PicturePreparation,
  picturePreparation,
  requireUnscaled,
  scaleOfModel,
} from './picture-preparation.ts';

export interface ReadSet extends Labels {
  readonly raw: RawInputs;
  /** The column of the table that holds the labels. */
  readonly column: string | undefined;
  /** This, or the file that holds the labels, or `none`. */
  readonly labelSource: string;
}

/** What is known of a model, or of rows if there is none. */
export interface KnownModel extends Pick<LocalModel, 'takesDoubles' | 'categoryColumns'> {
  readonly columns?: readonly TableColumn[] | undefined;
}

export class SlotReader {
  readonly fields: AnalysisFields;
  readonly preparation: PicturePreparation;
  readonly labels: LabelReader;
  model: KnownModel = {};
  readonly #job: ReadJob;
  readonly #tools: ReadTools;

  constructor(job: ReadJob, tools: ReadTools) {
    this.#job = job;
    this.#tools = tools;
    this.fields = readFields(job.fields);
    this.preparation = picturePreparation(job.preprocessing, this.fields.normalize);
    this.labels = new LabelReader(job, tools);
  }

  form(shape: readonly number[]): InputForm {
    const kind = INPUT_KINDS[this.#job.task];
    const { colors, dimensions } = this.fields;
    const { takesDoubles } = kind === 'rows' ? this.model : {};
    const columns = kind === 'rows' ? this.#columns() : undefined;
    const picture = kind === 'pictures' ? pictureShape(shape, dimensions) : undefined;
    const { sizing } = this.preparation;
    const { limits } = this.#tools;
    const about = { sizing, limits, columns, takesDoubles, takesOthers: this.#judgesData() };
    return { shape, kind, picture, colors, ...about, label: this.#question() };
  }

  #judgesData(): boolean {
    return CHECKS.some((check) => check === this.#job.attack && DESCRIPTORS[check].judges === 'data');
  }

  #columns(): readonly TableColumn[] | undefined {
    const { columns: named } = this.#job;
    const { columns } = this.model;
    if (columns === undefined) return named?.map((name) => ({ name, mayLack: false }));
    return columns.map((column, place) => ({ ...column, name: column.name ?? named?.[place] }));
  }

  /** Says what is known of the label of the data before it is read. */
  #question(): LabelQuestion {
    const { slots, task, settings, needsLabels, isFunction } = this.#job;
    const isInFile = slots.label !== undefined;
    const { 'label-column': given, baselineLabel: kept } = settings;
    // Without a model nothing says what the columns are.
    const isOnlyGiven = slots.model === undefined && !isFunction && !this.fields.endpoint;
    const { classNames: names, classes: count } = this.labels;
    const classes = task === 'time-series-forecasting' ? undefined : { names, count };
    const answers = task === 'tabular-regression' ? 'values' : classes;
    return { given, kept, isInFile, isOnlyGiven, isNeeded: needsLabels && !isInFile, answers };
  }

  /**
   * What the inputs beside the data must look like: their label is the same column as in the data, if they have it. Trusted data needs
   * labels, and so does a reference if the attack does.
   */
  formBeside(
    slot: 'reference_data' | 'universal_data',
    form: InputForm,
    label: string | undefined,
  ): InputForm {
    const isTrusted = slot === 'universal_data';
    const { slots, needsLabels } = this.#job;
    const isLabelled = isTrusted || needsLabels;
    const isInFile = isLabelled && slots[isTrusted ? 'universal_label' : 'reference_label'] !== undefined;
    const use = {
      isInFile,
      isNeeded: isLabelled && !isInFile,
      isOnlyGiven: !isLabelled && label === undefined,
    };
    return { ...form, label: { ...form.label, ...use, kept: label, mayLack: true } };
  }

  /** @returns the dimensions of pictures that a model leaves to its data */
  readonly openSize = async (model: ModelFile): Promise<readonly number[] | undefined> => {
    const open = this.#job.task === 'image-classification' ? openPicture(model) : undefined;
    if (open === undefined || this.#job.slots.data === undefined) return undefined;
    const members = await this.#tools.members('data');
    return sizeOfData(members, open, this.preparation.sizing, this.#tools.limits);
  };

  /** @returns how the model's own numbers are made of pixels, by the shape of one input */
  readonly scaleOf = (shape: readonly number[]): PixelScale | undefined => {
    if (INPUT_KINDS[this.#job.task] !== 'pictures') return undefined;
    const { colors, dimensions } = this.fields;
    return scaleOfModel(this.preparation, pictureShape(shape, dimensions), colors);
  };

  async ownShape(): Promise<OwnShape | undefined> {
    if (INPUT_KINDS[this.#job.task] !== 'rows') return undefined;
    const { limits, members } = this.#tools;
    const [data, reference] = [await members('data'), await members('reference_data')];
    return ownShape(data, reference, limits, this.#job.settings['label-column']);
  }

  /** Reads inputs as they lie in the files of a slot. @returns undefined if the slot is not given */
  async raw(slot: Slot, form: InputForm): Promise<RawInputs | undefined> {
    if (this.#job.slots[slot] === undefined) return undefined;
    return readRawInputs(await this.#tools.members(slot), form, slot);
  }

  /** Reads the inputs of a slot, and their labels. @returns undefined if the slot is not given */
  async read(slot: Slot, labelSlot: Slot, form: InputForm): Promise<ReadSet | undefined> {
    const { attempt, notes } = this.#tools;
    const raw = await attempt(slot, () => this.raw(slot, form));
    if (raw === undefined) return undefined;
    notes.push(...(raw.notes ?? []));
    const isFile = this.#job.slots[labelSlot] !== undefined;
    const found = await attempt(isFile ? labelSlot : slot, () => this.labels.read(raw, labelSlot));
    const column = isFile ? undefined : raw.labels?.column;
    const source = column ?? this.labels.source ?? raw.labels?.name ?? NO_LABEL;
    const { labels, targets } = found ?? {};
    return {
      raw,
      labels,
      targets,
      column,
      labelSource: (labels ?? targets) === undefined ? NO_LABEL : source,
    };
  }

  /** Reads the bounds of a table or a series from `minmax`. @returns undefined if it is not given */
  async bounds(raw: RawInputs, { kind }: InputForm): Promise<Bounds | undefined> {
    if (this.#job.slots.minmax === undefined || kind === 'pictures') return undefined;
    const { limits, members } = this.#tools;
    const size = raw.values.length / Math.max(1, raw.count);
    return readMinMax(await members('minmax'), raw.columns, size, limits, kind === 'windows');
  }

  /** Brings inputs into the units of the model, and says which columns of a table an attack may change. @throws ArtifactFault */
  scaled(raw: RawInputs, form: InputForm, bounds: Bounds | undefined): Inputs {
    const isPicture = form.kind === 'pictures';
    const normalize = isPicture ? this.preparation.isUnit : this.fields.normalize;
    const inputs = scaleInputs(raw, form, { normalize, bounds });
    if (isPicture && isScaledFurther(this.preparation)) requireUnscaled(inputs, this.preparation);
    const categories = categoriesOf(inputs, this.fields.categorical);
    const whole = categories.size === 0 ? inputs : { ...inputs, categories };
    if (form.kind !== 'rows') return whole;
    const { settings } = this.#job;
    checkColumns(settings, raw, normalize);
    const about = { categories: this.model.categoryColumns, isScaled: normalize };
    return { ...whole, ...heldColumns(whole, settings, about) };
  }
}
