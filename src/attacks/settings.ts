import type { Task } from '../core/attack-table.ts';

/** The settings of the engine that an analysis may have beside the fields of its request. They are never sent. */
export const ENGINE_SETTING_NAMES = ['eps', 'samples', 'seed', 'minutes', 'season'] as const;
export type EngineSettingName = (typeof ENGINE_SETTING_NAMES)[number];

export type EngineSettings = Readonly<Partial<Record<EngineSettingName, number>>>;

/** The least that an attack may choose for settings that are not given. */
export type LeastSettings = Pick<EngineSettings, 'eps' | 'samples'>;

interface EngineSettingSpec {
  readonly isWhole: boolean;
  readonly min: number;
  readonly max: number;
  readonly meaning: string;
  readonly example: string;
  /** The tasks that take it; absent if all do. */
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
  },
  samples: {
    isWhole: true,
    min: 1,
    max: 10_000,
    meaning: 'Number of inputs that are attacked.',
    example: '100',
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
