import { grouped } from '@model-security-scan/common/number-words';
import { listNames } from '@model-security-scan/common/list-names';
import { plainLine } from '@model-security-scan/common/sanitize';
import type { Attack } from '@model-security-scan/engine/catalog';
import type { ModelChange } from '@model-security-scan/engine/results';
import type { AnalysisSpec } from '../../facts/analysis-spec.ts';
import type { ModelComparison, ModelComparisons } from '../../facts/results/model-comparison.ts';
import type { AnalysisResult, JudgedResult } from '../../facts/run-outcome.ts';

/** Warns of models whose attacked file may be an old version. */
export function staleWarnings(comparisons: ModelComparisons | undefined): readonly string[] {
  return (comparisons?.models ?? []).flatMap(({ model, stale = [] }) => {
    if (stale.length === 0) return [];
    const names = listNames(stale, MOST_NAMES, (name) => plainLine(name, 200));
    return [
      `${plainLine(model, 200)}: since the base, ${names} (covers) changed, but the file that is attacked did not, so the verdict may be ` +
        'about an old version. Convert the model again, or take the file out of covers if it is another model.',
    ];
  });
}

const MOST_NAMES = 5;

/** What the config file allows of a change, and what of it is measured. */
const GATES = [
  {
    attack: 'disagreement',
    key: 'maxDisagreement',
    name: 'max-disagreement',
    measure: disagreementOf,
    say: sayDisagreement,
  },
  {
    attack: 'accuracy-loss',
    key: 'maxAccuracyLoss',
    name: 'max-accuracy-loss',
    measure: lossOf,
    say: sayLoss,
  },
] as const satisfies readonly Gate[];

interface Gate {
  readonly attack: Attack;
  readonly key: keyof AnalysisSpec;
  /** The key of the config file. */
  readonly name: string;
  /** @returns undefined if it could not be measured */
  readonly measure: (change: ModelChange) => Measure | undefined;
  /** Says in sentences what was measured. */
  readonly say: (measured: Measure, change: ModelChange) => string;
}

interface Measure {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/**
 * Judges what a change did to the models whose config limits it. The score is the lower end of the 95 % interval: a limit is exceeded only
 * if chance does not explain it.
 * @param specs the analyses of the run
 * @returns a result for each limit, named as `MODEL/disagreement`. A new model has no version before, and no result
 */
export function judgeComparisons(
  specs: readonly AnalysisSpec[],
  comparisons: ModelComparisons | undefined,
): readonly AnalysisResult[] {
  if (comparisons === undefined) return [];
  const compared = new Map(comparisons.models.map((one) => [one.model, one]));
  return [...Map.groupBy(specs, ({ model }) => model)].flatMap(([model, own]) => {
    const [spec] = own;
    const comparison = compared.get(model);
    if (spec === undefined || comparison?.kind === 'added') return [];
    return GATES.flatMap((gate) => {
      // An analysis that only the pull request has does not know the limit of the base.
      const limits = own.flatMap((one) => one[gate.key] ?? []);
      const limit = Math.min(...limits);
      return limits.length === 0 ? [] : [judgeGate(gate, limit, spec, comparison, comparisons.fault)];
    });
  });
}

function judgeGate(
  { attack, name, measure, say }: Gate,
  limit: number,
  spec: AnalysisSpec,
  comparison: ModelComparison | undefined,
  fault: string | undefined,
): AnalysisResult {
  const base = {
    spec: { ...gateSpec(spec, attack), threshold: limit },
    ...{ uploads: [], reports: [], warnings: [] },
  };
  const measured = measureOf(comparison, measure);
  if (measured === undefined) {
    const why = comparison?.why ?? fault ?? NOT_MEASURED[attack] ?? '';
    const message = `${name} is set, but the model could not be compared with its version in the base commit. ${why}`;
    return { ...base, state: 'not-tested', reason: 'not-tested', message };
  }
  const score = Math.max(0, measured.low);
  const judged: JudgedResult = {
    ...base,
    ...(score > limit ? { state: 'vulnerable', reason: 'vulnerable' } : { state: 'passed' }),
    ...{ score, threshold: limit, thresholdFrom: 'config' },
  };
  const change = comparison?.change;
  return change === undefined
    ? judged
    : { ...judged, rows: change.rows, retained: { meaning: say(measured, change), plots: [] } };
}

/** What was measured; nothing differs if model and data are those of the base. */
function measureOf(comparison: ModelComparison | undefined, measure: Gate['measure']): Measure | undefined {
  if (comparison === undefined || comparison.kind === 'not-compared') return undefined;
  return comparison.change === undefined ? { value: 0, low: 0, high: 0 } : measure(comparison.change);
}

const NOT_MEASURED: Readonly<Partial<Record<Attack, string>>> = {
  disagreement:
    'The versions take different inputs, so their answers are not about the same. Accept that for this change.',
  'accuracy-loss': 'There are no labels. Give label, or a column of labels.',
};

/** A limit as an analysis: only its name, its model and its files count. */
function gateSpec(spec: AnalysisSpec, attack: Attack): AnalysisSpec {
  const { model, modelId, task, artifacts, place, local } = spec;
  return {
    ...{ name: `${model}/${attack}`, model, modelId, task, attack, fields: {}, artifacts },
    ...(place && { place }),
    ...(local && { local: { ...local, settings: {} } }),
  };
}

function disagreementOf({ answers }: ModelChange): Measure | undefined {
  return answers?.differ;
}

function lossOf({ skill }: ModelChange): Measure | undefined {
  return skill && { value: -skill.difference, low: -skill.high, high: -skill.low };
}

function sayDisagreement({ value, low, high }: Measure, { rows }: ModelChange): string {
  const [shown, from, to] = [value, low, high].map((share) => `${(100 * share).toFixed(1)} %`);
  return `${shown ?? ''} of ${grouped(rows)} inputs are answered otherwise. The score is the lower end of the 95 % interval, ${from ?? ''} to ${to ?? ''}.`;
}

function sayLoss({ value, low, high }: Measure, { skill }: ModelChange): string {
  const [before, now, loss, from, to] = [skill?.before ?? 0, skill?.after ?? 0, value, low, high].map(
    (number) => number.toFixed(3),
  );
  const what = skill?.measure === 'r2' ? 'R²' : 'Accuracy';
  return `${what} went from ${before ?? ''} to ${now ?? ''}. The score is the lower end of the 95 % interval of the loss ${loss ?? ''}, ${from ?? ''} to ${to ?? ''}.`;
}
