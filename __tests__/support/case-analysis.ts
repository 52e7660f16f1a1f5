import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Task } from '@model-security-scan/engine/catalog';
import type { AnalysisData } from '../../packages/engine/src/analysis-data.ts';
import type { JobSettings } from '../../packages/engine/src/prepare/analysis-fields.ts';
import { attackByEvasion } from '../../packages/engine/src/attacks/evasion/attack-by-evasion.ts';
import type { AttackResult } from '@model-security-scan/engine/types';
import { prepareTable } from './engine-memory-upload.ts';
import { budgetOf } from './engine-victims.ts';

const CASES = path.resolve(import.meta.dirname, '../fixtures/cases');

/** A model and its labelled rows, in a folder of cases that users had. */
export interface UserCase {
  readonly folder: string;
  readonly model: string;
  readonly data: string;
  /** Rows instead of those of the file. */
  readonly rows?: string;
  readonly task?: Task;
  readonly settings?: Partial<JobSettings>;
  readonly output?: string;
}

/** Prepares evasion of a case. */
export async function prepareCase(one: UserCase): Promise<AnalysisData> {
  const read = (name: string): Buffer => readFileSync(path.join(CASES, one.folder, name));
  return prepareTable(
    { model: { [one.model]: read(one.model) }, data: { [one.data]: one.rows ?? read(one.data) } },
    {
      ...(one.task !== undefined && { task: one.task }),
      ...(one.output !== undefined && { output: one.output }),
      settings: { maxQueries: 60_000, ...one.settings },
    },
  );
}

/** Attacks a case by evasion. */
export async function evadeCase(one: UserCase): Promise<AttackResult> {
  return attackByEvasion(await prepareCase(one), budgetOf(1, 60_000));
}
