import { listNames } from '@model-security-scan/common/list-names';
import { present } from '@model-security-scan/common/present';
import { takesSetting } from '@model-security-scan/engine/catalog';
import type { AnalysisSpec, LocalAnalysis } from '../../facts/analysis-spec.ts';
import type { Minimum, Minimums } from '../../facts/policy/requirements.ts';
import { scoreBeside } from '../../facts/score-words.ts';
import type { Settings } from '../../facts/settings.ts';
import { counted } from '@model-security-scan/common/number-words';
import { quotedName } from '@model-security-scan/common/sanitize';

/** Raises what the analyses of a run are done with to the minimum of the policy that judges it, and says so. Pure. */
export function applyMinimum(settings: Settings): Settings {
  const raised = settings.analyses.map((spec) => raiseToMinimum(spec, settings.policy.minimum));
  return {
    ...settings,
    analyses: raised.map(({ spec }) => spec),
    notices: [...settings.notices, ...raisedNotices(raised)],
  };
}

interface Raised {
  readonly spec: AnalysisSpec;
  readonly changes: readonly string[];
}

/** Raises what an analysis is done with to a minimum. What it does not take does not count. Pure. */
export function raiseToMinimum(spec: AnalysisSpec, minimums: Minimums | undefined): Raised {
  if (minimums === undefined) return { spec, changes: [] };
  const minimum = { ...minimums.all, ...minimums.tasks.get(spec.task) };
  const queries = raiseQueries(spec, minimum);
  const local = spec.local === undefined ? undefined : raiseLocal(spec, spec.local, minimum);
  const { accuracy } = minimum;
  return {
    spec: {
      ...spec,
      ...queries.change,
      ...present({ minimumAccuracy: accuracy, local: local?.analysis }),
    },
    changes: [...queries.changes, ...(local?.changes ?? [])],
  };
}

function raiseQueries(
  { fields }: AnalysisSpec,
  { queries }: Minimum,
): { readonly change: Partial<Pick<AnalysisSpec, 'fields'>>; readonly changes: readonly string[] } {
  const given = fields.number_of_attack_queries;
  if (given === undefined || queries === undefined || Number(given) >= queries) {
    return { change: {}, changes: [] };
  }
  return {
    change: { fields: { ...fields, number_of_attack_queries: String(queries) } },
    changes: [`number_of_attack_queries ${given} -> ${String(queries)}`],
  };
}

/** A setting that is not given is chosen by the attack, which then has to keep to the minimum. */
function raiseLocal(
  { task, attack }: AnalysisSpec,
  local: LocalAnalysis,
  minimum: Minimum,
): { readonly analysis: LocalAnalysis; readonly changes: readonly string[] } {
  const settings = { ...local.settings };
  const least: Partial<Record<'eps' | 'samples', number>> = {};
  const changes: string[] = [];
  for (const name of ['samples', 'eps'] as const) {
    const wanted = minimum[name];
    if (wanted === undefined || !takesSetting(name, task, attack)) continue;
    const given = settings[name];
    if (given === undefined) {
      least[name] = wanted;
      changes.push(`${name} at least ${String(wanted)}`);
    } else if (given < wanted) {
      settings[name] = wanted;
      changes.push(`${name} ${String(given)} -> ${String(wanted)}`);
    }
  }
  const chosen = Object.keys(least).length === 0 ? {} : { least };
  return { analysis: { ...local, settings, ...chosen }, changes };
}

/** More names, or more groups of them, in one notice do not help. */
const MAX_NAMES = 5;
const MAX_GROUPS = 20;

/** Says what a minimum changes: a sentence for all analyses with the same changes. */
export function raisedNotices(raised: readonly Raised[]): readonly string[] {
  const groups = Map.groupBy(
    raised.filter(({ changes }) => changes.length > 0),
    ({ changes }) => changes.join(', '),
  );
  const notices = [...groups].map(([words, group]) => {
    const names = listNames(group, MAX_NAMES, ({ spec }) => quotedName(spec.name));
    return `The minimum of the config file counts for ${names}: ${words}.`;
  });
  const left = notices.length - MAX_GROUPS;
  if (left <= 0) return notices;
  const others = counted(left, 'other change', 'other changes');
  return [...notices.slice(0, MAX_GROUPS), `The minimum of the config file makes ${others}.`];
}

/**
 * Says why the accuracy of a model allows no pass: a clause; undefined if it does, or if no accuracy is known.
 * @param minimum the least accuracy that the config file accepts
 */
export function accuracyFault(accuracy: number | undefined, minimum: number | undefined): string | undefined {
  if (accuracy === undefined || minimum === undefined || accuracy >= minimum) return undefined;
  return (
    `The accuracy of the model on its own data is ${scoreBeside(accuracy, minimum)}, below ${String(minimum)}, the ` +
    '"minimum" of the config file: an attack on a model that is wrong anyway proves little. Check that the labels and ' +
    'the preprocessing fit the model'
  );
}
