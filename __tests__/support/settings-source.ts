import { oneAnalysis } from './one-analysis.ts';
import type { SettingsSource } from '../../src/settings/settings-source.ts';

/** Inputs of a step that checks the lineage of its repository, and no more. */
export const CHECK = {
  'base-url': 'https://service.example',
  'api-key': 'the-key',
  'org-id': 'the-organization',
  mode: 'check',
} as const;

/** Inputs that describe one whole analysis. */
export const ANALYSIS = {
  config: oneAnalysis('model-1', 'image-classification', 'outlier', {
    fields: { input_dimensions: [28, 28, 1] },
    artifacts: { data: 'data' },
  }),
} as const;

/** Where settings are read from, made of plain values; what the source masks is kept in `masked`. */
export function settingsSource(
  inputs: Readonly<Record<string, string>>,
  changes: {
    readonly variables?: Readonly<Record<string, string>>;
    readonly workspace?: string;
    readonly withoutSecrets?: boolean;
    readonly isPullRequest?: boolean;
    readonly eventName?: string;
    readonly masked?: string[];
  } = {},
): SettingsSource {
  const {
    variables = {},
    workspace = '/nowhere',
    withoutSecrets = false,
    isPullRequest = false,
    masked = [],
    eventName = 'push',
  } = changes;
  return {
    // As the runner's toolkit does it.
    input: (name) => (inputs[name] ?? '').trim(),
    variable: (name) => variables[name] ?? '',
    workspace,
    withoutSecrets,
    isPullRequest,
    eventName,
    findFileFaults: () => Promise.resolve([]),
    mask: (secret) => {
      masked.push(secret);
    },
  };
}
