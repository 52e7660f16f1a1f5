import { DESCRIPTORS } from '@model-security-scan/engine/catalog';
import type { AnalysisSpec } from '../../facts/analysis-spec.ts';
import type { Acceptance } from '../../facts/policy/acceptance.ts';
import type { Settings } from '../../facts/settings.ts';
import { endOf } from '../../decide/policy/accept.ts';
import { describePlace } from '@model-security-scan/common/problem';
import { plainLine } from '@model-security-scan/common/sanitize';

/**
 * Warns of what a scan warns of only after its analyses, as far as it is known without them: entries of `accept` that have ended, and
 * budgets that earn no pass. Pure.
 * @returns one or more sentences for each; names in them are untrusted
 */
export function foreseenWarnings(settings: Settings, nowMs: number): readonly string[] {
  return [
    ...settings.policy.accept
      .filter((entry) => entry.key === 'finding' && entry.file === undefined && endOf(entry) <= nowMs)
      .map(warnOfEnded),
    ...settings.analyses.flatMap(budgetWarnings),
  ];
}

function warnOfEnded({ what, until = '', place }: Acceptance): string {
  return (
    `${describePlace(place)}: The entry of accept for ${plainLine(what, 200)} ended on ${until} (UTC), so it ` +
    'accepts nothing. Remove it, or give a later day.'
  );
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
