import type { Access, AttackResult, Bound } from '../core/attack-result.ts';
import type { Outcomes } from '../core/outcomes.ts';
import type { Robustness } from '../core/robustness.ts';
import type { Skill } from '../core/skill.ts';
import type { JobSummary } from './job-summary.ts';

/** What an analysis found, before any threshold is compared with it. */
export type AnalysisFinding = EndedFinding | FailedFinding | NotTestedFinding | UndecidedFinding;

/** The analysis came to its end. */
export interface EndedFinding {
  readonly kind: 'ended';
  /** From 0 to 1 from the engine on the runner, any number from 0 from a service. Absent if this kind of analysis ends without one. */
  readonly score?: number;
  /** Why the score is no verdict unless it is above the threshold: a clause; may hold untrusted text. */
  readonly doubt?: string;
  /** What ended the search early, if it was: its own `minutes`, or the time of the run. Then a low score proves nothing. */
  readonly cutShort?: TimeLimit;
  /** Why a score that is not above the threshold has not earned a pass: a sentence that says what would. */
  readonly unearned?: string;
  /** What the score says of the truth, and how the model was attacked; absent with a service. */
  readonly bound?: Bound;
  readonly access?: Access;
  /** The parts that could not be tested. */
  readonly notTested?: readonly string[];
  /** Why, if the attack said more than that something was not given: sentences. Untrusted if read from a file. */
  readonly notTestedWhy?: string;
  /** The 95 % interval of the score. */
  readonly interval?: { readonly low: number; readonly high: number };
  /** How the attack ended for each input; absent with a service, and if it was cut short. */
  readonly outcomes?: Outcomes;
  readonly robustness?: Robustness;
  /** How well the model knew the labels; absent without labels, and with a service. */
  readonly skill?: Skill;
  /** Scores of different versions are not comparable. */
  readonly methodVersion?: string;
  /** When the same content was analysed, in ISO 8601, if this is the kept result of that analysis. */
  readonly keptSince?: string;
  /** What was found, as data. Absent if it is not known beside the score. */
  readonly report?: FoundReport;
}

/** The analysis failed. There is no verdict, and there will never be one. */
export interface FailedFinding {
  readonly kind: 'failed';
  /** For people: a clause or sentences, with or without a stop at the end; may hold untrusted text. */
  readonly why: string;
  /** What is to blame: the service, what the user gave, the engine itself, or a limit of time or memory. */
  readonly by: 'service' | 'artifact' | 'engine' | 'time' | 'memory';
}

/** What the user gave allows no verdict. */
export interface NotTestedFinding {
  readonly kind: 'not-tested';
  /** Sentences: what is missing, and what would make the test possible. */
  readonly why: string;
}

/** The analysis ended, but what it says allows no verdict. */
export interface UndecidedFinding {
  readonly kind: 'undecided';
  /** A clause; may hold untrusted text. */
  readonly why: string;
}

/** Its own `minutes`, or its share of the time of the run. */
export type TimeLimit = 'minutes' | 'run';

/** The report of an analysis without what follows from a threshold. */
export interface FoundReport {
  readonly summary: Omit<JobSummary, 'threshold' | 'verdict'>;
  readonly result: AttackResult;
}
