import type { FieldName, Slot, Task } from '../catalog/request-words.ts';
import type { EngineSettingName } from './engine-settings.ts';

/**
 * Everything that the rest of the project knows of an attack. Pure data: runs that attack nothing load it too. Results are
 * reused if it changes, so a number that a verdict rests on belongs into `minimum.ts` or the code.
 */
export interface AttackDescriptor {
  /** Findings of a higher one come first in pages and summaries; without one they come last, in the order of every list. */
  readonly gravity?: number;
  /** Empty for a comparison with the version before, which the run makes if the config file limits it. */
  readonly tasks: readonly AttackedTask[];
  /** The slots without which it cannot run, beside `data`. Without `model` it works on data alone. */
  readonly needs: readonly Slot[];
  /**
   * What a verdict is about. A check of data may ask the model too, as drift does, but measures nothing of it: only attacks
   * that judge the model count as attacks on it.
   */
  readonly judges: 'model' | 'data';
  /** The slots that it can use beside `data`, `label`, `model` and `minmax`. */
  readonly uses: readonly Slot[];
  /** True if its inputs must have labels. */
  readonly needsLabels: boolean;
  /** The settings of the engine that not every attack takes. */
  readonly settings: readonly EngineSettingName[];
  /** How `model-security init` writes it into a config file; absent if it never does. */
  readonly proposal?: Proposal;
  /** Local scores above the value are vulnerable. `why` completes "because", in plain Markdown. */
  readonly threshold: Threshold;
  /** How a run is compared with its baseline input by input; absent if only scores are compared. */
  readonly paired?: Paired;
  /**
   * The last stage of its jobs at a service (observed publicly; not in the service spec): a defence, the vulnerability
   * engine, or the sanity check, which needs no score.
   */
  readonly stages: 'defence' | 'engine' | 'sanity';
  readonly taxonomy: AttackTaxonomy;
  readonly assurance: Assurance;
  readonly severity: Severity;
  readonly texts: AttackTexts;
}

/** A task that an attack works on: a row of service spec 4.2, unless it is local only. */
export interface AttackedTask {
  readonly task: Task;
  /**
   * The version of the method. It goes up with every change that gives another score for the same inputs: results of
   * another version are then not compared. Whether a result is reused depends on the engine's source instead.
   */
  readonly method: number;
  /** The code: a file of the attack's folder, and the function in it. */
  readonly code: { readonly file: string; readonly run: string };
  /** True if no service takes it: there is then no request, and `fields` are those that the engine reads. */
  readonly isLocalOnly?: true;
  /** The inputs that `data` must have at least for a verdict, if that is known: with less, `init` does not propose it. */
  readonly fewest?: number;
  /** The threshold of this task, if it is not that of the attack. */
  readonly threshold?: Threshold;
  /** The first remedy of this task, if that of the attack does not fit. */
  readonly firstAction?: string;
  /** What is to be done before that while a setting is left to the attack. */
  readonly unset?: { readonly setting: EngineSettingName; readonly action: string };
  /** Exactly the fields that the request carries (service spec 4.2). */
  readonly fields: readonly FieldName[];
  /** The slots that the service usually asks for (observed publicly; not in the service spec). */
  readonly usualSlots: readonly Slot[];
}

/** `why` completes "because", in plain Markdown. */
export interface Threshold {
  readonly value: number;
  readonly why: string;
}

/** The paired test of a retrained model. */
export interface Paired {
  /**
   * If chance explains changes for the worse less often than this, the model is worse. Models that were trained again differ
   * by more than chance, so it is the level, at most .05, at which at most 5 % of retrained pairs are worse, as measured by
   * `npm run bench -- paired`.
   */
  readonly level: number;
  /** What both runs did to the same inputs: follows their number. */
  readonly inputs: string;
  /** What happened to those that changed for the worse: follows their number. */
  readonly worse: string;
  /** What a model does less of that became better. */
  readonly fewer: string;
  /** What an input does, or what happens to it, if it changes for the worse: follows "could still". */
  readonly fall: string;
  /** What to set so that a later run can be worse: completes "For a comparison by inputs,". */
  readonly advice: string;
}

interface Proposal {
  /** The slots beside `data` and `model` that must have been found; labels too, if the attack needs them. */
  readonly with: readonly Slot[];
  /** True if `reference_data` must hold the labelled rows that the model was trained on, as its name says. */
  readonly needsTrainingRows?: true;
  /** The inputs that `data` must have for a pass, if those are more than a verdict needs: with less, it is not proposed. */
  readonly fewestForPass?: number;
  /**
   * Fields and settings that let ten small models end within three minutes on two cores. A score from so few questions
   * has a wider interval.
   */
  readonly budget: readonly ProposedValue[];
}

/** A number that `init` writes. */
interface ProposedValue {
  readonly key: FieldName | EngineSettingName;
  readonly value: number;
  /** What it writes for few models that answer fast. */
  readonly full: number;
  /** What `value` cannot show, in a few words. */
  readonly unseen: string;
  /** With less there is no verdict (packages/engine/src/attacks/minimum.ts). */
  readonly least: number;
}

/** An entry of a public taxonomy. */
export interface TaxonomyName {
  readonly id: string;
  readonly name: string;
  /** Set if no entry fits exactly and this is the nearest one. */
  readonly nearest?: true;
}

export interface AttackTaxonomy {
  /** MITRE ATLAS; absent for findings about data. */
  readonly atlas?: TaxonomyName;
  /** OWASP Machine Learning Security Top 10. */
  readonly owasp: TaxonomyName;
}

/** What results are evidence of, for auditors. Trusted plain text. */
export interface Assurance {
  /** Requirements, tests and techniques that a result bears on, the closest first; the action has their names and lists. */
  readonly standards: readonly string[];
  /** What is measured: a clause. */
  readonly shows: string;
  /** What is open even if nothing was found: clauses. */
  readonly open: string;
}

/** An entry of any list, such as AISVS or NIST AI 100-2. */
export interface ListedName extends TaxonomyName {
  readonly list: string;
  readonly url: string;
}

/** How serious this kind of finding is. It says nothing about a single model. */
export interface Severity {
  /** The base score of `cvss`: from 7 on, findings are errors, below warnings. */
  readonly security: string;
  /** The reasoning behind the number, as a vector of CVSS 3.1. */
  readonly cvss: string;
  /** High if the finding shows an attack on the model; medium if it may only show a change of the data. */
  readonly precision: 'high' | 'medium';
}

/** Texts for the developer of a model. Trusted plain text without markup. */
export interface AttackTexts {
  /** Shown next to each result. */
  readonly title: string;
  /** Describes the problem in two sentences. */
  readonly summary: string;
  /** Describes how the attack works. */
  readonly attack: string;
  /** The remedies, most effective first. */
  readonly actions: readonly string[];
  /** What would make the interval of a score narrower. */
  readonly narrowedBy: string;
}

/** The fields that say how a model is asked, and what it takes. */
export const MODEL_FIELDS: readonly FieldName[] = [
  'input_dimensions',
  'model_api_details',
  'model_framework',
  'normalize_data',
  'use_model_api',
];

/** Those and others, by their names. */
export function modelFields(...others: readonly FieldName[]): readonly FieldName[] {
  return [...MODEL_FIELDS, ...others].toSorted();
}

/** The fields that say which columns of a table hold categories. */
export const CATEGORY_FIELDS: readonly FieldName[] = ['categorical_columns_info', 'is_category_columns'];

/** A remedy: only some services generate defences. */
export const SERVICE_DEFENCE =
  'If the service generated a defence with the job, put it in front of the model.';

/** The slots that a service usually asks for. */
export const PICTURE_SLOTS: readonly Slot[] = ['data', 'label', 'model'];
export const TABLE_SLOTS: readonly Slot[] = ['data', 'minmax', 'model'];
