import { type Attack, DESCRIPTORS } from '../../attacks/table.ts';
import { isClose } from './enough-inputs.ts';
import type { GuessedModel } from './guessed-model.ts';

/** `full`: what a gate should have. `small`: so little that ten small models end within three minutes on two cores. */
export type BudgetSize = 'full' | 'small';

/**
 * So few models of this size, in bytes of the file and numbers of an input, end with full budgets in the time of ten with
 * small ones. The size stands for the speed: it is the same on every machine, and no model has to be run.
 */
const FAST = { models: 3, bytes: 2 * 2 ** 20, numbers: 1024 } as const;

/** Decides how much each model is attacked. Pure. */
export function budgetSize(models: readonly Pick<GuessedModel, 'file' | 'inputNumbers'>[]): BudgetSize {
  const isFast = models.every(
    ({ file, inputNumbers }) => file.bytes <= FAST.bytes && inputNumbers <= FAST.numbers,
  );
  return isFast && models.length <= FAST.models ? 'full' : 'small';
}

/** Renders the budget of an attack, with a comment beside a small one: what it cannot show, and how near its end is. */
export function renderBudget(attack: Attack, size: BudgetSize): string {
  const budget = DESCRIPTORS[attack].proposal?.budget ?? [];
  if (budget.length === 0) return '{}';
  const fields = budget.map(({ key, value, full }) => `${key}: ${String(size === 'full' ? full : value)}`);
  const limits = budget.flatMap(({ value, least, full, unseen }) => [
    ...(isClose(value, least) ? [`close to the minimum of ${String(least)}`] : []),
    `${unseen}; ${String(full)} is usual`,
  ]);
  return `{ ${fields.join(', ')} }${size === 'full' ? '' : ` # small: ${limits.join('; ')}`}`;
}
