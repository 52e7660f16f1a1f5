import { DESCRIPTORS } from '@model-security-scan/engine/catalog';
import { present } from '@model-security-scan/common/present';
import { comparePaired } from '../../decide/baseline/paired-outcomes.ts';
import { attackSettings } from '../../decide/policy/attack-settings.ts';
import { pickMeasured } from '../../facts/measured.ts';
import type { AttackComparison } from '../../facts/results/model-comparison.ts';
import type { PlannedAnalysis } from '../../facts/artifact.ts';
import type { BaselineAnalysis } from '../../facts/policy/policy.ts';
import type { AnalysisResult, JudgedResult } from '../../facts/run-outcome.ts';
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

/** What is known of an attack on both versions: counts, or a sentence that says why there are none. */
export type ComparedAttack = AttackComparison | { readonly note: string };

/**
 * Compares attacks input by input with those of the versions before, as far as these are known.
 * @param before the analyses of the base, of the models that changed
 * @returns what changed, by the name of the analysis of the base. Notes may hold untrusted text
 */
export async function compareAttacks(
  before: readonly PlannedAnalysis[],
  { run, versions, isAttacked, results }: Comparing,
): Promise<ReadonlyMap<string, ComparedAttack>> {
  const pairs = before.flatMap((analysis) => {
    const { name, attack } = analysis.spec;
    const now = results.find((result) => result.spec.name === name);
    if (now?.state !== 'passed' && now?.state !== 'vulnerable') return [];
    const isRun = isAttacked && attack === 'evasion';
    return [{ now, isRun, before: analysis, asked: isRun ? asNow(analysis, now) : analysis }];
  });
  const asked = pairs.map((pair) => pair.asked);
  const { kept } = await versions.recall(
    asked.map(({ spec }) => spec),
    () => Promise.resolve(asked),
  );
  const compared = new Map<string, ComparedAttack>();
  for (const pair of pairs) {
    const { name, attack } = pair.before.spec;
    if (DESCRIPTORS[attack].paired === undefined || !(pair.isRun || kept.has(name))) continue;
    const old = await analyseBefore(pair, versions, run);
    const paired = typeof old === 'string' ? old : (comparePaired(pair.now, old) ?? UNKNOWN);
    compared.set(
      name,
      typeof paired === 'string'
        ? { note: `${attack} was not compared input by input: ${paired.replace(/\.$/u, '')}.` }
        : { attack, ...paired.counts },
    );
  }
  return compared;
}

const UNKNOWN = 'it is not known which inputs fell';

/** Gives an attack on the version before what that on the version of now chose: it would choose otherwise for each model. */
function asNow(analysis: PlannedAnalysis, { outcomes, skill }: JudgedResult): PlannedAnalysis {
  const { spec } = analysis;
  const { local } = spec;
  if (local === undefined) return analysis;
  const settings = {
    ...present({ tolerance: skill?.tolerance }),
    ...local.settings,
    ...present({ eps: outcomes?.eps }),
  };
  return { ...analysis, spec: { ...spec, local: { ...local, settings } } };
}

/** Finds what the attack finds in the version before, or says why it has no result: a clause. */
async function analyseBefore(
  { before, asked }: { readonly before: PlannedAnalysis; readonly asked: PlannedAnalysis },
  versions: Analyser,
  { runner }: ScanningRun,
): Promise<BaselineAnalysis | string> {
  const { spec, digests = {} } = before;
  const watch = quietWatch(logAbout(`${spec.name} of the base`, runner.log));
  const finding = await versions.await(await versions.start(asked, watch), watch);
  if (finding.kind !== 'ended') return `the attack on the base has no result. ${finding.why}`;
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
