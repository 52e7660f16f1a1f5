import type { AnalysisSpec } from './analysis-spec.ts';
import type { AnalysisPath } from './service-address.ts';
import type { ServiceRoot } from './service-address.ts';
import type { ReportFormat, ReportKind } from './report-kinds.ts';

export const MODES = ['scan', 'check', 'plan', 'collect'] as const;
export type Mode = (typeof MODES)[number];

export const RESCANS = ['never', 'when-stale', 'always'] as const;
export type Rescan = (typeof RESCANS)[number];

export const COMMENT_POLICIES = ['never', 'on-vulnerability', 'always'] as const;
export type CommentPolicy = (typeof COMMENT_POLICIES)[number];

/** The repository kinds that are known (observed publicly; INTERFACE.md 4.1 does not give the spellings). */
export const REPO_TYPES = ['github', 'huggingface', 's3_bucket'] as const;

/** Where an object-storage repository is; all four are mandatory for it (INTERFACE.md 4.1). */
export interface Bucket {
  readonly name: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface RepositorySettings {
  /** What is sent as `repo_type`. */
  readonly type: string;
  /** As given by the user; the current repository where absent. */
  readonly url?: string;
  readonly branch?: string;
  readonly depth: number;
  readonly bucket?: Bucket;
}

export interface ServiceSettings {
  readonly root: ServiceRoot;
  /** Whether base-url itself names a loopback or private address: only then may upload URLs. */
  readonly isPrivate: boolean;
  readonly apiKey: string;
  readonly orgId: string;
  readonly analysisPath: AnalysisPath;
  readonly requestTimeoutMs: number;
  readonly maxAttempts: number;
}

export interface ReportSettings {
  /** Absent where no reports are wanted. */
  readonly directory?: string;
  readonly kinds: readonly ReportKind[];
  readonly format: ReportFormat;
  readonly sarifFile?: string;
  readonly commentPolicy: CommentPolicy;
  readonly commitStatus: boolean;
  readonly githubToken?: string;
}

/** Every input, read once, checked and typed. Below this nothing reads inputs or the environment. */
export interface Settings {
  readonly mode: Mode;
  readonly workspace: string;
  readonly service: ServiceSettings;
  readonly repository: RepositorySettings;
  readonly analyses: readonly AnalysisSpec[];
  /** The config file that was read, relative to the workspace. */
  readonly configFile?: string;
  /** The names of the `only` input; empty where everything is run. */
  readonly only: readonly string[];
  readonly rescan: Rescan;
  readonly wait: boolean;
  /** For the whole run. */
  readonly timeoutMs: number;
  readonly pollIntervalMs: number;
  readonly concurrency: number;
  readonly failOnVulnerability: boolean;
  /** Overrides each analysis's own. */
  readonly vulnerabilityThreshold?: number;
  readonly reports: ReportSettings;
  readonly notices: readonly string[];
}
