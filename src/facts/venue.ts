/** What follows from who does the analyses of a run: a service, or the machine of the run. The input base-url chooses. */
export interface Venue {
  /** The highest score there is; absent if scores may be counted in other units. */
  readonly highestScore?: number;
  /** What earlier runs leave: one record of the repository as a whole, or a cached result of each analysis. */
  readonly recalls: 'record' | 'cached-results';
  /** True if an analysis is a job of a registered model, with an id and a page of its own, that outlives the run. */
  readonly hasJobs: boolean;
}

export const SERVICE_VENUE: Venue = { recalls: 'record', hasJobs: true };

export const RUNNER_VENUE: Venue = { highestScore: 1, recalls: 'cached-results', hasJobs: false };

/** Returns the venue of a run. If its inputs could not be read, its advice is that for a service. */
export function venueOf({ requested }: { readonly requested?: { readonly venue: Venue } }): Venue {
  return requested?.venue ?? SERVICE_VENUE;
}
