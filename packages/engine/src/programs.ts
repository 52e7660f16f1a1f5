import path from 'node:path';

/** The programs of this package as they lie in its source. A bundle holds them elsewhere. */

/** A thread that reads models and data to say what they are: see inspect/inspection.ts. */
export const INSPECTOR = path.join(import.meta.dirname, 'inspect', 'inspection-worker.ts');

/** The program of Python that calls functions. */
export const PYTHON_ADAPTER = path.join(import.meta.dirname, 'python', 'adapter.py');
