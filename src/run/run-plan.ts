import type { PlannedAnalysis } from '../facts/artifact.ts';
import { ServiceError } from '../core/errors.ts';
import { MAX_WARNINGS } from '../core/log.ts';
import { InvalidInputError, type Problem, sortProblems } from '@model-security-scan/common/problem';
import { findPinFaults, isPinned } from '../artifacts/pins.ts';
import { findDuplicateAnalyses } from '../decide/duplicate-analyses.ts';
import type { ActiveRun } from './active-run.ts';

interface ComparedPins {
  readonly analyses: readonly PlannedAnalysis[];
  /** By the name of the analysis: at least one problem for each. */
  readonly faults: ReadonlyMap<string, readonly Problem[]>;
}

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
   * All analyses with the digests of their files, for a look at what earlier runs have found. An analysis whose files are not
   * those that it is pinned to has found nothing.
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
      return this.#digested?.filter((analysis) => findPinFaults(analysis).length === 0) ?? inspected;
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

  /**
   * Compares the artifacts of analyses with the digests that they are pinned to.
   * @returns the analyses, with digests if they are pinned, and what is wrong with each, by its name
   * @throws the reason of the run's signal
   */
  async comparePins(analyses: readonly PlannedAnalysis[]): Promise<ComparedPins> {
    if (!analyses.some(isPinned)) return { analyses, faults: new Map() };
    const digested = await this.#digestReadable(analyses.filter(isPinned));
    const known = new Map(digested.map((analysis) => [analysis.spec.name, analysis]));
    const faulty = digested.map((analysis) => [analysis.spec.name, findPinFaults(analysis)] as const);
    return {
      analyses: analyses.map((analysis) => known.get(analysis.spec.name) ?? analysis),
      faults: new Map(faulty.filter(([, faults]) => faults.length > 0)),
    };
  }

  /** Leaves the digests of an analysis out if one of its files cannot be read: it then has not the content that it is pinned to. */
  async #digestReadable(analyses: readonly PlannedAnalysis[]): Promise<readonly PlannedAnalysis[]> {
    try {
      return await this.digestSome(analyses);
    } catch (error) {
      this.#active.signal.throwIfAborted();
      if (!(error instanceof ServiceError)) throw error;
      const [only] = analyses;
      if (only !== undefined && analyses.length === 1) return [only];
      const digested: PlannedAnalysis[] = [];
      for (const analysis of analyses) digested.push(...(await this.#digestReadable([analysis])));
      return digested;
    }
  }

  #inspect(): Promise<readonly PlannedAnalysis[]> {
    const { settings, signal } = this.#active;
    this.#inspected ??= import('../artifacts/plan.ts').then(({ planAnalyses }) =>
      planAnalyses(settings.analyses, settings.workspace, signal),
    );
    return this.#inspected;
  }
}

/** @throws InvalidInputError with each problem once, if there is any: analyses mostly share their files */
export function requirePins({ faults }: ComparedPins): void {
  const problems = new Map([...faults.values()].flat().map((problem) => [JSON.stringify(problem), problem]));
  if (problems.size > 0) throw new InvalidInputError(sortProblems([...problems.values()]));
}
