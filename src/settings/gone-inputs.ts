import type { InputReader } from './reader.ts';

/** Inputs that are gone, and what to write instead. The predicate follows the name of the input. */
export const GONE_INPUTS: Readonly<Record<string, string>> = {
  'record-directory': 'is now called cache-directory. Rename it.',
  'record-key': 'is now called cache-secret. Rename it.',
  'commit-status':
    'is gone: the jobs of a run are kept in the cache, and a run that is started again finds them there. Remove it, and the ' +
    'permission "statuses: write".',
};

/** Reports inputs that are gone: the runner hands over every input of a workflow, also one that action.yml does not have. */
export function refuseGoneInputs(reader: InputReader): void {
  for (const [name, advice] of Object.entries(GONE_INPUTS)) {
    if (!reader.isAbsent(name)) reader.report(name, advice);
  }
  if (reader.has('mode', 'collect')) {
    reader.report(
      'mode',
      'is collect, which is gone: run the step that submitted once more, with "wait: false". It asks for its jobs, and ends ' +
        'with their verdicts. Use scan, check or plan.',
    );
  }
}
