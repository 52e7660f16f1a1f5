import type { Task } from '../catalog/request-words.ts';

/** The settings of the engine that an analysis may have beside the fields of its request. They are never sent. */
export const NUMBER_SETTING_NAMES = ['eps', 'samples', 'seed', 'minutes', 'season', 'tolerance'] as const;
export type NumberSettingName = (typeof NUMBER_SETTING_NAMES)[number];

/** Settings that list columns of a table, by their names or their places, counted from 0. */
export const COLUMN_SETTING_NAMES = ['fixed', 'integer'] as const;
export type ColumnSettingName = (typeof COLUMN_SETTING_NAMES)[number];

/** The setting that says which column of a table is the label. */
export const LABEL_SETTING_NAME = 'label-column';

export const ENGINE_SETTING_NAMES = [
  ...NUMBER_SETTING_NAMES,
  ...COLUMN_SETTING_NAMES,
  LABEL_SETTING_NAME,
] as const;
export type EngineSettingName = (typeof ENGINE_SETTING_NAMES)[number];

export type EngineSettings = Readonly<
  Partial<
    Record<NumberSettingName, number> &
      Record<ColumnSettingName, readonly string[]> &
      Record<typeof LABEL_SETTING_NAME, string>
  >
>;

/** The least that an attack may choose for settings that are not given. */
export type LeastSettings = Pick<EngineSettings, 'eps' | 'samples'>;

interface SettingSpec {
  readonly meaning: string;
  readonly example: string;
  /** The tasks that take it; absent if all do. */
  readonly tasks?: readonly Task[];
}

/** A number from `min` to `max`. */
interface NumberSettingSpec extends SettingSpec {
  readonly isWhole: boolean;
  readonly min: number;
  readonly max: number;
}

/** A list of columns. */
interface ColumnSettingSpec extends SettingSpec {
  readonly listsColumns: true;
}

/** One column. */
interface OneColumnSettingSpec extends SettingSpec {
  readonly namesColumn: true;
}

/** Form and meaning of each setting. */
export const ENGINE_SETTINGS: Readonly<
  Record<NumberSettingName, NumberSettingSpec> &
    Record<ColumnSettingName, ColumnSettingSpec> &
    Record<typeof LABEL_SETTING_NAME, OneColumnSettingSpec>
> = {
  eps: {
    isWhole: false,
    min: 0.000001,
    max: 1,
    meaning:
      'How far an input may be changed, as a share of the range of each number. Default: that of the baseline, else from the data.',
    example: '0.1',
  },
  samples: {
    isWhole: true,
    min: 1,
    max: 10_000,
    meaning: 'Number of inputs that are attacked; for membership, of each side.',
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
  tolerance: {
    isWhole: false,
    min: 0.000001,
    max: 1_000_000_000_000,
    meaning:
      'How far a prediction may move before it counts, in its own unit. Default: the root mean squared error of the model on its labels.',
    example: '2.5',
    tasks: ['tabular-regression'],
  },
  fixed: {
    listsColumns: true,
    meaning:
      'Columns that the attack must not change, by name or place (counted from 0). It never changes ' +
      'categories, one-hot groups and missing values.',
    example: '[age, sex]',
    tasks: ['tabular-classification', 'tabular-regression'],
  },
  integer: {
    listsColumns: true,
    meaning:
      'The columns that hold only whole numbers. Default: every column that holds only whole numbers in ' +
      'the data.',
    example: '[visits, rooms]',
    tasks: ['tabular-classification', 'tabular-regression'],
  },
  'label-column': {
    namesColumn: true,
    meaning:
      'The column of the tables that holds the label, by name or place (counted from 0), or none. Default: ' +
      'that of the baseline, else found by what the columns hold.',
    example: 'churned',
    tasks: ['tabular-classification', 'tabular-regression'],
  },
};
