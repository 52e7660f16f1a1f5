import { expect } from '@jest/globals';
import { attacksOf, DESCRIPTORS, findRow, type Task } from '@model-security-scan/engine/catalog';
import { fixture } from './built-in-models.ts';

/** Where init writes the config file. */
export const CONFIG = '.github/model-security.yml';
export { fixture };
/** A model of a table, and its data. */
export const TABLE = {
  'models/wine.onnx': fixture('wine-logistic.onnx'),
  'data/wine.csv': fixture('wine.csv'),
};

/** The rows of wine.csv; the other data has more. */
const ROWS = 178;

/** The attacks that init proposes if no other data is found. */
export function proposed(task: Task, isLabelled = true): Readonly<Record<string, unknown>> {
  const attacks = attacksOf(task).filter((attack) => {
    const { needsLabels, proposal } = DESCRIPTORS[attack];
    const isFor = proposal?.with.length === 0 && proposal.needsTrainingRows !== true;
    const isEnough = (findRow(task, attack)?.fewest ?? 0) <= ROWS;
    return isFor && isEnough && (isLabelled || !needsLabels);
  });
  return Object.fromEntries(attacks.map((attack) => [attack, expect.anything()]));
}
