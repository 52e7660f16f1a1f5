import type { Settings } from '../../facts/settings.ts';
import { type Limits, thresholdWarnings } from './threshold.ts';
import { listNames } from '@model-security-scan/common/list-names';
import type { Baseline, BaselineAnalysis } from '../../facts/policy/policy.ts';
import { foldName } from '../../text/similar-names.ts';
import { counted } from '@model-security-scan/common/number-words';
import { plainLine } from '@model-security-scan/common/sanitize';

/**
 * Warns of what the settings say, whatever the run finds: thresholds and increases that no score can be above, and a baseline
 * that has more than the run looks at. Pure.
 * @returns one or more sentences for each; names in them are untrusted
 */
export function settingsWarnings(settings: Limits & Planned): readonly string[] {
  return [...thresholdWarnings(settings), ...baselineWarnings(settings)];
}

const MAX_NAMED = 10;

type Planned = Pick<Settings, 'analyses' | 'only' | 'readConfig'> & {
  readonly policy: Pick<Settings['policy'], 'baseline'>;
  readonly supplyChain: Pick<Settings['supplyChain'], 'enabled'>;
};

/** Warns of what the baseline holds and this run does not look at any more, unless `only` limits the run. */
function baselineWarnings(planned: Planned): readonly string[] {
  const { baseline } = planned.policy;
  // Before the config is read, it is not known what the run looks at.
  if (baseline === undefined || planned.only.length > 0 || planned.readConfig !== undefined) return [];
  return [...lostAnalyses(planned, baseline), ...lostFiles(planned, baseline)];
}

function lostAnalyses({ analyses }: Planned, baseline: Baseline): readonly string[] {
  const planned = new Set(analyses.map(({ name }) => foldName(name)));
  const lost = baseline.analyses.filter(({ name }) => !planned.has(foldName(name)));
  if (lost.length === 0) return [];
  // Those with a finding first.
  const ordered = lost.toSorted((one, other) => Number(other.isVulnerable) - Number(one.isVulnerable));
  const names = listNames(ordered, MAX_NAMED, formatName);
  const [they, them] = lost.length === 1 ? ['it', 'it'] : ['they', 'them'];
  return [
    `The baseline has ${counted(lost.length, 'analysis', 'analyses')} that this run lacks: ${names}. What ${they} would ` +
      `find does not fail this run. Put ${them} back into the config file, or, if that is intended, write a new baseline.`,
  ];
}

function formatName({ name, isVulnerable }: BaselineAnalysis): string {
  return `${plainLine(name, 200)}${isVulnerable ? ' (with a finding)' : ''}`;
}

function lostFiles({ supplyChain }: Planned, { fileFindings }: Baseline): readonly string[] {
  if (supplyChain.enabled || fileFindings.length === 0) return [];
  const found = counted(fileFindings.length, 'finding', 'findings');
  return [
    `The baseline has ${found} in files, but this run does not scan the files of the repository. Set ` +
      'supply-chain: true, or, if that is intended, write a new baseline.',
  ];
}
