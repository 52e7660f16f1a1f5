/** Where the service is: origin and, where it stands behind one, a path prefix; no slash at the end. */
export type ServiceRoot = string;

/** The spellings of the path: INTERFACE.md 4.2's, and the live service's (observed publicly). */
export const ANALYSIS_PATHS = ['model-analyse', 'model_analyse'] as const;

export type AnalysisPath = (typeof ANALYSIS_PATHS)[number];
