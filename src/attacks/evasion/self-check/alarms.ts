import { CHECK_MARK } from '../../../core/result/words.ts';
import { argMax } from '../../../engine/vectors.ts';
import type { Oracle, Sample } from '../oracle.ts';
import type { WhiteBoxReport } from '../white-box/white-box-course.ts';

/** A sign that an attack may see less than is there: its name for the figures, and a sentence. */
export interface Alarm {
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

/** Finds scores that hide how near other classes are. */
export function scoreAlarms(oracle: Oracle, samples: readonly Sample[]): readonly Alarm[] {
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

/** Finds signs that the model's gradients show less than its answers. */
export function gradientAlarms(
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

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`;
}
