import { LOADERS } from './loaders.ts';
import { serveAnalysis } from '../process/serve-analysis.ts';

/** The entry of the process that runs one analysis. */
serveAnalysis(LOADERS);
