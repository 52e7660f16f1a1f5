import { ENGINE_SETTINGS, type Task } from '@model-security-scan/engine/catalog';
import type { Place } from '@model-security-scan/common/problem';

/** What an attack must at least be done with, and what a model must at least be right about. */
export const MINIMUM_NAMES = ['samples', 'queries', 'accuracy', 'eps'] as const;
export type MinimumName = (typeof MINIMUM_NAMES)[number];
export type Minimum = Readonly<Partial<Record<MinimumName, number>>>;

interface MinimumSpec {
  readonly meaning: string;
  readonly isWhole: boolean;
  readonly min: number;
  readonly max: number;
  readonly example: string;
}

/** The meaning and the form of each value. */
export const MINIMUM_FORMS: Readonly<Record<MinimumName, MinimumSpec>> = {
  samples: formOf('samples', 'Number of inputs that are attacked.'),
  queries: {
    meaning: 'Number of queries: number_of_attack_queries.',
    ...{ isWhole: true, min: 1, max: 999_999_999_999_999, example: '2000' },
  },
  accuracy: {
    meaning: 'Accuracy of the model on its own data.',
    ...{ isWhole: false, min: 0, max: 1, example: '0.6' },
  },
  eps: formOf('eps', 'How far an input may be changed, as a share of the range of each number.'),
};

function formOf(name: 'samples' | 'eps', meaning: string): MinimumSpec {
  const { isWhole, min, max, example } = ENGINE_SETTINGS[name];
  return { meaning, isWhole, min, max, example };
}

/** The minimum of all analyses, and of those of a task: the value of a task replaces that of all. */
export interface Minimums {
  readonly all: Minimum;
  readonly tasks: ReadonlyMap<Task, Minimum>;
}

/** The switches at the root of the config file that require something. A row is all of a switch but what it does. */
export const SWITCH_FORMS = [
  {
    name: 'require-attacked',
    inCode: 'requireAttacked',
    meaning:
      'Every model in the repository must be attacked or accepted: any other fails the run as not-tested. Default: false.',
  },
] as const;
type SwitchForm = (typeof SWITCH_FORMS)[number];
export type SwitchName = SwitchForm['name'];
/** The places of the switches that are on. */
export type Switches = { readonly [F in SwitchForm as F['inCode']]?: Place };

/** What a config file requires of analyses and of models. */
export interface Requirements extends Switches {
  /** Absent: the attacks' own limits are enough. */
  readonly minimum?: Minimums;
}
