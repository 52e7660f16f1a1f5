import type { InputReader } from './reader.ts';

const INTO_CONFIG = 'is gone. Write in the config file:';

/** The inputs that described one analysis. */
export const GONE_ANALYSIS = ['model-id', 'task', 'attack', 'attack-config', 'artifacts'] as const;

const INSTEAD_OF_ANALYSIS =
  '. Give the text of a config file in the input config: { version: 1, models: [{ name: digits, id: ID, ' +
  'task: image-classification, artifacts: { data: data }, attacks: { evasion: { input_dimensions: [28, 28, 1] } } }] }.';

/** Inputs that are gone, and what to write instead. The predicate follows the name of the input. */
export const GONE_INPUTS: Readonly<Record<string, string>> = {
  'record-directory': 'is now called cache-directory. Rename it.',
  'record-key': 'is now called cache-secret. Rename it.',
  'commit-status':
    'is gone: the jobs of a run are kept in the cache, and a run that is started again finds them there. Remove it, and the ' +
    'permission "statuses: write".',
  'allow-missing-artifacts': `${INTO_CONFIG} service: { allow-missing-artifacts: true }.`,
  'report-format': `${INTO_CONFIG} service: { report-format: pdf }.`,
  'supply-chain-paths': `${INTO_CONFIG} files: { paths: [models] }.`,
  'policy-file': `${INTO_CONFIG} minimum: { samples: 100 } and require-attacked: true, and give policy-from: base.`,
};

/** Reports inputs that are gone: the runner hands over every input of a workflow, also one that action.yml does not have. */
export function refuseGoneInputs(reader: InputReader): void {
  for (const [name, advice] of Object.entries(GONE_INPUTS)) {
    if (!reader.isAbsent(name)) reader.report(name, advice);
  }
  const given = GONE_ANALYSIS.filter((name) => !reader.isAbsent(name));
  reader.reportShared(given, 'is gone', INSTEAD_OF_ANALYSIS);
  if (reader.has('mode', 'collect')) {
    reader.report(
      'mode',
      'is collect, which is gone: run the step that submitted once more, with "wait: false". It asks for its jobs, and ends ' +
        'with their verdicts. Use scan, check or plan.',
    );
  }
}
