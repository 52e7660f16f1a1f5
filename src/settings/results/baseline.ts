import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Baseline, BaselineAnalysis } from '../../facts/policy.ts';
import type { Problem } from '../../core/problem.ts';
import { tooLarge } from './folder-rules.ts';
import { listResultsFolder } from './list-folder.ts';
import { EXPECTED, type FileFault, openResultsFile } from './open-results-file.ts';
import { readResultsText } from './read-results-file.ts';
import type { ResultsAnalysis, ResultsFile } from './results-file.ts';
import { combineBaselines, type FolderFile } from './run-history.ts';

/**
 * Reads the results file, or the folder of results files, that the input `baseline` names.
 * @param file absolute, or relative to the workspace; it may lie outside, where earlier steps put downloaded files
 * @returns the baseline, or the one problem that makes it no baseline
 */
export async function readBaseline(workspace: string, file: string): Promise<Baseline | Problem> {
  const path = resolve(workspace, file);
  if (await isFolder(path)) return readFolder(workspace, file);
  const text = await openResultsFile(path);
  return 'fault' in text ? inputProblem(file, text) : readBaselineText(text.content, file, file);
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false;
  }
}

async function readFolder(workspace: string, folder: string): Promise<Baseline | Problem> {
  const listed = await listResultsFolder(workspace, folder);
  if ('fault' in listed) return inputProblem(listed.about, listed);
  const files: FolderFile[] = [];
  let bytes = 0;
  for (const { shown, path } of listed) {
    const text = await openResultsFile(path);
    if ('fault' in text) return inputProblem(shown, text);
    bytes += Buffer.byteLength(text.content);
    const fault = tooLarge(bytes);
    if (fault !== undefined) return inputProblem(folder, { fault });
    const baseline = readBaselineText(text.content, shown, shown);
    if ('message' in baseline) return baseline;
    files.push({ shown, baseline });
  }
  return combineBaselines(folder, files);
}

/** Makes one baseline of the texts of several results files, as `combineBaselines` does. */
export function combineTexts(
  folder: string,
  texts: readonly { readonly text: string; readonly shown: string }[],
): Baseline | Problem {
  const files: FolderFile[] = [];
  for (const { text, shown } of texts) {
    const baseline = readBaselineText(text, folder, shown);
    if ('message' in baseline) return baseline;
    files.push({ shown, baseline });
  }
  return combineBaselines(folder, files);
}

/** @param about the file or the folder that the fault is about */
function inputProblem(about: string, { fault, isMissing }: FileFault): Problem {
  const words = `${JSON.stringify(about)} ${fault}${isMissing === true ? MISSING : ''}`;
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
function baselineOf({ createdMs, commit, ...results }: ResultsFile, file: string): Baseline {
  const analyses = results.analyses.map(baselineAnalysis);
  const run = { ...(commit === undefined ? {} : { commit }), analyses };
  return {
    file,
    analyses,
    ...(createdMs === undefined ? {} : { history: [{ createdMs, ...run }] }),
    fileFindings: results.findings
      .filter(({ inFile, state }) => inFile !== undefined && state !== null)
      .map(({ finding, fingerprint, inFile }) => {
        const sha256 = inFile?.sha256 ?? undefined;
        const names = inFile?.names?.map((name) => name.fingerprint);
        return { finding, fingerprints: names ?? [fingerprint], ...(sha256 === undefined ? {} : { sha256 }) };
      }),
  };
}

function baselineAnalysis(analysis: ResultsAnalysis): BaselineAnalysis {
  const { model, attack, state, score, interval, threshold, methodVersion, digests } = analysis;
  const isJudged = state === 'passed' || state === 'vulnerable';
  return {
    name: `${model}/${attack}`,
    isVulnerable: state === 'vulnerable',
    ...(isJudged && score !== null ? { score } : {}),
    ...(interval === null ? {} : { interval }),
    ...(threshold === null ? {} : { threshold }),
    ...(methodVersion === null ? {} : { methodVersion }),
    digests,
    ...attackOf(analysis),
  };
}

/** How the attack was made, and what it found in each input. */
function attackOf({
  settings = null,
  outcomes = null,
  robustness = null,
  skill = null,
}: ResultsAnalysis): Pick<BaselineAnalysis, 'settings' | 'outcomes' | 'eps' | 'skill'> {
  // If mixtures of rows were judged, there are no outcomes of rows.
  const eps = outcomes?.eps ?? robustness?.eps;
  return {
    ...(settings === null ? {} : { settings }),
    ...(outcomes === null ? {} : { outcomes }),
    ...(eps === undefined ? {} : { eps }),
    ...(skill === null ? {} : { skill }),
  };
}
