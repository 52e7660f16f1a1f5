import type { Attack } from '../../src/core/attack-table.ts';

/** What a user may set for one analysis beside the fields of its request. A value that is not given is chosen by the engine. */
export interface EngineSettings {
  /** Evasion: how far an input may be changed, as a share of the range of each number. */
  readonly eps?: number;
  /** Evasion: how many inputs are attacked. */
  readonly samples?: number;
  readonly seed?: number;
  /** The most time that the analysis gets. */
  readonly minutes?: number;
  /** Forecasting: the season of the series, in steps. */
  readonly season?: number;
}

/** What the analyses of a service are set to. */
export interface EngineOptions {
  readonly engineSettings: (modelId: string, attack: Attack) => EngineSettings;
  /** When all analyses together must be over, in milliseconds since 1970; undefined if they may take their time. */
  readonly endsAtMs: number | undefined;
}
