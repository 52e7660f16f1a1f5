/** The requests that a run of the action makes. */
export type Operation = 'lineage' | 'submission' | 'upload' | 'status';

/**
 * What a right client may make of one served answer.
 * `ok`: the truth, as the server knows it. `unavailable`: none, or one that may be asked for again. `undecided`: the job
 * has ended, but this is no verdict. `running`: not over yet.
 * `failed-stage`: a stage has failed, whatever is true. `bad-target`: the job is known, but its files cannot be sent.
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

/** How an analysis ends when nothing goes wrong on the way. */
export type JobEnd = 'passing' | 'vulnerable' | 'failed';

/** What the service says about a job at a moment. */
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

/** What the service knows about the repository. */
export type RecordTruth =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'record';
      /** Whether it is of the commit that the run is of. */
      readonly commit: 'same' | 'other';
      /** The supply-chain flag; `unclear` is one that is absent or no number. */
      readonly flag: 'clean' | 'vulnerable' | 'unclear';
    };

export interface RunSecrets {
  readonly apiKey: string;
  readonly orgId: string;
  readonly storageKeyId: string;
  readonly storageKey: string;
  readonly githubToken: string;
}

/** Everything that is decided before a run starts; all of it follows from the seed and the run's number. */
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
  /** How likely each request meets a fault. */
  readonly rates: Readonly<Record<Operation, number>>;
  readonly secrets: RunSecrets;
}

/** One request that reached the server, or that it kept from reaching it. */
export interface Attempt {
  /** Operation and what it is about: `status:m0`. */
  readonly key: string;
  readonly operation: Operation;
  /** Counts the attempts of a key, from 1. */
  readonly number: number;
  /** The name of the fault, or `none`. */
  readonly fault: string;
  /** What a right client may make of it. */
  readonly readings: readonly Reading[];
  /** Whether it is certain by docs/design.md, rule 2, that a submission was not processed. */
  readonly surelyNotProcessed: boolean;
  /** Nobody saw the request: the server refused or reset the connection beforehand. */
  readonly unseen: boolean;
  readonly receivedMs: number;
  /** The job that a submission really started, or that a status was about. */
  jobId?: string;
  /** What a status answer truly said, where it was made. */
  jobTruth?: JobTruth;
  /** Whether a storage got a whole archive. */
  archiveArrived?: boolean;
  /** When the client closed the connection; the time of the request where it used the connection again. */
  doneMs?: number;
}
