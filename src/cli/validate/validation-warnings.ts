import { DESCRIPTORS } from '@model-security-scan/engine/catalog';
import type { AnalysisSpec } from '../../facts/analysis-spec.ts';
import type { Settings } from '../../facts/settings.ts';
import { warnOfEnds } from '../../decide/policy/accept-warnings.ts';
import { describePlace } from '@model-security-scan/common/problem';

/**
 * Warns of what a scan warns of only after its analyses, as far as it is known without them: entries of `accept` that have ended or
 * end soon, and budgets that earn no pass. Pure.
 * @returns one or more sentences for each; names in them are untrusted
 */
export function foreseenWarnings(settings: Settings, nowMs: number): readonly string[] {
  return [...warnOfEnds({ policy: settings.policy, nowMs }), ...settings.analyses.flatMap(budgetWarnings)];
}

/** An endpoint or a Python function needs fewer questions than `init` writes, so its budget is left to the analysis. */
function budgetWarnings({ name, attack, fields, local, place }: AnalysisSpec): readonly string[] {
  if (local === undefined || fields.use_model_api === 'yes' || local.predict !== undefined) return [];
  const given: Readonly<Record<string, string | number | readonly string[] | undefined>> = {
    ...fields,
    ...local.settings,
  };
  const where = place === undefined ? '' : `${describePlace(place)}: `;
  return (DESCRIPTORS[attack].proposal?.budget ?? []).flatMap(({ key, least }) => {
    const value = given[key];
    return value === undefined || Number(value) >= least
      ? []
      : [
          `${where}${key} of ${name} is ${String(value)}, but ${attack} needs at least ${String(least)} to ` +
            'pass. Raise it.',
        ];
  });
}
