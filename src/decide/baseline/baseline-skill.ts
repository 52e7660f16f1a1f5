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
  const analyses = settings.analyses.map((spec) => {
    const { local } = spec;
    const before = findBefore(settings.policy.baseline, spec.name);
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
export function findBefore(baseline: Baseline | undefined, name: string): BaselineAnalysis | undefined {
  const folded = foldName(name);
  return baseline?.analyses.find((one) => foldName(one.name) === folded);
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

/**
 * Says what a model lost: a clause that follows its name. Undefined unless it knows the labels less well than that of the baseline by
 * more than chance: the 95 % intervals are apart.
 */
export function lostSkill(now: Skill | undefined, then: Skill | undefined): string | undefined {
  if (now === undefined || now.measure !== then?.measure || now.high >= then.low) return undefined;
  const [what, shown] = SHOWN[now.measure];
  const intervals = [then, now].map(({ low, high }) => `${shown(low)} to ${shown(high)}`).join(' and ');
  return `${what} fell from ${shown(then.value)} to ${shown(now.value)} (95 % intervals ${intervals})`;
}

/**
 * Warns of models that know their labels less well than in the baseline. Such a model often looks safer: one that always says
 * the same cannot be moved. Each model is named once. Pure.
 */
export function lostSkillWarnings(
  results: readonly AnalysisResult[],
  baseline: Baseline | undefined,
): readonly string[] {
  const warned = new Map<string, string>();
  for (const result of results) {
    const { model, name } = result.spec;
    const now = 'skill' in result ? result.skill : undefined;
    const lost = lostSkill(now, findBefore(baseline, name)?.skill);
    if (lost === undefined || warned.has(model)) continue;
    warned.set(
      model,
      `${plainLine(model, 200)}: since the baseline, its ${lost}. A model that knows less often looks safer, so its scores do not ` +
        'say that it is better. Check its training, the labels and the data before you accept it.',
    );
  }
  return [...warned.values()];
}

const SHOWN: Readonly<Record<Skill['measure'], readonly [name: string, shown: (value: number) => string]>> = {
  accuracy: ['accuracy', (value) => `${(100 * value).toFixed(1)} %`],
  r2: ['R²', (value) => value.toFixed(2)],
};
