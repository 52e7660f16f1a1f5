import type { AnalysisResult } from '../facts/outcome.ts';
import type { Baseline, BaselineAnalysis, ScoreHistory, ScorePoint } from '../facts/policy.ts';
import { foldName } from '../text/fold-name.ts';
import { isDecided } from './judged.ts';

/** One score with the version of the method that found it. */
interface Scored {
  readonly point: ScorePoint;
  readonly methodVersion: string | undefined;
}

/**
 * Collects the scores of each analysis over time: those of the baseline's history, and that of this run. Scores of different
 * versions of a method are not comparable, so only those of the newest version are kept, and the others are counted. Pure.
 * @param nowMs the time of this run, in milliseconds since 1970
 * @returns the analyses with at least two scores
 */
export function scoreHistories(
  results: readonly AnalysisResult[],
  baseline: Baseline | undefined,
  nowMs: number,
): readonly ScoreHistory[] {
  const earlier = collectEarlier(baseline);
  const newestMs = baseline?.history?.at(-1)?.createdMs ?? nowMs;
  return results.flatMap((result) => {
    const { name } = result.spec;
    const scores = [
      ...(earlier.get(foldName(name)) ?? []),
      // The clocks of two machines may differ: this run is the last one all the same.
      ...scoreOfNow(result, Math.max(nowMs, newestMs)),
    ];
    const history = ofNewestVersion(name, scores);
    return history.points.length < 2 ? [] : [history];
  });
}

function collectEarlier(baseline: Baseline | undefined): ReadonlyMap<string, readonly Scored[]> {
  const found = new Map<string, Scored[]>();
  for (const { createdMs, commit, analyses } of baseline?.history ?? []) {
    for (const analysis of analyses) {
      const { name, score, methodVersion } = analysis;
      if (score === undefined) continue;
      const key = foldName(name);
      const scores = found.get(key) ?? [];
      const run = commit === undefined ? { timeMs: createdMs } : { timeMs: createdMs, commit };
      scores.push({ point: { ...run, score, ...drawn(analysis) }, methodVersion });
      found.set(key, scores);
    }
  }
  return found;
}

function scoreOfNow(result: AnalysisResult, timeMs: number): readonly Scored[] {
  const { score } = result;
  if (score === undefined || !isDecided(result)) return [];
  return [{ point: { timeMs, score, ...drawn(result), isNow: true }, methodVersion: result.methodVersion }];
}

function drawn({
  interval,
  threshold,
}: Pick<BaselineAnalysis, 'interval' | 'threshold'>): Pick<ScorePoint, 'interval' | 'threshold'> {
  return {
    ...(interval === undefined ? {} : { interval }),
    ...(threshold === undefined ? {} : { threshold }),
  };
}

function ofNewestVersion(name: string, scores: readonly Scored[]): ScoreHistory {
  const newest = scores.at(-1)?.methodVersion;
  const points = scores.filter(({ methodVersion }) => methodVersion === newest).map(({ point }) => point);
  return {
    name,
    points,
    ...(newest === undefined ? {} : { methodVersion: newest }),
    otherVersions: scores.length - points.length,
  };
}
