import type { SelfCheckFigures } from '../../../core/robustness.ts';
import { NoGradient } from '../../../engine/gradient/no-gradient.ts';
import type { Budget } from '../../../engine/types.ts';
import { rowOf } from '../../../engine/vectors.ts';
import { type Alarm, gradientAlarms, scoreAlarms } from './alarms.ts';
import { Gradients } from '../white-box/gradients.ts';
import { startSample, type Sample } from '../oracle.ts';
import { openFeatures } from '../white-box/features.ts';
import { CLIMBED_COUNTS, findByClimbs } from './planted-climbs.ts';
import { ASKED_COUNTS, findByQuestions } from './planted-questions.ts';
import { checkAttack, LEAST_FOUND, type NoSelfCheck, type SelfCheck } from './self-check.ts';
import { type EvasionAnalysis, type EvasionSetup, RANDOM_REPEATS } from '../setup.ts';
import { attackByGradients } from '../white-box/white-box.ts';
import type { WhiteBoxReport } from '../white-box/white-box-course.ts';

/** What is known of how strong the attack was. */
export interface Scrutiny {
  /** Why a low score is no pass: sentences. */
  readonly unearned: readonly string[];
  /** For the limits of the result. */
  readonly limits: readonly string[];
  readonly figures: Readonly<Record<string, number | string>>;
  /** What was taken off the end of the model, from the answer backwards. */
  readonly peeled: readonly string[];
  readonly selfCheck: SelfCheckFigures;
  readonly alarms: readonly Alarm[];
}

/** Inputs that are climbed from at the largest eps. */
const HUGE_SAMPLES = 20;
/** Tried first; if inputs are left, as much as a whole attack. */
const HUGE_EFFORTS = [
  { steps: 50, targets: 3, rounds: 1 },
  { steps: 100, targets: 9, rounds: 2 },
] as const;

/**
 * Looks at whether the attack could have seen what there is: plants adversarial inputs that it must find, tries the largest eps, at which
 * nothing may stand (Carlini et al.: On evaluating adversarial robustness, 2019), and looks for scores and gradients that hide something.
 * @param black why no gradients were used, if none were
 */
export async function scrutinize(
  analysis: EvasionAnalysis,
  setup: EvasionSetup,
  report: WhiteBoxReport | undefined,
  black: string | undefined,
  budget: Budget,
): Promise<Scrutiny> {
  const { campaign } = setup;
  const alarms = [...scoreAlarms(campaign.oracle, setup.samples)];
  if (report !== undefined) alarms.push(...gradientAlarms(report, campaign.samples, campaign.oracle.eps));
  const check = await selfCheck(analysis, setup, report, budget);
  const standing = report === undefined ? 0 : await standingAtHugeEps(setup, report);
  const isWeak = isFound(check) && check.found < LEAST_FOUND * check.planted;
  return {
    unearned: [
      ...(isWeak ? [weakWords(check, report === undefined)] : []),
      ...('isCut' in check && check.isCut ? [CUT] : []),
      ...(standing > 0 ? [hugeWords(standing)] : []),
    ],
    limits: [...accessWords(report, black), ...alarms.map(({ words }) => words)],
    figures: figuresOf(setup, report, check, alarms),
    peeled: report === undefined ? [] : (campaign.gradients?.source.peeled ?? []),
    selfCheck: isFound(check)
      ? { planted: check.planted, found: check.found }
      : { impossible: check.impossible },
    alarms,
  };
}

const CUT =
  'The time was up before the self-check, so it is not known whether the attack could find anything. Give it more time (minutes), or fewer samples.';

const isFound = (check: SelfCheck | NoSelfCheck): check is SelfCheck => 'found' in check;

/** Checks the attack that was made: by gradients, or by answers alone. */
async function selfCheck(
  analysis: EvasionAnalysis,
  setup: EvasionSetup,
  report: WhiteBoxReport | undefined,
  budget: Budget,
): Promise<SelfCheck | NoSelfCheck> {
  const { samples, asked, scrutinyTimeLeftMs: timeLeftMs } = setup;
  const campaign = { ...setup.campaign, timeLeftMs };
  const { oracle, seed, isRandom } = campaign;
  const why = report === undefined ? whyNotByAnswers(setup) : undefined;
  if (why !== undefined) return { impossible: why };
  oracle.attack = 'self-check: finding planted inputs';
  budget.progress(0.9, oracle.attack);
  const repeats = isRandom ? RANDOM_REPEATS : 1;
  const read = await openFeatures(analysis, oracle.space, repeats);
  if (read instanceof NoGradient) return { impossible: read.message };
  const { size } = oracle.space;
  const others = Array.from({ length: asked.pool.count }, (_unused, row) => ({
    origin: rowOf(asked.pool.points, row, size),
  }));
  const checked = { read, inputs: [...samples, ...others], eps: oracle.eps, seed, timeLeftMs };
  if (report === undefined) {
    return checkAttack({ ...checked, counts: ASKED_COUNTS, find: findByQuestions(campaign, read) });
  }
  const source = await analysis.gradients?.('features');
  if (source === undefined || source instanceof NoGradient) {
    return { impossible: source?.message ?? 'there is no model file' };
  }
  try {
    const gradients = new Gradients(source, oracle.space, repeats);
    return await checkAttack({ ...checked, counts: CLIMBED_COUNTS, find: findByClimbs(gradients, checked) });
  } finally {
    await source.close();
  }
}

/** @returns why a search by answers cannot be checked, or need not be */
function whyNotByAnswers({ campaign, samples }: EvasionSetup): string | undefined {
  const { space, eps, norm } = campaign.oracle;
  if (!space.isContinuous || space.holds) return 'some columns take only certain values';
  if (norm !== 'Linf') return 'the norm is another one';
  if (samples.every(({ bestDistance }) => bestDistance <= eps)) return 'every input has fallen';
  return undefined;
}

/**
 * Counts the inputs that keep their class at eps 1. The whole box is allowed then, and the data show that the model gives points of it other
 * classes: an attack that finds none there is too weak.
 */
async function standingAtHugeEps({ campaign, asked }: EvasionSetup, report: WhiteBoxReport): Promise<number> {
  const { oracle, gradients } = campaign;
  const isSure = oracle.space.isContinuous && new Set(asked.pool.predicted).size > 1;
  if (gradients === undefined || !isSure || oracle.isSpent()) return 0;
  const known = campaign.samples.flatMap((sample, index) =>
    sample.bestDistance > oracle.eps
      ? [{ sample: startSample(sample), scores: report.first.scores[index] }]
      : [],
  );
  const tried = known.slice(0, HUGE_SAMPLES);
  const { attack, eps } = oracle;
  oracle.eps = 1;
  let standing: readonly Sample[] = tried.map(({ sample }) => sample);
  for (const effort of HUGE_EFFORTS) {
    const left = tried.filter(({ sample }) => standing.includes(sample));
    const first = { ...report.first, scores: left.map(({ scores }) => scores ?? new Float32Array(0)) };
    const plan = { ...report.plan, ...effort, timeLeftMs: campaign.timeLeftMs };
    await attackByGradients(oracle, gradients, standing, first, plan);
    standing = standing.filter(({ bestDistance }) => !Number.isFinite(bestDistance));
  }
  Object.assign(oracle, { attack, eps });
  return oracle.isSpent() ? 0 : standing.length;
}

function weakWords({ found, planted }: SelfCheck, isByAnswers: boolean): string {
  const why = isByAnswers
    ? 'a search by answers alone is too weak for this model. Export it with its scores, and with operators that gradients pass through.'
    : 'something in the model hides its gradients. Export the model without what rounds, cuts off or randomizes its numbers.';
  return (
    `Of ${String(planted)} adversarial inputs that were planted, the attack found only ${String(found)} (self-check), so a low score proves ` +
    `nothing: ${why}`
  );
}

function hugeWords(standing: number): string {
  return (
    `Even if each number may take any value (eps 1), ${String(standing)} inputs keep their class, although others have another one, so the ` +
    'attack is too weak for this model, and a low score proves nothing. Export the model without what hides its gradients.'
  );
}

function accessWords(report: WhiteBoxReport | undefined, black: string | undefined): readonly string[] {
  if (report === undefined) {
    return [
      ...(black === undefined ? [] : [`The model's gradients were not used: ${black}.`]),
      'The search is a black-box one: it proves that changes exist, never that none do. A stronger attack, or one that knows the weights, can score higher.',
    ];
  }
  return [
    'The attack follows the gradients of the model. It proves that changes exist, never that none do: a stronger attack can score higher.',
    ...(report.isWhole
      ? []
      : [
          `The time allowed climbs of ${String(report.steps)} steps, and not all of a whole attack. Give it more time (minutes) for a stronger one.`,
        ]),
  ];
}

function figuresOf(
  { campaign }: EvasionSetup,
  report: WhiteBoxReport | undefined,
  check: SelfCheck | NoSelfCheck,
  alarms: readonly Alarm[],
): Record<string, number | string> {
  const peeled = campaign.gradients?.source.peeled ?? [];
  return {
    ...(report !== undefined && { gradients: report.gradients, 'steps of a climb': report.steps }),
    ...(report !== undefined && peeled.length > 0 && { 'peeled off': peeled.join(', ') }),
    ...(isFound(check)
      ? { 'self-check: planted': check.planted, 'self-check: found': check.found }
      : { 'self-check': 'not possible' }),
    ...(alarms.length > 0 && { alarms: alarms.map(({ name }) => name).join(', ') }),
  };
}
