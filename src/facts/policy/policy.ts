import type { Acceptance } from './acceptance.ts';
import type { Measured } from '../measured.ts';
import type { Requirements } from './requirements.ts';

/** An interval of a score. */
export interface ScoreInterval {
  readonly low: number;
  readonly high: number;
}

/** One analysis of an earlier run. Its texts are untrusted. */
export interface BaselineAnalysis extends Pick<
  Measured,
  'interval' | 'methodVersion' | 'outcomes' | 'rows' | 'skill' | 'label'
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

interface BaselineFinding {
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
  /** The findings in files that failed the check, or would have if nothing accepted them. */
  readonly fileFindings: readonly BaselineFinding[];
}

/** What of a run's findings is accepted, and what is required. */
export interface Policy extends Requirements {
  readonly accept: readonly Acceptance[];
  readonly baseline?: Baseline;
}

/** The words for findings in outputs and results. Only a new finding fails the check. */
export const FINDING_STATES = ['new', 'known', 'accepted', 'fixed'] as const;
export type FindingState = (typeof FINDING_STATES)[number];

/** The decision about one finding. */
export interface FindingDecision {
  readonly finding: FindingState;
  /** One sentence or more: why the finding fails the check, or why not. May hold untrusted text. */
  readonly why: string;
  /** Set if neither `accept` nor a baseline is about the finding. */
  readonly isPlain?: true;
  /** Set if the finding would not fail the check anyway: then it is not counted. */
  readonly isMinor?: true;
}

/** The score of an analysis beside that of the baseline. */
export interface ScoreChange {
  /** A sentence for people: the previous score and the one of now, or why they are not compared. Untrusted. */
  readonly words: string;
  /** True if the words of the policy's decision compare the two scores already. */
  readonly isInDecision: boolean;
}

/** What an entry of `accept` has to say that its finding does not. */
export interface EntryFacts {
  /** The last day, for an entry that needs one. */
  readonly until: string;
  /** The branch that an entry must be on before it counts, if the policy of the base judges; untrusted. */
  readonly countsOn?: string;
  /** What findings of analyses the entries of `accept` name already. */
  readonly named?: readonly string[];
}

/** What a policy decided about a run, beside the decisions that its findings carry. */
export interface PolicyOutcome {
  readonly hasBaseline: boolean;
  /** What the entries of `accept` that are shown beside findings say. */
  readonly entries?: EntryFacts;
  /** Findings in files that the baseline has and this run does not. Untrusted names. */
  readonly fixedInFiles: readonly string[];
}
