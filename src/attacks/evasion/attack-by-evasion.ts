import { ArtifactFault } from '../../engine/fault.ts';
import { METHOD_VERSION } from './descriptor.ts';
import { packOutcomes } from '../../core/outcomes.ts';
import { wilson } from '../../engine/statistics/wilson.ts';
import type { AttackResult, Budget } from '../../engine/types.ts';
import { median } from '../../engine/vectors.ts';
import { runCampaign } from './campaign.ts';
import { confirmIfRandom } from './confirm.ts';
import { measureDefences } from './defences.ts';
import { evasionEvidence } from './evidence.ts';
import { describeEvasion } from './meaning.ts';
import type { Sample } from './oracle.ts';
import { type EvasionAnalysis, type EvasionSetup, LEAST_QUERIES_PER_SAMPLE, prepare } from './setup.ts';

const METHOD = {
  version: METHOD_VERSION,
  name: 'Evasion: HopSkipJump, Square Attack and transfer from a substitute',
  formula:
    'score = inputs that some attack changes within eps to another class / inputs attacked, which the model gets right; Wilson 95 % interval',
  sources: [
    'Chen, Jordan, Wainwright: HopSkipJumpAttack, IEEE S&P 2020',
    'Andriushchenko, Croce, Flammarion, Hein: Square Attack, ECCV 2020',
    'Croce, Hein: Minimally distorted adversarial examples with a fast adaptive boundary attack, ICML 2020',
    'Papernot, McDaniel, Goodfellow: Transferability in machine learning, 2016',
    'Yang, Rashtchian, Zhang, Salakhutdinov, Chaudhuri: A closer look at accuracy vs. robustness, NeurIPS 2020',
  ],
} as const;

/**
 * Attacks a classifier by small changes of its inputs. The score is the share of the inputs that the model gets right and that some
 * attack changes to another class within eps, a share of the range of each number of an input.
 */
export async function attackByEvasion(analysis: EvasionAnalysis, budget: Budget): Promise<AttackResult> {
  const { victim, labels } = analysis;
  if (victim === undefined || labels === undefined) {
    throw new ArtifactFault('Evasion needs a model and the labels of its data: give both.');
  }
  const started = performance.now();
  const queriesBefore = victim.queries;
  const setup = await prepare(analysis, victim, labels, budget);
  const { oracle, samples, pool } = setup.campaign;
  requireRightAnswer(pool.count, samples.length);
  await runCampaign(setup.campaign);
  const { unearned, isWhole } = await confirmIfRandom(analysis.randomness, {
    oracle,
    victim,
    samples,
    budget,
  });
  const score = wilson(
    samples.filter(({ bestDistance }) => bestDistance <= oracle.eps).length,
    samples.length,
  );
  const tooFew = samples.length > 0 && setup.campaign.queriesPerSample < LEAST_QUERIES_PER_SAMPLE;
  const cutShort = oracle.isSpent() || tooFew || !isWhole;
  if (!cutShort && score.value === 0) requireSecondClass(pool.predicted);
  const defences = await measureDefences(analysis, victim, setup, budget);
  const evidence = evasionEvidence(analysis, setup);
  const outcomes = outcomesOf(setup);
  budget.progress(1, 'Evasion is done');
  return {
    score,
    ...{ bound: 'lower', access: 'black-box' },
    ...(outcomes === undefined ? {} : { outcomes }),
    cutShort,
    ...(unearned === undefined ? {} : { unearned }),
    ...(setup.isTimed || pool.count < setup.rows.length ? { isTimed: true } : {}),
    ...describeEvasion(setup, score),
    queries: victim.queries - queriesBefore,
    seconds: (performance.now() - started) / 1000,
    accuracy: setup.accuracy,
    method: METHOD,
    figures: figuresOf(setup, score.value),
    evidence,
    defences,
  };
}

function outcomesOf({ campaign, rows }: EvasionSetup): AttackResult['outcomes'] {
  const { oracle, samples, queriesPerSample } = campaign;
  const outcomes = samples.map(({ input, bestDistance }) => {
    return { row: rows[input] ?? 0, fell: bestDistance <= oracle.eps };
  });
  return packOutcomes(outcomes, { eps: oracle.eps, queries: queriesPerSample });
}

/** @throws ArtifactFault if the model gets no input right: a score of 0 would look like a pass, but nothing was attacked */
function requireRightAnswer(asked: number, samples: number): void {
  if (asked === 0 || samples > 0) return;
  throw new ArtifactFault(
    `There is nothing to attack: of ${String(asked)} inputs that were asked about, the model gets none right. Check ` +
      'that the labels belong to the data and to the model, and that the data is scaled as in training (normalize_data).',
  );
}

/** @throws ArtifactFault if the attack knew only inputs of one class, so that its finding nothing says nothing */
function requireSecondClass(predicted: Int32Array): void {
  if (predicted.length === 0 || predicted.some((one) => one !== predicted[0])) return;
  throw new ArtifactFault(
    `There is nothing to attack: the model gives all ${String(predicted.length)} inputs the same class. Check that the ` +
      'data has inputs of several classes, and that it is scaled as in training (normalize_data).',
  );
}

function figuresOf({ campaign, accuracy }: EvasionSetup, score: number): Record<string, number | string> {
  const { oracle, samples, queriesPerSample } = campaign;
  const within = samples.filter(({ bestDistance }) => bestDistance <= oracle.eps);
  return {
    eps: oracle.eps,
    norm: oracle.norm,
    samples: samples.length,
    accuracy,
    'robust accuracy': accuracy * (1 - score),
    'median distance': finite(median(samples.map(({ bestDistance }) => bestDistance))),
    'median queries to eps': finite(median(within.map(({ queriesToEps }) => queriesToEps))),
    'queries a sample': queriesPerSample,
    ...Object.fromEntries(countBy(within).map(([attack, count]) => [`found by: ${attack}`, count])),
  };
}

function countBy(samples: readonly Sample[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const { foundBy } of samples) counts.set(foundBy, (counts.get(foundBy) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a);
}

function finite(value: number): number | string {
  return Number.isFinite(value) ? value : 'none found';
}
