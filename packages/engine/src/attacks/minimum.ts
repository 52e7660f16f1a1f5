/**
 * What a local analysis needs at least before its score can be a pass: with less, a score says more about the test than about
 * the model. Chosen, not taken from a paper.
 */
export const MINIMUM = {
  samples: 20,
  /** Questions of a black-box evasion for each input that has not fallen. */
  queriesPerInput: 200,
  queries: 500,
  /** The same for a model that answers slowly or at a price: an endpoint. */
  endpointQueries: 100,
  /** Inputs, or windows of a series, on which extraction compares its copy with the model. */
  compared: 30,
  /** Different rows of membership on each side, and those for a pass. */
  side: 50,
  sideForPass: 200,
} as const;

/** The shares of the data that only measure the copy of an extraction. */
export const HELD_SHARE = { classifier: 0.5, forecaster: 0.4 } as const;

/** What an attack has if the config file does not say it, unless the time allows less. */
export const USUAL = { samples: 100, minutes: 10 } as const;
