import { CHECK_MARK } from '../../../catalog/result/result-words.ts';
import { shownName } from '../../../model/shown-name.ts';
import { newcombe } from '../../../statistics/distributions.ts';
import { percent } from '../not-tested.ts';
import { MOST_WRONG } from './label-share.ts';

/**
 * Compares how often each class occurs. Labels of one class that were turned into another look right to whoever learned them, but
 * the class becomes rarer: the difference of its shares is a lower bound of the share of wrong labels if both sets are alike.
 * @returns a sentence to check, if the 95 % interval says that more differ than the default threshold allows
 */
export function checkFrequencies(
  labels: Int32Array,
  trusted: Int32Array,
  names: readonly string[] | undefined,
): string | undefined {
  const shareOf = (all: Int32Array, label: number): Parameters<typeof newcombe>[0] => ({
    successes: all.filter((one) => one === label).length,
    trials: all.length,
  });
  const [most] = [...new Set([...labels, ...trusted])]
    .map((label) => {
      const [here, there] = [shareOf(labels, label), shareOf(trusted, label)];
      const low = Math.max(newcombe(here, there).low, newcombe(there, here).low);
      return {
        label,
        low,
        shares: [here, there].map(({ successes, trials }) => percent(successes / trials)),
      };
    })
    .toSorted((one, other) => other.low - one.low);
  if (most === undefined || most.low <= MOST_WRONG) return undefined;
  return (
    `${CHECK_MARK}class ${shownName(names?.[most.label] ?? String(most.label), 40)} has ${most.shares.join(' of the labels of data, and ')} ` +
    `of those of universal_data. If both were drawn in the same way, at least ${percent(most.low)} of the labels of data are wrong.`
  );
}
