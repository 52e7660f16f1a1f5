import { mkdir, writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import type { Outcome } from '../outcome.ts';
import type { Runner } from '../runner/runner.ts';
import type { Settings } from '../settings.ts';

export async function writeSarif(
  runner: Runner,
  outcome: Outcome,
  settings: Settings,
  sarifFile: string,
): Promise<Outcome> {
  await mkdir(path.dirname(path.resolve(settings.workspace, sarifFile)), { recursive: true });
  await writeFile(path.resolve(settings.workspace, sarifFile), '{}');
  runner.log.info(`SARIF: ${sarifFile}`);
  return { ...outcome, sarifFile };
}
