import {
  ACCESSES,
  type AttackResult,
  BOUNDS,
  type Estimate,
  type PictureShape,
} from '../../core/attack-result.ts';
import {
  type ClassRates,
  MOST_CLASS_RATES,
  MOST_OUTCOMES,
  type Outcomes,
  unpackOutcomes,
} from '../../core/outcomes.ts';
import { readEvidence } from './read-evidence.ts';
import { readRobustness } from './read-robustness.ts';
import { type Skill, SKILL_MEASURES } from '../../core/skill.ts';
import { MalformedMessage, MessageParts } from './message-parts.ts';

const SENTENCE = 4000;
const NAME = 1000;
const MOST_SENTENCES = 200;
/** The parts of an analysis that were not tested. */
const MOST_PARTS = 20;
const MOST_FIGURES = 1000;
const MOST_EVIDENCE = 200;
const LONGEST_SIDE = 2 ** 24;
/** Rounding may put a score so far beside its interval. */
const TOLERANCE = 1e-9;

/**
 * Reads the result of an attack from a process that ran a hostile model. Every part is checked and copied.
 * @returns undefined if it has not the form of a result
 */
export function readAttackResult(value: unknown): AttackResult | undefined {
  try {
    return readResult(new MessageParts(), value);
  } catch (error) {
    if (error instanceof MalformedMessage) return undefined;
    throw error;
  }
}

function readResult(parts: MessageParts, value: unknown): AttackResult {
  const result = parts.object(value);
  const { version, name, formula, sources } = parts.object(result['method']);
  const sentences = (list: unknown): string[] =>
    parts.list(list, MOST_SENTENCES, (one) => parts.text(one, SENTENCE));
  return {
    score: readEstimate(parts, result['score']),
    ...readBasis(parts, result),
    ...(result['outcomes'] === undefined ? {} : { outcomes: readOutcomes(parts, result['outcomes']) }),
    ...(result['rows'] === undefined ? {} : { rows: parts.count(result['rows'], Number.MAX_SAFE_INTEGER) }),
    ...(result['classes'] === undefined ? {} : { classes: readClasses(parts, result['classes']) }),
    ...(result['robustness'] === undefined
      ? {}
      : { robustness: readRobustness(parts, result['robustness']) }),
    meaning: parts.text(result['meaning'], SENTENCE),
    cutShort: parts.flag(result['cutShort']),
    ...(result['isTimed'] !== undefined && parts.flag(result['isTimed']) ? { isTimed: true } : {}),
    ...(result['isRandomised'] !== undefined && parts.flag(result['isRandomised'])
      ? { isRandomised: true }
      : {}),
    limits: sentences(result['limits']),
    queries: parts.count(result['queries'], Number.MAX_SAFE_INTEGER),
    seconds: parts.number(result['seconds'], 0, Number.MAX_SAFE_INTEGER),
    ...(result['accuracy'] === undefined ? {} : { accuracy: parts.number(result['accuracy'], 0, 1) }),
    ...(result['label'] === undefined ? {} : { label: parts.text(result['label'], NAME) }),
    ...(result['skill'] === undefined ? {} : { skill: readSkill(parts, result['skill']) }),
    method: {
      version: parts.count(version, Number.MAX_SAFE_INTEGER),
      name: parts.text(name, NAME),
      formula: parts.text(formula, SENTENCE),
      sources: sentences(sources),
    },
    figures: parts.entries(result['figures'], MOST_FIGURES, NAME, (one) => parts.scalar(one, NAME)),
    evidence: parts.list(result['evidence'], MOST_EVIDENCE, (one) => readEvidence(parts, one)),
    ...(result['picture'] === undefined ? {} : { picture: readPicture(parts, result['picture']) }),
    ...(result['columns'] === undefined ? {} : { columns: readColumns(parts, result['columns']) }),
  };
}

/** How far the score can be trusted. */
function readBasis(
  parts: MessageParts,
  { bound, access, notTested, notTestedWhy, unearned }: Readonly<Record<string, unknown>>,
): Pick<AttackResult, 'bound' | 'access' | 'notTested' | 'notTestedWhy' | 'unearned'> {
  const knownBound = BOUNDS.find((one) => one === bound);
  const knownAccess = ACCESSES.find((one) => one === access);
  if (knownBound === undefined || (access !== undefined && knownAccess === undefined)) {
    throw new MalformedMessage('what the score is based on is missing');
  }
  return {
    bound: knownBound,
    ...(knownAccess === undefined ? {} : { access: knownAccess }),
    ...(notTested === undefined
      ? {}
      : { notTested: parts.list(notTested, MOST_PARTS, (one) => parts.text(one, NAME)) }),
    ...(notTestedWhy === undefined ? {} : { notTestedWhy: parts.text(notTestedWhy, SENTENCE) }),
    ...(unearned === undefined ? {} : { unearned: parts.text(unearned, SENTENCE) }),
  };
}

/** An input takes at most 6 bytes, in base64. */
const OUTCOMES = 8 * MOST_OUTCOMES;

/** How the attack ended for each input: rows and bits that belong together. */
function readOutcomes(parts: MessageParts, value: unknown): Outcomes {
  const { inputs, fell, groups, eps, queries } = parts.object(value);
  const outcomes = {
    inputs: parts.text(inputs, OUTCOMES),
    fell: parts.text(fell, OUTCOMES),
    ...(groups === undefined ? {} : { groups: parts.text(groups, OUTCOMES) }),
    ...(eps === undefined ? {} : { eps: parts.number(eps, 0, Number.MAX_VALUE) }),
    queries: parts.number(queries, 0, Number.MAX_SAFE_INTEGER),
  };
  if (unpackOutcomes(outcomes) === undefined) throw new MalformedMessage('outcomes of inputs are malformed');
  return outcomes;
}

function readClasses(parts: MessageParts, value: unknown): ClassRates {
  const { isMean, classes, rates } = parts.object(value);
  return {
    isMean: parts.flag(isMean),
    classes: parts.count(classes, Number.MAX_SAFE_INTEGER),
    rates: parts.list(rates, MOST_CLASS_RATES, (one) => {
      const { names, inputs, share } = parts.object(one);
      return {
        names: parts.list(names, MOST_CLASS_RATES, (name) => parts.text(name, NAME)),
        inputs: parts.count(inputs, Number.MAX_SAFE_INTEGER),
        share: parts.number(share, 0, 1),
      };
    }),
  };
}

/** Tables of people have far fewer columns. */
const MOST_COLUMNS = 100_000;

function readColumns(parts: MessageParts, value: unknown): readonly string[] {
  return parts.list(value, MOST_COLUMNS, (one) => parts.text(one, NAME));
}

function readPicture(parts: MessageParts, value: unknown): PictureShape {
  const picture = parts.object(value);
  const side = (name: string): number => parts.count(picture[name], LONGEST_SIDE);
  const order = (['chw', 'hwc'] as const).find((one) => one === picture['order']);
  if (order === undefined) throw new MalformedMessage('the order of a picture is missing');
  return { channels: side('channels'), height: side('height'), width: side('width'), order };
}

function readEstimate(parts: MessageParts, value: unknown): Estimate {
  const estimate = parts.object(value);
  const [score, low, high] = [estimate['value'], estimate['low'], estimate['high']].map((one) =>
    parts.number(one, 0, 1),
  );
  if (score === undefined || low === undefined || high === undefined) {
    throw new MalformedMessage('a score is missing');
  }
  if (score < low - TOLERANCE || score > high + TOLERANCE) {
    throw new MalformedMessage('a score lies beside its interval');
  }
  return { value: score, low, high };
}

function readSkill(parts: MessageParts, value: unknown): Skill {
  const { measure, value: share, low, high, tolerance } = parts.object(value);
  const known = SKILL_MEASURES.find((one) => one === measure);
  if (known === undefined) throw new MalformedMessage('a measure is unknown');
  const number = (one: unknown): number => parts.number(one, -Number.MAX_VALUE, 1);
  return {
    ...{ measure: known, value: number(share), low: number(low), high: number(high) },
    ...(tolerance === undefined ? {} : { tolerance: parts.number(tolerance, 0, Number.MAX_VALUE) }),
  };
}
