import { attackByEvasion } from '../src/attacks/evasion/attack-by-evasion.ts';
import { runCampaign } from '../src/attacks/evasion/campaign.ts';
import { type EvasionAnalysis, type EvasionSetup, prepare } from '../src/attacks/evasion/setup.ts';
import { squareAttack } from '../src/attacks/evasion/black-box/square-attack.ts';
import { attackByExtraction } from '../src/attacks/extraction/attack-by-extraction.ts';
import { measureStages } from '../src/attacks/extraction/copy-stages.ts';
import { type ExtractionAnalysis, interrogate } from '../src/attacks/extraction/interrogate.ts';
import { Random } from '../src/random.ts';
import type { Runtime } from '../src/runtime/runtime.ts';
import type { AttackResult, Victim } from '../src/types.ts';
import { stratumOf } from '../src/strata.ts';
import { upperMedian } from '../src/vectors.ts';
import { endless, labelsOnly, openVictim, type VictimFiles } from './victims.ts';

const SEED = 1;
const MANY = 10_000_000;
/** Inputs asked about before an attack. */
const ROWS = 1_000;

/** What an attack reached. */
export interface Reached {
  /** Of the model, for each sample, with everything that was asked before. */
  readonly queries: number;
  readonly seconds: number;
  readonly median: number;
  /** Of the samples, the share changed within eps. */
  readonly success: number;
}

/** Attacks the first samples by labels only, as near as the queries bring it. */
export async function nearestByLabels(
  runtime: Runtime,
  files: VictimFiles,
  queries: number,
  samples: number,
): Promise<Reached> {
  const opened = await openVictim(runtime, files);
  const victim = labelsOnly(opened.victim);
  // The inputs are asked about first: that is part of the budget.
  const queriesPerSample = queries - Math.ceil(opened.data.count / samples);
  const comparison = { rows: ROWS };
  const analysis = {
    ...opened,
    victim,
    settings: { eps: 1e-6, samples },
    queriesPerSample,
    comparison,
  };
  const started = performance.now();
  const setup = await prepare(analysis, victim, opened.labels, endless(SEED, MANY));
  await runCampaign(setup.campaign);
  return reached(setup, started, victim.queries, Number.POSITIVE_INFINITY);
}

/** Square Attack alone, started from stripes. */
export async function squareAlone(
  runtime: Runtime,
  files: VictimFiles,
  eps: number,
  iterations: number,
  samples: number,
): Promise<Reached> {
  const opened = await openVictim(runtime, files);
  const setup = await prepare(
    { ...opened, settings: { eps, samples }, comparison: { rows: ROWS } },
    opened.victim,
    opened.labels,
    endless(SEED, MANY),
  );
  const started = performance.now();
  const { oracle, samples: attacked, picture } = setup.campaign;
  const before = opened.victim.queries;
  await squareAttack(oracle, attacked, { picture, iterations, share: 0.8 }, new Random(SEED));
  return reached(setup, started, opened.victim.queries - before, eps);
}

function reached({ campaign }: EvasionSetup, started: number, queries: number, eps: number): Reached {
  const distances = campaign.samples.map(({ bestDistance }) => bestDistance);
  return {
    queries: queries / distances.length,
    seconds: (performance.now() - started) / 1000,
    median: upperMedian(distances),
    success: distances.filter((one) => one <= eps).length / distances.length,
  };
}

/** The whole evasion analysis with its defaults. */
export async function wholeEvasion(runtime: Runtime, files: VictimFiles): Promise<AttackResult> {
  const analysis = await openVictim(runtime, files);
  const { victim } = analysis;
  return attackByEvasion(
    {
      ...analysis,
      gradients: (of, examples) => victim.gradients(of, examples),
      features: (inputs, count) => victim.features(inputs, count),
    },
    endless(SEED, 200_000),
  );
}

/** How an attack ended on one row: whether it succeeded, and the stratum that the row counts in. */
export interface AttackedRow {
  readonly fell: boolean;
  readonly stratum: number;
}

/** Whether evasion changes each attacked row within eps, by the place of the row. */
export async function evasionOutcomes(
  analysis: EvasionAnalysis,
  victim: Victim,
  labels: Int32Array,
  queries: number,
): Promise<ReadonlyMap<number, AttackedRow>> {
  const { campaign, samples, asked, strataOf } = await prepare(
    analysis,
    victim,
    labels,
    endless(SEED, queries),
  );
  await runCampaign(campaign);
  const strata = stratumOf(strataOf(samples));
  return new Map(
    samples.map(({ input, bestDistance }, index) => [
      asked.rows[input] ?? 0,
      { fell: bestDistance <= campaign.oracle.eps, stratum: strata?.[index] ?? 0 },
    ]),
  );
}

/** Whether the copy that is chosen agrees with the victim on each held-out row, by its place. */
export async function extractionOutcomes(
  analysis: ExtractionAnalysis,
  victim: Victim,
  queries: number,
): Promise<ReadonlyMap<number, AttackedRow>> {
  const budget = endless(SEED, queries);
  const asked = await interrogate(analysis, victim, budget);
  const { agreements } = await measureStages(asked, budget);
  const strata = stratumOf(asked.balance.strata);
  return new Map(
    agreements.map((fell, index) => [asked.heldRows[index] ?? 0, { fell, stratum: strata?.[index] ?? 0 }]),
  );
}

/** The mean fidelity after each number of questions, over seeds: the agreement without balance, as papers measure it. */
export async function fidelities(
  runtime: Runtime,
  files: VictimFiles,
  queries: number,
  seeds: number,
): Promise<ReadonlyMap<number, number>> {
  const sums = new Map<number, number>();
  for (let seed = 0; seed < seeds; seed += 1) {
    const { evidence } = await attackByExtraction(await openVictim(runtime, files), endless(seed, queries));
    for (const one of evidence) {
      if (one.kind !== 'table') continue;
      for (const row of one.rows) {
        const [at, fidelity] = [Number(row[0]), Number(row.at(-1))];
        sums.set(at, (sums.get(at) ?? 0) + fidelity / seeds);
      }
    }
  }
  return sums;
}
