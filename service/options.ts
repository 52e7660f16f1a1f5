import type { EngineOptions } from './engine/engine-settings.ts';
import { type KeptAnalyses, NOTHING_KEPT } from './engine/kept-analyses.ts';
import type { ChildCode } from './engine/process/child-code.ts';
import type { FrontSettings } from './front/service-state.ts';
import type { JobSettings } from './jobs/jobs-state.ts';
import type { RecordSettings } from './records/records-state.ts';
import type { SimulationSettings } from './simulation/scenarios.ts';
import type { StorageSettings } from './storage/storage-state.ts';

export { PATH_SPELLINGS } from './front/service-state.ts';
export { ANSWER_SHAPES } from './jobs/analysis-answer.ts';
export { type Scenario, SCENARIOS } from './simulation/scenarios.ts';
export { UPLOAD_FORMS } from './storage/storage-state.ts';

/** Everything that the local service can be set to. Most names are also flags of `npm run serve` (see flags.ts). */
export interface ServiceSettings
  extends FrontSettings, JobSettings, RecordSettings, StorageSettings, SimulationSettings, EngineOptions {
  /** Port of the service on 127.0.0.1; 0 takes a free one. */
  readonly port: number;
  /** Port of the upload storage, a separate origin; 0 takes a free one. */
  readonly storagePort: number;
  /** `attacks` analyses models; `simulation` makes scores up, for tests. */
  readonly engine: (typeof ENGINES)[number];
  /** The code of the processes that analyse; undefined for that of the source. */
  readonly childCode: ChildCode | undefined;
  /** Results of earlier analyses, by their content. */
  readonly keptAnalyses: KeptAnalyses;
  /** Folder for the database and uploads; undefined for a temporary folder that `close` removes. */
  readonly dataDirectory: string | undefined;
  /** True if /_sandbox/ may be used. */
  readonly admin: boolean;
  /** Prints a line of the request log, for people. */
  readonly log: (line: string) => void;
}

/** The engines that decide how jobs end. */
export const ENGINES = ['attacks', 'simulation'] as const;

export type ServiceOptions = Partial<ServiceSettings>;

/** The settings that apply unless others are given. Key and organization are made up and open nothing. */
export const DEFAULT_SETTINGS: ServiceSettings = {
  port: 0,
  storagePort: 0,
  engine: 'simulation',
  engineSettings: () => ({}),
  planOf: () => undefined,
  listsJobs: true,
  contentRecord: () => undefined,
  keptAnalyses: NOTHING_KEPT,
  childCode: undefined,
  endsAtMs: undefined,
  analysesPlanned: undefined,
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
