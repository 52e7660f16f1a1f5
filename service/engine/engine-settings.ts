import type { Attack } from '../../src/core/attack-table.ts';
import { ArtifactFault } from './fault.ts';

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
  /** How many analyses will be submitted, so that each gets a fair share of the time; undefined if nobody knows. */
  readonly analysesPlanned: number | undefined;
}

interface Rule {
  readonly holds: (value: number) => boolean;
  readonly expected: string;
}

const MOST_SAMPLES = 10_000;

const RULES: Readonly<Record<keyof EngineSettings, Rule>> = {
  eps: {
    holds: (value) => value > 0 && value <= 1,
    expected:
      'above 0 and at most 1: it is a share of the range of each number, such as 0.03 for 8 of 255 steps',
  },
  samples: {
    holds: (value) => Number.isInteger(value) && value >= 1 && value <= MOST_SAMPLES,
    expected: `a whole number from 1 to ${String(MOST_SAMPLES)}`,
  },
  seed: {
    holds: (value) => Number.isSafeInteger(value) && value >= 0,
    expected: 'a whole number of at least 0',
  },
  minutes: { holds: (value) => value > 0 && Number.isFinite(value), expected: 'a number above 0' },
  season: {
    holds: (value) => Number.isSafeInteger(value) && value >= 1,
    expected: 'a whole number of steps, at least 1',
  },
};

/**
 * Checks settings before an analysis starts.
 * @throws ArtifactFault that names every setting that is wrong
 */
export function checkEngineSettings(settings: EngineSettings): void {
  const problems = (['eps', 'samples', 'seed', 'minutes', 'season'] as const).flatMap((name) => {
    const value = settings[name];
    const { holds, expected } = RULES[name];
    return value === undefined || holds(value)
      ? []
      : [`${name} must be ${expected}, but is ${String(value)}.`];
  });
  if (problems.length > 0) throw new ArtifactFault(problems.join(' '));
}
