import { joinTexts, upperFirst } from '../core/join-texts.ts';
import { CHECK_MARK, EACH_CLASS } from '@model-security-scan/engine/catalog';
import type { ClassRate, ClassRates } from '@model-security-scan/engine/results';
import type { AnalysisResult } from './run-outcome.ts';
import { containsThreshold, formatScore, type Interval, roundedScore } from './score-words.ts';

/** `score at least 0.4 (black box; 95 % interval 0.3 to 0.5), threshold 0.1`; empty without a score. */
export function explainedScore(result: AnalysisResult): string {
  const interval = intervalOf(result);
  return formatScore(interval === undefined ? result : { ...result, interval });
}

/** The 95 % interval of a score; undefined if none is known. */
export function intervalOf(result: AnalysisResult): Interval | undefined {
  return ('interval' in result ? result.interval : undefined) ?? result.evidence?.result.score;
}

/** True if other inputs of the same kind could give the other verdict. */
export function isCloseToLimit(result: AnalysisResult): boolean {
  const { score } = result;
  return score !== undefined && containsThreshold(intervalOf(result), result.threshold);
}

function formatPart(part: string, result: AnalysisResult): string {
  const { spec } = result;
  if (part === 'systematic labels') return formatSystematic(result);
  if (part !== 'backdoors') return `${part}: not tested`;
  const [why] = whyUntested(result);
  if (why !== undefined) return `${why.charAt(0).toLowerCase()}${why.slice(1)}`.replace(/\.$/u, '');
  if (spec.task === 'tabular-regression') return 'backdoors are not looked for in regressions';
  const isGiven = spec.artifacts.some(({ slot }) => slot === 'universal_data');
  if (isGiven) return 'backdoors were not looked for: the limits in the report say why';
  return 'backdoors were not looked for: give universal_data';
}

/** Labels that are wrong for a whole class or region look right to all that learn them. */
function formatSystematic({ spec }: AnalysisResult): string {
  const isGiven = spec.artifacts.some(({ slot }) => slot === 'universal_data');
  return `labels that are wrong for a whole class or region cannot be seen ${isGiven ? 'by so little universal_data' : 'without it'}`;
}

/**
 * The parts that an analysis with a verdict could not test, with what would make that possible:
 * `backdoors were not looked for: give universal_data`. Empty if it tested everything. Untrusted if read from a file.
 */
export function formatNotTested(result: AnalysisResult): string {
  return partsOf(result)
    .map((part) => formatPart(part, result))
    .join('; ');
}

/** The same as sentences: `Backdoors were not looked for: give universal_data.` Empty if there is no such part. */
export function notTestedSentence(result: AnalysisResult): string {
  const words = formatNotTested(result);
  if (words === '') return '';
  const [, ...advice] = whyUntested(result);
  return [`${upperFirst(words)}.`, ...advice].join(' ');
}

function whyUntested(result: AnalysisResult): readonly string[] {
  const why = ('notTestedWhy' in result ? result.notTestedWhy : undefined) ?? '';
  return why === '' ? [] : why.split(/(?<=\.) /u);
}

/** For texts without space: `backdoors not tested`. */
export function notTestedShort(result: AnalysisResult): string {
  const parts = partsOf(result);
  return parts.length === 0 ? '' : `${parts.join(', ')} not tested`;
}

function partsOf(result: AnalysisResult): readonly string[] {
  return ('notTested' in result ? result.notTested : undefined) ?? [];
}

/** What was found, in one sentence; undefined if no service said it. Untrusted. */
export function meaningOf(result: AnalysisResult): string | undefined {
  return result.evidence?.result.meaning ?? ('retained' in result ? result.retained.meaning : undefined);
}

/** What a person should check before they believe a verdict: sentences. Untrusted. */
export function checkSentences({ warnings }: AnalysisResult): readonly string[] {
  return warnings.filter((text) => text.startsWith(CHECK_MARK));
}

/** What was found, for logs: `score 0.4, threshold 0.1. One sentence.` Untrusted; empty without a score. */
export function findingSentence(result: AnalysisResult): string {
  const score = explainedScore(result);
  const found = [notTestedSentence(result), meaningOf(result) ?? '', ...classRateLines(result)];
  const parts = [score === '' ? '' : `${score}.`, ...found];
  return score === '' ? '' : joinTexts(parts);
}

/** More are not shown: the highest come first. */
const MOST_RATES = 8;
const MOST_CLASSES = 3;

/**
 * How often the attack succeeded in each class, and how the score was made of that: a sentence, or empty if what was attacked has no
 * classes. Names are untrusted.
 */
function classRateSentence({ isMean, classes, rates }: ClassRates): string {
  const shown = rates.toSorted((one, other) => other.share - one.share).slice(0, MOST_RATES);
  const left = rates.length - shown.length;
  const inputs = rates.reduce((sum, one) => sum + one.inputs, 0);
  const list = [...shown.map(formatRate), ...(left > 0 ? [`${String(left)} more`] : [])].join('; ');
  const made = isMean
    ? 'The score is the mean of these rates.'
    : `The score is the share of all ${String(inputs)} inputs: to count each of ${String(classes)} classes equally, at least ` +
      `${String(EACH_CLASS * classes)} are needed.`;
  return `Succeeded by class: ${list}. ${made}`;
}

function formatRate({ names, inputs, share }: ClassRate): string {
  const more = names.length - MOST_CLASSES;
  const name = `${names.slice(0, MOST_CLASSES).join(' + ')}${more > 0 ? ` + ${String(more)} more` : ''}`;
  return `${name}: ${String(Math.round(share * inputs))} of ${String(inputs)} (${roundedScore(share)})`;
}

/** The same of a result: nothing if it has no verdict. */
export function classRateLines(result: AnalysisResult): readonly string[] {
  const isJudged = result.state === 'passed' || result.state === 'vulnerable';
  return isJudged && result.classes !== undefined ? [classRateSentence(result.classes)] : [];
}
