import { comparePaired } from '../../decide/baseline/paired-outcomes.ts';
import { attackSettings } from '../../decide/policy/attack-settings.ts';
import { pickMeasured } from '../../facts/measured.ts';
import type { AttackComparison } from '../../facts/model-comparison.ts';
import type { PlannedAnalysis } from '../../facts/artifact.ts';
import type { BaselineAnalysis } from '../../facts/policy/policy.ts';
import type { AnalysisResult } from '../../facts/run-outcome.ts';
import type { Analyser, Watch } from '../../analyser/analyser.ts';
import { logAbout } from '../../core/log.ts';
import type { ScanningRun } from '../scanning-run.ts';

interface Comparing {
  readonly run: ScanningRun;
  /** Analyses the version before. */
  readonly versions: Analyser;
  /** True if an attack that has no cached result is run on the version before. */
  readonly isAttacked: boolean;
  /** What the run found. */
  readonly results: readonly AnalysisResult[];
}

/**
 * Compares attacks input by input with those of the versions before, as far as these are known.
 * @param before the analyses of the base, of the models that changed
 * @returns what changed, by the name of the analysis of the base
 */
export async function compareAttacks(
  before: readonly PlannedAnalysis[],
  { run, versions, isAttacked, results }: Comparing,
): Promise<ReadonlyMap<string, AttackComparison>> {
  const { kept } = await versions.recall(
    before.map(({ spec }) => spec),
    () => Promise.resolve(before),
  );
  const compared = new Map<string, AttackComparison>();
  for (const analysis of before) {
    const { spec } = analysis;
    const isKnown = kept.has(spec.name) || (isAttacked && spec.attack === 'evasion');
    const now = results.find((result) => result.spec.name === spec.name);
    if (!isKnown || now === undefined || (now.state !== 'passed' && now.state !== 'vulnerable')) continue;
    const old = await analyseBefore(analysis, versions, run);
    const paired = old && comparePaired(now, old);
    if (typeof paired === 'object') compared.set(spec.name, { attack: spec.attack, ...paired.counts });
  }
  return compared;
}

/** Finds what the attack finds in the version before; undefined if it has no result. */
async function analyseBefore(
  analysis: PlannedAnalysis,
  versions: Analyser,
  { runner }: ScanningRun,
): Promise<BaselineAnalysis | undefined> {
  const { spec, digests = {} } = analysis;
  const watch = quietWatch(logAbout(`${spec.name} of the base`, runner.log));
  const finding = await versions.await(await versions.start(analysis, watch), watch);
  if (finding.kind !== 'ended') return undefined;
  return {
    ...pickMeasured(finding),
    name: spec.name,
    isVulnerable: false,
    digests: new Map(Object.entries(digests)),
    settings: attackSettings(spec),
    ...(finding.outcomes?.eps !== undefined && { eps: finding.outcomes.eps }),
  };
}

function quietWatch(log: Watch['log']): Watch {
  return {
    log,
    submitting: () => Promise.resolve(),
    answered: () => Promise.resolve(),
    started: () => undefined,
    warn: (text) => {
      log.info(text);
    },
    progress: () => undefined,
  };
}
