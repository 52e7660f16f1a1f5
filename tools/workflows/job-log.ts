import { at, textAt } from '../../src/core/json.ts';
import { parseJsonLine } from './act-log.ts';

/** One step of a job, as a person reads it. */
export interface StepLog {
  readonly name: string;
  /** `success`, `failure` or `skipped`, as the runner says it. */
  result: string;
  readonly lines: string[];
}

/** One job of a workflow; each entry of a matrix is a job. */
export interface JobLog {
  /** As people see it, such as `digits/extraction`. */
  readonly name: string;
  result: string;
  readonly steps: readonly StepLog[];
  readonly summaries: readonly string[];
}

interface OpenJob extends JobLog {
  readonly order: string;
  readonly steps: StepLog[];
  readonly summaries: string[];
  /** Inside of a group of lines, which the runner shows folded. */
  folded: boolean;
}

/**
 * Reads what act prints with `--json`: what each job did, step by step. Lines that a runner shows folded, and those
 * of act itself, are left out. Entries of a matrix stand in their order, however they ran.
 */
export function readJobLogs(text: string): readonly JobLog[] {
  const jobs = new Map<string, OpenJob>();
  for (const entry of text.split('\n').map(parseJsonLine)) {
    const place = textAt(entry, 'job')?.trim();
    if (place === undefined) continue;
    const job = jobs.get(place) ?? openJob(entry, place, jobs);
    jobs.set(place, job);
    noteEntry(job, entry);
  }
  return [...jobs.values()].sort((a, b) => a.order.localeCompare(b.order));
}

/** The place of a job is `name of the workflow/name of the job`, for an entry of a matrix with its number behind. */
function openJob(entry: unknown, place: string, jobs: ReadonlyMap<string, OpenJob>): OpenJob {
  const own = place.slice(place.indexOf('/') + 1);
  const [, entryName, number] = /^(.*)-(\d+)$/u.exec(own) ?? [];
  const id = textAt(entry, 'jobID') ?? '';
  const sibling = [...jobs.values()].find(({ order }) => order.split(' ')[1] === id);
  const rank = sibling?.order.split(' ')[0] ?? String(jobs.size).padStart(3, '0');
  const order = `${rank} ${id} ${(number ?? '').padStart(3, '0')}`;
  return { name: entryName ?? own, order, result: 'skipped', steps: [], summaries: [], folded: false };
}

function noteEntry(job: OpenJob, entry: unknown): void {
  job.result = textAt(entry, 'jobResult') ?? job.result;
  if (textAt(entry, 'stage') !== 'Main') return;
  const message = (textAt(entry, 'msg') ?? '').trimEnd();
  const ids = at(entry, 'stepID');
  const isOwnStep = Array.isArray(ids) && ids.length === 1;
  if (isOwnStep && message.startsWith('⭐ Run Main')) {
    job.steps.push({ name: textAt(entry, 'step') ?? '', result: 'skipped', lines: [] });
  }
  const step = job.steps.at(-1);
  if (step === undefined) return;
  if (isOwnStep) step.result = textAt(entry, 'stepResult') ?? step.result;
  noteOutput(job, step, entry, message);
}

function noteOutput(job: OpenJob, step: StepLog, entry: unknown, message: string): void {
  const command = textAt(entry, 'command');
  if (command === 'summary') job.summaries.push(textAt(entry, 'content') ?? '');
  if (command === 'group' || command === 'endgroup') job.folded = command === 'group';
  if (command === 'error' || command === 'warning' || command === 'notice') {
    step.lines.push(`${command}: ${textAt(entry, 'arg') ?? ''}`);
  }
  if (at(entry, 'raw_output') === true && !job.folded) step.lines.push(message);
}
