/** The states of a stage (observed publicly; not in the service spec). */
export type StageState = 'na' | 'inprogress' | 'completed' | 'passed' | 'failed' | 'unknown';

export interface Stage {
  /** As the service spells it; untrusted. */
  readonly name: string;
  readonly state: StageState;
  /** The value as the service sent it; untrusted. */
  readonly said: string;
}

/** What a job does, in the words that services use: `running`, `done`. */
export type PlainState = 'running' | 'ended' | 'failed' | 'unknown';

interface SaidState {
  readonly state: PlainState;
  /** The field and its value as the service sent it, for people; untrusted. */
  readonly said: string;
}

/** A score that is not a number from 0, or two that differ. */
export interface UnreadableScore {
  /** As the service sent it; untrusted. */
  readonly said: string;
}

/**
 * A status answer, read but not judged. Service spec 3 says only that there is a status. It has stages in the form that was
 * observed publicly, or only states in the plain form.
 */
export interface JobStatus {
  readonly stages: readonly Stage[];
  readonly states: readonly SaidState[];
  /** The service's own description; empty if there is none; untrusted. */
  readonly currentStatus: string;
  readonly score: number | 'absent' | UnreadableScore;
  /** A field that speaks of an error, and what it says; untrusted. */
  readonly contradiction?: string;
  /** The service's own message, if there is one; untrusted. */
  readonly message?: string;
  /** Set if the answer names another job or model than the requested one. */
  readonly isOfAnotherJob?: true;
  /** Set if the answer says by yes or no that the model is vulnerable. */
  readonly saysVulnerable?: true;
  /** The fields of the answer, for messages; untrusted. */
  readonly fields: readonly string[];
  /** Those of them that did not count. */
  readonly unused: readonly string[];
}
