import { namesOf } from '@model-security-scan/common/names-of';

interface PolicySettingSpec {
  /** Its name in an `AnalysisSpec`. */
  readonly inCode: string;
  readonly meaning: string;
  /** What a value is, for error messages. */
  readonly expected: string;
  readonly example: string;
}

/** Meaning of each setting. All are numbers of at least 0. */
export const POLICY_SETTINGS = {
  threshold: {
    inCode: 'threshold',
    meaning: 'Score above which the analysis is vulnerable.',
    expected: 'the score above which the analysis is vulnerable',
    example: '0.5',
  },
  'max-increase': {
    inCode: 'maxIncrease',
    meaning:
      'How far the score may rise above that of the baseline. Default: inputs are compared one by one, or the intervals if the attack does not say which inputs fell.',
    expected: 'how far the score may rise above that of the baseline',
    example: '0.05',
  },
  'max-disagreement': {
    inCode: 'maxDisagreement',
    meaning:
      'With the input compare: the share of inputs that a change may make the model answer otherwise than in the base commit.',
    expected: 'the share of inputs that may be answered otherwise than before',
    example: '0.05',
  },
  'max-accuracy-loss': {
    inCode: 'maxAccuracyLoss',
    meaning: 'With the input compare: how much accuracy (R² of a regression) a change may cost.',
    expected: 'how much accuracy a change may cost',
    example: '0.01',
  },
} as const satisfies Readonly<Record<string, PolicySettingSpec>>;

/** The keys of the gate's own policy in a model's or an attack's mapping. They are never sent. */
export const POLICY_SETTING_NAMES = namesOf(POLICY_SETTINGS);
export type PolicySettingName = (typeof POLICY_SETTING_NAMES)[number];

/** The settings as an analysis has them. */
export type PolicySettings = {
  readonly [N in PolicySettingName as (typeof POLICY_SETTINGS)[N]['inCode']]?: number;
};

/** Names the settings as an analysis has them. @param values by the names of the config file */
export function policySettings(values: Readonly<Partial<Record<PolicySettingName, number>>>): PolicySettings {
  return Object.fromEntries(
    POLICY_SETTING_NAMES.flatMap((name) => {
      const value = values[name];
      return value === undefined ? [] : [[POLICY_SETTINGS[name].inCode, value]];
    }),
  );
}
