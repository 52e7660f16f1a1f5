import { present } from '@model-security-scan/common/present';
import { DESCRIPTORS, findRow } from '@model-security-scan/engine/catalog';
import { modelEntry } from '../../facts/policy/accept-words.ts';
import type { AnalysisSpec } from '../../facts/analysis-spec.ts';
import type { PlannedAnalysis } from '../../facts/artifact.ts';
import { plannedSlots } from '../../facts/local-analysis.ts';
import { formatDistinctCount, formatPossible } from '@model-security-scan/engine/distinct-inputs';
import type {
  ContentFault,
  InspectedFile,
  InspectionAnswer,
  InspectionRequest,
} from '@model-security-scan/engine/inspection';
import type { Problem } from '@model-security-scan/common/problem';
import type { Inspector } from './inspector.ts';
import { type TrialPlace, tryModels } from '../../analyser/local/try-models.ts';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** Says that an analysis will be `not-tested`, since data has too few inputs. */
function tooFewInputs(
  { task, attack, artifacts }: AnalysisSpec,
  { inputCount: total, differentCount: count, possibleCount }: InspectionAnswer,
): readonly ContentFault[] {
  const least = findRow(task, attack)?.fewest;
  if (total === undefined || count === undefined || least === undefined || count >= least) return [];
  const things = task === 'time-series-forecasting' ? 'windows' : 'inputs';
  const model = artifacts.find(({ slot }) => slot === 'model')?.path ?? '';
  const entry = `Instead of the model, write: accept: [${modelEntry(model).slice(2)}]`;
  const remedy = formatPossible(possibleCount, least);
  const message =
    `${attack} needs at least ${String(least)} ${things} for a verdict, and data has ${formatDistinctCount(total, count)}` +
    (remedy === '' ? ': give more, or remove the attack.' : `.${remedy} ${entry}`);
  return [{ slot: 'data', message }];
}

async function aboutFunction(
  { local }: AnalysisSpec,
  workspace: string,
): Promise<{ readonly isFunction: boolean; readonly hasNoColumns: boolean }> {
  if (local?.predict === undefined) return { isFunction: false, hasNoColumns: false };
  return { isFunction: true, hasNoColumns: await hasNoColumns(local.predict.function, workspace) };
}

async function questionAbout(
  spec: AnalysisSpec,
  slots: Readonly<Record<string, readonly InspectedFile[]>>,
  workspace: string,
): Promise<InspectionRequest> {
  const { task, attack, fields, local } = spec;
  const { output, preprocessing, settings } = local ?? {};
  return {
    kind: 'analysis',
    ...{ task, attack, needsLabels: DESCRIPTORS[attack].needsLabels, fields: { ...fields } },
    ...present({ output, preprocessing, settings }),
    ...(await aboutFunction(spec, workspace)),
    slots,
  };
}

interface ContentFindings {
  readonly problems: readonly Problem[];
  /** The label of each analysis, by its name, as far as no model has to be asked. */
  readonly labels: ReadonlyMap<string, string>;
  /** What was left out or understood, with the analyses that it is about. */
  readonly notes: ReadonlyMap<string, readonly string[]>;
}

/**
 * Looks at the content of the files of analyses, as local analyses would read them.
 * @param analyses those whose files exist and can be read
 * @param place with the folder from which Python functions are imported; here they are only read
 */
export async function inspectContent(
  analyses: readonly PlannedAnalysis[],
  inspector: Inspector,
  { workspace, note }: Pick<TrialPlace, 'workspace' | 'note'>,
): Promise<ContentFindings> {
  const problems = new Map<string, Problem>();
  const labels = new Map<string, string>();
  const notes = new Map<string, readonly string[]>();
  for (const { spec, artifacts } of analyses) {
    note(`Reading the files of ${spec.name}`);
    const usable = plannedSlots(spec);
    const used = artifacts.filter(({ slot }) => usable.includes(slot));
    const slots = Object.fromEntries(
      used.map(({ slot, files }): [string, readonly InspectedFile[]] => [
        slot,
        files.map(({ name, absolutePath }) => ({ name, absolutePath })),
      ]),
    );
    const answer = await inspector.ask(await questionAbout(spec, slots, workspace));
    const few = tooFewInputs(spec, answer);
    if (answer.label !== undefined) labels.set(spec.name, answer.label);
    for (const note of answer.notes ?? []) notes.set(note, [...(notes.get(note) ?? []), spec.name]);
    for (const { slot, message } of [...answer.faults, ...few]) {
      const artifact = used.find((one) => one.slot === slot);
      const place = artifact?.place ?? spec.place;
      if (place === undefined) continue;
      const about = artifact === undefined ? spec.name : `artifact "${artifact.path}" for ${slot}`;
      // The attacks of one model mostly share their files.
      problems.set(JSON.stringify([place, message]), { place, message: `${about}: ${message}` });
    }
  }
  return { problems: [...problems.values()], labels, notes };
}

interface TriedContent {
  readonly problems: readonly Problem[];
  /** The label of the tables, by the name of the model. */
  readonly labels: ReadonlyMap<string, string>;
}

/**
 * Tries labelled data on its models, as the analyses would.
 * @param analyses those whose files can be read
 * @returns what would fail an analysis, at its model; and the label that each model was tried with
 */
export async function tryContent(
  analyses: readonly PlannedAnalysis[],
  place: TrialPlace,
): Promise<TriedContent> {
  const tried = await tryModels(analyses, place);
  const problems = tried.flatMap(({ spec, outcome }) => {
    const isFault = outcome.kind === 'not-tested' || (outcome.kind === 'failed' && outcome.by === 'artifact');
    const place = spec.artifacts.find(({ slot }) => slot === 'model')?.place ?? spec.place;
    return isFault && place !== undefined ? [{ place, message: `${spec.name}: ${outcome.reason}` }] : [];
  });
  const labels = tried.flatMap(({ spec, outcome }) =>
    outcome.kind === 'prepared' && outcome.label !== undefined ? [[spec.model, outcome.label] as const] : [],
  );
  return { problems, labels: new Map(labels) };
}

/** A larger module is written by a program, and is not read. */
const MAX_BYTES = 2 ** 20;
/** What may give a function attributes; a decorator may, too. */
const GIVES_ATTRIBUTES = /\.columns\s*(?:[,:]|=(?!=))|\bsetattr\b|__dict__|\bvars\b|^@/mu;

/**
 * Reads the source of a Python function, without running it.
 * @param name `package.module:function`
 * @returns true if the source shows that the function has no attribute `columns`; false also if that is not clear
 */
export async function hasNoColumns(name: string, workspace: string): Promise<boolean> {
  const [module = '', called = ''] = name.split(':');
  const parts = module.split('.');
  // Packages are imported before what is in them, and may give it attributes.
  const packages = await Promise.all(
    parts.map((_part, at) => sourceOf(path.join(workspace, ...parts.slice(0, at + 1), '__init__.py'))),
  );
  const source = packages.at(-1) ?? (await sourceOf(`${path.join(workspace, ...parts)}.py`));
  if (source === undefined) return false;
  const isDefined = new RegExp(String.raw`^(?:async\s+)?def\s+${called}\s*\(`, 'mu').test(source);
  const isAssigned = new RegExp(String.raw`^${called}\s*[:=,]`, 'mu').test(source);
  const all = [...packages, source].map((text) => text ?? '').join('\n');
  return isDefined && !isAssigned && !GIVES_ATTRIBUTES.test(all);
}

/** @returns undefined if there is no such file, or it is too large */
async function sourceOf(file: string): Promise<string | undefined> {
  try {
    const found = await stat(file);
    return found.isFile() && found.size <= MAX_BYTES ? await readFile(file, 'utf8') : undefined;
  } catch {
    return undefined;
  }
}
