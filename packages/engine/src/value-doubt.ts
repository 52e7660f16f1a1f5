import type { ValueSkill } from './statistics/value-skill.ts';

/**
 * Why attacks on a regression would say nothing with these labels: its answers must follow them (the 95 % interval of the
 * correlation lies above 0), and err less than their mean would. R² alone swings with few rows that err much.
 * @returns undefined if the answers know something of the labels
 */
export function findValueDoubt(skill: ValueSkill, rows: number): string | undefined {
  const { explained, correlation, correlationLow } = skill;
  if (explained === undefined) return 'All labels are the same number. Give data with different labels.';
  const start = `On ${String(rows)} labelled rows the model's answers`;
  const shown = `R² is ${explained < -10 ? 'far below 0' : explained.toFixed(2)}`;
  if (correlationLow <= 0) {
    return (
      `${start} do not follow the labels: the correlation is ${correlation.toFixed(2)}, at least ` +
      `${correlationLow.toFixed(2)} (95 %), and must be above 0; ${shown}. Check that labels belong to the data ` +
      'and to the model, row by row, and that the data is prepared as in training: the order of the columns, ' +
      'their scaling (normalize_data); or give more rows.'
    );
  }
  if (explained > 0) return undefined;
  return (
    `${start} follow the labels (correlation ${correlation.toFixed(2)}), but err more than their mean would: ` +
    `${shown}, and must be above 0. Give the labels in the unit of the model's answers, and the data prepared as in ` +
    'training (normalize_data).'
  );
}
