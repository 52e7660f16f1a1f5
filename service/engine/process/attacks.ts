import type { AttackTable } from './serve-analysis.ts';

/** The attacks of this build, by task and attack. */
export const ATTACKS: AttackTable = {};
