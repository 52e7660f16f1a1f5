/** Ways for analyses to end. `slow` ends like `clean`; `mixed` picks clean, vulnerable or failing for each analysis. */
export const SCENARIOS = ['clean', 'vulnerable', 'failing', 'slow', 'mixed'] as const;
export type Scenario = (typeof SCENARIOS)[number];

/** The ends that are drawn from. */
export const ENDINGS = ['clean', 'vulnerable', 'failing'] as const;

/** The made-up course of a job, drawn from its scenario at its submission. */
export interface Course {
  readonly ending: (typeof ENDINGS)[number];
  /** How long each stage takes. */
  readonly stageMs: number;
}

export interface SimulationSettings {
  readonly scenario: Scenario;
  /** Scenarios of single models, by model id; they override `scenario`. */
  readonly modelScenarios: ReadonlyMap<string, Scenario>;
  /** How long each stage of a job takes, in seconds; 0 finishes a job as soon as it starts. */
  readonly secondsPerStage: number;
}
