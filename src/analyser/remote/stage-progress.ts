import type { JobStatus, Stage } from '../../facts/job/job-status.ts';
import type { Progress } from '../analyser.ts';
import { formatStage } from './job-stages.ts';

const NOT_BEGUN = 'na';

/** Compares each status of a job with the one before. */
export class StageProgress {
  readonly #tell: (progress: Progress) => void;
  #last = new Map<string, string>();
  #description = '';

  /** @param tell told each change of stages as a step, else the service's own description */
  constructor(tell: (progress: Progress) => void) {
    this.#tell = tell;
  }

  /**
   * Tells what has changed since the last call.
   * @returns true if the job has moved on: a stage or the description has changed
   */
  note(status: JobStatus): boolean {
    const states = status.states.map(({ said }) => ({ name: said, said, state: 'unknown' as const }));
    const now = status.stages.length > 0 ? status.stages : states;
    const changed = now.filter((stage) => (this.#last.get(stage.name) ?? NOT_BEGUN) !== stage.said);
    this.#last = new Map(now.map((stage) => [stage.name, stage.said]));
    const isDescribedAnew = status.currentStatus !== this.#description;
    this.#description = status.currentStatus;
    if (changed.length > 0) this.#tell({ words: changed.map(describeStage).join(', '), isStep: true });
    else this.#tell({ words: status.currentStatus });
    return changed.length > 0 || isDescribedAnew;
  }
}

function describeStage({ name, state, said }: Stage): string {
  if (name === said) return said;
  return `${formatStage(name)} ${state === 'inprogress' ? 'in progress' : said}`;
}
