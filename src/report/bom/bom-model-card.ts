import { createHash } from 'node:crypto';
import { DESCRIPTORS, ROWS, type Task } from '@model-security-scan/engine/catalog';
import { plainLine } from '@model-security-scan/common/sanitize';
import type { ScannedFile, SupplyChainOutcome } from '../../facts/file-scan.ts';
import type { AnalysisResult, JudgedResult } from '../../facts/run-outcome.ts';
import { isDecided } from '../../decide/judged.ts';
import { canonicalJson } from '../../text/canonical-json.ts';
import { wholeResultObject } from '../whole-result.ts';

const MAX_LENGTH = 500;

type Part = Readonly<Record<string, unknown>>;

/** What was measured of a model file, and what was not tested: parts of its model card in CycloneDX. */
export function measuredParts(
  { path, sha256 }: ScannedFile,
  results: readonly AnalysisResult[],
  supplyChain: SupplyChainOutcome,
): Part {
  const own = results.filter(
    ({ spec, digests }) =>
      spec.artifacts.some((artifact) => artifact.slot === 'model' && artifact.path === path) &&
      // A verdict on other bytes says nothing of this file.
      (digests?.model === undefined || sha256 === undefined || digests.model === sha256),
  );
  const judged = own.filter((result) => isJudged(result));
  const metrics = [...accuracyMetrics(judged), ...judged.map(scoreMetric), ...judged.flatMap(robustMetrics)];
  const limits = own.length === 0 ? unattackedLimits(path, supplyChain) : limitsOf(own);
  return {
    ...(metrics.length === 0 ? {} : { quantitativeAnalysis: { performanceMetrics: metrics } }),
    ...(limits.length === 0 ? {} : { considerations: { technicalLimitations: limits } }),
    ...(judged.length === 0 ? {} : { properties: judged.map(digestProperty) }),
  };
}

function isJudged(result: AnalysisResult): result is JudgedResult {
  return isDecided(result);
}

function accuracyMetrics(judged: readonly JudgedResult[]): readonly Part[] {
  const skill = judged.find((result) => result.skill !== undefined)?.skill;
  if (skill === undefined) return [];
  const type = skill.measure === 'r2' ? 'R2' : 'accuracy';
  return [metric(type, skill.value, skill)];
}

/** `evasion score`, of `digits/evasion, method 12, eps 0.03`. */
function scoreMetric(result: JudgedResult): Part {
  const { spec, score, interval, bound } = result;
  const type = `${spec.attack} score${bound === 'lower' ? ' (at least)' : ''}`;
  return metric(type, score, interval, sliceOf(result));
}

/** The accuracy on inputs that may be changed by at most eps, if all inputs were attacked alike. */
function robustMetrics(result: JudgedResult): readonly Part[] {
  const { spec, score, interval, bound, skill, classes } = result;
  if (spec.attack !== 'evasion' || skill?.measure !== 'accuracy' || score === undefined) return [];
  // The mean of the classes tells how many of the inputs that the model gets right hold, not how many of all.
  const [what, share] = classes?.isMean === true ? [ROBUST_MEAN, 1] : ['robust accuracy', skill.value];
  const held = interval && { low: share * (1 - interval.high), high: share * (1 - interval.low) };
  return [
    metric(`${what}${bound === 'lower' ? ' (at most)' : ''}`, share * (1 - score), held, sliceOf(result)),
  ];
}

const ROBUST_MEAN = 'robust share of what the model gets right, mean of the classes';

function sliceOf({ spec, methodVersion, robustness, outcomes }: JudgedResult): string {
  const eps = robustness?.eps ?? outcomes?.eps;
  const parts = [
    spec.name,
    ...(methodVersion === undefined ? [] : [`method ${methodVersion}`]),
    ...(eps === undefined ? [] : [`eps ${shown(eps)}`]),
  ];
  return plainLine(parts.join(', '), MAX_LENGTH);
}

function metric(
  type: string,
  value: number | undefined,
  interval?: { readonly low: number; readonly high: number },
  slice?: string,
): Part {
  return {
    type,
    value: value === undefined ? 'unknown' : shown(value),
    ...(slice === undefined ? {} : { slice }),
    ...(interval === undefined
      ? {}
      : { confidenceInterval: { lowerBound: shown(interval.low), upperBound: shown(interval.high) } }),
  };
}

function shown(value: number): string {
  return String(Number(value.toPrecision(6)));
}

/** What was measured, and on what: these keys of an analysis in the results file, in canonical JSON, make its digest. */
export const DIGESTED_KEYS = [
  ...['model', 'task', 'attack', 'score', 'interval', 'method_version', 'digests', 'settings', 'outcomes'],
] as const;

function digestProperty(result: JudgedResult): Part {
  const whole = wholeResultObject(result);
  const measured = Object.fromEntries(DIGESTED_KEYS.map((key) => [key, whole[key]]));
  return {
    name: plainLine(`model-security:measured:${result.spec.name}:sha256`, MAX_LENGTH),
    value: createHash('sha256').update(canonicalJson(measured)).digest('hex'),
  };
}

/** What the analyses of a model leave untested: those without a verdict, parts of others, and attacks that none makes. */
function limitsOf(own: readonly AnalysisResult[]): readonly string[] {
  const without = own
    .filter((result) => !isDecided(result))
    .map(({ spec, message = '' }) => plainLine(`Not tested: ${spec.name}. ${message}`.trimEnd(), MAX_LENGTH));
  const parts = own
    .filter((result) => isJudged(result))
    .flatMap(({ spec, notTested = [] }) =>
      notTested.map((part) => plainLine(`Not tested: ${part} of ${spec.name}.`, MAX_LENGTH)),
    );
  const tasks = new Set(own.map(({ spec }) => spec.task));
  const attacks = new Set(own.map(({ spec }) => spec.attack));
  const missing = [...tasks].flatMap((task) => attacksOn(task)).filter((attack) => !attacks.has(attack));
  const unasked = missing.length === 0 ? [] : [`Not asked for: ${[...new Set(missing)].join(', ')}.`];
  return [...without, ...parts, ...unasked];
}

function attacksOn(task: Task) {
  return ROWS.filter((row) => row.task === task && DESCRIPTORS[row.attack].judges === 'model').map(
    ({ attack }) => attack,
  );
}

function unattackedLimits(path: string, supplyChain: SupplyChainOutcome): readonly string[] {
  const { unattacked = [], acceptedModels = [], unattackable = [] } = supplyChain;
  const has = (some: readonly { readonly path: string }[]): boolean => some.some((one) => one.path === path);
  if (has(unattacked) || has(acceptedModels)) return ['Not tested: no analysis attacks this model.'];
  return has(unattackable) ? ['Not tested: this tool attacks no files of this kind.'] : [];
}
