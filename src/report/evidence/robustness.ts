import type { Curve } from '../../facts/job/job-summary.ts';
import type { AttackResult, Robustness } from '@model-security-scan/engine/results';
import { distanceSentences, strengthFacts } from '../../facts/robustness-words.ts';
import { type Block, paragraph } from './document.ts';

/** The parts of a result that tell it. */
type Strength = Partial<Pick<AttackResult, 'robustness' | 'access' | 'bound'>>;

/** How strong the attack was: what a reader must know before a low score is trusted. Nothing if it is not known. */
export function strengthBlocks({ robustness, access, bound = 'lower' }: Strength): readonly Block[] {
  if (robustness === undefined) return [];
  const facts = strengthFacts(robustness, access);
  return [
    { kind: 'heading', text: 'How strong the attack was' },
    ...(facts.length === 0 ? [] : [{ kind: 'facts' as const, caption: '', facts }]),
    paragraph(distanceSentences(robustness, bound)),
  ];
}

/** The curve of success over eps, for results that hold no other evidence, such as those of results files. */
export function robustnessCurve({ eps, medianEps, curve }: Robustness): Curve {
  return {
    kind: 'curve',
    title: 'Success against eps',
    xLabel: 'eps, a share of the range of each number',
    yLabel: 'share of inputs changed to another class',
    series: [{ name: 'inputs', points: curve.map((point) => [point.eps, point.success] as const) }],
    isScore: true,
    marks: [
      { at: eps, name: 'eps' },
      ...(medianEps === undefined || medianEps > (curve.at(-1)?.eps ?? 0)
        ? []
        : [{ at: medianEps, name: 'median' }]),
    ],
  };
}
