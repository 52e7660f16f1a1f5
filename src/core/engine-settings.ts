import type { Attack, Task } from './attack-table.ts';

/** The settings of the built-in service that an analysis may have beside the fields of its request. They are never sent. */
export const ENGINE_SETTING_NAMES = ['eps', 'samples', 'seed', 'minutes', 'season'] as const;
export type EngineSettingName = (typeof ENGINE_SETTING_NAMES)[number];

export type EngineSettings = Readonly<Partial<Record<EngineSettingName, number>>>;

interface EngineSettingSpec {
  readonly isWhole: boolean;
  readonly min: number;
  readonly max: number;
  readonly meaning: string;
  readonly example: string;
  /** The attacks and the tasks that take it; absent if all do. */
  readonly attacks?: readonly Attack[];
  readonly tasks?: readonly Task[];
}

/** Form and meaning of each setting. */
export const ENGINE_SETTINGS: Readonly<Record<EngineSettingName, EngineSettingSpec>> = {
  eps: {
    isWhole: false,
    min: 0.000001,
    max: 1,
    meaning: 'How far an input may be changed, as a share of the range of each number.',
    example: '0.1',
    attacks: ['evasion'],
  },
  samples: {
    isWhole: true,
    min: 1,
    max: 10_000,
    meaning: 'Number of inputs that are attacked.',
    example: '100',
    attacks: ['evasion'],
  },
  seed: {
    isWhole: true,
    min: 0,
    max: 999_999_999_999_999,
    meaning: 'Start of the random numbers. The same seed gives the same score.',
    example: '1',
  },
  minutes: {
    isWhole: false,
    min: 0.01,
    max: 7200,
    meaning: 'Most time that the analysis may take.',
    example: '5',
  },
  season: {
    isWhole: true,
    min: 1,
    max: 1_000_000,
    meaning: 'Season of the series, in steps. Default: found in the data.',
    example: '12',
    tasks: ['time-series-forecasting'],
  },
};

/** True if an analysis of this kind takes the setting. A task that is not known takes those of every task. */
export function takesSetting(name: EngineSettingName, task: Task | undefined, attack: Attack): boolean {
  const { attacks, tasks } = ENGINE_SETTINGS[name];
  const isOfTask = tasks === undefined || task === undefined || tasks.includes(task);
  return isOfTask && (attacks === undefined || attacks.includes(attack));
}
