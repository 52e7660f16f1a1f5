/** What the sandbox can be set to. Every name here is also a flag of `npm run sandbox` (see flags.ts). */

/** How analyses end. `slow` ends like `clean`; `mixed` draws one of clean, vulnerable and failing for each analysis. */
export const SCENARIOS = ['clean', 'vulnerable', 'failing', 'slow', 'mixed'] as const;
export type Scenario = (typeof SCENARIOS)[number];

/** How files are uploaded: `mixed` alternates between the two forms from slot to slot. */
export const UPLOAD_FORMS = ['put', 'post', 'mixed'] as const;
export type UploadForm = (typeof UPLOAD_FORMS)[number];

/** Shapes of the answer to a model analysis (observed publicly; the interface document gives no names). */
export const ANSWER_SHAPES = [
  'urls',
  'flat',
  'data-urls',
  'monitor-link',
  'api-version',
  'eva',
  'old-names',
  'no-uploads',
] as const;
export type AnswerShape = (typeof ANSWER_SHAPES)[number];

export const PATH_SPELLINGS = ['model-analyse', 'model_analyse'] as const;
type PathSpelling = (typeof PATH_SPELLINGS)[number];

export interface SandboxSettings {
  /** Port of the service on 127.0.0.1; 0 takes a free one. */
  readonly port: number;
  /** Port of the upload storage, an origin of its own; 0 takes a free one. */
  readonly storagePort: number;
  /** Where database and uploads are kept; without it they go to a temporary folder that `close` removes. */
  readonly dataDirectory: string | undefined;
  readonly apiKey: string;
  readonly orgId: string;
  readonly scenario: Scenario;
  /** Scenarios of single models, by model id; they win over `scenario`. */
  readonly modelScenarios: ReadonlyMap<string, Scenario>;
  /** How long each stage of a job takes, in seconds; 0 finishes a job as soon as it starts. */
  readonly secondsPerStage: number;
  readonly uploadForm: UploadForm;
  readonly answerShape: AnswerShape;
  /** Local clones by repository URL: a lineage check reads the commit of its branch there. */
  readonly repositories: ReadonlyMap<string, string>;
  /** Model ids that exist; without it every id does. */
  readonly knownModels: readonly string[] | undefined;
  readonly pathSpelling: PathSpelling;
  /** Requests that the service answers within one second; over it, 429. 0 is no limit. */
  readonly rateLimit: number;
  /** Whether the licence has expired: every operation then answers 412 (INTERFACE.md 7). */
  readonly expiredLicence: boolean;
  /** Whether /_sandbox/ may be used. */
  readonly admin: boolean;
  /** How long upload addresses are valid, in seconds. */
  readonly uploadExpirySeconds: number;
  /** Largest request body of the service itself, in bytes; over it, 413. */
  readonly maxBodyBytes: number;
  /** The clock, in milliseconds since 1970. Stages, expiry and the rate limit run on it. */
  readonly now: () => number;
  /** Takes the lines of the request log, for people. */
  readonly log: (line: string) => void;
}

export type SandboxOptions = Partial<SandboxSettings>;

/** The settings where nothing else is asked for. Key and organization are made up and open nothing. */
export const DEFAULT_SETTINGS: SandboxSettings = {
  port: 0,
  storagePort: 0,
  dataDirectory: undefined,
  apiKey: 'sandbox-api-key',
  orgId: 'sandbox-org',
  scenario: 'clean',
  modelScenarios: new Map(),
  secondsPerStage: 0.5,
  uploadForm: 'put',
  answerShape: 'urls',
  repositories: new Map(),
  knownModels: undefined,
  pathSpelling: 'model-analyse',
  rateLimit: 0,
  expiredLicence: false,
  admin: false,
  uploadExpirySeconds: 900,
  maxBodyBytes: 1024 * 1024,
  now: Date.now,
  log: () => undefined,
};
