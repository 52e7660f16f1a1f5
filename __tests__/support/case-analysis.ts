import { readFileSync } from 'node:fs';
import type { Task } from '../../src/core/attack-table.ts';
import type { AnalysisData } from '../../src/engine/analysis-data.ts';
import type { JobSettings } from '../../src/engine/prepare/analysis-fields.ts';
import { attackByEvasion } from '../../src/attacks/evasion/attack-by-evasion.ts';
import type { AttackResult } from '../../src/engine/types.ts';
import { preparedFrom } from './attack-analyses.ts';
import { budgetOf } from './engine-victims.ts';

import path from 'node:path';

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
  return preparedFrom({
    ...{ task: one.task ?? 'tabular-classification', output: one.output },
    files: {
      model: { [one.model]: read(one.model) },
      data: { [one.data]: one.rows ?? read(one.data) },
    },
    settings: { maxQueries: 60_000, ...one.settings },
  });
}

/** Attacks a case by evasion. */
export async function evadeCase(one: UserCase): Promise<AttackResult> {
  return attackByEvasion(await prepareCase(one), budgetOf(1, 60_000));
}
