import type { AttackSettings } from '../analysis-data.ts';
import type { Task } from '../catalog/request-words.ts';
import type { PythonFunction } from '../catalog/python-function.ts';
import type { Preprocessing } from '../catalog/picture-preprocessing.ts';
import { ArtifactFault } from '../fault.ts';
import { type ColorSpace, colorSpaceOf } from '../dataset/pictures/color-space.ts';
import type { Upload } from '../dataset/open-upload.ts';

/** What an analysis is started with: plain data that goes to the child process. */
export interface AnalysisJob {
  readonly task: Task;
  readonly attack: string;
  /** The slots without which the attack cannot run, beside `data`. */
  readonly needs: readonly string[];
  readonly needsLabels: boolean;
  readonly fields: Readonly<Record<string, string>>;
  /** The name of the output of the model that answers, if the config file gives one. */
  readonly output?: string | undefined;
  /** `preprocessing` of the config file: it goes before `normalize_data`. */
  readonly preprocessing?: Preprocessing | undefined;
  /** The Python function that answers as the model, if the config file names one. */
  readonly predict?: PythonFunction | undefined;
  readonly slots: Readonly<Record<string, Upload>>;
  readonly settings: JobSettings;
  /** The names of the inputs of a model that does not tell them itself. */
  readonly columns?: readonly string[] | undefined;
  /** True if the analysis ends before its attack: it is only seen whether it could begin. */
  readonly isTrial?: true | undefined;
  /** Set if the model is not attacked, but compared with the version before. */
  readonly base?: BaseVersion | undefined;
}

/** The version of a model before a change: what describes it, and its own files. */
export type BaseVersion = Pick<AnalysisJob, 'fields' | 'output' | 'preprocessing' | 'slots'>;

export interface JobSettings extends AttackSettings {
  readonly seed: number;
  readonly timeMs: number;
  /** The queries that the attack has; `number_of_attack_queries` goes before it. */
  readonly maxQueries: number;
}

/** The fields of a request in the form that the engine works with. */
export interface AnalysisFields {
  readonly dimensions: readonly number[] | undefined;
  readonly classes: number | undefined;
  readonly colors: ColorSpace | undefined;
  readonly normalize: boolean;
  readonly endpoint: boolean;
  readonly categorical: readonly string[];
  readonly queries: number | undefined;
}

/** Reads the fields of a request. @throws ArtifactFault if two of them contradict each other */
export function readFields(fields: AnalysisJob['fields']): AnalysisFields {
  const field = (name: string): string | undefined => {
    const value = fields[name]?.trim();
    return value === undefined || value === '' || value.toLowerCase() === 'na' ? undefined : value;
  };
  const yes = (name: string): boolean => /^(?:yes|true)$/iu.test(field(name) ?? '');
  const categorical = (field('categorical_columns_info') ?? '').split(',').map((name) => name.trim());
  const named = categorical.filter((name) => name !== '');
  if (yes('is_category_columns') && named.length === 0) {
    throw new ArtifactFault(
      'is_category_columns is yes, but categorical_columns_info names no columns. Name them: [job, marital].',
    );
  }
  return {
    dimensions: positiveIntegers(field('input_dimensions')),
    classes: positiveIntegers(field('number_of_classes'))?.[0],
    colors: colorSpaceOf(field('color_space')),
    normalize: yes('normalize_data'),
    endpoint: yes('use_model_api'),
    categorical: yes('is_category_columns') ? named : [],
    queries: positiveIntegers(field('number_of_attack_queries'))?.[0],
  };
}

/** @returns undefined if there are none; numbers that cannot be dimensions are left to the forms of the request */
function positiveIntegers(text: string | undefined): readonly number[] | undefined {
  const numbers = (text?.match(/\d+/gu) ?? []).map(Number).filter((number) => number > 0);
  return numbers.length === 0 ? undefined : numbers;
}
