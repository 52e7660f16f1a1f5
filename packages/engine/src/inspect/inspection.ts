import type { Slot, Task } from '../catalog/request-words.ts';
import type { EngineSettings } from '../attacks/engine-settings.ts';
import type { Preprocessing } from '../catalog/picture-preprocessing.ts';

/** A file of a slot, under the name that it has in an upload. */
export interface InspectedFile {
  readonly name: string;
  readonly absolutePath: string;
}

/** What the inspector is asked: what a model file says of itself, or whether the files of an analysis can be read. */
export type InspectionRequest =
  | { readonly kind: 'model'; readonly files: readonly InspectedFile[] }
  | {
      readonly kind: 'analysis';
      readonly task: Task;
      /** The name of the attack, if its data is to be judged as the analysis would. */
      readonly attack?: string;
      readonly needsLabels?: boolean;
      readonly fields: Readonly<Record<string, string>>;
      /** The name of the output of the model that answers, if the config file gives one. */
      readonly output?: string;
      readonly preprocessing?: Preprocessing;
      readonly settings?: EngineSettings;
      /** True if a function answers as the model, which is not called here. */
      readonly isFunction?: boolean;
      /** True if the function does not say which columns it takes, as far as its source shows. */
      readonly hasNoColumns?: boolean;
      /** True if folders of pictures are taken for classes although the inputs need no labels. */
      readonly areFoldersClasses?: true;
      readonly slots: Readonly<Partial<Record<Slot, readonly InspectedFile[]>>>;
    };

export interface ContentFault {
  readonly slot: Slot;
  /** One or more sentences; may hold untrusted text. */
  readonly message: string;
}

export interface ModelFacts {
  /** The shape of one input, without the batch; undefined for an open dimension. */
  readonly shape: readonly (number | undefined)[];
  /** True if the file says that it answers with classes: by its operators, by names of classes, or by labels. */
  readonly isClassifier: boolean;
  /** True if the file says that it answers with the number of a regression. */
  readonly isRegression: boolean;
  /** True if the file says that it is no forecaster: it names a class or the like of each input, or columns that are no steps in time. */
  readonly cannotForecast?: boolean;
  /** True if the model takes whole numbers from 0 to 255. */
  readonly takesBytes: boolean;
  /** The numbers of one answer, if the file says so. */
  readonly answerSize?: number;
}

export interface InspectionAnswer {
  readonly faults: readonly ContentFault[];
  /** What was left out or understood: sentences; may hold untrusted text. */
  readonly notes?: readonly string[];
  readonly model?: ModelFacts;
  readonly inputCount?: number;
  /** How many of them differ: copies count once. Of very large data, those of a sample, if so few differ in it. */
  readonly differentCount?: number;
  /** How many different inputs there can be, if all columns hold categories. */
  readonly possibleCount?: number;
  /** Why the data, although it can be read, hardly belongs to the model: the end of a sentence about the file. */
  readonly unlikely?: string;
  /** True if the inputs in `data` are pixels from 0 to 255. */
  readonly arePixels?: boolean;
  /** True if the inputs in `data` have labels that can be read. */
  readonly isLabelled?: boolean;
  /** The column of the table that is the label, if no model has to be asked which one it is; `none` if there is none. */
  readonly label?: string;
  /** Of a regression: true if some labels are no whole numbers, and so no classes. */
  readonly hasFractions?: boolean;
  /** Of a regression: how many labels differ. */
  readonly differentLabels?: number;
}
