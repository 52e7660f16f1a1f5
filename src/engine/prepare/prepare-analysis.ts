import { INPUT_KINDS } from '../../core/task-kinds.ts';
import type { AnalysisData } from '../analysis-data.ts';
import { DATASET_LIMITS, type DatasetLimits } from '../dataset/limits.ts';
import { readMinMax } from '../dataset/minmax.ts';
import type { PythonFunction } from '../../core/python-function.ts';
import type { PixelScale } from '../dataset/pixel-scale.ts';
import { checkColumns, heldColumns } from '../dataset/held-columns.ts';
import { openPicture, sizeOfData } from '../dataset/data-size.ts';
import type { ModelFile } from '../model/model-file.ts';
import { pictureShape } from '../dataset/picture-shape.ts';
import { ownShape } from '../dataset/own-shape.ts';
import { readRawInputs } from '../dataset/raw-inputs.ts';
import type { TableColumn } from '../dataset/table-columns.ts';
import { openUpload } from '../dataset/upload.ts';
import { type InputForm, type RawInputs } from '../dataset/input-form.ts';
import { categoriesOf, scaleInputs } from '../dataset/scaling.ts';
import { ArtifactFault } from '../fault.ts';
import { takeRows } from '../vectors.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { Inputs, Victim } from '../types.ts';
import { type EndpointPort, EndpointVictim } from '../victim/endpoint-victim.ts';
import type { PythonPort } from '../victim/python-port.ts';
import { innerOf, isLocal, type LocalModel } from '../victim/local-model.ts';
import { type AnalysisFields, type AnalysisJob, readFields } from './analysis-fields.ts';
import { askTwice, formatRandomness } from './ask-twice.ts';
import { checkScale, evenRows } from './check-scale.ts';
import { checkSeveralLabels } from './check-several-labels.ts';
import { checkSkill } from './check-skill.ts';
import { describeData } from './describe-data.ts';
import { LabelReader } from './label-reader.ts';
import { openModel } from './open-model.ts';
import { type FunctionPlan, openPython } from './open-python.ts';
import { largest } from './require-classes.ts';
import { requireData, requireSets } from './required-sets.ts';
import {
  isScaledFurther,
  type PicturePreparation,
  picturePreparation,
  requireUnscaled,
  scaleOfModel,
} from './picture-preparation.ts';

/** What an analysis is prepared with besides its job. */
export interface Workshop {
  readonly runtime: Runtime;
  /** Reaches the endpoint of `use_model_api: yes`; absent if there is none. */
  readonly endpoint: EndpointPort | undefined;
  /** Reaches the function of `predict`; absent if none can be called. */
  readonly python?: PythonPort | undefined;
  readonly limits?: DatasetLimits;
}

/**
 * Prepares an analysis: opens the victim, and reads the data in the units of the victim.
 * @throws ArtifactFault that says what is wrong with an upload or a field
 */
export async function prepareAnalysis(job: AnalysisJob, workshop: Workshop): Promise<AnalysisData> {
  const preparation = new Preparation(job, workshop);
  return preparation.run();
}

/** Inputs that show what a model of text answers. */
const EXAMPLES = 8;

/** A slot of inputs with its labels. */
interface Set {
  readonly inputs: Inputs;
  readonly labels: Int32Array | undefined;
  /** These, or labels that the attack does not get: they show whether the model is used as in its training. */
  readonly checked: Int32Array | undefined;
  readonly targets: Float64Array | undefined;
  /** True if the numbers are pixels that were, or were not, divided by 255. */
  readonly pixels: boolean;
}

class Preparation {
  readonly #job: AnalysisJob;
  readonly #workshop: Workshop;
  readonly #fields: AnalysisFields;
  readonly #limits: DatasetLimits;
  readonly #preparation: PicturePreparation;
  readonly #notes: string[] = [];
  /** Slots that were read before the model was opened, with the form that they were read in. */
  readonly #read = new Map<string, Promise<RawInputs>>();
  #columns: readonly TableColumn[] | undefined;
  #model: LocalModel | undefined;
  readonly #labels: LabelReader;

  constructor(job: AnalysisJob, workshop: Workshop) {
    this.#job = job;
    this.#workshop = workshop;
    this.#fields = readFields(job.fields);
    this.#limits = workshop.limits ?? DATASET_LIMITS;
    this.#labels = new LabelReader(job, this.#limits, this.#notes);
    this.#preparation = picturePreparation(job.preprocessing, this.#fields.normalize);
  }

  async run(): Promise<AnalysisData> {
    const { settings } = this.#job;
    const victim = await this.#victim();
    const form = this.#form(await this.#shape(victim));
    this.#labels.classNames = isLocal(victim) ? victim.classNames : undefined;
    this.#labels.classes = victim?.answers === 'scores' ? victim.answerSize : this.#fields.classes;
    const data = await this.#set('data', 'label', form);
    if (data === undefined) throw new ArtifactFault('The upload of data is missing.');
    requireData(this.#job, data);
    await this.#checkModel(victim, data, form);
    const classes = this.#labels.classes ?? largest(data.labels);
    const known = { ...data, labels: data.checked };
    const about = { ...this.#job, victim, preparation: this.#preparation, classes: this.#labels.classes };
    this.#notes.push(...(await describeData(known, about)));
    const order = { numbering: this.#labels.numbering, areFolders: data.checked !== data.labels };
    const { skill, notes } = await checkSkill(victim, known, { ...this.#job, ...order }, classes);
    this.#notes.push(...notes);
    const reference = await this.#set('reference_data', 'reference_label', form);
    const universal = await this.#set('universal_data', 'universal_label', form);
    requireSets(this.#job, reference, universal);
    const answers = victim && (await askTwice(victim, data.inputs));
    if (answers?.randomness !== undefined) this.#notes.push(formatRandomness(answers.randomness));
    return {
      victim,
      ...answers,
      data: data.inputs,
      labels: data.labels,
      targets: data.targets,
      skill,
      classes,
      classNames: this.#labels.classNames,
      reference: reference?.inputs,
      referenceLabels: reference?.labels,
      universal: universal?.inputs,
      universalLabels: universal?.labels,
      universalTargets: universal?.targets,
      picture: form.picture,
      settings,
      notes: this.#notes,
      runtime: this.#workshop.runtime,
      ...innerOf(victim),
    };
  }

  async #shape(victim: Victim | undefined): Promise<readonly number[]> {
    if (isLocal(victim)) {
      this.#model = victim;
      this.#columns = victim.columns;
      this.#notes.push(...(victim.notes ?? []));
    }
    if (victim !== undefined) return victim.inputShape;
    const others = await this.#members('reference_data');
    const own =
      INPUT_KINDS[this.#job.task] === 'rows'
        ? await ownShape(await this.#members('data'), this.#limits, others)
        : undefined;
    this.#columns = own?.columns;
    this.#notes.push(...(own?.notes ?? []));
    const shape = own?.shape ?? this.#fields.dimensions;
    if (shape !== undefined) return shape;
    throw new ArtifactFault(
      'Without a model, input_dimensions must say what one input is, such as [28, 28, 1].',
    );
  }

  async #victim(): Promise<Victim | undefined> {
    const { slots } = this.#job;
    const { endpoint, runtime } = this.#workshop;
    if (this.#job.predict !== undefined) return this.#python(this.#job.predict);
    if (this.#fields.endpoint) {
      if (endpoint !== undefined) {
        return EndpointVictim.open(endpoint, this.#job.task, this.#fields.dimensions, this.#scaleOf);
      }
      throw new ArtifactFault(
        'use_model_api is yes, but the input model-api-details names no endpoint for this model.',
      );
    }
    const { model } = slots;
    if (model !== undefined) {
      const { task, output } = this.#job;
      const wanted = { task, output, fields: this.#fields, openSize: this.#openSize };
      const workshop = { runtime, scaleOf: this.#scaleOf, examples: this.#examples };
      return openModel(model, wanted, workshop, this.#limits);
    }
    if (!this.#job.needs.includes('model')) return undefined;
    throw new ArtifactFault('The upload of model is missing.');
  }

  async #python(predict: PythonFunction): Promise<Victim> {
    const { python } = this.#workshop;
    const { slots, task, needsLabels } = this.#job;
    if (python === undefined) throw new ArtifactFault('No Python function can be called here.');
    return openPython(python, {
      ...{ function: predict, task, limits: this.#limits, scaleOf: this.#scaleOf },
      dimensions: this.#fields.dimensions,
      classes: this.#fields.classes,
      members: await this.#members('data'),
      isLabelKnown: slots['label'] !== undefined || !needsLabels,
      examples: this.#examples,
    });
  }

  /** Reads some inputs before the model is opened. */
  readonly #examples = async (plan: FunctionPlan, most = EXAMPLES): Promise<Float32Array> => {
    this.#columns = plan.columns;
    const raw = await this.#raw('data', this.#form(plan.shape));
    if (raw === undefined) throw new ArtifactFault('The upload of data is missing.');
    return takeRows(raw.values, evenRows(raw.count, most), plan.size);
  };

  #form(shape: readonly number[]): InputForm {
    const { colors, dimensions } = this.#fields;
    const kind = INPUT_KINDS[this.#job.task];
    const picture = kind === 'pictures' ? pictureShape(shape, dimensions) : undefined;
    const columns = kind === 'rows' ? this.#columns : undefined;
    const { sizing } = this.#preparation;
    // A Python function takes doubles, also before it is opened.
    const isDouble = this.#job.predict !== undefined || this.#model?.takesDoubles === true;
    const takesDoubles = kind === 'rows' && isDouble;
    return { shape, picture, kind, colors, sizing, limits: this.#limits, columns, takesDoubles };
  }

  /** @returns the dimensions of pictures that a model leaves to its data */
  readonly #openSize = async (model: ModelFile): Promise<readonly number[] | undefined> => {
    const open = this.#job.task === 'image-classification' ? openPicture(model) : undefined;
    const members = await this.#members('data');
    if (open === undefined || members.length === 0) return undefined;
    return sizeOfData(members, open, this.#preparation.sizing, this.#limits);
  };

  /** @returns how the model's own numbers are made of pixels, by the shape of one input */
  readonly #scaleOf = (shape: readonly number[]): PixelScale | undefined => {
    if (INPUT_KINDS[this.#job.task] !== 'pictures') return undefined;
    const { colors, dimensions } = this.#fields;
    return scaleOfModel(this.#preparation, pictureShape(shape, dimensions), colors);
  };

  async #set(dataSlot: string, labelSlot: string, form: InputForm): Promise<Set | undefined> {
    const raw = await this.#raw(dataSlot, form);
    if (raw === undefined) return undefined;
    this.#notes.push(...(raw.notes ?? []));
    if (raw.kept !== undefined) {
      this.#notes.push(
        `Only ${String(raw.count)} of the ${String(raw.total)} inputs in ${dataSlot} were read, evenly ` +
          'spaced: more do not fit into memory.',
      );
    }
    const inputs = await this.#scaled(raw, form);
    if (inputs.doubles !== undefined) this.#model?.knowRows?.(inputs.doubles);
    const labels = await this.#labels.read(raw, labelSlot);
    const checked = labels ?? this.#labels.foldersOf(raw, labelSlot);
    const targets = await this.#labels.targets(raw, labelSlot);
    return { inputs, labels, checked, targets, pixels: raw.pixels };
  }

  async #raw(slot: string, form: InputForm): Promise<RawInputs | undefined> {
    if (this.#job.slots[slot] === undefined) return undefined;
    const reading =
      this.#read.get(slot) ?? this.#members(slot).then((members) => readRawInputs(members, form, slot));
    this.#read.set(slot, reading);
    return reading;
  }

  /** @returns nothing if the slot is not given */
  readonly #members = async (slot: string): ReturnType<typeof openUpload> => {
    const upload = this.#job.slots[slot];
    return upload === undefined ? [] : openUpload(upload, slot, this.#limits);
  };

  async #scaled(raw: RawInputs, form: InputForm): Promise<Inputs> {
    const { minmax } = this.#job.slots;
    const size = raw.values.length / raw.count;
    const bounds =
      minmax === undefined || form.kind === 'pictures'
        ? undefined
        : readMinMax(await this.#members('minmax'), raw.columns, size, this.#limits, form.kind === 'windows');
    const isPicture = form.kind === 'pictures';
    const normalize = isPicture ? this.#preparation.isUnit : this.#fields.normalize;
    const inputs = scaleInputs(raw, form, { normalize, bounds });
    if (isPicture && isScaledFurther(this.#preparation)) requireUnscaled(inputs, this.#preparation);
    const { categorical } = this.#fields;
    const whole =
      categorical.length === 0 ? inputs : { ...inputs, categories: categoriesOf(inputs, categorical) };
    if (form.kind !== 'rows') return whole;
    checkColumns(this.#job.settings, raw, normalize);
    const about = { categories: this.#model?.categoryColumns, isScaled: normalize };
    return { ...whole, ...heldColumns(whole, this.#job.settings, about) };
  }

  async #checkModel(victim: Victim | undefined, data: Set, { picture }: InputForm): Promise<void> {
    const { inputs, labels, checked, pixels } = data;
    if (!isLocal(victim)) return;
    if (this.#job.needs.includes('model')) await checkSeveralLabels(victim, inputs, labels);
    if (checked === undefined || picture === undefined) return;
    const scale = { pixels, picture, preparation: this.#preparation, colors: this.#fields.colors };
    this.#notes.push(...(await checkScale(victim, inputs, checked, scale)));
  }
}
