/** The states of a stage (observed publicly; not in the interface document). */
export type StageState = 'na' | 'inprogress' | 'completed' | 'passed' | 'failed' | 'unknown';

export interface Stage {
  /** As the service spells it; untrusted. */
  readonly name: string;
  readonly state: StageState;
  /** What the service said; untrusted. */
  readonly said: string;
}

/** A status answer, read but not judged (observed publicly; INTERFACE.md 3 says only that there is a status). */
export interface JobStatus {
  readonly stages: readonly Stage[];
  /** The service's prose; empty where there is none; untrusted. */
  readonly currentStatus: string;
  /** `absent`, or `unreadable` where there is one that is no number. */
  readonly score: number | 'absent' | 'unreadable';
  /** What the service says went wrong with the question; untrusted. */
  readonly error?: string;
  /** The answer names another job than was asked for. */
  readonly isOfAnotherJob?: true;
}
