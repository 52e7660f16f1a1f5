/** The attacks: one line for each, with its name. `npm run generate` writes everything that lists them. */
export { extraction } from './extraction/descriptor.ts';
export { evasion } from './evasion/descriptor.ts';
export { poisoning } from './poisoning/descriptor.ts';
export { drift } from './drift/descriptor.ts';
export { outlier } from './outlier/descriptor.ts';
export { membership } from './membership/descriptor.ts';
export { disagreement } from './disagreement/descriptor.ts';
export { accuracyLoss as 'accuracy-loss' } from './accuracy-loss/descriptor.ts';
