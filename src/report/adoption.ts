import { countsAsVulnerable } from '../decide/scan/decide-findings.ts';
import type { Outcome } from '../facts/run-outcome.ts';

/** Where the documents and the examples keep a baseline. */
export const BASELINE_FILE = '.github/model-security-baseline.json';

/** How a team starts with the models that it has, in plain text: once for a terminal, once for the job summary. */
export const ADOPTION = {
  title:
    'To start with these models as they are, so that later runs fail only on what is new or worse, and on what has no verdict:',
  steps: [
    `Write the baseline. Add this to the flags of the scan, and run it again: --results-file ${BASELINE_FILE}`,
    `Commit ${BASELINE_FILE}.`,
    `Compare with it. Add a line below "base-url" in the workflow (elsewhere --baseline): baseline: ${BASELINE_FILE}`,
  ],
  end: 'A run never renews its own baseline: someone reads and commits a new one (docs/guides/adoption.md).',
  short:
    'To start with these models as they are: write `' +
    BASELINE_FILE +
    '` with `results-file` or `model-security scan --results-file`, commit it, and add the line `baseline: ' +
    BASELINE_FILE +
    '` to this step. Later runs then fail only on what is new or worse, and on what has no verdict. A run never renews its ' +
    'own baseline.',
} as const;

/**
 * Decides whether a run should say how to adopt the models as they are: it fails by findings of its own that a baseline could
 * hold, and nobody has set a baseline. A file that runs code is nothing to start with.
 */
export function suggestsBaseline({
  failed,
  mode,
  policy,
  requested,
  results,
  supplyChain,
}: Outcome): boolean {
  if (!failed || mode !== 'scan' || policy === undefined) return false;
  // A baseline of a part would replace that of the whole.
  if (policy.hasBaseline || requested?.isPart === true) return false;
  const flagged = supplyChain?.findings.filter(({ standing }) => standing === 'flagged') ?? [];
  if (flagged.some(({ severity }) => severity === 'critical')) return false;
  // A baseline does not accept a score in doubt.
  return flagged.length > 0 || results.some((result) => countsAsVulnerable(result) && !('doubt' in result));
}
