/** The requests that a run of the action makes. */
export type Operation = 'lineage' | 'submission' | 'upload' | 'status';

/**
 * The way a correct client may read one served answer.
 * `ok`: the truth, as the server knows it. `unavailable`: no answer, or one that allows another attempt. `undecided`: the
 * job has ended without a verdict. `running`: the job has not ended.
 * `failed-stage`: a stage has failed, whatever the truth. `bad-target`: the job is known, but its files cannot be sent.
 * The others are reasons for a failure, as the action names them.
 */
export type Reading =
  | 'ok'
  | 'unavailable'
  | 'unexpected-answer'
  | 'rejected'
  | 'unauthorized'
  | 'denied'
  | 'undecided'
  | 'running'
  | 'failed-stage'
  | 'bad-target';

/** The end of an analysis if nothing goes wrong on the way. */
export type JobEnd = 'passing' | 'vulnerable' | 'failed';

/** The true state of a job at a moment. */
export type JobTruth = JobEnd | 'running';

export const ATTACKS = ['outlier', 'drift', 'extraction', 'evasion'] as const;
export type AttackKind = (typeof ATTACKS)[number];

export interface PlannedAnalysis {
  /** Name and id of the model. */
  readonly model: string;
  readonly attack: AttackKind;
  readonly end: JobEnd;
  /** How many answers say that the job runs before one says how it ended. */
  readonly runningAnswers: number;
  readonly uploadForm: 'put' | 'post';
}

/** The record that the service has of the repository. */
export type RecordTruth =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'record';
      /** `same` if it belongs to the commit of the run. */
      readonly commit: 'same' | 'other';
      /** The supply-chain flag; `unclear` is an absent flag, or one that is no integer. */
      readonly flag: 'clean' | 'vulnerable' | 'unclear';
    };

export interface RunSecrets {
  readonly apiKey: string;
  readonly orgId: string;
  readonly storageKeyId: string;
  readonly storageKey: string;
  readonly githubToken: string;
}

/** Everything that is decided before a run starts. Seed and number of the run determine all of it. */
export interface RunPlan {
  readonly seed: string;
  readonly number: number;
  readonly mode: 'check' | 'scan';
  readonly wait: boolean;
  readonly repoType: 'github' | 'huggingface' | 's3_bucket';
  readonly analyses: readonly PlannedAnalysis[];
  readonly record: RecordTruth;
  readonly rescan: 'never' | 'when-stale' | 'always';
  readonly failOnVulnerability: boolean;
  readonly maxAttempts: number;
  readonly requestTimeoutMs: number;
  readonly timeoutMs: number;
  readonly concurrency: number;
  readonly debug: boolean;
  /** The probability of a fault for each request. */
  readonly rates: Readonly<Record<Operation, number>>;
  readonly secrets: RunSecrets;
}

/** One request that reached the server, or that the server kept out. */
export interface Attempt {
  /** Operation and subject: `status:m0`. */
  readonly key: string;
  readonly operation: Operation;
  /** Counts the attempts of a key, from 1. */
  readonly number: number;
  /** The name of the fault, or `none`. */
  readonly fault: string;
  /** The correct readings of the answer. */
  readonly readings: readonly Reading[];
  /** True if it is certain by docs/design.md, rule 2, that a submission was not processed. */
  readonly surelyNotProcessed: boolean;
  /** True if the server refused or reset the connection before it saw the request. */
  readonly unseen: boolean;
  readonly receivedMs: number;
  /** The job that a submission actually started, or the subject of a status request. */
  jobId?: string;
  /** The true state of the job at a status request. */
  jobTruth?: JobTruth;
  /** True if the storage got a complete archive. */
  archiveArrived?: boolean;
  /** When the client closed the connection, or the time of the request if it used the connection again. */
  doneMs?: number;
}
