/** What follows from the registry: validation, defaults, requests, schemas and documentation come from here. */
import { namesOf } from '@model-security-scan/common/names-of';
import { type Task, TASKS } from '../catalog/request-words.ts';
import type { AttackDescriptor, AttackedTask } from './descriptor.ts';
import { REGISTRY } from './registry.ts';
import {
  ENGINE_SETTING_NAMES,
  ENGINE_SETTINGS,
  type EngineSettingName,
  type EngineSettings,
} from './engine-settings.ts';

export type Attack = keyof typeof REGISTRY;

export const DESCRIPTORS: Readonly<Record<Attack, AttackDescriptor>> = REGISTRY;

/** Everything that a model can be judged by, in the order of every list: the attacks, and the comparisons with the version before. */
export const CHECKS: readonly Attack[] = namesOf(REGISTRY);

/** The attacks, in the same order: what a config file can ask for. */
export const ATTACKS: readonly Attack[] = CHECKS.filter((check) => DESCRIPTORS[check].tasks.length > 0);

/** A task and an attack on it. */
export interface Row extends AttackedTask {
  readonly attack: Attack;
}

/** Every task with each of its attacks: the table of service spec 4.2, and the rows that are local only. */
export const ROWS: readonly Row[] = TASKS.flatMap((task) =>
  ATTACKS.flatMap((attack) =>
    DESCRIPTORS[attack].tasks.filter((one) => one.task === task).map((one) => ({ ...one, attack })),
  ),
);

/** True if only local analyses run this attack on the task. */
export function isLocalOnly(task: Task, attack: Attack): boolean {
  return findRow(task, attack)?.isLocalOnly === true;
}

/** @returns the row of a task and an attack, or undefined if there is no such combination */
export function findRow(task: Task, attack: Attack): Row | undefined {
  return ROWS.find((row) => row.task === task && row.attack === attack);
}

/**
 * The version of the method of an analysis.
 * @throws Error if there is no such attack on the task
 */
export function methodVersion(task: Task, attack: Attack): string {
  const row = findRow(task, attack);
  if (row === undefined) throw new Error(`There is no ${attack} of ${task} (attacks/registry.ts).`);
  return String(row.method);
}

/** @returns the attacks of a task, in the table's order */
export function attacksOf(task: Task): readonly Attack[] {
  return ROWS.filter((row) => row.task === task).map((row) => row.attack);
}

/** The local score above which an attack calls a model vulnerable if nobody gives another threshold; without a task, that of most. */
export function defaultThreshold(attack: Attack, task?: Task): number {
  const own = task === undefined ? undefined : findRow(task, attack)?.threshold;
  return (own ?? DESCRIPTORS[attack].threshold).value;
}

/** The attacks that take a setting of the engine; undefined if all do. */
export function attacksWithSetting(name: EngineSettingName): readonly Attack[] | undefined {
  const attacks = ATTACKS.filter((attack) => DESCRIPTORS[attack].settings.includes(name));
  return attacks.length === 0 ? undefined : attacks;
}

/** True if an analysis of this kind takes the setting. A task that is not known takes those of every task. */
export function takesSetting(name: EngineSettingName, task: Task | undefined, attack: Attack): boolean {
  const { tasks } = ENGINE_SETTINGS[name];
  const isOfTask = tasks === undefined || task === undefined || tasks.includes(task);
  return isOfTask && (attacksWithSetting(name)?.includes(attack) ?? true);
}

/** Keeps the settings that an attack takes. */
export function settingsOf(settings: EngineSettings, task: Task | undefined, attack: Attack): EngineSettings {
  const taken = ENGINE_SETTING_NAMES.filter((name) => takesSetting(name, task, attack));
  return Object.fromEntries(
    taken.flatMap((name) => (settings[name] === undefined ? [] : [[name, settings[name]]])),
  );
}
