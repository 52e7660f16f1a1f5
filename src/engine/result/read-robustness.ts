import {
  type AlarmFigure,
  MOST_CURVE_POINTS,
  MOST_ROBUSTNESS_NAMES,
  type Robustness,
  type SelfCheckFigures,
} from '../../core/robustness.ts';
import type { MessageParts } from './message-parts.ts';

const NAME = 1000;
const SENTENCE = 4000;

/** Reads how far inputs must be changed, and how strong the attack was. @throws MalformedMessage */
export function readRobustness(parts: MessageParts, value: unknown): Robustness {
  const { eps, medianEps, curve, peeled, selfCheck, alarms } = parts.object(value);
  const distance = (one: unknown): number => parts.number(one, 0, Number.MAX_VALUE);
  return {
    eps: distance(eps),
    ...(medianEps === undefined ? {} : { medianEps: distance(medianEps) }),
    curve: parts.list(curve, MOST_CURVE_POINTS, (item) => {
      const point = parts.object(item);
      return { eps: distance(point['eps']), success: parts.number(point['success'], 0, 1) };
    }),
    peeled: parts.list(peeled, MOST_ROBUSTNESS_NAMES, (one) => parts.text(one, NAME)),
    ...(selfCheck === undefined ? {} : { selfCheck: readSelfCheck(parts, selfCheck) }),
    alarms: parts.list(alarms, MOST_ROBUSTNESS_NAMES, (one) => readAlarm(parts, one)),
  };
}

function readSelfCheck(parts: MessageParts, value: unknown): SelfCheckFigures {
  const { planted, found, impossible } = parts.object(value);
  if (impossible !== undefined) return { impossible: parts.text(impossible, SENTENCE) };
  const count = parts.count(planted, Number.MAX_SAFE_INTEGER);
  return { planted: count, found: parts.count(found, count) };
}

function readAlarm(parts: MessageParts, value: unknown): AlarmFigure {
  const { name, meaning } = parts.object(value);
  return { name: parts.text(name, NAME), meaning: parts.text(meaning, SENTENCE) };
}
