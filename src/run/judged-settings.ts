import { readBaseCommit } from '../decide/base-commit.ts';
import { keepBaselineChoices } from '../decide/baseline-skill.ts';
import { applyMinimum } from '../decide/minimum.ts';
import type { RunContext } from '../facts/run-context.ts';
import type { JudgedSettings } from './base-policy-step.ts';

/**
 * Reads the config, unless that was done, and finds the policy that judges the run.
 * @throws InvalidInputError with all problems of the config; the reason of the run's signal
 */
export async function findJudgedSettings(context: RunContext): Promise<JudgedSettings> {
  const read = (await context.settings.readConfig?.()) ?? context.settings;
  const { settings, ...rest } = await compareWithBase({ ...context, settings: read });
  return { ...rest, settings: keepBaselineChoices(applyMinimum(settings)) };
}

/** Loads the code that compares policies only if a run is about a pull request, or should be. */
async function compareWithBase(context: RunContext): Promise<JudgedSettings> {
  const { runner, settings } = context;
  const from = settings.policySource?.from;
  const isDue = from === 'base' || (from !== undefined && readBaseCommit(runner.event).kind !== 'none');
  if (!isDue) return { settings };
  const { judgeSettings } = await import('./base-policy-step.ts');
  return judgeSettings(context);
}
