import type { PictureShape } from '../../engine/analysis-data.ts';
import type { Budget, Defence, Victim } from '../../engine/types.ts';
import { rowOf } from '../../engine/vectors.ts';
import { runCampaign } from './campaign.ts';
import { pointOnPath } from './geometry.ts';
import type { Sample } from './oracle.ts';
import { fallen } from './score.ts';
import { type EvasionAnalysis, type EvasionSetup, prepare } from './setup.ts';

/** A change of inputs in the unit box before the model sees them. */
interface Squeezing {
  readonly name: string;
  readonly setting: NonNullable<Defence['setting']>;
  readonly cost: string;
  squeeze(point: Float32Array): Float32Array;
}

const ROUNDED_LEVELS = 8;
/** What the repeated attack may spend: of the queries that the attack itself took, and for its inputs. */
const REPEATED_SHARE = 0.15;
const REPEATED_ROWS = 200;
const REPEATED_SAMPLES = 25;
const REPEATED_QUERIES = 400;
const REPEATED_EFFORT = { steps: 40, targets: 3, rounds: 1 } as const;
/** With fewer queries for each input, the repeated attack says nothing. */
const LEAST_REPEATED_QUERIES = 100;
/** With less time left, the attack is not repeated. */
const LEAST_MS = 500;

/**
 * Measures what changing the inputs first would do (feature squeezing: Xu, Evans and Qi, NDSS 2018). The inputs found are judged
 * again under it, as they are and moved on to eps. If that fools the defended model about as often, the defence cannot help, and no more
 * is spent on it; else the attack is repeated against the defended model, since an attacker would adapt.
 */
export async function measureDefences(
  analysis: EvasionAnalysis,
  victim: Victim,
  setup: EvasionSetup,
  budget: Budget,
): Promise<readonly Defence[]> {
  const { samples, campaign } = setup;
  const found = samples.filter(({ bestDistance }) => bestDistance <= campaign.oracle.eps);
  if (found.length === 0) return [];
  const measured: Defence[] = [];
  for (const squeezing of squeezings(analysis.picture)) {
    const defence = await measureOne(analysis, victim, { setup, found, squeezing }, budget);
    if (defence !== undefined) measured.push(defence);
  }
  return [...measured, TRAINING];
}

const TRAINING: Defence = {
  name: 'Adversarial training',
  advice:
    'Train the model on attacked inputs as well (Madry et al., ICLR 2018), starting with the changed ' +
    'inputs of this report. It is the one defence that attackers do not simply get around, but it costs ' +
    'training time and often some accuracy. It was not measured here, because that needs the training.',
};

interface Measurement {
  readonly setup: EvasionSetup;
  readonly found: readonly Sample[];
  readonly squeezing: Squeezing;
}

async function measureOne(
  analysis: EvasionAnalysis,
  victim: Victim,
  measurement: Measurement,
  budget: Budget,
): Promise<Defence | undefined> {
  const { setup, found, squeezing } = measurement;
  if (budget.timeLeftMs() < LEAST_MS) return undefined;
  const defended = defend(victim, setup, squeezing);
  const still = await stillFooled(defended, setup, found);
  const all = setup.samples.length;
  const without = found.length / all;
  const { name, setting } = squeezing;
  if (still / all >= without - NOTICEABLE) {
    const advice =
      `It does not help here: of the inputs found without it, ${percent(still / found.length)} still fool ` +
      'the model, as they are or moved further in the same direction. So the attack was not repeated.';
    return { name, setting, advice, measured: { without, with: still / all } };
  }
  const repeated = await repeatAttack(analysis, defended, measurement, budget);
  if (repeated === undefined) return undefined;
  const score = Math.max(repeated.score, still / all);
  const figures = {
    still: still / found.length,
    accuracy: repeated.accuracy,
    before: setup.agreement.accuracy,
    helps: score < without - NOTICEABLE,
  };
  return { name, setting, advice: adviceOf(squeezing, figures), measured: { without, with: score } };
}

/** @returns undefined if there is not enough time, or not enough queries, for a result that says something */
async function repeatAttack(
  analysis: EvasionAnalysis,
  defended: Victim,
  { setup, squeezing }: Measurement,
  budget: Budget,
): Promise<{ readonly score: number; readonly accuracy: number } | undefined> {
  const { oracle } = setup.campaign;
  const { labels, settings } = analysis;
  const queries = Math.min(
    Math.floor(REPEATED_SHARE * oracle.queries),
    Math.floor((budget.maxQueries - oracle.queries) / 2),
  );
  const each = Math.min(REPEATED_QUERIES, Math.floor((queries - REPEATED_ROWS) / REPEATED_SAMPLES));
  if (labels === undefined || each < LEAST_REPEATED_QUERIES) return undefined;
  const end = performance.now() + budget.timeLeftMs() / 2;
  const repeated = await prepare(
    {
      ...analysis,
      norm: oracle.norm,
      queriesPerSample: each,
      comparison: { rows: REPEATED_ROWS },
      settings: { ...settings, eps: oracle.eps, samples: REPEATED_SAMPLES },
    },
    defended,
    labels,
    {
      seed: budget.seed,
      maxQueries: queries,
      timeLeftMs: () => end - performance.now(),
      progress: (share, what) => {
        budget.progress(0.9 + 0.1 * share, `${squeezing.name}: ${what}`);
      },
    },
  );
  // Gradients go straight through the change of the inputs (BPDA), as an attacker who knows of it would take them.
  const gradients = setup.campaign.gradients?.behind((point) => squeezing.squeeze(point));
  await runCampaign({ ...repeated.campaign, gradients, effort: REPEATED_EFFORT });
  // An attack that was cut short would make the defence look better than it is.
  if (repeated.campaign.oracle.isOutOfTime() || repeated.samples.length === 0) return undefined;
  return {
    score: fallen(repeated.samples, oracle.eps) / repeated.samples.length,
    accuracy: repeated.agreement.accuracy,
  };
}

/** A defence that lowers the score by less is said not to help. */
const NOTICEABLE = 0.05;

interface DefenceFigures {
  /** The share of the inputs found without the defence that still fool the model. */
  readonly still: number;
  readonly accuracy: number;
  readonly before: number;
  readonly helps: boolean;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`;
}

function adviceOf({ cost }: Squeezing, { still, accuracy, before, helps }: DefenceFigures): string {
  return [
    helps ? `It helps here. ${cost}` : 'It does not help here: an attacker who knows of it gets around it.',
    'The score comes from repeating the attack against the defended model, with fewer queries. Of the ' +
      `inputs found without the defence, ${percent(still)} still fool the model.`,
    `The accuracy goes from ${percent(before)} to ${percent(accuracy)}.`,
  ].join(' ');
}

/** How many of the inputs found fool the defended model, as they are or moved on to eps in the same direction. */
async function stillFooled(
  defended: Victim,
  { campaign }: EvasionSetup,
  found: readonly Sample[],
): Promise<number> {
  const { oracle } = campaign;
  const { size } = oracle.space;
  const points = new Float32Array(2 * found.length * size);
  for (const [index, { origin, best }] of found.entries()) {
    points.set(best, 2 * index * size);
    const moved = rowOf(points, 2 * index + 1, size);
    pointOnPath(oracle.norm, origin, best, oracle.eps, moved);
    oracle.space.hold(moved, origin);
  }
  const replies = await defended.ask(oracle.space.toModel(oracle.space.snap(points)), 2 * found.length);
  const isFooled = (point: number, label: number): boolean =>
    oracle.classOf(rowOf(replies, point, defended.answerSize)) !== label;
  return found.filter(({ label }, index) => isFooled(2 * index, label) || isFooled(2 * index + 1, label))
    .length;
}

/** The same model behind a change of its inputs. */
function defend(victim: Victim, { campaign }: EvasionSetup, squeezing: Squeezing): Victim {
  const { space } = campaign.oracle;
  return {
    inputShape: victim.inputShape,
    inputSize: victim.inputSize,
    answers: victim.answers,
    answerSize: victim.answerSize,
    get queries() {
      return victim.queries;
    },
    ask: (inputs, count) => {
      const points = space.fromModel(inputs);
      for (let start = 0; start < points.length; start += space.size) {
        const point = points.subarray(start, start + space.size);
        const squeezed = squeezing.squeeze(point);
        space.hold(squeezed, point);
        points.set(squeezed, start);
      }
      return victim.ask(space.toModel(space.snap(points)), count);
    },
  };
}

function squeezings(picture: PictureShape | undefined): readonly Squeezing[] {
  const rounding: Squeezing = {
    name: `Rounding of inputs to ${String(ROUNDED_LEVELS)} levels`,
    setting: { levels: ROUNDED_LEVELS },
    cost: 'It costs nothing at run time.',
    squeeze: (point) => point.map((value) => Math.round(value * (ROUNDED_LEVELS - 1)) / (ROUNDED_LEVELS - 1)),
  };
  if (picture === undefined) return [rounding];
  return [
    rounding,
    {
      name: 'Smoothing of pictures (3 by 3 mean)',
      setting: { kernel: '3 by 3 mean' },
      cost: 'It costs fine detail.',
      squeeze: (point) => smooth(point, picture),
    },
  ];
}

function smooth(point: Float32Array, { channels, height, width, order }: PictureShape): Float32Array {
  const at = (channel: number, row: number, column: number): number =>
    order === 'chw' ? (channel * height + row) * width + column : (row * width + column) * channels + channel;
  const out = new Float32Array(point.length);
  for (let channel = 0; channel < channels; channel += 1) {
    for (let row = 0; row < height; row += 1) {
      for (let column = 0; column < width; column += 1) {
        let sum = 0;
        let count = 0;
        for (let y = Math.max(0, row - 1); y <= Math.min(height - 1, row + 1); y += 1) {
          for (let x = Math.max(0, column - 1); x <= Math.min(width - 1, column + 1); x += 1) {
            sum += point[at(channel, y, x)] ?? 0;
            count += 1;
          }
        }
        out[at(channel, row, column)] = sum / count;
      }
    }
  }
  return out;
}
