import fc from 'fast-check';

/**
 * Properties try the same inputs in every run, so that a change is judged by what it changed; `PROPERTY_SEED=random`
 * tries others, and a number those of a run that failed. `npm run fuzz` is what looks for the unknown.
 */
const SEED = 20_260_115;
const wanted = process.env['PROPERTY_SEED'];
if (wanted !== 'random') fc.configureGlobal({ seed: wanted === undefined ? SEED : Number(wanted) });
