import type { JobKind } from '../jobs/job.ts';
import { drawCourse } from './course.ts';
import type { Course, Scenario, SimulationSettings } from './scenarios.ts';

/** Shown at the start and in every report: nobody may take a made-up result for a real one. */
export const SIMULATION_NOTE =
  'EVERY SCORE IS MADE UP: this service is played for tests, and no model was attacked.';

/** The scenario decides how jobs end, the clock how far they are. */
export interface Simulation {
  /**
   * Plans a job at its submission.
   * @param subject the model id or, for a supply-chain scan, the address of the repository
   */
  planJob(kind: JobKind, subject: string): Course;
  /** Changes how later jobs end: those of one model, or all that have no scenario of their own. */
  setScenario(scenario: Scenario, modelId?: string): void;
}

export function createSimulation(settings: SimulationSettings): Simulation {
  let { scenario } = settings;
  const modelScenarios = new Map(settings.modelScenarios);
  return {
    planJob(kind, subject) {
      const seed = kind === 'supply-chain' ? subject : `${subject}/${kind}`;
      const applied = modelScenarios.get(subject) ?? scenario;
      return drawCourse(applied, seed, settings.secondsPerStage);
    },
    setScenario(changed, modelId) {
      if (modelId === undefined) scenario = changed;
      else modelScenarios.set(modelId, changed);
    },
  };
}
