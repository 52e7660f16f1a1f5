/** The address of the service: the origin and, if there is one, a path prefix, without a slash at the end. */
export type ServiceRoot = string;

/** The spellings of the path: first the one of service spec 4.2, then the live service's (observed publicly). */
export const ANALYSIS_PATHS = ['model-analyse', 'model_analyse'] as const;

export type AnalysisPath = (typeof ANALYSIS_PATHS)[number];
