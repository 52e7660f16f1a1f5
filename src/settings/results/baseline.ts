import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import type { Baseline, BaselineAnalysis } from '../../facts/policy/policy.ts';
import { present } from '@model-security-scan/common/present';
import type { Problem } from '@model-security-scan/common/problem';
import {
  EXPECTED,
  type FileFault,
  openResultsFile,
  readResultsText,
  type ResultsFile,
} from './read-results-file.ts';
import type { ResultsAnalysis } from './analysis.ts';

/**
 * Reads the results file that the input `baseline` names.
 * @param file absolute, or relative to the workspace; it may lie outside, where earlier steps put downloaded files
 * @returns the baseline, or the one problem that makes it no baseline
 */
export async function readBaseline(workspace: string, file: string): Promise<Baseline | Problem> {
  const text = await openResultsFile(resolve(workspace, file));
  return 'fault' in text ? inputProblem(file, text) : readBaselineText(text.content, file, file);
}

function inputProblem(file: string, { fault, isMissing }: FileFault): Problem {
  const words = `${JSON.stringify(file)} ${fault}${isMissing === true ? MISSING : ''}`;
  return { place: { kind: 'input', input: 'baseline' }, message: words };
}

const MISSING =
  ' Check the path, and that an earlier step fetched it. Leave the input empty for a run without a baseline.';

/**
 * Reads the text of a results file.
 * @param file as the input names it
 * @param shownFile names the file in problems
 */
export function readBaselineText(text: string, file: string, shownFile: string): Baseline | Problem {
  const results = readResultsText(text);
  if ('message' in results) {
    const { line, column, message } = results;
    return {
      place: { kind: 'file', file: shownFile, line, column },
      message: `baseline: ${message}. ${EXPECTED}`,
    };
  }
  return { ...baselineOf(results, file), sha256: createHash('sha256').update(text).digest('hex') };
}

/** Keeps what a later run compares with. */
function baselineOf(results: ResultsFile, file: string): Baseline {
  return {
    file,
    analyses: results.analyses.map(baselineAnalysis),
    fileFindings: results.findings
      .filter(({ inFile, state }) => inFile !== undefined && state !== undefined)
      .map(({ finding, fingerprint, inFile }) => {
        const names = inFile?.names?.map((name) => name.fingerprint);
        return { finding, fingerprints: names ?? [fingerprint], ...present({ sha256: inFile?.sha256 }) };
      }),
  };
}

function baselineAnalysis(analysis: ResultsAnalysis): BaselineAnalysis {
  const { model, attack, state, score, interval, threshold, methodVersion, digests } = analysis;
  const { settings, outcomes, rows, robustness, skill, label } = analysis;
  const isJudged = state === 'passed' || state === 'vulnerable';
  return {
    name: `${model}/${attack}`,
    isVulnerable: state === 'vulnerable',
    digests,
    ...present({
      score: isJudged ? score : undefined,
      ...{ interval, threshold, methodVersion },
      ...{ settings, outcomes, rows, skill, label },
      // If mixtures of rows were judged, there are no outcomes of rows.
      eps: outcomes?.eps ?? robustness?.eps,
    }),
  };
}
