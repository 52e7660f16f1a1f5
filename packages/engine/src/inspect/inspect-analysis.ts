import { present } from '@model-security-scan/common/present';
import { INPUT_KINDS } from '../catalog/request-words.ts';
import type { Slot } from '../catalog/request-words.ts';
import type { ContentFault, InspectionAnswer, InspectionRequest } from './inspection.ts';
import { whySameSets } from '../dataset/data-doubt.ts';
import { NO_LABEL } from '../dataset/columns/label-rule.ts';
import type { InputForm, RawInputs } from '../dataset/input-form.ts';
import { narrowNotes } from '../dataset/tables/minmax.ts';
import type { OwnShape } from '../dataset/pictures/picture-shape.ts';
import { isTable } from '../dataset/raw-inputs.ts';
import { differInWords, plainName } from '../dataset/tables/table-columns.ts';
import { columnsForFunction } from '../dataset/tables/table-survey.ts';
import { ArtifactFault, NotTestable } from '../fault.ts';
import type { InspectedModel } from '../formats/model-format.ts';
import { readModel } from '../formats/read-model.ts';
import { requireClasses, requireData } from '../prepare/required-sets.ts';
import { type ReadSet, SlotReader } from '../prepare/slot-reader.ts';
import { INSPECTION_LIMITS, membersOf } from './members.ts';
import { countCombinations } from '../dataset/tables/held-columns.ts';
import { countDistinct } from '../distinct-inputs.ts';

type Analysis = Extract<InspectionRequest, { readonly kind: 'analysis' }>;
type Shaped = Omit<OwnShape, 'notes'>;

/** Reads the files of an analysis as the analysis would, without running the model. */
export async function inspectAnalysis(request: Analysis): Promise<InspectionAnswer> {
  const inspection = new AnalysisInspection(request);
  return inspection.run();
}

class AnalysisInspection {
  readonly #job: Required<Pick<Analysis, 'needsLabels' | 'isFunction' | 'settings'>> & Analysis;
  readonly #faults: ContentFault[] = [];
  readonly #notes: string[] = [];

  constructor(request: Analysis) {
    this.#job = { needsLabels: false, isFunction: false, settings: {}, ...request };
  }

  async run(): Promise<InspectionAnswer> {
    const data = await this.#attempt('model', () => this.#read());
    return { faults: this.#faults, ...data };
  }

  /** Does one step. @returns undefined if it found a fault */
  readonly #attempt = async <T>(slot: Slot, step: () => T | Promise<T>): Promise<T | undefined> => {
    try {
      return await step();
    } catch (error) {
      if (!(error instanceof ArtifactFault || error instanceof NotTestable)) throw error;
      this.#faults.push({ slot, message: error.message });
      return undefined;
    }
  };

  readonly #members = async (slot: Slot): ReturnType<typeof membersOf> =>
    membersOf(this.#job.slots[slot] ?? [], slot);

  async #read(): Promise<Omit<InspectionAnswer, 'faults'> | undefined> {
    const reader = new SlotReader(this.#job, {
      ...{ limits: INSPECTION_LIMITS, members: this.#members, attempt: this.#attempt },
      ...{ notes: this.#notes, labelNotes: [] },
    });
    const model = await this.#model(reader);
    const isOwn = model === undefined && !reader.fields.endpoint;
    const own = isOwn ? await this.#attempt('data', () => this.#ownShape(reader)) : undefined;
    const shape = model?.shape ?? own?.shape ?? reader.fields.dimensions;
    // Whether a shape is needed was decided by the text of the config file.
    if (shape === undefined) return undefined;
    reader.model = { columns: (model ?? own)?.columns };
    reader.labels.classNames = model?.classNames;
    reader.labels.classes = model?.classes;
    // Whether the channels fit.
    reader.scaleOf(shape);
    const form = reader.form(shape);
    return this.#faults.length > 0 ? undefined : this.#inputs(reader, form);
  }

  async #model({ fields, openSize }: SlotReader): Promise<InspectedModel | undefined> {
    const { task, slots, output } = this.#job;
    if (slots.model === undefined || fields.endpoint) return undefined;
    const wanted = { task, output, fields, openSize };
    const inspected = await readModel(await this.#members('model')).inspect(wanted);
    requireClasses(fields.classes, inspected.classes);
    return { ...inspected, classes: inspected.classes ?? fields.classes };
  }

  async #ownShape(reader: SlotReader): Promise<Shaped | undefined> {
    const { task, slots, needsLabels, hasNoColumns, isFunction, settings } = this.#job;
    const members = await this.#members('data');
    const [first] = members;
    if (!isFunction || INPUT_KINDS[task] !== 'rows' || first === undefined || !isTable(members)) {
      return reader.ownShape();
    }
    const isKnown = hasNoColumns !== true || !needsLabels || slots.label !== undefined;
    const label = { given: settings['label-column'], isKnown };
    const columns = columnsForFunction(first, INSPECTION_LIMITS, undefined, label);
    return { shape: [columns.length], columns };
  }

  async #inputs(reader: SlotReader, form: InputForm): Promise<Omit<InspectionAnswer, 'faults'> | undefined> {
    const data = await reader.read('data', 'label', form);
    const beside = (slot: 'reference_data' | 'universal_data'): InputForm =>
      reader.formBeside(slot, form, data?.column);
    const reference = await reader.read('reference_data', 'reference_label', beside('reference_data'));
    await reader.read('universal_data', 'universal_label', beside('universal_data'));
    if (data === undefined) return undefined;
    await this.#judge(reader, form, data, reference);
    const { isFunction, hasNoColumns, settings } = this.#job;
    const mayNameColumns = isFunction && hasNoColumns !== true && settings['label-column'] === undefined;
    return { ...dataFacts(data, form, mayNameColumns), notes: this.#notes };
  }

  /** Looks for what the analysis would refuse, or would leave it without a verdict. */
  async #judge(
    reader: SlotReader,
    form: InputForm,
    data: ReadSet,
    reference: ReadSet | undefined,
  ): Promise<void> {
    const { raw, labels, targets } = data;
    const bounds = await this.#attempt('minmax', () => reader.bounds(raw, form));
    if (bounds !== undefined) this.#notes.push(...narrowNotes(raw, bounds));
    const inputs = await this.#attempt('data', () => reader.scaled(raw, form, bounds));
    if (inputs === undefined || this.#faults.length > 0) return;
    const { attack = '', needsLabels, isFunction } = this.#job;
    const same =
      reference !== undefined && attack === 'drift'
        ? whySameSets(
            { inputs: raw, labels: labels ?? targets },
            { inputs: reference.raw, labels: reference.labels ?? reference.targets },
          )
        : undefined;
    if (same !== undefined) this.#faults.push({ slot: 'reference_data', message: same });
    // A function may say which columns are its inputs, so that another one is the label.
    const job = { ...this.#job, attack, needsLabels: needsLabels && !isFunction };
    await this.#attempt('data', () => {
      requireData(job, { inputs, labels, targets });
    });
  }
}

/** Says what the data of an analysis holds. */
function dataFacts(set: ReadSet, form: InputForm, mayNameColumns: boolean): Omit<InspectionAnswer, 'faults'> {
  const { raw, labels, targets } = set;
  const { kind } = form;
  const possibleCount = kind === 'rows' ? countCombinations(raw) : undefined;
  const label = kind === 'rows' ? labelOf(set, form, mayNameColumns) : undefined;
  return {
    ...{ inputCount: raw.total, differentCount: differentCount(raw), arePixels: raw.pixels },
    isLabelled: (labels ?? targets) !== undefined,
    ...(possibleCount !== undefined && { possibleCount }),
    ...(label !== undefined && { label }),
    ...present({ unlikely: kind === 'windows' ? whyNoSeries(raw) : whyOthers(raw, form) }),
    hasFractions: targets?.some((target) => !Number.isInteger(target)) === true,
    differentLabels: new Set(targets).size,
  };
}

/** @returns undefined if the model will be asked which column it knows, or its function may name its inputs, so that another column is left */
function labelOf(
  { raw, labelSource }: ReadSet,
  { label }: InputForm,
  mayNameColumns: boolean,
): string | undefined {
  const { isByContent = false, all = [] } = raw.layouts ?? {};
  const isAsked = isByContent && (all.length > 1 || label?.isNeeded !== true);
  return isAsked || (mayNameColumns && labelSource === NO_LABEL) ? undefined : labelSource;
}

function whyNoSeries({ values, columns = [] }: RawInputs): string | undefined {
  if (areLabels(values)) return 'holds whole numbers from 0 up, as labels do, and no series.';
  return differInWords(columns) ? 'has columns of different names, and is no series.' : undefined;
}

function whyOthers({ columns: read }: RawInputs, { columns = [] }: InputForm): string | undefined {
  const names = columns.map(({ name }) => name);
  if (read === undefined || !differInWords(names)) return undefined;
  const isOne = read.some((name, place) => plainName(name) === plainName(names[place] ?? ''));
  return isOne ? undefined : 'has none of the columns that the model names.';
}

/** More classes are hardly ever counted. */
const MOST_CLASSES = 100;

/** True for whole numbers from 0 up of which none is left out: classes, and no series of values. */
function areLabels(values: Float32Array): boolean {
  const seen = new Set<number>();
  for (const value of values) {
    if (!Number.isInteger(value) || value < 0 || value >= MOST_CLASSES) return false;
    seen.add(value);
  }
  return seen.has(0) && Math.max(...seen) === seen.size - 1;
}

/** Counts inputs that differ. Of data that was thinned out, all count unless most of what was kept are copies. */
function differentCount(raw: RawInputs): number {
  const distinct = countDistinct(raw);
  return raw.kept !== undefined && 2 * distinct >= raw.count ? raw.total : distinct;
}
