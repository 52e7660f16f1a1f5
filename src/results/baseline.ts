import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Baseline, BaselineAnalysis } from '../core/policy.ts';
import type { Problem } from '../core/problem.ts';
import { textAt } from '../core/json.ts';
import { readResultsText } from './read-results-file.ts';
import type { ResultsAnalysis, ResultsFile } from './results-file.ts';

/** The results of 25,000 analyses have about this size. */
const MAX_MEBIBYTES = 32;

/**
 * Reads the results file that the input `baseline` names.
 * @param file absolute, or relative to the workspace; it may lie outside, where earlier steps put downloaded files
 * @returns the baseline, or the one problem that makes it no baseline
 */
export async function readBaseline(workspace: string, file: string): Promise<Baseline | Problem> {
  const text = await readBounded(resolve(workspace, file));
  if ('fault' in text) {
    return { place: { kind: 'input', input: 'baseline' }, message: `${JSON.stringify(file)} ${text.fault}` };
  }
  return readBaselineText(text.content, file, file);
}

/**
 * Reads the text of a results file.
 * @param file as the input names it
 * @param shownFile names the file in problems
 */
export function readBaselineText(text: string, file: string, shownFile: string): Baseline | Problem {
  const results = readResultsText(text);
  if ('message' in results) {
    const { line, column, message } = results;
    const what = `${message}. Expected a file that results-file of an earlier run wrote, unchanged.`;
    return { place: { kind: 'file', file: shownFile, line, column }, message: `baseline: ${what}` };
  }
  return { ...baselineOf(results, file), sha256: createHash('sha256').update(text).digest('hex') };
}

/** Keeps what a later run compares with. */
export function baselineOf({ analyses, findings }: ResultsFile, file: string): Baseline {
  return {
    file,
    analyses: analyses.map(baselineAnalysis),
    fileFindings: findings
      .filter(({ inFile, state }) => inFile !== undefined && state !== null)
      .map(({ finding, fingerprint, inFile }) => {
        const sha256 = inFile?.sha256 ?? undefined;
        return { finding, fingerprint, ...(sha256 === undefined ? {} : { sha256 }) };
      }),
  };
}

function baselineAnalysis(analysis: ResultsAnalysis): BaselineAnalysis {
  const { model, attack, state, score, interval, methodVersion } = analysis;
  const isJudged = state === 'passed' || state === 'vulnerable';
  return {
    name: `${model}/${attack}`,
    isVulnerable: state === 'vulnerable',
    ...(isJudged && score !== null ? { score } : {}),
    ...(interval === null ? {} : { interval }),
    ...(methodVersion === null ? {} : { methodVersion }),
  };
}

async function readBounded(path: string): Promise<{ readonly content: string } | { readonly fault: string }> {
  try {
    const handle = await open(path, 'r');
    try {
      const stats = await handle.stat();
      if (!stats.isFile()) return { fault: 'is no file. Give the path of a results file.' };
      if (stats.size > MAX_MEBIBYTES * 1024 * 1024) {
        const most = `at most ${String(MAX_MEBIBYTES)} MiB are allowed`;
        return { fault: `has ${String(stats.size)} bytes; ${most}. Give a results file of this action.` };
      }
      return decode(await handle.readFile());
    } finally {
      await handle.close();
    }
  } catch (error) {
    const code = textAt(error, 'code') ?? 'unknown reason';
    if (code !== 'ENOENT' && code !== 'ENOTDIR') {
      return { fault: `cannot be read (${code}). Check its permissions.` };
    }
    return {
      fault:
        'does not exist. Check the path, and that an earlier step fetched it. Leave the input empty for a run without a ' +
        'baseline.',
    };
  }
}

function decode(bytes: Buffer): { readonly content: string } | { readonly fault: string } {
  try {
    return { content: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { fault: 'is not UTF-8 text. Give the file as an earlier run wrote it.' };
  }
}
