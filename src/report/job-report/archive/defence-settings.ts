import type { Defence } from '../../../core/attack-result.ts';
import { defenceObject, type Plain } from '../report-object.ts';

/** The defences with the settings that were measured, for programs. */
export function defenceSettings(defences: readonly Defence[]): Plain {
  return { version: 1, defences: defences.map(defenceObject) };
}
