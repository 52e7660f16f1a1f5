import type { Robustness, SelfCheckFigures } from '../core/robustness.ts';
import { plainLine } from '../text/sanitize.ts';

const MAX_NAME_LENGTH = 1000;
const MAX_SENTENCE_LENGTH = 4000;

type SelfCheckObject = Readonly<Record<'planted' | 'found', number | null>> & {
  readonly impossible: string | null;
};

/** As `schema/results.schema.json` describes it. */
type RobustnessObject = Readonly<Record<'eps', number>> & {
  readonly median_eps: number | null;
  readonly curve: readonly Readonly<Record<'eps' | 'success', number>>[];
  readonly peeled: readonly string[];
  readonly self_check: SelfCheckObject | null;
  readonly alarms: readonly Readonly<Record<'name' | 'meaning', string>>[];
};

/** Renders how far inputs must be changed, for the results file and the report of a job. */
export function robustnessObject({
  eps,
  medianEps,
  curve,
  peeled,
  selfCheck,
  alarms,
}: Robustness): RobustnessObject {
  return {
    eps,
    median_eps: medianEps ?? null,
    curve: curve.map((point) => ({ eps: point.eps, success: point.success })),
    peeled: peeled.map((name) => plainLine(name, MAX_NAME_LENGTH)),
    self_check: selfCheck === undefined ? null : selfCheckObject(selfCheck),
    alarms: alarms.map(({ name, meaning }) => ({
      name: plainLine(name, MAX_NAME_LENGTH),
      meaning: plainLine(meaning, MAX_SENTENCE_LENGTH),
    })),
  };
}

function selfCheckObject(check: SelfCheckFigures): SelfCheckObject {
  return 'impossible' in check
    ? { planted: null, found: null, impossible: plainLine(check.impossible, MAX_SENTENCE_LENGTH) }
    : { planted: check.planted, found: check.found, impossible: null };
}
