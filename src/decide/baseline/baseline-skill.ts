import { ENGINE_SETTINGS, takesSetting } from '@model-security-scan/engine/catalog';
import type { Skill } from '@model-security-scan/engine/results';
import type { AnalysisSpec, LocalAnalysis } from '../../facts/analysis-spec.ts';
import type { AnalysisResult, JudgedResult } from '../../facts/run-outcome.ts';
import type { Baseline, BaselineAnalysis } from '../../facts/policy/policy.ts';
import type { Settings } from '../../facts/settings.ts';
import { foldName } from '../../text/similar-names.ts';
import { digitPair } from '@model-security-scan/common/number-words';
import { plainLine } from '@model-security-scan/common/sanitize';

/**
 * Gives each analysis what the attack would choose by its model, as the baseline had it. A regression gets its tolerance as the
 * most: the tolerance is the error of the model, so a worse model would get a laxer test, and pass. Evasion gets its eps: each model
 * would get another one, and two attacks with different eps cannot be compared. Pure.
 */
export function keepBaselineChoices<Given extends Pick<Settings, 'analyses' | 'policy'>>(
  settings: Given,
): Given {
  const { baseline } = settings.policy;
  if (baseline === undefined) return settings;
  const analyses = settings.analyses.map((spec) => {
    const { local } = spec;
    const before = findBefore(baseline, spec.name);
    if (local === undefined || before === undefined) return spec;
    return { ...spec, local: { ...local, ...choicesOf(spec, local, before) } };
  });
  return { ...settings, analyses };
}

function choicesOf(
  { task, attack }: AnalysisSpec,
  { settings }: LocalAnalysis,
  { skill, eps, label }: BaselineAnalysis,
): Pick<LocalAnalysis, 'mostTolerance' | 'baselineEps' | 'baselineLabel'> {
  const most = settings.tolerance === undefined ? skill?.tolerance : undefined;
  const takesEps = settings.eps === undefined && takesSetting('eps', task, attack);
  const { min, max } = ENGINE_SETTINGS.eps;
  const isUsable = takesEps && eps !== undefined && eps >= min && eps <= max;
  return {
    ...(most === undefined ? {} : { mostTolerance: most }),
    ...(isUsable ? { baselineEps: eps } : {}),
    ...(settings['label-column'] === undefined && label !== undefined ? { baselineLabel: label } : {}),
  };
}

/** The analysis of the same name in a baseline. */
export function findBefore(baseline: Baseline, name: string): BaselineAnalysis | undefined {
  const folded = foldName(name);
  return baseline.analyses.find((one) => foldName(one.name) === folded);
}

/** Sums in another order differ by less. */
const ROUNDING = 1e-9;

/**
 * Says why the scores of a regression cannot be compared: a clause. A score falls if predictions may move further; a stricter
 * test that finds no more is no worse.
 */
export function laxerTolerance(
  { skill }: Pick<JudgedResult, 'skill'>,
  before: BaselineAnalysis,
): string | undefined {
  const now = skill?.tolerance;
  if (now === undefined) return undefined;
  const then = before.skill?.tolerance;
  if (then === undefined) return 'it does not say its tolerance';
  if (now <= then * (1 + ROUNDING)) return undefined;
  const [shownNow, shownThen] = digitPair(now, then);
  return `its tolerance was ${shownThen}, this one’s is ${shownNow}`;
}

/** True if the model knows the labels less well than that of the baseline, by more than chance: the 95 % intervals are apart. */
export function lostSkill(now: Skill | undefined, then: Skill | undefined): boolean {
  return now !== undefined && now.measure === then?.measure && now.high < then.low;
}

/** Says what a model lost: a clause that follows its name. */
export function formatLostSkill(now: Skill, then: Skill): string {
  const what = now.measure === 'r2' ? 'R²' : 'accuracy';
  const [before, after] = [then, now].map((skill) => SHOWN[skill.measure](skill.value));
  const intervals = [then, now].map(
    ({ measure, low, high }) => `${SHOWN[measure](low)} to ${SHOWN[measure](high)}`,
  );
  return `${what} fell from ${before ?? ''} to ${after ?? ''} (95 % intervals ${intervals.join(' and ')})`;
}

/**
 * Warns of models that know their labels less well than in the baseline. Such a model often looks safer: one that always says
 * the same cannot be moved. Each model is named once. Pure.
 */
export function lostSkillWarnings(
  results: readonly AnalysisResult[],
  baseline: Baseline | undefined,
): readonly string[] {
  if (baseline === undefined) return [];
  const warned = new Map<string, string>();
  for (const result of results) {
    const now = result.state === 'passed' || result.state === 'vulnerable' ? result.skill : undefined;
    const then = findBefore(baseline, result.spec.name)?.skill;
    if (now === undefined || then === undefined || !lostSkill(now, then)) continue;
    const { model } = result.spec;
    if (warned.has(model)) continue;
    const name = plainLine(model, 200);
    warned.set(
      model,
      `${name}: since the baseline, its ${formatLostSkill(now, then)}. A model that knows less often looks safer, so its scores do not ` +
        'say that it is better. Check its training, the labels and the data before you accept it.',
    );
  }
  return [...warned.values()];
}

const SHOWN: Readonly<Record<Skill['measure'], (value: number) => string>> = {
  accuracy: (value) => `${(100 * value).toFixed(1)} %`,
  r2: (value) => value.toFixed(2),
};
