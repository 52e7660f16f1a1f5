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
    measure: measureDisagreement,
    missing:
      'The versions take different inputs, so their answers are not about the same. Accept that for this change.',
  },
  {
    attack: 'accuracy-loss',
    key: 'maxAccuracyLoss',
    name: 'max-accuracy-loss',
    measure: measureLoss,
    missing: 'There are no labels. Give label, or a column of labels.',
  },
] as const satisfies readonly Gate[];

interface Gate {
  readonly attack: Attack;
  readonly key: keyof AnalysisSpec;
  /** The key of the config file. */
  readonly name: string;
  /** @returns undefined if it could not be measured */
  readonly measure: (change: ModelChange) => Measure | undefined;
  /** Why it could not be measured: sentences. */
  readonly missing: string;
}

interface Measure {
  /** The lower end of the 95 % interval. */
  readonly low: number;
  /** What was measured, in sentences. */
  readonly meaning: string;
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
  { attack, name, measure, missing }: Gate,
  limit: number,
  spec: AnalysisSpec,
  comparison: ModelComparison | undefined,
  fault: string | undefined,
): AnalysisResult {
  const base = {
    spec: { ...gateSpec(spec, attack), threshold: limit },
    ...{ uploads: [], reports: [], warnings: [] },
  };
  const change = comparison?.change;
  const measured = measureOf(comparison, measure);
  if (measured === undefined) {
    const why = comparison?.why ?? fault ?? missing;
    const message = `${name} is set, but the model could not be compared with its version in the base commit. ${why}`;
    return { ...base, state: 'not-tested', reason: 'not-tested', message };
  }
  const score = Math.max(0, measured.low);
  const judged: JudgedResult = {
    ...base,
    ...(score > limit ? { state: 'vulnerable', reason: 'vulnerable' } : { state: 'passed' }),
    ...{ score, threshold: limit, thresholdFrom: 'config' },
  };
  return change === undefined
    ? judged
    : { ...judged, rows: change.rows, retained: { meaning: measured.meaning, plots: [] } };
}

/** What was measured; nothing differs if model and data are those of the base. */
function measureOf(comparison: ModelComparison | undefined, measure: Gate['measure']): Measure | undefined {
  if (comparison === undefined || comparison.kind === 'not-compared') return undefined;
  return comparison.change === undefined ? { low: 0, meaning: '' } : measure(comparison.change);
}

/** A limit as an analysis: only its name, its model and its files count. */
function gateSpec(spec: AnalysisSpec, attack: Attack): AnalysisSpec {
  const { model, modelId, task, artifacts, place, local } = spec;
  return {
    ...{ name: `${model}/${attack}`, model, modelId, task, attack, fields: {}, artifacts },
    ...(place && { place }),
    ...(local && { local: { ...local, settings: {} } }),
  };
}

function measureDisagreement({ answers, rows }: ModelChange): Measure | undefined {
  if (answers === undefined) return undefined;
  const { value, low, high } = answers.differ;
  const shown = (share: number): string => `${(100 * share).toFixed(1)} %`;
  const meaning = `${shown(value)} of ${grouped(rows)} inputs are answered otherwise. The score is the lower end of the 95 % interval, ${shown(low)} to ${shown(high)}.`;
  return { low, meaning };
}

function measureLoss({ skill }: ModelChange): Measure | undefined {
  if (skill === undefined) return undefined;
  const shown = (number: number): string => number.toFixed(3);
  const what = skill.measure === 'r2' ? 'R²' : 'Accuracy';
  const loss = `${shown(-skill.difference)}, ${shown(-skill.high)} to ${shown(-skill.low)}`;
  const meaning = `${what} went from ${shown(skill.before)} to ${shown(skill.after)}. The score is the lower end of the 95 % interval of the loss ${loss}.`;
  return { low: -skill.high, meaning };
}
