import type { Attack } from '../attacks/table.ts';
import type { Task } from '../core/attack-table.ts';
import type { PolicySettings } from './policy-limits.ts';

/** The words that say whether a repository may use a part of its own policy. */
export const PERMISSIONS = ['permitted', 'forbidden'] as const;
export type PolicyPermission = (typeof PERMISSIONS)[number];

/** Analyses that a repository must have: those of every model of a task, or of one model. */
export interface RequiredAnalyses {
  readonly of: { readonly task: Task } | { readonly model: string };
  readonly attacks: readonly Attack[];
}

/** What an attack must at least be done with, and what a model must at least be right about. */
export const MINIMUM_NAMES = ['samples', 'queries', 'accuracy', 'eps'] as const;
export type MinimumName = (typeof MINIMUM_NAMES)[number];
export type Minimum = Readonly<Partial<Record<MinimumName, number>>>;

/** The minimum of all analyses, and of those of a task: the value of a task replaces that of all. */
export interface Minimums {
  readonly all: Minimum;
  readonly tasks: ReadonlyMap<Task, Minimum>;
}

/** An organization's policy, from the input policy-file. A repository's own policy can only be stricter. */
export interface OrganizationPolicy {
  /** The path or the address, without the digest. */
  readonly source: string;
  /** Of the file, in hexadecimal. */
  readonly sha256: string;
  /** For each attack, the highest threshold and the highest max-increase. */
  readonly limits: ReadonlyMap<Attack, PolicySettings>;
  /** Absent: the attacks' own limits are enough. */
  readonly minimum?: Minimums;
  readonly waivers: PolicyPermission;
  /** The most days that a waiver may still have. Absent: any number. */
  readonly waiverMaxDays?: number;
  readonly baseline: PolicyPermission;
  readonly allow: PolicyPermission;
  readonly ignore: PolicyPermission;
  readonly required: readonly RequiredAnalyses[];
  /** True if every run of the whole config file must scan the files of the repository. */
  readonly requiresSupplyChain: boolean;
  /** True if every model of the repository must be attacked, or accepted by `unattacked`. */
  readonly requiresAttacked: boolean;
}
