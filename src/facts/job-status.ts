/** The states of a stage (observed publicly; not in the service spec). */
export type StageState = 'na' | 'inprogress' | 'completed' | 'passed' | 'failed' | 'unknown';

export interface Stage {
  /** As the service spells it; untrusted. */
  readonly name: string;
  readonly state: StageState;
  /** The value as the service sent it; untrusted. */
  readonly said: string;
}

/** A status answer, read but not judged (observed publicly; service spec 3 says only that there is a status). */
export interface JobStatus {
  readonly stages: readonly Stage[];
  /** The service's own description; empty if there is none; untrusted. */
  readonly currentStatus: string;
  /** `absent`, or `unreadable` if there is a score that is not a number. */
  readonly score: number | 'absent' | 'unreadable';
  /** Set if the description is one word for work that has not ended, such as `running`. */
  readonly isUnfinished?: true;
  /** Set if the description speaks of failure or error. */
  readonly isTroubleDescribed?: true;
  /** A field beside the stages that speaks of failure or error, and what it says; untrusted. */
  readonly contradiction?: string;
  /** Set if the answer names another job or model than the requested one. */
  readonly isOfAnotherJob?: true;
}
