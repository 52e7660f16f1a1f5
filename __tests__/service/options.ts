import type { FrontSettings } from './front/service-state.ts';
import type { JobSettings } from './jobs/jobs-state.ts';
import type { RecordSettings } from './records/records-state.ts';
import type { SimulationSettings } from './simulation/scenarios.ts';
import type { StorageSettings } from './storage/storage-state.ts';

export { ANSWER_SHAPES } from './jobs/analysis-answer.ts';
export type { Scenario } from './simulation/scenarios.ts';
export { UPLOAD_FORMS } from './storage/storage-state.ts';

/** Everything that the played service can be set to. */
export interface ServiceSettings
  extends FrontSettings, JobSettings, RecordSettings, StorageSettings, SimulationSettings {
  /** Port of the service on 127.0.0.1; 0 takes a free one. */
  readonly port: number;
  /** Port of the upload storage, a separate origin; 0 takes a free one. */
  readonly storagePort: number;
  /** Prints a line of the request log, for people. */
  readonly log: (line: string) => void;
}

export type ServiceOptions = Partial<ServiceSettings>;

/** The settings that apply unless others are given. Key and organization are made up and open nothing. */
export const DEFAULT_SETTINGS: ServiceSettings = {
  port: 0,
  storagePort: 0,
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
  reshape: () => undefined,
  rateLimit: 0,
  expiredLicence: false,
  uploadExpirySeconds: 900,
  maxBodyBytes: 1024 * 1024,
  now: Date.now,
  log: () => undefined,
};
