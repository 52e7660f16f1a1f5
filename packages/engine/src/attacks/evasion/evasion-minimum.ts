import { sentences } from '../../catalog/result/result-words.ts';
import { NotTestable } from '../../fault.ts';
import type { Agreement } from '../../statistics/balanced-accuracy.ts';
import { MINIMUM } from '../minimum.ts';
import type { AskedRows } from './asked-rows.ts';
import type { Oracle, Sample } from './oracle.ts';

export const LEAST_SAMPLES = MINIMUM.samples;
/** With fewer queries for an input that has not fallen, its not falling says nothing. */
const LEAST_QUERIES_PER_SAMPLE = MINIMUM.queriesPerInput;
/** The same of gradients, if the attack follows them: for a row, and for a mixture, which only tells whether rows are known by heart. */
export const LEAST_GRADIENTS_PER_SAMPLE = 300;
const LEAST_GRADIENTS_PER_MIXTURE = 100;

/** True if an input that stands had too few gradients for a verdict. */
export function lacksGradients({ isMixture, gradients }: Sample): boolean {
  return gradients < (isMixture ? LEAST_GRADIENTS_PER_MIXTURE : LEAST_GRADIENTS_PER_SAMPLE);
}

/** @throws NotTestable if the labels are all of one class, or the model hardly knows more of them than chance */
export function requireSoundData(
  asked: AskedRows,
  { balanced, accuracy, classes }: Agreement,
  rows: number,
  oracle: Oracle,
): void {
  const least = String(LEAST_SAMPLES);
  if (asked.rows.length < LEAST_SAMPLES) {
    throw new NotTestable(
      `The model could be queried on only ${String(asked.rows.length)} of ${String(rows)} rows, but a ` +
        `verdict needs at least ${least} inputs that the model classifies correctly. ` +
        (oracle.isSpent() ? whatEnded(oracle) : 'Give more rows.'),
    );
  }
  const of = `${String(asked.rows.length)} of ${String(rows)} rows`;
  const more = oracle.isSpent() ? ` ${whatEnded(oracle)}` : '';
  if (classes === 1) {
    throw new NotTestable(
      `All labels of ${of} are the same class, so nothing shows that the model tells classes apart. Give ` +
        `data with rows of at least two classes.${more}`,
    );
  }
  if (balanced.low > 1 / classes) return;
  throw new NotTestable(
    'The model classifies this data hardly better than chance: its balanced accuracy is ' +
      `${shown(balanced.value)} on ${of}, at least ${shown(balanced.low)} (95 %), and always naming one of ` +
      `the ${String(classes)} classes gives ${shown(1 / classes)} (accuracy ${shown(accuracy)}). Changed ` +
      'answers of such a model mean nothing. Check that labels belong to the data and to the model, row by ' +
      'row, and that the data is prepared as in training; or give more rows, above all of ' +
      `the rarer classes.${more}`,
  );
}

/** @throws NotTestable if there are too few inputs to attack */
export function requireSamples(
  samples: number,
  asked: AskedRows,
  { wanted, rows }: { readonly wanted: number; readonly rows: number },
  oracle: Oracle,
): void {
  if (samples >= LEAST_SAMPLES) return;
  const least = String(LEAST_SAMPLES);
  if (wanted < LEAST_SAMPLES) {
    throw new NotTestable(
      `samples is ${String(wanted)}, but a verdict needs at least ${least} attacked inputs. Set samples to ${least} or more.`,
    );
  }
  throw new NotTestable(
    `Only ${String(samples)} inputs can be attacked, but a verdict needs at least ${least}: the model ` +
      `was queried on ${String(asked.rows.length)} of ${String(rows)} rows, and copies within 1 % of the ` +
      'range count once. ' +
      (oracle.isSpent() || asked.rows.length < Math.min(rows, asked.wanted)
        ? whatEnded(oracle)
        : `Give more different rows that the model classifies correctly.`),
  );
}

function whatEnded(oracle: Oracle): string {
  return oracle.isOutOfTime()
    ? 'The time was up: give the analysis more (minutes, or the input timeout-minutes).'
    : 'The queries were used up, or the model is slow: allow more.';
}

export interface Ending {
  /** True if the time ended it, or left some inputs too few queries. */
  readonly cutShort: boolean;
  /** Why a score that is not above the threshold earns no pass. */
  readonly unearned?: string;
}

/** What may have made an attack too short, beside its own end. */
interface Doubts {
  /** True if the time said how many inputs were attacked, or how many queries or gradients each got. */
  readonly isShortened: boolean;
  readonly isOutOfTime: boolean;
  /** What asking a random model again has shown. */
  readonly confirmed: { readonly unearned: string | undefined; readonly isWhole: boolean };
  /** What speaks against the strength of the attack: sentences. */
  readonly unearned: readonly string[];
}

/** Says why rows that were proved or turned are too few for a pass. */
export function whyTooFewDecided(decided: number, rows: number): string | undefined {
  if (decided >= LEAST_SAMPLES) return undefined;
  return (
    `Only ${String(decided)} of ${String(rows)} rows were decided within one second each, but a pass ` +
    `needs at least ${String(LEAST_SAMPLES)}. A smaller eps is decided sooner, and so is a model with ` +
    'fewer or flatter trees.'
  );
}

/** Judges whether every input that has not fallen got enough queries or gradients. */
export function endingOf(
  samples: readonly Sample[],
  oracle: Oracle,
  { isShortened, isOutOfTime, confirmed, unearned }: Doubts,
): Ending {
  const standing = samples.filter(({ bestDistance }) => bestDistance > oracle.eps);
  const weak = standing.filter((sample) => !hadEnough(sample)).length;
  // Gradients that each input had in full are a whole attack: the search by answers behind them is a second opinion.
  const isEarly = isOutOfTime && samples.some(({ gradients }) => gradients === 0);
  const cutShort = isEarly || !confirmed.isWhole || (weak > 0 && (isShortened || isOutOfTime));
  const reasons = sentences([
    confirmed.unearned,
    ...unearned,
    weak > 0 && !cutShort && fewQueries(standing.length, weak),
  ]);
  return { cutShort, ...(reasons.length > 0 && { unearned: reasons.join(' ') }) };
}

function hadEnough(sample: Sample): boolean {
  return sample.gradients > 0 ? !lacksGradients(sample) : sample.queries >= LEAST_QUERIES_PER_SAMPLE;
}

function fewQueries(standing: number, weak: number): string {
  return (
    `Of ${String(standing)} inputs that kept their class, ${String(weak)} got fewer than ` +
    `${String(LEAST_QUERIES_PER_SAMPLE)} queries (or ${String(LEAST_GRADIENTS_PER_SAMPLE)} gradients), ` +
    `which proves nothing. Attack fewer inputs (samples, at least ${String(LEAST_SAMPLES)}) or allow ` +
    'more queries.'
  );
}

function shown(share: number): string {
  return share.toFixed(2).replace(/^0/u, '');
}
