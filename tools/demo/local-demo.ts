import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ActionRun } from '../../__tests__/support/run-action.ts';
import { checkChangedInputs } from './changed-inputs.ts';
import { differences, type Facts, factsOf, resultsOf } from './facts.ts';
import { changeOneByte, DIGITS, makeRealRepository, PICKLE, PICKLE_TEXT, TRACE } from './real-repository.ts';
import { section, showRecap, showRun, type Stage } from './show-run.ts';
import { wrap } from './terminal.ts';

const INTRODUCTION = `This demo runs the action three times on a small git repository, as GitHub's runner does. The attacks are real, and run on this machine: no account, no network. It takes about half a minute.

The repository:
  models/digits.onnx     tells handwritten digits apart; to be attacked
  models/wine.onnx       tells three kinds of wine apart; to be attacked
  models/downloaded.pkl  a pickle of this demo, never loaded: it would run a command`;

/** What every run finds, analysed or not. */
const FINDINGS: Facts = {
  'exit status': '1',
  status: 'vulnerable',
  verdict: 'vulnerable',
  'failure-reason': 'vulnerable',
  'vulnerability-detected': 'true',
  'new-findings': '2',
  [PICKLE]: 'error',
};

const FIRST: Facts = {
  ...FINDINGS,
  'record-found': 'false',
  'digits/evasion': 'vulnerable, analysed',
  'wine/evasion': 'passed, analysed',
};
const SECOND: Facts = {
  ...FINDINGS,
  'record-found': 'true',
  'digits/evasion': 'vulnerable, result reused',
  'wine/evasion': 'passed, result reused',
};
const THIRD: Facts = { ...SECOND, 'record-found': 'false', 'digits/evasion': 'vulnerable, analysed' };

/**
 * Runs the action three times with `base-url: local`, prints each run, and checks it.
 * @returns what was not as expected; empty if the demo worked
 * @throws Error if a run cannot be started or takes too long
 */
export async function runLocalDemo(stage: Stage, keeps: boolean): Promise<readonly string[]> {
  console.log(wrap(INTRODUCTION));
  const workspace = join(stage.folder, 'repository');
  const commit = await makeRealRepository(workspace);
  const show = (number: number, title: string, sha: string): Promise<ActionRun> =>
    showRun({ number, title, workspace, commit: sha, inputs: inputsOf(stage.folder, number) }, stage);

  const first = await show(1, 'no earlier result, so both models are attacked', commit);
  const early = checkRun(1, FIRST, first);
  // Without the findings of the first run, the others show nothing.
  if (early.length > 0) return early;
  const problems = await checkFinding(1, first, stage.folder);
  console.log(wrap(checkingAdvice(stage.folder, keeps)));

  const second = await show(2, 'the same content again, so nothing is attacked', commit);
  problems.push(...checkRun(2, SECOND, second));
  section('How to check it', wrap(comparison(first, second)));

  const { commit: next, change } = await changeOneByte(workspace);
  const third = await show(3, 'one byte of a model changed, so that model is attacked again', next);
  const late = checkRun(3, THIRD, third);
  problems.push(...(late.length > 0 ? late : await checkFinding(3, third, stage.folder)));
  console.log(
    wrap(
      `${change} So digits was attacked again. The result of wine was reused, since none of its files changed.`,
    ),
  );

  showRecap([
    ['nothing was judged before', first],
    ['the same content again', second],
    [`one byte of ${DIGITS} changed`, third],
  ]);
  return existsSync(join(workspace, TRACE))
    ? [...problems, `${PICKLE} was loaded: ${TRACE} exists.`]
    : problems;
}

function inputsOf(folder: string, number: number): Readonly<Record<string, string>> {
  return {
    'base-url': 'local',
    // On GitHub the cache of the repository keeps results, and needs no input.
    'cache-directory': join(folder, 'cached-results'),
    'report-file': join(folder, `page-${String(number)}.html`),
    'report-directory': join(folder, `reports-${String(number)}`),
  };
}

function checkRun(number: number, expected: Facts, run: ActionRun): string[] {
  return differences(expected, factsOf(run)).map((text) => `Run ${String(number)}: ${text}`);
}

/** Repeats the finding of the attack without the engine, and prints what came out. */
async function checkFinding(number: number, run: ActionRun, folder: string): Promise<string[]> {
  const result = resultsOf(run.outputs).find(({ name }) => name === 'digits/evasion');
  const { attacked, turned, largestChange, eps, example } = await checkChangedInputs(
    join(folder, 'repository', DIGITS),
    join(folder, `reports-${String(number)}`, 'digits-evasion-vulnerability.json'),
  );
  const share = turned / attacked;
  const counts = `${String(turned)} of ${String(attacked)}`;
  section(
    'How to check it',
    wrap(
      `The report lists the changed digits. The demo gave each of them to ${DIGITS}, without our attack code:\n` +
        `${counts} digits get another class. ${String(turned)}/${String(attacked)} = ${share.toFixed(3)} is the score of digits/evasion.\n` +
        `No pixel, from 0 to 1, changed by more than ${largestChange.toFixed(3)}.`,
    ),
  );
  console.log(`\n${example}\n`);
  const problems: string[] = [];
  if (Math.abs(share - (result?.score ?? -1)) > 0.0005) {
    problems.push(`${counts} inputs turned, but the score is ${String(result?.score)}.`);
  }
  if (largestChange > eps + 1e-5) {
    problems.push(`A pixel changed by ${String(largestChange)}, which is more than ${String(eps)}.`);
  }
  return problems.map((text) => `Run ${String(number)}, digits/evasion: ${text}`);
}

function checkingAdvice(folder: string, keeps: boolean): string {
  const place = keeps
    ? `The repository, reports and pages are in ${folder}`
    : 'The files of this demo are removed at its end; npm run demo -- --keep keeps them';
  return [
    `${PICKLE} is plain text. This is all of it: import os.system, take a text, call the function with it:`,
    ...PICKLE_TEXT.split('\n').map((line) => `    ${line}`),
    `python3 -m pickletools FILE explains it byte by byte, and runs nothing. ${place}.`,
  ].join('\n');
}

function comparison(first: ActionRun, second: ActionRun): string {
  const [one, two] = [first, second].map(({ durationMs }) => `${(durationMs / 1000).toFixed(1)} s`);
  return (
    `Run 2 took ${String(two)}, run 1 ${String(one)}. No analysis read a file (see the table); the scores are those of run 1, ` +
    'judged by the thresholds of run 2. Model files are scanned in every run.'
  );
}
