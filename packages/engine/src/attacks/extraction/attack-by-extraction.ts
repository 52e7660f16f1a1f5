import { ArtifactFault } from '../../fault.ts';
import { formatFreeText } from '../../dataset/tables/free-text.ts';
import { packOutcomes } from '../../catalog/result/pack-outcomes.ts';
import { ratesIn, stratumOf } from '../../strata.ts';
import type { AttackResult, Budget } from '../../types.ts';
import { measureStages } from './copy-stages.ts';
import { unearnedCopy } from './earned.ts';
import { describeExtraction, extractionEvidence, queriesToAgreement } from './extraction-texts.ts';
import { type ExtractionAnalysis, interrogate } from './interrogate.ts';
import { present } from '@model-security-scan/common/present';

export type { ExtractionAnalysis } from './interrogate.ts';

const METHOD = {
  name: 'Extraction: a copy trained on chosen queries',
  formula:
    'score = mean over the answers of the model of A: A the share of held-out inputs with this answer to which the copy gives the same; answers that fewer than 10 of them got share one A; with fewer than 20 held-out inputs for each answer, score = the share of all of them; Wilson 95 % intervals, joined by MOVER',
  sources: [
    'Jagielski, Carlini, Berthelot, Kurakin, Papernot: High accuracy and high fidelity extraction of neural networks, USENIX Security 2020',
    'Rifkin, Lippert: Notes on regularized least squares, MIT 2007',
    'Coates, Lee, Ng: An analysis of single-layer networks in unsupervised feature learning, AISTATS 2011',
    'Geurts, Ernst, Wehenkel: Extremely randomized trees, Machine Learning 2006',
    'Friedman: Greedy function approximation: a gradient boosting machine, Annals of Statistics 2001',
    'Pal, Gupta, Shukla, Kanade, Shevade, Ganapathy: ActiveThief, AAAI 2020',
    'Orekondy, Schiele, Fritz: Knockoff Nets, CVPR 2019',
    'Sener, Savarese: Active learning for convolutional neural networks: a core-set approach, ICLR 2018',
    'Zou, Huang, Zhang: A note on confidence interval estimation for a linear function of binomial proportions, CSDA 2009',
    'OWASP AI Testing Guide, AITG-APP-09',
  ],
} as const;

/**
 * Copies a classifier: asks about inputs of the data, then about made ones, trains a copy on the answers, and measures how often
 * they agree on inputs that it never saw. `budget.maxQueries` bounds the questions of the attack; those for the held-out inputs
 * come on top.
 */
export async function attackByExtraction(
  analysis: ExtractionAnalysis,
  budget: Budget,
): Promise<AttackResult> {
  const { victim } = analysis;
  if (victim === undefined) throw new ArtifactFault('Extraction needs a model: give one.');
  const started = performance.now();
  const queriesBefore = victim.queries;
  const asked = await interrogate(analysis, victim, budget);
  const { transcript, balance, heldRows, keys, fromData, plan, complete, isBounded } = asked;
  const queries = asked.whole.count;
  const { checkpoints, agreements, learnt, isRejected } = await measureStages(asked, budget);
  const outcome = {
    ...{ checkpoints, balance, fromData, learnt, isRejected, isBounded },
    held: transcript.heldClasses.length,
    knowsScores: victim.answers === 'scores',
  };
  const cutShort = !complete || !plan.going();
  const strata = stratumOf(balance.strata);
  const rows = agreements.map((fell, index) => ({
    ...{ key: keys[heldRows[index] ?? 0] ?? 0, fell },
    ...(strata !== undefined && { group: strata[index] ?? 0 }),
  }));
  const outcomes = packOutcomes(
    rows.filter(({ group = 0 }) => group >= 0),
    { queries },
  );
  const classes = ratesIn(balance.strata, (row) => agreements[row] === true, analysis.classNames);
  budget.progress(1, 'Extraction is done');
  const last = checkpoints.at(-1);
  return {
    score: last?.agreement ?? { value: 0, low: 0, high: 1 },
    ...{ bound: 'lower', access: 'black-box' },
    ...present({ outcomes, classes }),
    cutShort,
    ...unearnedCopy({
      ...{ ...analysis, victim, asked: queries, reached: last?.agreement },
      constant: balance.constant,
    }),
    ...describeExtraction(outcome, formatFreeText(analysis.data)),
    queries: victim.queries - queriesBefore,
    seconds: (performance.now() - started) / 1000,
    ...accuracyOf(analysis, transcript.heldClasses, heldRows),
    method: METHOD,
    figures: {
      'queries to 90 % agreement': queriesToAgreement(checkpoints, 0.9) ?? 'not reached',
      'agreement without balance': last?.plain ?? 'not measured',
      'most frequent answer': balance.mostFrequent,
      'queries of the attack': queries,
      'of them from the data': fromData,
      'answers that the copy learnt from': learnt,
      'held-out inputs': outcome.held,
    },
    evidence: extractionEvidence(outcome),
  };
}

function accuracyOf(
  { labels }: ExtractionAnalysis,
  heldClasses: Int32Array,
  heldRows: Int32Array,
): { readonly accuracy?: number } {
  if (labels === undefined || heldRows.length === 0) return {};
  return {
    accuracy:
      heldClasses.filter((one, index) => labels[heldRows[index] ?? 0] === one).length / heldRows.length,
  };
}
