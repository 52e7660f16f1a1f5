import { CHECK_MARK, EVERY_INPUT_FELL, sentences } from '../../../catalog/result/result-words.ts';
import type { SelfCheckFigures } from '../../../catalog/robustness-result.ts';
import type { Budget } from '../../../types.ts';
import { checkQuestions, isFound } from './check-attack.ts';
import { type Oracle, type Sample, startSample } from '../oracle.ts';
import { LEAST_FOUND, type NoSelfCheck, type SelfCheck } from './self-check.ts';
import type { EvasionAnalysis, EvasionSetup } from '../setup.ts';
import { attackByGradients } from '../white-box/white-box.ts';
import type { WhiteBoxReport } from '../white-box/white-box-course.ts';
import { argMax } from '../../../vectors.ts';
import { percent } from '../../../shown-numbers.ts';

export interface Scrutiny {
  readonly unearned: readonly string[];
  /** For the limits of the result. */
  readonly limits: readonly string[];
  readonly figures: Readonly<Record<string, number | string>>;
  /** What was taken off the end of the model, from the answer backwards. */
  readonly peeled: readonly string[];
  readonly selfCheck: SelfCheckFigures;
  readonly alarms: readonly Alarm[];
}

interface Attacked {
  readonly report: WhiteBoxReport | undefined;
  readonly black: string | undefined;
  readonly checked: SelfCheck | NoSelfCheck | undefined;
}

const HUGE_SAMPLES = 20;
/** Tried first; if inputs are left, as much as a whole attack. */
const HUGE_EFFORTS = [
  { steps: 50, targets: 3, rounds: 1 },
  { steps: 100, targets: 9, rounds: 2 },
] as const;

/**
 * Looks at whether the attack could have seen what there is: plants adversarial inputs, tries the largest eps, at which nothing may
 * stand (Carlini et al., 2019), and looks for scores and gradients that hide something.
 */
export async function scrutinize(
  analysis: EvasionAnalysis,
  setup: EvasionSetup,
  { report, black, checked }: Attacked,
  budget: Budget,
): Promise<Scrutiny> {
  const { campaign } = setup;
  const alarms = [...scoreAlarms(campaign.oracle, setup.samples)];
  if (report !== undefined) alarms.push(...gradientAlarms(report, campaign.samples, campaign.oracle.eps));
  const check = checked ?? (await checkQuestions(analysis, setup, budget));
  const huge = report === undefined ? NONE : await tryHugeEps(setup, report);
  const isWeak = isFound(check) && check.found < LEAST_FOUND * check.planted;
  return {
    unearned: sentences([
      isWeak && explainWeakAttack(check, report === undefined, campaign.oracle.space.rounds),
      'isCut' in check && check.isCut && CUT,
      huge.standing > 0 && explainHugeEps(huge.standing),
    ]),
    limits: sentences([
      ...explainAccess(report, black),
      !huge.isWhole && HUGE_CUT,
      ...alarms.map(({ words }) => words),
    ]),
    figures: figuresOf(setup, report, check, alarms),
    peeled: report === undefined ? [] : (campaign.gradients?.source.peeled ?? []),
    selfCheck: isFound(check)
      ? { planted: check.planted, found: check.found }
      : { impossible: check.impossible },
    alarms,
  };
}

const CUT =
  'The time did not allow the self-check, so it is not known whether the attack could find anything. Give it more time (minutes), or fewer samples.';
const HUGE_CUT =
  'There was too little time, or too few queries, to try whether inputs keep their class at eps 1.';

interface HugeEps {
  readonly standing: number;
  readonly isWhole: boolean;
}

const NONE: HugeEps = { standing: 0, isWhole: true };

/** Counts the inputs that keep their class at eps 1, where the whole box is allowed and the data show other classes. */
async function tryHugeEps({ campaign, asked }: EvasionSetup, report: WhiteBoxReport): Promise<HugeEps> {
  const { oracle, gradients, spending } = campaign;
  const isSure = oracle.space.isContinuous && new Set(asked.pool.predicted).size > 1;
  const known = campaign.samples.flatMap((sample, index) =>
    sample.bestDistance > oracle.eps
      ? [{ sample: startSample(sample), scores: report.first.scores[index] }]
      : [],
  );
  if (gradients === undefined || !isSure || known.length === 0) return NONE;
  const tried = known.slice(0, HUGE_SAMPLES);
  const { attack, eps } = oracle;
  oracle.eps = 1;
  spending.isLent = true;
  let standing: readonly Sample[] = tried.map(({ sample }) => sample);
  for (const effort of HUGE_EFFORTS) {
    const left = tried.filter(({ sample }) => standing.includes(sample));
    const first = { ...report.first, scores: left.map(({ scores }) => scores ?? new Float32Array(0)) };
    const plan = { ...report.plan, ...effort, timeLeftMs: spending.timeLeftMs };
    await attackByGradients(oracle, gradients, standing, first, plan);
    standing = standing.filter(({ bestDistance }) => !Number.isFinite(bestDistance));
  }
  const isCut = standing.length > 0 && oracle.isSpent();
  spending.isLent = false;
  Object.assign(oracle, { attack, eps });
  return isCut ? { standing: 0, isWhole: false } : { standing: standing.length, isWhole: true };
}

function explainWeakAttack({ found, planted }: SelfCheck, isByAnswers: boolean, rounds: boolean): string {
  const why = isByAnswers
    ? 'a black-box search is too weak for this model. Export it with its scores, and with operators that ' +
      'gradients pass through.'
    : `something in the model hides its gradients. Export the model without steps that round, cut off or randomize its numbers.${rounds ? ROUNDS : ''}`;
  return (
    `The attack found only ${String(found)} of ${String(planted)} planted adversarial inputs ` +
    `(self-check), so a low score proves nothing: ${why}`
  );
}

const ROUNDS =
  ' The attack itself rounds the columns that hold whole numbers only: if they take other numbers, too, set integer: [].';

function explainHugeEps(standing: number): string {
  return (
    `Even if each number may take any value (eps 1), ${String(standing)} inputs keep their class, ` +
    'although other inputs have another one. So the attack is too weak for this model, and a low score ' +
    'proves nothing. Export the model without the steps that hide its gradients.'
  );
}

function explainAccess(report: WhiteBoxReport | undefined, black: string | undefined): readonly string[] {
  if (report === undefined) {
    return sentences([
      black !== undefined && `The model's gradients were not used: ${black}.`,
      'The search is a black-box one: it proves that changes exist, never that none do. A stronger attack, or one that knows the weights, can score higher.',
    ]);
  }
  return sentences([
    'The attack follows the gradients of the model. It proves that changes exist, never that none do: a stronger attack can score higher.',
    !report.isWhole &&
      `The time allowed only ${String(report.steps)} steps for each climb, fewer than a whole attack ` +
        'takes. Give it more time (minutes) for a stronger one.',
  ]);
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
      : { 'self-check': check.impossible === EVERY_INPUT_FELL ? 'not needed' : 'not possible' }),
    ...(alarms.length > 0 && { alarms: alarms.map(({ name }) => name).join(', ') }),
  };
}

/** A sign that an attack may see less than is there: its name for the figures, and a sentence. */
interface Alarm {
  readonly name: string;
  readonly words: string;
}

/** More than this share of the inputs must show a sign. */
const MOST = 0.5;
/** Gradients that vanish for more inputs than this, or successes that only the search by answers had, are said. */
const NOTICEABLE = 0.05;
/** Scores with at most so many decimals are rounded. */
const DECIMALS = 3;
/** A score this near to 1 leaves nothing to the others. */
const WHOLE = 1 - 1e-7;

function scoreAlarms(oracle: Oracle, samples: readonly Sample[]): readonly Alarm[] {
  if (!oracle.knowsScores) {
    return [
      { name: 'labels only', words: 'The model answers with labels only, so no search by scores was made.' },
    ];
  }
  const tops = samples.map(({ answer }) => answer[argMax(answer)] ?? 0);
  const isMost = (is: (sample: Sample, top: number) => boolean): boolean =>
    samples.filter((sample, index) => is(sample, tops[index] ?? 0)).length > MOST * samples.length;
  if (isMost((_sample, top) => top >= WHOLE)) {
    return [alarm('saturated scores', 'For most inputs one class has a score of 1 (saturated)')];
  }
  if (isMost(({ answer }, top) => answer.filter((score) => score === top).length > 1)) {
    return [alarm('tied scores', 'For most inputs several classes share the highest score')];
  }
  if (isMost(({ answer }) => answer.every(isRounded) || hasEqual(answer))) {
    return [alarm('rounded scores', 'The scores are rounded or cut off')];
  }
  return [];
}

function isRounded(score: number): boolean {
  const scaled = score * 10 ** DECIMALS;
  return Math.abs(scaled - Math.round(scaled)) < 1e-4;
}

/** True if two classes have exactly the same score. Scores that are too small for float32 are all 0, and do not count. */
function hasEqual(answer: Float32Array): boolean {
  const positive = answer.filter((score) => score > 0);
  return new Set(positive).size < positive.length;
}

function alarm(name: string, words: string): Alarm {
  return {
    name,
    words: `${words}, so a search that sees only answers learns little about how near other classes are.`,
  };
}

function gradientAlarms(
  { vanished, left }: WhiteBoxReport,
  samples: readonly Sample[],
  eps: number,
): readonly Alarm[] {
  const later = left.filter(({ bestDistance }) => bestDistance <= eps).length;
  return [
    ...(vanished > NOTICEABLE
      ? [
          {
            name: 'gradients vanish',
            words:
              `${CHECK_MARK}the gradient is zero or NaN for ${percent(vanished)} of the inputs: something in the ` +
              'model hides it.',
          },
        ]
      : []),
    ...(later > NOTICEABLE * samples.length
      ? [
          {
            name: 'black box beats white box',
            words:
              `${CHECK_MARK}the black-box search changed ${String(later)} inputs that gradients did not: something ` +
              'in the model hides its gradients.',
          },
        ]
      : []),
  ];
}
