import { InvalidInputError } from '@model-security-scan/common/problem';
import type { Settings } from '../../src/facts/settings.ts';
import { readSettings } from '../../src/settings/read-settings.ts';
import type { SettingsSource } from '../../src/settings/settings-source.ts';
import { oneAnalysis } from './one-analysis.ts';

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

export type Inputs = Readonly<Record<string, string>>;

/** What a source has beside its inputs. */
interface Changes {
  readonly variables?: Inputs;
  readonly workspace?: string;
  readonly withoutSecrets?: boolean;
  readonly isPullRequest?: boolean;
  readonly eventName?: string;
  readonly masked?: string[];
}

/** The settings that are read from inputs, with what the config says. */
export async function settingsOf(inputs: Inputs, changes: Changes = {}): Promise<Settings> {
  const settings = await readSettings(settingsSource(inputs, changes));
  if (settings === undefined) throw new Error('There are no settings.');
  return (await settings.readConfig?.()) ?? settings;
}

/** One line for each problem: where, and what. */
export async function problemsOf(inputs: Inputs, changes: Changes = {}): Promise<readonly string[]> {
  try {
    await settingsOf(inputs, changes);
    return [];
  } catch (error) {
    if (error instanceof InvalidInputError) return error.message.split('\n');
    throw error;
  }
}

/** Where settings are read from, made of plain values; what the source masks is kept in `masked`. */
export function settingsSource(inputs: Inputs, changes: Changes = {}): SettingsSource {
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
