import { attacksModel } from '../../facts/declared-model.ts';
import type { AnalysisResult } from '../../facts/run-outcome.ts';
import { formatNotTested } from '../../facts/finding-words.ts';
import { counted } from '@model-security-scan/common/number-words';
import { isAccepted } from './decide-findings.ts';

/**
 * Says what a run did whose analyses all count as passed: `3 models attacked, all within their limits; 2 checks of data found nothing.`
 * Checks of data, such as drift, attack no model.
 */
export function formatAttacked(results: readonly AnalysisResult[]): string {
  const tested = results.filter(({ state }) => state !== 'not-tested');
  const attacks = tested.filter(({ spec }) => attacksModel(spec.attack));
  const models = new Set(attacks.map(({ spec }) => spec.model)).size;
  const checks = tested.filter(({ spec }) => !attacksModel(spec.attack));
  const accepted = tested.filter(isAccepted).length;
  const untested = results.length - tested.length;
  const isAlone = accepted === 0;
  // A check without a score does not say what it found.
  const found = isAlone && checks.every(({ score }) => score !== undefined) ? 'found nothing' : 'done';
  const parts = [
    ...(models === 0
      ? []
      : [`${counted(models, 'model', 'models')} attacked${isAlone ? formatModelsWithin(models) : ''}`]),
    ...(checks.length === 0 ? [] : [`${counted(checks.length, 'check of data', 'checks of data')} ${found}`]),
    ...(isAlone
      ? []
      : [`${counted(accepted, 'finding is', 'findings are')} accepted by the config file or the baseline`]),
    ...(untested === 0
      ? []
      : [`${counted(untested, 'analysis was', 'analyses were')} not tested, as the config file accepts`]),
    ...partly(results),
  ];
  return `${parts.join('; ')}.`;
}

function formatModelsWithin(models: number): string {
  return models === 1 ? ', within its limits' : ', all within their limits';
}

/** What no analysis with a verdict tested, each part once. */
function partly(results: readonly AnalysisResult[]): readonly string[] {
  return [...new Set(results.map(formatNotTested))].filter((words) => words !== '');
}
