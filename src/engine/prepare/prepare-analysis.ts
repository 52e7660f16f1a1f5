import { INPUT_KINDS } from '../../core/task-kinds.ts';
import type { AnalysisData } from '../analysis-data.ts';
import { DATASET_LIMITS, type DatasetLimits } from '../dataset/limits.ts';
import type { PythonFunction } from '../../core/python-function.ts';
import type { PixelScale } from '../dataset/pixel-scale.ts';
import { openPicture, sizeOfData } from '../dataset/data-size.ts';
import type { ModelFile } from '../model/model-file.ts';
import { pictureShape } from '../dataset/picture-shape.ts';
import { ownShape } from '../dataset/own-shape.ts';
import { isTable, readRawInputs } from '../dataset/raw-inputs.ts';
import { NO_LABEL, questionOfOther } from '../dataset/columns/label-rule.ts';
import type { TableColumn } from '../dataset/table-columns.ts';
import { openUpload } from '../dataset/upload.ts';
import { type InputForm, type RawInputs, thinningNotes } from '../dataset/input-form.ts';
import { ArtifactFault } from '../fault.ts';
import { takeRows } from '../vectors.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { Inputs, Victim } from '../types.ts';
import { type EndpointPort, EndpointVictim } from '../victim/endpoint-victim.ts';
import type { PythonPort } from '../victim/python-port.ts';
import { innerOf, isLocal, type LocalModel } from '../victim/local-model.ts';
import { type AnalysisFields, type AnalysisJob, readFields } from './analysis-fields.ts';
import { settleAnswers } from './ask-about-rows.ts';
import { askTwice, formatRandomness } from './ask-twice.ts';
import { checkScale, evenRows } from './check-scale.ts';
import { checkSeveralLabels } from './check-several-labels.ts';
import { decideLayout, labelQuestion } from './choose-label.ts';
import { checkSkill } from './check-skill.ts';
import { describeData } from './describe-data.ts';
import { LabelReader } from './label-reader.ts';
import { openModel } from './open-model.ts';
import { type FunctionPlan, openPython } from './open-python.ts';
import { largest } from './require-classes.ts';
import { type PreparedSet, requireData, requireSets } from './required-sets.ts';
import { type PicturePreparation, picturePreparation, scaleOfModel } from './picture-preparation.ts';
import { scaledInputs } from './scaled-inputs.ts';

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

class Preparation {
  readonly #job: AnalysisJob;
  readonly #workshop: Workshop;
  readonly #fields: AnalysisFields;
  readonly #limits: DatasetLimits;
  readonly #preparation: PicturePreparation;
  readonly #notes: string[] = [];
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
    const victim = await this.#victim();
    this.#labels.learn(victim, this.#fields.classes);
    const form = this.#form(await this.#shape(victim));
    const data = await this.#set('data', 'label', await this.#decided(form, victim));
    if (data === undefined) throw new ArtifactFault('The upload of data is missing.');
    requireData(this.#job, data);
    await this.#checkModel(victim, data, form);
    const classes = this.#labels.classes ?? largest(data.labels);
    const known = { ...data, labels: data.checked };
    const about = { ...this.#job, victim, preparation: this.#preparation, classes: this.#labels.classes };
    this.#notes.push(...(await describeData(known, about)));
    const { numbering } = this.#labels;
    const origin = { numbering, areFolders: data.checked !== data.labels, column: data.label };
    const { skill, notes } = await checkSkill(victim, known, { ...this.#job, ...origin }, classes);
    const { reference, universal } = await this.#otherSets(form, data.label);
    const answers = victim && (await askTwice(victim, data.inputs));
    const { randomness } = answers ?? {};
    this.#notes.push(...notes, ...(randomness === undefined ? [] : [formatRandomness(randomness)]));
    return {
      victim,
      ...answers,
      data: data.inputs,
      labels: data.labels,
      targets: data.targets,
      skill,
      label: form.kind === 'rows' ? data.labelSource : undefined,
      classes,
      classNames: this.#labels.classNames,
      reference: reference?.inputs,
      referenceLabels: reference?.labels,
      universal: universal?.inputs,
      universalLabels: universal?.labels,
      universalTargets: universal?.targets,
      picture: form.picture,
      settings: this.#job.settings,
      notes: this.#notes,
      runtime: this.#workshop.runtime,
      ...innerOf(victim),
    };
  }

  /** @param label the column of the data */
  async #otherSets(
    form: InputForm,
    label: string | undefined,
  ): Promise<{ readonly reference: PreparedSet | undefined; readonly universal: PreparedSet | undefined }> {
    const reference = await this.#set('reference_data', 'reference_label', {
      ...form,
      label: questionOfOther(form.label, label, 'optional'),
    });
    const isInFile = this.#job.slots['universal_label'] !== undefined;
    const universal = await this.#set('universal_data', 'universal_label', {
      ...form,
      label: questionOfOther(form.label, label, isInFile ? 'in a file' : 'needed'),
    });
    requireSets(this.#job, reference, universal);
    return { reference, universal };
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
        ? await ownShape(await this.#members('data'), this.#limits, {
            label: this.#job.settings['label-column'],
            reference: others,
          })
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
    const { slots, task, needsLabels, settings } = this.#job;
    if (python === undefined) throw new ArtifactFault('No Python function can be called here.');
    return openPython(python, {
      ...{ function: predict, task, limits: this.#limits, scaleOf: this.#scaleOf },
      dimensions: this.#fields.dimensions,
      classes: this.#fields.classes,
      members: await this.#members('data'),
      label: { given: settings['label-column'], isKnown: slots['label'] !== undefined || !needsLabels },
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
    const label = labelQuestion(this.#job, this.#labels, this.#fields.endpoint);
    return { shape, picture, kind, colors, sizing, limits: this.#limits, columns, takesDoubles, label };
  }

  /** Decides which columns of the data are what, if it is a table. */
  async #decided(form: InputForm, victim: Victim | undefined): Promise<InputForm> {
    const members = await this.#members('data');
    const [table] = members;
    if (table === undefined || !isTable(members)) return form;
    const layout = await decideLayout(table, form, {
      victim: isLocal(victim) ? victim : undefined,
      scaled: (raw) => this.#scaled(raw, form),
      labelsOf: (file) => this.#labels.tried(file),
    });
    return { ...form, layout };
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

  async #set(dataSlot: string, labelSlot: string, form: InputForm): Promise<PreparedSet | undefined> {
    const raw = await this.#raw(dataSlot, form);
    if (raw === undefined) return undefined;
    this.#notes.push(...(raw.notes ?? []), ...thinningNotes(raw, dataSlot));
    const inputs = await this.#scaled(raw, form, dataSlot);
    if (inputs.doubles !== undefined) this.#model?.knowRows?.(inputs.doubles);
    const labels = await this.#labels.read(raw, labelSlot);
    const checked = labels ?? this.#labels.foldersOf(raw, labelSlot);
    const targets = await this.#labels.targets(raw, labelSlot);
    const { column, name } = raw.labels ?? {};
    const label = this.#job.slots[labelSlot] === undefined ? column : undefined;
    const source = label ?? this.#labels.source ?? name ?? NO_LABEL;
    const labelSource = (labels ?? targets) === undefined ? NO_LABEL : source;
    return { inputs, labels, checked, targets, pixels: raw.pixels, label, labelSource };
  }

  async #raw(slot: string, form: InputForm): Promise<RawInputs | undefined> {
    if (this.#job.slots[slot] === undefined) return undefined;
    return readRawInputs(await this.#members(slot), form, slot);
  }

  /** @returns nothing if the slot is not given */
  readonly #members = async (slot: string): ReturnType<typeof openUpload> => {
    const upload = this.#job.slots[slot];
    return upload === undefined ? [] : openUpload(upload, slot, this.#limits);
  };

  async #scaled(raw: RawInputs, form: InputForm, slot?: string): Promise<Inputs> {
    const { minmax } = this.#job.slots;
    const members = minmax === undefined ? undefined : await this.#members('minmax');
    return scaledInputs(raw, form, {
      minmax: members,
      fields: this.#fields,
      preparation: this.#preparation,
      settings: this.#job.settings,
      categoryColumns: this.#model?.categoryColumns,
      tell: (notes) => this.#notes.push(...(slot === 'data' ? notes : [])),
    });
  }

  async #checkModel(victim: Victim | undefined, data: PreparedSet, { picture }: InputForm): Promise<void> {
    const { inputs, labels, checked, pixels } = data;
    if (!isLocal(victim)) return;
    this.#notes.push(...(await settleAnswers(victim, inputs, checked)));
    if (this.#job.needs.includes('model')) await checkSeveralLabels(victim, inputs, labels);
    if (checked === undefined || picture === undefined) return;
    const scale = { pixels, picture, preparation: this.#preparation, colors: this.#fields.colors };
    this.#notes.push(...(await checkScale(victim, inputs, checked, scale)));
  }
}
