import { at, textAt } from '@model-security-scan/common/json';

/** act's report of one run of a workflow. */
export interface ActReport {
  /** Results by job id, one for each entry of a matrix, sorted; a job that never started has none. */
  readonly jobs: Readonly<Record<string, readonly string[]>>;
  /** Outputs of steps that have an id, by `job id/step id`, in the order in which the jobs ended. */
  readonly outputs: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>;
  /** Every job summary, as a step wrote it. */
  readonly summaries: readonly string[];
  /** The text for people. */
  readonly log: string;
}

interface StepOutputs {
  readonly key: string;
  readonly values: Record<string, string>;
}

/**
 * Reads what act prints with `--json`: a JSON object on each line. Lines that are none are kept in the log.
 */
export function readActLog(text: string): ActReport {
  const jobs: Record<string, string[]> = {};
  const steps = new Map<string, StepOutputs>();
  const summaries: string[] = [];
  const log: string[] = [];
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const entry = parseJsonLine(line);
    const job = textAt(entry, 'jobID');
    const result = textAt(entry, 'jobResult');
    if (job !== undefined && result !== undefined) (jobs[job] ??= []).push(result);
    const command = textAt(entry, 'command');
    if (command === 'set-output') noteOutput(entry, steps);
    if (command === 'summary') summaries.push(textAt(entry, 'content') ?? '');
    else if (command !== 'set-output') log.push(logLine(entry, line));
  }
  for (const results of Object.values(jobs)) results.sort();
  return { jobs, outputs: byKey(steps), summaries, log: log.join('\n') };
}

/** @returns undefined for a line that is no JSON, as some of act's are */
function parseJsonLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function noteOutput(entry: unknown, steps: Map<string, StepOutputs>): void {
  const key = `${textAt(entry, 'jobID') ?? ''}/${stepIdOf(entry)}`;
  // The job's name tells the entries of a matrix apart.
  const place = `${textAt(entry, 'job') ?? ''} ${key}`;
  const step = steps.get(place) ?? { key, values: {} };
  step.values[textAt(entry, 'name') ?? ''] = textAt(entry, 'arg') ?? '';
  steps.set(place, step);
}

function stepIdOf(entry: unknown): string {
  const ids = at(entry, 'stepID');
  const last: unknown = Array.isArray(ids) ? ids.at(-1) : undefined;
  return typeof last === 'string' ? last : '';
}

function byKey(steps: ReadonlyMap<string, StepOutputs>): Record<string, Record<string, string>[]> {
  const found: Record<string, Record<string, string>[]> = {};
  for (const { key, values } of steps.values()) (found[key] ??= []).push(values);
  return found;
}

function logLine(entry: unknown, line: string): string {
  const message = textAt(entry, 'msg');
  return message === undefined ? line : `[${textAt(entry, 'job') ?? 'act'}] ${message.trimEnd()}`;
}
