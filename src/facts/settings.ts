import type { WrittenFiles } from './written-files.ts';
import type { DeclaredModel } from './declared-model.ts';
import type { AnalysisSpec } from './analysis-spec.ts';
import type { AnalysisPath, ServiceRoot } from '../core/service-address.ts';
import type { SupplyChainPolicy } from './file-scan.ts';
import type { Venue } from './venue.ts';
import type { Policy } from './policy/policy.ts';
import type { Slot } from '@model-security-scan/engine/catalog';
import type { ReportFormat, ReportKind } from './report-kinds.ts';

/** The config file that is read if no other is given, relative to the workspace. */
export const DEFAULT_CONFIG_FILE = '.github/model-security.yml';

export const MODES = ['scan', 'check', 'plan'] as const;
export type Mode = (typeof MODES)[number];

export const RESCANS = ['never', 'when-stale', 'always'] as const;
export type Rescan = (typeof RESCANS)[number];

export const COMMENT_POLICIES = ['never', 'on-vulnerability', 'always'] as const;
export type CommentPolicy = (typeof COMMENT_POLICIES)[number];

/** The known kinds of repositories (observed publicly; service spec 4.1 does not give the spellings). */
export const REPO_TYPES = ['github', 'huggingface', 's3_bucket'] as const;

/** The location and keys of an object-storage repository; all four are required (service spec 4.1). */
export interface Bucket {
  readonly name: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface RepositorySettings {
  /** The value to send as `repo_type`. */
  readonly type: string;
  /** As the user gave it; absent for the current repository. */
  readonly url?: string;
  readonly branch?: string;
  readonly depth: number;
  readonly bucket?: Bucket;
}

/** The value of `base-url` for local analyses. */
export const LOCAL = 'local';

/** True if this value of `base-url` asks for local analyses. The case of fixed words does not count. */
export function isLocalWord(baseUrl: string): boolean {
  return baseUrl.toLowerCase() === LOCAL;
}

export interface ServiceSettings {
  /** Empty for local analyses. */
  readonly root: ServiceRoot;
  /** Chooses the adapters. What follows from it is in the venue. */
  readonly isLocal: boolean;
  /** True if base-url names a loopback or private address; only then may upload URLs do so. */
  readonly isPrivate: boolean;
  /** Empty for local analyses. */
  readonly apiKey: string;
  readonly orgId: string;
  readonly analysisPath: AnalysisPath;
  readonly requestTimeoutMs: number;
  readonly maxAttempts: number;
  /** What the config file says of it. */
  readonly declared: DeclaredService;
}

/** What the config file says of the service. */
export interface DeclaredService {
  /** The addresses of a job's status and report, if they are not the default: paths on base-url's origin. */
  readonly paths?: Readonly<Partial<Record<'status' | 'report', string>>>;
  /** The slots whose files the service holds already. */
  readonly notSent?: readonly Slot[];
  /** The format of reports, if it is not the default. */
  readonly reportFormat?: ReportFormat;
  /** True if an analysis may be submitted although an artifact is missing that the service usually asks for. */
  readonly allowsMissingArtifacts?: boolean;
}

/** The format of the reports of a run: a local report is always JSON. */
export function reportFormat({ venue, service }: Pick<Settings, 'venue' | 'service'>): ReportFormat {
  return venue.hasJobs ? (service.declared.reportFormat ?? 'pdf') : 'json';
}

/** What the supply-chain scan does. */
export interface SupplyChainSettings extends SupplyChainPolicy {
  /** True if the model files of the repository are scanned, and not only those that are about to be uploaded. */
  readonly enabled: boolean;
}

export interface ReportSettings extends WrittenFiles {
  /** The directory for reports; absent if no reports are wanted. */
  readonly directory?: string;
  readonly kinds: readonly ReportKind[];
  readonly commentPolicy: CommentPolicy;
  /** True if the findings are uploaded to code scanning. */
  readonly uploadsSarif: boolean;
  readonly githubToken?: string;
}

/** Where runs keep what later runs need: results of local analyses, and the jobs of a service. */
export interface CacheSettings {
  /** A folder, absolute or relative to the workspace; absent for the platform's cache. */
  readonly directory?: string;
  /** The secret that seals what is kept; absent if no input gives one. */
  readonly secret?: string;
}

/** Whose policy judges a pull request: its own, or that of its base. */
export const POLICY_ORIGINS = ['head', 'base'] as const;
export type PolicyOrigin = (typeof POLICY_ORIGINS)[number];

/** Where the policy of a run is kept in the repository, by paths relative to the workspace, with forward slashes. */
export interface PolicySource {
  readonly from: PolicyOrigin;
  /** The config file as the inputs name it, whether or not it exists; absent if the input config gives its text. */
  readonly configFile?: string;
  /** The baseline file; absent if there is none, or if it lies outside the workspace. */
  readonly baselineFile?: string;
}

/** What the input `compare` asks for. */
export interface ModelComparing {
  /** True if evasion is run on the base too, if its result is not cached. */
  readonly isAttacked: boolean;
  /** The commit that the command line names; without it the base of the pull request counts. */
  readonly ref: string | undefined;
}

/** Every input, and what the config says, read once, checked and typed. Nothing else reads inputs or the environment. */
export interface Settings {
  readonly mode: Mode;
  readonly workspace: string;
  readonly service: ServiceSettings;
  readonly venue: Venue;
  readonly repository: RepositorySettings;
  readonly analyses: readonly AnalysisSpec[];
  /** What all analyses of the config say of their models, whatever `only` selects. */
  readonly models: readonly DeclaredModel[];
  /** The config file, relative to the workspace. */
  readonly configFile?: string;
  /** The names of models and attacks in the text of the config, if the input `config` gives it. */
  readonly configNames?: readonly string[];
  /** The names of the `only` input; empty if all analyses run. */
  readonly only: readonly string[];
  readonly rescan: Rescan;
  readonly cache: CacheSettings;
  readonly wait: boolean;
  /** The time limit of the whole run. */
  readonly timeoutMs: number;
  readonly pollIntervalMs: number;
  readonly concurrency: number;
  /** Absent if models are not compared with those of the base commit. */
  readonly compare?: ModelComparing;
  readonly failOnVulnerability: boolean;
  /** Overrides the threshold of each analysis. */
  readonly vulnerabilityThreshold?: number;
  readonly policy: Policy;
  /** Absent in modes that read no policy. */
  readonly policySource?: PolicySource;
  readonly reports: ReportSettings;
  readonly supplyChain: SupplyChainSettings;
  readonly notices: readonly string[];
  /**
   * Reads the config. Absent once it was read, and if there is nothing to read; before that the settings have no analysis and no
   * policy of the config.
   * @throws InvalidInputError with all problems
   */
  readonly readConfig?: () => Promise<Settings>;
}
