import { accuracyLoss } from './accuracy-loss/descriptor.ts';
import { disagreement } from './disagreement/descriptor.ts';
import { drift } from './drift/descriptor.ts';
import { evasion } from './evasion/descriptor.ts';
import { extraction } from './extraction/descriptor.ts';
import { membership } from './membership/descriptor.ts';
import { outlier } from './outlier/descriptor.ts';
import { poisoning } from './poisoning/descriptor.ts';

/**
 * The attacks, and the comparisons with the version before, by name, in the order of every list. `npm run generate` writes
 * everything that lists them. A new one comes last: SARIF files refer to rules by their place.
 */
export const REGISTRY = {
  extraction,
  evasion,
  poisoning,
  drift,
  outlier,
  membership,
  disagreement,
  'accuracy-loss': accuracyLoss,
} as const;
