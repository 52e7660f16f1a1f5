import type { Evidence } from '../catalog/attack-result.ts';
import type { ModelChange, ModelFileFacts } from '../catalog/model-change.ts';
import { DATASET_LIMITS } from '../dataset/dataset-limits.ts';
import { openUpload } from '../dataset/open-upload.ts';
import { INPUT_KINDS } from '../catalog/request-words.ts';
import { drawRows } from '../draw-rows.ts';
import { ArtifactFault, NotTestable } from '../fault.ts';
import { readModel } from '../formats/read-model.ts';
import type { AnalysisJob, BaseVersion } from '../prepare/analysis-fields.ts';
import { type AnalysisEnvironment, prepareAnalysis } from '../prepare/prepare-analysis.ts';
import { Random } from '../random.ts';
import type { Budget, Inputs } from '../types.ts';
import { isLocal } from '../victim/local-model.ts';
import { type ComparedAnswers, compareAnswers } from './compare-answers.ts';
import { compareRows, countShared, type KeyedRows } from './compare-rows.ts';
import { compareSkill } from './compare-skill.ts';
import { differentInputs } from './different-inputs.ts';
import { compareParts, type ModelParts } from './model-parts.ts';
import { type AskedRows, askVersion, inOwnClasses, truthOf, type Version } from './versions-answers.ts';

export interface Comparison {
  readonly change: ModelChange;
  readonly evidence: readonly Evidence[];
}

/** With so many rows the interval of a share is at most .044 wide. */
const MOST_ROWS = 2_000;
/** Rows of data are compared by their content up to this number. */
const MOST_KEYED = 500_000;
/** The part of the time that the version of now may take for its answers, so that the other one is asked about the same rows. */
const TIME_SHARE = 0.4;

/**
 * Compares two versions of a model: their files, their data, and what they answer about the same rows, those of now. If the version
 * before does not take these, each is asked about its own.
 * @throws ArtifactFault or NotTestable if the version of now cannot be asked; what is wrong with the one before is a note
 */
export async function compareVersions(
  job: AnalysisJob,
  base: BaseVersion,
  environment: AnalysisEnvironment,
  budget: Budget,
): Promise<Comparison> {
  const notes: string[] = [];
  const open = (wanted: AnalysisJob): Promise<Version> => openVersion({ ...wanted, base }, environment);
  const is = await describe(job);
  const was = await describe(base).catch((error: unknown) => {
    if (!(error instanceof ArtifactFault)) throw error;
    throw new ArtifactFault(`The model before cannot be compared: ${error.message}`);
  });
  const now = await open(job);
  const before = await openBefore(job, base, now, { open, notes });
  const asked = await askBoth(job, now, before, budget);
  const compared = compareBoth(job, asked);
  const data = await compareData(job, base, now, { open, notes });
  const { isSameRows } = asked;
  const isRelabelled = data.data !== undefined && 2 * data.data.relabelled > data.data.after;
  return {
    change: {
      rows: asked.after.rows.length,
      paired: isSameRows,
      file: { before: was.facts, after: is.facts },
      parts: compareParts(was.parts, is.parts),
      ...(asked.before && compareSkill(asked.before, asked.after, { isSameRows, isRelabelled })),
      ...(compared && { answers: compared.change }),
      ...data,
      notes,
    },
    evidence: compared === undefined ? [] : differentInputs(compared.different, asked),
  };
}

interface Tools {
  readonly open: (job: AnalysisJob) => Promise<Version>;
  readonly notes: string[];
}

/** Does a step that may fail because of the version before: that is a note. */
async function attempt<T>(notes: string[], what: string, step: () => Promise<T>): Promise<T | undefined> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof ArtifactFault || error instanceof NotTestable)) throw error;
    notes.push(`${what}: ${error.message}`);
    return undefined;
  }
}

async function openVersion(job: AnalysisJob, environment: AnalysisEnvironment): Promise<Version> {
  const analysis = await prepareAnalysis(job, environment);
  const { victim } = analysis;
  if (isLocal(victim)) return { analysis, victim };
  throw new ArtifactFault('Only models that are files are compared.');
}

interface Before {
  readonly version: Version;
  readonly isSameRows: boolean;
}

/**
 * Opens the version before with the data of now, or with its own if it does not take that. Of a table it takes the columns that its own
 * data has, by their names: as many others may be there by chance, or the same in another order.
 */
async function openBefore(
  job: AnalysisJob,
  base: BaseVersion,
  now: Version,
  { open, notes }: Tools,
): Promise<Before | undefined> {
  const { model, minmax } = base.slots;
  const described = { ...job, ...base };
  const slots = { ...job.slots, ...(model && { model }), ...(minmax && { minmax }) };
  const faults: string[] = [];
  const openOwn = (): Promise<Version | undefined> =>
    attempt(faults, 'The model before cannot be asked about its own data', () => open(described));
  const isTable = INPUT_KINDS[job.task] === 'rows';
  const own = isTable ? await openOwn() : undefined;
  const columns = own?.analysis.data.columns;
  const same = await attempt(faults, 'The model before does not take the data of now', () =>
    open({ ...described, slots, columns }),
  );
  if (same?.analysis.data.count === now.analysis.data.count) {
    const isByNames = String(same.analysis.data.columns) !== String(now.analysis.data.columns);
    if (isByNames && columns !== undefined) notes.push(BY_NAMES);
    if (!isByNames || columns !== undefined) return { version: same, isSameRows: true };
  }
  const other = isTable ? own : await openOwn();
  notes.push(...faults);
  return other && { version: other, isSameRows: false };
}

const BY_NAMES = 'The version before was asked about the columns that its own data has, by their names.';

interface Asked {
  readonly before: AskedRows | undefined;
  readonly after: AskedRows;
  readonly isSameRows: boolean;
}

async function askBoth(
  { task, settings }: AnalysisJob,
  now: Version,
  before: Before | undefined,
  budget: Budget,
): Promise<Asked> {
  const drawn = ({ analysis }: Version): Int32Array =>
    new Random(settings.seed).permutation(analysis.data.count).subarray(0, MOST_ROWS);
  const endMs = budget.timeLeftMs() * (1 - TIME_SHARE);
  const after = await askVersion(task, now, drawn(now), (share) => {
    budget.progress(share / 2, 'asking the model of now');
    return budget.timeLeftMs() > endMs;
  });
  if (before === undefined) return { before: undefined, after, isSameRows: false };
  const rows = before.isSameRows ? after.rows : drawn(before.version);
  const old = await askVersion(task, before.version, rows, (share) => {
    budget.progress((1 + share) / 2, 'asking the model before');
    return before.isSameRows || budget.timeLeftMs() > 0;
  });
  const { isSameRows } = before;
  // Labels of its own rows are numbered as its own classes are.
  return { before: isSameRows ? inOwnClasses(old, now) : old, after, isSameRows };
}

function compareBoth(
  { settings }: AnalysisJob,
  { before, after, isSameRows }: Asked,
): ComparedAnswers | undefined {
  if (before === undefined || !isSameRows) return undefined;
  const { analysis, victim } = after.version;
  const truth = truthOf(after);
  const isValue = after.answers.kind === 'values';
  const own = after.answers.kind === 'values' ? [] : [...after.answers.classes];
  return compareAnswers(before.answers, after.answers, {
    tolerance: settings.tolerance,
    targets: isValue ? truth : undefined,
    groups: isValue ? undefined : { of: truth ?? own, names: victim.classNames ?? analysis.classNames },
  });
}

async function describe({ slots }: Pick<AnalysisJob, 'slots'>): Promise<{
  readonly facts: ModelFileFacts;
  readonly parts: ModelParts;
}> {
  const { model } = slots;
  if (model === undefined) throw new ArtifactFault('The upload of model is missing.');
  const members = await openUpload(model, 'model', DATASET_LIMITS);
  const { format, inputs, parts } = readModel(members).describe();
  const { opset, digests } = parts;
  const facts = { bytes: model.bytes, format, inputs: inputs.slice(0, 20), parts: digests.size };
  return { facts: { ...facts, ...(opset !== undefined && { opset }) }, parts };
}

type DataPart = Pick<ModelChange, 'data' | 'training' | 'overlap'>;

const DATA_SLOTS = ['data', 'label', 'reference_data', 'reference_label'] as const;

/** Compares the data of both versions, and looks for test rows in the training data. All are read as the version of now reads them. */
async function compareData(
  job: AnalysisJob,
  base: BaseVersion,
  now: Version,
  { open, notes }: Tools,
): Promise<DataPart> {
  const own = keyed(now);
  if ('fault' in own) {
    notes.push(own.fault);
    return {};
  }
  const given = DATA_SLOTS.flatMap((slot) => {
    const upload = base.slots[slot];
    return upload === undefined ? [] : [[slot, upload] as const];
  });
  const { columns } = now.analysis.data;
  const old = await attempt(notes, 'The data before was not compared', async () =>
    keyed(await open({ ...job, columns, slots: { ...job.slots, ...Object.fromEntries(given) } })),
  );
  const before = old === undefined || 'fault' in old ? undefined : old;
  const { data, training } = own;
  const hadTraining = base.slots['reference_data'] !== undefined;
  return {
    ...(before && { data: compareRows(before.data, data) }),
    ...(before?.training && training && hadTraining && { training: compareRows(before.training, training) }),
    ...(training && { overlap: countShared(data.keys, training.keys) }),
  };
}

interface KeyedData {
  readonly data: KeyedRows;
  readonly training: KeyedRows | undefined;
}

function keyed({ analysis }: Version): KeyedData | { readonly fault: string } {
  const { data, labels, targets, reference, referenceLabels } = analysis;
  if (Math.max(data.count, reference?.count ?? 0) > MOST_KEYED) {
    return { fault: `Rows of data were not compared: there are more than ${String(MOST_KEYED)}.` };
  }
  // All rows are read in the order of the model of now, whatever a table calls its columns.
  const keysOf = (inputs: Inputs): Float64Array => drawRows({ ...inputs, columns: undefined }, 0).keys;
  return {
    data: { keys: keysOf(data), labels: labels ?? targets },
    training: reference && { keys: keysOf(reference), labels: referenceLabels },
  };
}
