import { openGradients } from './white-box/gradients.ts';
import { chooseGradients } from './white-box/choose-gradients.ts';
import { ArtifactFault } from '../../fault.ts';
import type { GradientSource } from '../../gradient/open-gradients.ts';
import { accuracyOf } from '../../statistics/balanced-accuracy.ts';
import type { AttackResult, Budget, Victim } from '../../types.ts';
import { upperMedian } from '../../vectors.ts';
import { attackExactly, findExactness } from './exact/attack-exactly.ts';
import { runCampaign } from './campaign.ts';
import { AttackSpace } from './attack-space.ts';
import { confirmIfRandom } from './confirm.ts';
import { type Distances, measureDistances } from './distances.ts';
import { evasionEvidence, robustnessOf } from './evasion-evidence.ts';
import { formatColumns } from './exact/exact-meaning.ts';
import { describeEvasion } from './evasion-texts.ts';
import { endingOf } from './evasion-minimum.ts';
import type { Sample } from './oracle.ts';
import { accuracyFigures, epsFigures, type EvasionScore, packGrouped, scoreOfSearch } from './score.ts';
import { checkClimbs } from './self-check/check-attack.ts';
import { scrutinize } from './self-check/scrutiny.ts';
import type { NoSelfCheck, SelfCheck } from './self-check/self-check.ts';
import { type EvasionAnalysis, type EvasionSetup, prepare } from './setup.ts';
import type { FirstLook } from './white-box/white-box.ts';

const METHOD = {
  name: 'Evasion: Auto-PGD by gradients if the model has them; HopSkipJump, Square Attack and transfer from a substitute',
  formula:
    'score = inputs that some attack changes within eps to another class / inputs attacked, which the model gets right: the mean of this ' +
    'share over the classes, or with fewer than 20 inputs for each class the share of all; Wilson 95 % intervals, joined by MOVER. If mixtures of inputs fall more often (Fisher, p < .001), score = the same of the mixtures',
  sources: [
    'Croce, Hein: Reliable evaluation of adversarial robustness with an ensemble of diverse parameter-free attacks, ICML 2020',
    'Athalye, Carlini, Wagner: Obfuscated gradients give a false sense of security, ICML 2018',
    'Zimmermann, Brendel, Tramèr, Carlini: Increasing confidence in adversarial robustness evaluations, NeurIPS 2022',
    'Carlini et al.: On evaluating adversarial robustness, 2019',
    'Chen, Jordan, Wainwright: HopSkipJumpAttack, IEEE S&P 2020',
    'Andriushchenko, Croce, Flammarion, Hein: Square Attack, ECCV 2020',
    'Croce, Hein: Minimally distorted adversarial examples with a fast adaptive boundary attack, ICML 2020',
    'Papernot, McDaniel, Goodfellow: Transferability in machine learning, 2016',
    'Zou, Huang, Zhang: A note on confidence interval estimation for a linear function of binomial proportions, CSDA 2009',
    'Yang, Rashtchian, Zhang, Salakhutdinov, Chaudhuri: A closer look at accuracy vs. robustness, NeurIPS 2020',
  ],
} as const;

const HELD = 'columns of text and missing numbers stay as they are';

/**
 * Attacks a classifier by small changes of its inputs. The score is the share of the inputs that the model gets right and that some
 * attack changes to another class within eps, a share of the range of each number of an input.
 * @throws NotTestable if no verdict can rest on the data, or too few inputs can be attacked
 */
export async function attackByEvasion(analysis: EvasionAnalysis, budget: Budget): Promise<AttackResult> {
  const { victim, labels } = analysis;
  if (victim === undefined || labels === undefined) {
    throw new ArtifactFault('Evasion needs a model and the labels of its data: give both.');
  }
  const exact = await findExactness(analysis, victim);
  if (exact !== undefined && 'prove' in exact) {
    return attackExactly(analysis, { victim, labels }, exact, budget);
  }
  const isHeld = new AttackSpace(analysis.data).hasGaps;
  const opened = await openGradients(analysis, isHeld ? HELD : undefined, exact?.why);
  // No gradient passes through trees: why nothing is proved of them says more.
  const why = opened.why?.includes('TreeEnsemble') === true ? (exact?.why ?? opened.why) : opened.why;
  const sources = opened.source === undefined ? [] : [opened.source];
  try {
    return await attack({ ...analysis, source: opened.source }, { victim, labels }, why, budget, sources);
  } finally {
    for (const source of sources) await source.close();
  }
}

async function attack(
  analysis: EvasionAnalysis,
  { victim, labels }: { readonly victim: Victim; readonly labels: Int32Array },
  why: string | undefined,
  budget: Budget,
  /** What is closed at the end. */
  sources: GradientSource[],
): Promise<AttackResult> {
  const started = performance.now();
  const queriesBefore = victim.queries;
  const prepared = await prepare(analysis, victim, labels, budget);
  const gradients = await chooseGradients(prepared.campaign, (source) => sources.push(source));
  const campaign = { ...prepared.campaign, gradients };
  const setup = { ...prepared, campaign };
  let checked: SelfCheck | NoSelfCheck | undefined;
  const betweenClimbs = async (first: FirstLook): Promise<void> => {
    checked = await checkClimbs(analysis, setup, first, budget);
    campaign.spending.endScrutiny();
  };
  const ran = await runCampaign({ ...campaign, betweenClimbs });
  const [report, black] = ran === undefined || 'why' in ran ? [undefined, ran?.why ?? why] : [ran, undefined];
  const { oracle, samples } = campaign;
  const confirmed = await confirmIfRandom(analysis.randomness, { oracle, victim, samples, budget });
  const score = scoreOfSearch(setup, analysis.classNames);
  const isOutOfTime = oracle.isOutOfTime();
  const scrutiny = await scrutinize(analysis, setup, { report, black, checked }, budget);
  const isShortened = setup.isShortened || report?.isWhole === false;
  const { unearned } = scrutiny;
  const ending = endingOf(samples, oracle, { isShortened, isOutOfTime, confirmed, unearned });
  const distances = await measureDistances(victim, setup, report, budget);
  const outcomes = score.isGap ? undefined : outcomesOf(setup);
  const evidence = await evasionEvidence(analysis, setup, distances, score);
  const isTimed = setup.isTimed || report?.isWhole === false;
  const limits = [...scrutiny.limits, ...limitsOf(distances), ...formatColumns(analysis.data)];
  budget.progress(1, 'Evasion is done');
  return {
    score: score.judged,
    ...{ bound: 'lower', access: report === undefined ? 'black-box' : 'white-box' },
    ...(score.classes !== undefined && { classes: score.classes }),
    ...(outcomes !== undefined && { outcomes }),
    ...ending,
    robustness: robustnessOf(distances, score, oracle.eps, scrutiny),
    ...(isTimed && { isTimed }),
    ...describeEvasion(analysis.data, setup, score, { limits }),
    queries: victim.queries - queriesBefore,
    seconds: (performance.now() - started) / 1000,
    accuracy: setup.agreement.accuracy,
    skill: accuracyOf(setup.agreement),
    method: METHOD,
    figures: { ...figuresOf(setup, score, distances), ...scrutiny.figures },
    evidence,
  };
}

function limitsOf({ isWhole }: Distances): readonly string[] {
  return isWhole
    ? []
    : [
        'The search for the smallest changes was cut short: inputs may fall at a smaller eps than this report says.',
      ];
}

/** What became of each row: not if mixtures are judged, since a model that knows its rows holds them all. */
function outcomesOf({ campaign, samples, asked, keys, strataOf }: EvasionSetup): AttackResult['outcomes'] {
  const { queriesPerSample } = campaign;
  const { eps } = campaign.oracle;
  const fallen = samples.map(({ input, bestDistance }) => ({
    ...{ key: keys[asked.rows[input] ?? 0] ?? 0, fell: bestDistance <= eps },
  }));
  return packGrouped(fallen, strataOf(samples), { eps, queries: queriesPerSample });
}

function figuresOf(
  { campaign, samples, mixtures, asked, agreement, eps }: EvasionSetup,
  score: EvasionScore,
  distances: Distances,
): Record<string, number | string> {
  const { oracle, queriesPerSample } = campaign;
  const within = samples.filter(({ bestDistance }) => bestDistance <= oracle.eps);
  return {
    ...epsFigures(eps),
    samples: samples.length,
    'success on rows': score.rows.value,
    ...(score.mixtures !== undefined && {
      mixtures: mixtures.length,
      'success on mixtures': score.mixtures.value,
      'chance of the gap': score.chance ?? 1,
    }),
    ...accuracyFigures(asked, agreement),
    ...(score.classes?.isMean !== true && {
      'robust accuracy': agreement.accuracy * (1 - score.judged.value),
    }),
    'median distance': finite(upperMedian(distances.samples.map(({ bestDistance }) => bestDistance))),
    'median queries to eps': finite(upperMedian(within.map(({ queriesToEps }) => queriesToEps))),
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
