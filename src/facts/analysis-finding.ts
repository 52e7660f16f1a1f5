import type { AttackResult } from '@model-security-scan/engine/results';
import type { JobSummary } from './job/job-summary.ts';
import type { Measured } from './measured.ts';

/** What an analysis found, before any threshold is compared with it. */
export type AnalysisFinding = EndedFinding | FailedFinding | UndecidedFinding;

/** The analysis came to its end. */
export interface EndedFinding extends Measured {
  readonly kind: 'ended';
  /** From 0 to 1 from the engine on the runner, any number from 0 from a service. Absent if this kind of analysis ends without one. */
  readonly score?: number;
  /** Why the score is no verdict unless it is above the threshold: a clause; may hold untrusted text. */
  readonly doubt?: string;
  /** What ended the search early, if it was: its own `minutes`, or the time of the run. Then a low score proves nothing. */
  readonly cutShort?: TimeLimit;
  /** Why a score that is not above the threshold has not earned a pass: a sentence that says what would. */
  readonly unearned?: string;
  /** When the same content was analysed, in ISO 8601, if this is the kept result of that analysis. */
  readonly keptSince?: string;
  /** What was found, as data. Absent if it is not known beside the score. */
  readonly report?: FoundReport;
}

/** The analysis failed. There is no verdict, and there will never be one. */
interface FailedFinding {
  readonly kind: 'failed';
  /** For people: a clause or sentences, with or without a stop at the end; may hold untrusted text. */
  readonly why: string;
  /** What is to blame: the service, what the user gave, the engine itself, or a limit of time or memory. */
  readonly by: 'service' | 'artifact' | 'engine' | 'time' | 'memory';
}

/** What the user gave allows no verdict, or the analysis ended, but what it says allows none. */
interface UndecidedFinding {
  readonly kind: 'not-tested' | 'undecided';
  /** Sentences that say what is missing and what would make the test possible; or a clause. May hold untrusted text. */
  readonly why: string;
}

/** Its own `minutes`, or its share of the time of the run. */
export type TimeLimit = 'minutes' | 'run';

/** The report of an analysis without what follows from a threshold. */
export interface FoundReport {
  readonly summary: Omit<JobSummary, 'threshold' | 'verdict'>;
  readonly result: AttackResult;
}
