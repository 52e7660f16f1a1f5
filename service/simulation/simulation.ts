import type { JobEngine } from '../jobs/job-engine.ts';
import { requestedThreshold } from '../jobs/job.ts';
import { drawCourse, progressOf } from './course.ts';
import type { Scenario, SimulationSettings } from './scenarios.ts';

/** Shown in every report, on every page and at the start: nobody may take a simulated result for a real one. */
export const SIMULATION_NOTE =
  'Simulated by the local service: no model was attacked, and the score is made up.';

/** An engine that attacks nothing: the scenario decides how jobs end, the clock how far they are. */
export interface Simulation extends JobEngine {
  /** Changes how later jobs end: those of one model, or all that have no scenario of their own. */
  setScenario(scenario: Scenario, modelId?: string): void;
}

export function createSimulation(settings: SimulationSettings): Simulation {
  let { scenario } = settings;
  const modelScenarios = new Map(settings.modelScenarios);
  return {
    note: SIMULATION_NOTE,
    planJob(kind, subject) {
      const seed = kind === 'supply-chain' ? subject : `${subject}/${kind}`;
      const applied = modelScenarios.get(subject) ?? scenario;
      return JSON.stringify(drawCourse(applied, seed, settings.secondsPerStage));
    },
    holdModelApi: () => undefined,
    startJob: () => undefined,
    progressOf,
    thresholdOf: requestedThreshold,
    renderReport: () => Promise.resolve(undefined),
    reportOf: () => undefined,
    close: () => Promise.resolve(),
    setScenario(changed, modelId) {
      if (modelId === undefined) scenario = changed;
      else modelScenarios.set(modelId, changed);
    },
  };
}
