import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { isObject } from '../../src/core/json.ts';
import type { AnalysisOutcome } from './process/run-analysis.ts';
import { childMessage } from './process/messages.ts';

/** The end of a job, as it is kept. */
export interface KeptResult {
  readonly kind: 'ended';
  readonly outcome: Exclude<AnalysisOutcome, { kind: 'cancelled' }>;
  readonly endedMs: number;
}

function fileOf(directory: string, jobId: string): string {
  return path.join(directory, `${createHash('sha256').update(jobId).digest('hex')}.result`);
}

/** Keeps the end of a job, whole or not at all. */
export async function writeKeptResult(directory: string, jobId: string, result: KeptResult): Promise<void> {
  await mkdir(directory, { recursive: true });
  const file = fileOf(directory, jobId);
  await writeFile(`${file}.part`, serialize(result));
  await rename(`${file}.part`, file);
}

/** @returns undefined if nothing is kept for this job, or it cannot be read */
export function readKeptResult(directory: string, jobId: string): KeptResult | undefined {
  try {
    const value: unknown = deserialize(readFileSync(fileOf(directory, jobId)));
    if (!isObject(value) || typeof value['endedMs'] !== 'number') return undefined;
    const outcome = outcomeOf(value['outcome']);
    return outcome === undefined ? undefined : { kind: 'ended', outcome, endedMs: value['endedMs'] };
  } catch {
    return undefined;
  }
}

function outcomeOf(value: unknown): KeptResult['outcome'] | undefined {
  if (!isObject(value)) return undefined;
  const { kind, reason, by } = value;
  const blamed = (['artifact', 'engine', 'time', 'memory'] as const).find((one) => one === by);
  if (kind === 'failed' && typeof reason === 'string' && blamed !== undefined) {
    return { kind, reason, by: blamed };
  }
  const message = childMessage(value);
  return message?.kind === 'result' ? message : undefined;
}
