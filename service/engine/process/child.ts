import { ATTACKS } from './attacks.ts';
import { serveAnalysis } from './serve-analysis.ts';

/** The entry of the process that runs one analysis. */
serveAnalysis(ATTACKS);
