import { countDistinct, formatDistinctCount } from '../../engine/distinct-inputs.ts';
import { NotTestable } from '../../engine/fault.ts';
import type { Inputs } from '../../engine/types.ts';

/** Fewer rows tell nothing. */
const FEWEST = 20;

/**
 * Checks that there are enough inputs. Copies count once.
 * @throws NotTestable if there are too few
 */
export function requireInputs(data: Inputs): void {
  const distinct = countDistinct(data);
  if (distinct >= FEWEST) return;
  throw new NotTestable(
    `The poisoning check needs at least ${String(FEWEST)} different inputs, and data has ${formatDistinctCount(data.count, distinct)}: give more of the training data.`,
  );
}
