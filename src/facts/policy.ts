import type { Measured } from './measured.ts';
import type { Requirements } from './minimum.ts';
import type { Place } from '../core/problem.ts';

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
  /** The analysis of the config file that was probably meant, if it has no such one. */
  readonly nearest?: string;
  readonly place: Place;
}

/** An interval of a score. */
export interface ScoreInterval {
  readonly low: number;
  readonly high: number;
}

/** One analysis of an earlier run. Its texts are untrusted. */
export interface BaselineAnalysis extends Pick<
  Measured,
  'interval' | 'methodVersion' | 'outcomes' | 'skill'
> {
  readonly name: string;
  /** Absent if the run reached no verdict. */
  readonly score?: number;
  /** True if the earlier run found the model vulnerable. */
  readonly isVulnerable: boolean;
  /** The threshold of that run. */
  readonly threshold?: number;
  /** The SHA-256 of what was analysed, by its slot; absent if it is not known. */
  readonly digests?: ReadonlyMap<string, string>;
  /** The settings of the attack; absent if they are not known. */
  readonly settings?: ReadonlyMap<string, string>;
  /** How far inputs could be changed; absent if it is not known, or the attack changes none. */
  readonly eps?: number;
}

/** One finding of an earlier run in a file. */
export interface BaselineFinding {
  /** The rule and the path. */
  readonly finding: string;
  /** Of each name that it has, from `src/facts/fingerprint.ts`. */
  readonly fingerprints: readonly string[];
  /** Of the file; absent if it was not read to its end. */
  readonly sha256?: string;
}

/** The part of a results file that a later run compares with. */
export interface Baseline {
  /** As the input names it. */
  readonly file: string;
  /** Of the text of the file, in hexadecimal; absent if it was not read from a file. */
  readonly sha256?: string;
  readonly analyses: readonly BaselineAnalysis[];
  /** The findings in files that failed the check, or would have without a waiver or a baseline. */
  readonly fileFindings: readonly BaselineFinding[];
}

/** What of a run's findings is accepted, and what is required. */
export interface Policy extends Requirements {
  readonly waivers: readonly Waiver[];
  readonly baseline?: Baseline;
}

/** The words for findings in outputs and results. Only a new finding fails the check. */
export const FINDING_STATES = ['new', 'known', 'waived', 'fixed'] as const;
export type FindingState = (typeof FINDING_STATES)[number];

/** The decision about one finding. */
export interface FindingDecision {
  readonly finding: FindingState;
  /** One sentence or more: why the finding fails the check, or why not. May hold untrusted text. */
  readonly why: string;
  /** Set if neither a waiver nor a baseline is about the finding. */
  readonly isPlain?: true;
}

/** The score of an analysis beside that of the baseline. */
export interface ScoreChange {
  /** A sentence for people: the previous score and the one of now, or why they are not compared. Untrusted. */
  readonly words: string;
  /** True if the words of the policy's decision compare the two scores already. */
  readonly isInDecision: boolean;
}

/** What a policy decided about a run, beside the decisions that its findings carry. */
export interface PolicyOutcome {
  readonly hasBaseline: boolean;
  /** Findings in files that the baseline has and this run does not. Untrusted names. */
  readonly fixedInFiles: readonly string[];
}
