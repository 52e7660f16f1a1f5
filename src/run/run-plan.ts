import type { PlannedAnalysis } from '../facts/planned-analysis.ts';
import { ServiceError } from '../core/errors.ts';
import { MAX_WARNINGS } from '../core/log.ts';
import { InvalidInputError } from '../core/problem.ts';
import { findDuplicateAnalyses } from '../decide/duplicate-analyses.ts';
import type { ActiveRun } from './active-run.ts';

/**
 * The analyses of a run with their files. Each file is inspected once and hashed once. The code for it is loaded only when
 * it is needed, because most runs end with the lineage check.
 */
export class RunPlan {
  readonly #active: ActiveRun;
  #inspected: Promise<readonly PlannedAnalysis[]> | undefined;
  #digested: readonly PlannedAnalysis[] | undefined;

  constructor(active: ActiveRun) {
    this.#active = active;
  }

  /**
   * All analyses.
   * @throws InvalidInputError with the problems of all files; the reason of the run's signal
   */
  async inspect(): Promise<readonly PlannedAnalysis[]> {
    const { runner, settings, signal } = this.#active;
    for (const { spec, message } of findDuplicateAnalyses(settings.analyses).slice(0, MAX_WARNINGS)) {
      runner.log.warning(message, spec.place);
    }
    const analyses = this.#digested ?? (await this.#inspect());
    // Planning thousands of analyses blocks the thread, so a deadline that has passed meanwhile is checked here.
    await runner.clock.sleep(0, signal);
    return analyses;
  }

  /**
   * All analyses with the digests of their files, for a look at what earlier runs have found.
   * @returns no analysis if an input is wrong, and no digests if a file cannot be read: later steps report that
   */
  readonly digest = async (): Promise<readonly PlannedAnalysis[]> => {
    const { signal } = this.#active;
    try {
      const inspected = await this.#inspect();
      try {
        this.#digested ??= await this.digestSome(inspected);
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof ServiceError)) throw error;
      }
      return this.#digested ?? inspected;
    } catch (error) {
      if (error instanceof InvalidInputError) return [];
      throw error;
    }
  };

  /**
   * Adds the digests to analyses that have none.
   * @throws ServiceError `upload-failed` if a file cannot be read; the reason of the run's signal
   */
  async digestSome(analyses: readonly PlannedAnalysis[]): Promise<readonly PlannedAnalysis[]> {
    if (analyses.every(({ digests }) => digests !== undefined)) return analyses;
    const { digestAnalyses } = await import('../artifacts/digest-analyses.ts');
    return digestAnalyses(analyses, this.#active.signal);
  }

  #inspect(): Promise<readonly PlannedAnalysis[]> {
    const { settings, signal } = this.#active;
    this.#inspected ??= import('../artifacts/plan.ts').then(({ planAnalyses }) =>
      planAnalyses(settings.analyses, settings.workspace, signal),
    );
    return this.#inspected;
  }
}
