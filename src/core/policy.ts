import type { Place } from './problem.ts';

/** The keys of the gate's own policy in a model's or an attack's mapping. They are never sent. */
export const POLICY_SETTING_NAMES = ['threshold', 'max-increase'] as const;
export type PolicySettingName = (typeof POLICY_SETTING_NAMES)[number];

export type PolicySettings = Readonly<Partial<Record<PolicySettingName, number>>>;

interface PolicySettingSpec {
  readonly meaning: string;
  /** What a value is, for error messages. */
  readonly expected: string;
  readonly example: string;
}

/** Meaning of each setting. All are numbers of at least 0. */
export const POLICY_SETTINGS: Readonly<Record<PolicySettingName, PolicySettingSpec>> = {
  threshold: {
    meaning: 'Score above which the analysis is vulnerable.',
    expected: 'the score above which the analysis is vulnerable',
    example: '0.5',
  },
  'max-increase': {
    meaning: 'How far the score may rise above that of the baseline. Default: 0.',
    expected: 'how far the score may rise above that of the baseline',
    example: '0.05',
  },
};

/** An accepted finding, as the config file's `waivers` describe it. Its texts are untrusted. */
export interface Waiver {
  /** The analysis, such as `digits/evasion`, or the rule and the path of a finding in a file. */
  readonly finding: string;
  /** The rule and the path, if the finding is one in a file. */
  readonly file?: { readonly rule: string; readonly path: string };
  /** The last day, such as `2027-03-31`. */
  readonly until: string;
  /** The first moment after the last day, in UTC: milliseconds since 1970. */
  readonly endsAtMs: number;
  readonly reason: string;
  /** The waiver does not hold for a higher score. */
  readonly maxScore?: number;
  /** The content that the waiver holds for; always present for a finding in a file. */
  readonly sha256?: string;
  /** True if the config file has the analysis, whether or not it runs. Always true for a finding in a file. */
  readonly isDeclared: boolean;
  readonly place: Place;
}

/** An interval of a score. */
export interface ScoreInterval {
  readonly low: number;
  readonly high: number;
}

/** One analysis of an earlier run. Its texts are untrusted. */
export interface BaselineAnalysis {
  readonly name: string;
  /** Absent if the run came to no verdict. */
  readonly score?: number;
  /** True if the earlier run found the model vulnerable. */
  readonly isVulnerable: boolean;
  readonly interval?: ScoreInterval;
  readonly methodVersion?: string;
}

/** One finding of an earlier run in a file. */
export interface BaselineFinding {
  /** The rule and the path. */
  readonly finding: string;
  /** From `src/core/fingerprint.ts`. */
  readonly fingerprint: string;
  /** Of the file; absent if it was not read to its end. */
  readonly sha256?: string;
}

/** The part of a results file that a later run compares with. */
export interface Baseline {
  /** As the input names it. */
  readonly file: string;
  /** Of its text, in hexadecimal; absent if it was not read from a file. */
  readonly sha256?: string;
  readonly analyses: readonly BaselineAnalysis[];
  /** The findings in files that closed the gate, or would have without a waiver or a baseline. */
  readonly fileFindings: readonly BaselineFinding[];
}

/** What of a run's findings is accepted. */
export interface Policy {
  readonly waivers: readonly Waiver[];
  readonly baseline?: Baseline;
}

export const NO_POLICY: Policy = { waivers: [] };

/** The words for findings in outputs and results. Only a new finding closes the gate. */
export const FINDING_STATES = ['new', 'known', 'waived', 'fixed'] as const;
export type FindingState = (typeof FINDING_STATES)[number];

/** The decision about one finding. */
export interface FindingDecision {
  readonly finding: FindingState;
  /** One sentence or more: why the finding closes the gate, or why not. May hold untrusted text. */
  readonly why: string;
  /** Set if neither a waiver nor a baseline is about the finding. */
  readonly isPlain?: true;
}

/** What a policy decided about a run, beside the decisions that its findings carry. */
export interface PolicyOutcome {
  readonly hasBaseline: boolean;
  /** Findings in files that the baseline has and this run does not. Untrusted names. */
  readonly fixedInFiles: readonly string[];
}
