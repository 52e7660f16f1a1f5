import type { Slot } from '../catalog/request-words.ts';
import type { AnalysisData } from '../analysis-data.ts';
import { DATASET_LIMITS, type DatasetLimits } from '../dataset/dataset-limits.ts';
import type { PythonFunction } from '../catalog/python-function.ts';
import { narrowNotes } from '../dataset/tables/minmax.ts';
import { isTable } from '../dataset/raw-inputs.ts';
import { otherCategoryNotes } from '../dataset/tables/table-inputs.ts';
import { type Bounds, boundsOf } from '../dataset/tables/scale-inputs.ts';
import { openUpload } from '../dataset/open-upload.ts';
import { type InputForm, type RawInputs, thinningNotes } from '../dataset/input-form.ts';
import { ArtifactFault } from '../fault.ts';
import { readModel } from '../formats/read-model.ts';
import { takeRows } from '../vectors.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { Inputs, PythonPort, Victim } from '../types.ts';
import { type EndpointPort, EndpointVictim } from '../victim/endpoint-victim.ts';
import { innerOf, isLocal, type LocalModel } from '../victim/local-model.ts';
import type { AnalysisJob } from './analysis-fields.ts';
import { checkSkill, settleAnswers } from './check-skill.ts';
import { askTwice, formatRandomness } from './ask-twice.ts';
import { checkColumns } from './check-columns.ts';
import { checkScale, evenRows } from './check-scale.ts';
import { checkSeveralLabels } from './check-several-labels.ts';
import { decideLayout } from './choose-label.ts';
import { describeData } from './describe-data.ts';
import { type FunctionPlan, openPython } from './open-python.ts';
import { largest, type PreparedSet, requireClasses, requireData, requireSets } from './required-sets.ts';
import { SlotReader } from './slot-reader.ts';

export interface AnalysisEnvironment {
  readonly runtime: Runtime;
  /** Reaches the endpoint of `use_model_api: yes`; absent if there is none. */
  readonly endpoint: EndpointPort | undefined;
  /** Reaches the function of `predict`; absent if none can be called. */
  readonly python?: PythonPort | undefined;
  readonly limits?: DatasetLimits;
}

/** Prepares an analysis: opens the victim, and reads the data in its units. @throws ArtifactFault that says what is wrong */
export async function prepareAnalysis(
  job: AnalysisJob,
  environment: AnalysisEnvironment,
): Promise<AnalysisData> {
  const preparation = new Preparation(job, environment);
  return preparation.run();
}

const EXAMPLES = 8;

class Preparation {
  readonly #job: AnalysisJob;
  readonly #environment: AnalysisEnvironment;
  readonly #limits: DatasetLimits;
  readonly #notes: string[] = [];
  readonly #reader: SlotReader;
  #model: LocalModel | undefined;
  #ownBounds: Bounds | undefined;

  constructor(job: AnalysisJob, environment: AnalysisEnvironment) {
    this.#job = job;
    this.#environment = environment;
    this.#limits = environment.limits ?? DATASET_LIMITS;
    this.#reader = new SlotReader(
      { ...job, isFunction: job.predict !== undefined },
      {
        ...{ limits: this.#limits, members: this.#members, notes: this.#notes, labelNotes: this.#notes },
        attempt: async (_slot, step) => step(),
      },
    );
  }

  async run(): Promise<AnalysisData> {
    const victim = await this.#victim();
    const { labels, preparation } = this.#reader;
    const form = this.#reader.form(await this.#shape(victim));
    const data = await this.#set('data', 'label', await this.#decided(form, victim));
    if (data === undefined) throw new ArtifactFault('The upload of data is missing.');
    requireData(this.#job, data);
    await this.#checkModel(victim, data, form);
    const classes = labels.classes ?? largest(data.labels);
    const known = { ...data, labels: data.checked };
    const about = { ...this.#job, victim, preparation, classes: labels.classes };
    this.#notes.push(...(await describeData(known, about)));
    const { numbering } = labels;
    const origin = { numbering, areFolders: data.checked !== data.labels, column: data.column };
    const { skill, notes } = await checkSkill(victim, known, { ...this.#job, ...origin }, classes);
    const { reference, universal } = await this.#otherSets(form, data.column);
    const answers = victim && (await askTwice(victim, data.inputs));
    const { randomness } = answers ?? {};
    this.#notes.push(...otherCategoryNotes(form, data.inputs.columns));
    this.#notes.push(...notes, ...(randomness === undefined ? [] : [formatRandomness(randomness)]));
    return {
      victim,
      ...answers,
      data: data.inputs,
      // A comparison only looks at how often a model is right, as the check of its skill does.
      labels: this.#job.base === undefined ? data.labels : data.checked,
      targets: data.targets,
      skill,
      label: form.kind === 'rows' ? data.labelSource : undefined,
      classes,
      classNames: labels.classNames,
      reference: reference?.inputs,
      referenceLabels: reference?.labels,
      referenceTargets: reference?.targets,
      universal: universal?.inputs,
      universalLabels: universal?.labels,
      universalTargets: universal?.targets,
      picture: form.picture,
      settings: this.#job.settings,
      notes: this.#notes,
      runtime: this.#environment.runtime,
      ...innerOf(victim),
    };
  }

  async #otherSets(
    form: InputForm,
    label: string | undefined,
  ): Promise<{ readonly reference: PreparedSet | undefined; readonly universal: PreparedSet | undefined }> {
    const beside = (slot: 'reference_data' | 'universal_data'): InputForm =>
      this.#reader.formBeside(slot, form, label);
    const reference = await this.#set('reference_data', 'reference_label', beside('reference_data'));
    const universal = await this.#set('universal_data', 'universal_label', beside('universal_data'));
    requireSets(this.#job, reference, universal);
    return { reference, universal };
  }

  async #shape(victim: Victim | undefined): Promise<readonly number[]> {
    const { labels, fields } = this.#reader;
    labels.classes = victim?.answers === 'scores' ? victim.answerSize : fields.classes;
    if (isLocal(victim)) {
      requireClasses(fields.classes, victim.answers === 'scores' ? victim.answerSize : undefined);
      labels.classNames = victim.classNames;
      this.#model = victim;
      this.#reader.model = victim;
      this.#notes.push(...(victim.notes ?? []));
    }
    if (victim !== undefined) return victim.inputShape;
    const own = await this.#reader.ownShape();
    this.#reader.model = own ?? {};
    this.#notes.push(...(own?.notes ?? []));
    const shape = own?.shape ?? fields.dimensions;
    if (shape !== undefined) return shape;
    throw new ArtifactFault(
      'Without a model, input_dimensions must say what one input is, such as [28, 28, 1].',
    );
  }

  async #victim(): Promise<Victim | undefined> {
    const { endpoint, runtime } = this.#environment;
    const { fields, openSize, scaleOf } = this.#reader;
    if (this.#job.predict !== undefined) return this.#python(this.#job.predict);
    if (fields.endpoint) {
      if (endpoint !== undefined) {
        return EndpointVictim.open(endpoint, this.#job.task, fields.dimensions, scaleOf);
      }
      throw new ArtifactFault(
        'use_model_api is yes, but the input model-api-details names no endpoint for this model.',
      );
    }
    const { model } = this.#job.slots;
    if (model !== undefined) {
      const { task, output } = this.#job;
      const wanted = { task, output, fields, openSize };
      const environment = { runtime, scaleOf, examples: this.#examples };
      return readModel(await this.#members('model')).open(wanted, environment);
    }
    if (!this.#job.needs.includes('model')) return undefined;
    throw new ArtifactFault('The upload of model is missing.');
  }

  async #python(predict: PythonFunction): Promise<Victim> {
    const { python } = this.#environment;
    const { slots, task, needsLabels, settings } = this.#job;
    const { fields, scaleOf } = this.#reader;
    if (python === undefined) throw new ArtifactFault('No Python function can be called here.');
    return openPython(python, {
      ...{ function: predict, task, limits: this.#limits, scaleOf },
      dimensions: fields.dimensions,
      members: await this.#members('data'),
      label: { given: settings['label-column'], isKnown: slots['label'] !== undefined || !needsLabels },
      examples: this.#examples,
    });
  }

  /** Reads some inputs before the model is opened. */
  readonly #examples = async (plan: FunctionPlan, most = EXAMPLES): Promise<Float32Array> => {
    // A Python function takes doubles.
    this.#reader.model = { columns: plan.columns, takesDoubles: this.#job.predict !== undefined };
    const raw = await this.#reader.raw('data', this.#reader.form(plan.shape));
    if (raw === undefined) throw new ArtifactFault('The upload of data is missing.');
    return takeRows(raw.values, evenRows(raw.count, most), plan.size);
  };

  /** Decides which columns of the data are what, if it is a table. */
  async #decided(form: InputForm, victim: Victim | undefined): Promise<InputForm> {
    const members = await this.#members('data');
    const [table] = members;
    if (table === undefined || !isTable(members)) return form;
    const layout = await decideLayout(table, form, {
      victim: isLocal(victim) ? victim : undefined,
      scaled: (raw) => this.#scaled(raw, form),
      labelsOf: (file) => this.#reader.labels.tried(file),
    });
    return { ...form, layout };
  }

  async #set(dataSlot: Slot, labelSlot: Slot, form: InputForm): Promise<PreparedSet | undefined> {
    const set = await this.#reader.read(dataSlot, labelSlot, form);
    if (set === undefined) return undefined;
    const { raw, ...known } = set;
    this.#notes.push(...thinningNotes(raw, dataSlot));
    const inputs = await this.#scaled(raw, form, dataSlot);
    if (inputs.doubles !== undefined) this.#model?.knowRows?.(inputs.doubles);
    const checked = known.labels ?? this.#reader.labels.foldersOf(raw, labelSlot);
    return { ...known, inputs, checked, pixels: raw.pixels };
  }

  readonly #members = async (slot: Slot): ReturnType<typeof openUpload> => {
    const upload = this.#job.slots[slot];
    return upload === undefined ? [] : openUpload(upload, slot, this.#limits);
  };

  async #scaled(raw: RawInputs, form: InputForm, slot?: Slot): Promise<Inputs> {
    const given = await this.#reader.bounds(raw, form);
    if (slot === 'data') this.#ownBounds = boundsOf(raw);
    // Scaled by ranges of their own, two sets would differ in themselves.
    const isBeside = slot === 'reference_data' && form.kind === 'rows' && this.#reader.fields.normalize;
    const bounds = given ?? (isBeside ? this.#ownBounds : undefined);
    if (bounds !== undefined && slot === 'data') this.#notes.push(...narrowNotes(raw, bounds));
    return this.#reader.scaled(raw, form, bounds);
  }

  async #checkModel(victim: Victim | undefined, data: PreparedSet, { picture }: InputForm): Promise<void> {
    const { inputs, labels, checked, pixels } = data;
    if (!isLocal(victim)) return;
    this.#notes.push(...(await settleAnswers(victim, inputs, checked)));
    if (this.#job.needs.includes('model')) await checkSeveralLabels(victim, inputs, labels);
    if (checked === undefined) return;
    const { preparation, fields, labels: known } = this.#reader;
    if (picture === undefined) {
      await checkColumns(victim, inputs, checked, known.classes ?? largest(checked) ?? 0);
      return;
    }
    const scale = { pixels, picture, preparation, colors: fields.colors };
    this.#notes.push(...(await checkScale(victim, inputs, checked, scale)));
  }
}
