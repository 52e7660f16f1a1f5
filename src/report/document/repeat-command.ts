import { ATTACKS } from '@model-security-scan/engine/catalog';
import { callsPython } from '../../facts/local-analysis.ts';
import type { AnalysisResult, Outcome } from '../../facts/run-outcome.ts';
import { DEFAULT_CONFIG_FILE } from '../../facts/settings.ts';
import { venueOf } from '../../facts/venue.ts';
import type { Line } from './parts.ts';

type RepeatedRun = Parameters<typeof venueOf>[0] & Pick<Outcome, 'comparisons'>;

/** A name that a shell takes as it is. */
const PLAIN_NAME = /^[\w./-]+$/u;

/** The command that repeats an analysis on this machine, or the page of its job; empty if there is neither. */
export function repeatCommand({ spec, dashboardUrl }: AnalysisResult, run: RepeatedRun): Line {
  if (venueOf(run).hasJobs) {
    return dashboardUrl === undefined ? [] : [{ label: 'dashboard', link: dashboardUrl }];
  }
  // A comparison is made beside the attacks of its model.
  const isAttack = ATTACKS.includes(spec.attack);
  const base = run.comparisons?.base ?? '';
  const file = spec.place?.kind === 'file' ? spec.place.file : DEFAULT_CONFIG_FILE;
  const names = [spec.name, file, ...(isAttack ? [] : [base])];
  if (!names.every((name) => PLAIN_NAME.test(name))) return [];
  const part = isAttack ? spec.name : `${spec.model} --compare base --base ${base}`;
  const config = file === DEFAULT_CONFIG_FILE ? '' : ` --config-file ${file}`;
  const python = callsPython(spec) ? ' --python allow' : '';
  return [{ code: `model-security scan --only ${part}${config}${python}` }];
}
