import type { AnalysisData } from '../../engine/analysis-data.ts';

/**
 * What the check of drift takes: `data` is what the model meets now, `reference` what it was made for. If both have labels,
 * the shares of the classes are compared; if there is a model, those of the classes that it predicts.
 */
export type DriftAnalysis = Pick<
  AnalysisData,
  'victim' | 'data' | 'labels' | 'reference' | 'referenceLabels'
>;

/** One of the tests that are corrected together. */
export interface DriftTest {
  readonly name: string;
  readonly statistic: number;
  readonly p: number;
  readonly corrected: number;
}
