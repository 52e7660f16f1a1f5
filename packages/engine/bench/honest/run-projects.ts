import { fileURLToPath } from 'node:url';
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { at } from '@model-security-scan/common/json';
import { tableHead, tableRow } from '../../../common/bench/table.ts';

/** What must come of a project. It was written before the first run. */
export interface Expectation {
  readonly project: string;
  /** 0, 1, 2, or `verdict`: 0 or 1. */
  readonly exit: string;
  /** The state of each attack; `verdict` is passed or vulnerable. Other analyses, which init adds, need a verdict. */
  readonly states: ReadonlyMap<string, string>;
  readonly why: string;
}

/** What came of a project. */
interface Outcome {
  readonly exit: number | null;
  readonly states: readonly (readonly [attack: string, state: string])[];
  /** The last line of the log, if the run left no results. */
  readonly fault: string;
}

type Judgement = 'right' | 'false green' | 'false red' | 'over-cautious' | 'other';

const CONFIG = '.github/model-security.yml';
const VERDICTS: readonly string[] = ['passed', 'vulnerable'];

/** Reads a table of expectations, which stands beside this file. */
export function readExpectations(table: string): readonly Expectation[] {
  const [, ...lines] = readFileSync(new URL(table, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => {
    const [project = '', exit = '', states = '', why = ''] = line.split('\t');
    const pairs = states.split(' ').flatMap((pair) => {
      const [attack, state] = pair.split('=');
      return attack === undefined || state === undefined ? [] : [[attack, state] as const];
    });
    return { project, exit, states: new Map(pairs), why };
  });
}

/**
 * Runs the command line on a copy of each project, one after another, and compares.
 * @param made the folder of the projects
 * @param folder for the copies
 */
export async function runProjects(
  expectations: readonly Expectation[],
  made: string,
  folder: string,
  print: (text: string) => void,
): Promise<void> {
  const counts = new Map<Judgement, number>();
  print(tableHead(['project', 'expected', 'came', 'judgement', 's']));
  for (const expectation of expectations) {
    const started = Date.now();
    const outcome = await runProject(
      join(made, expectation.project),
      join(folder, expectation.project),
      expectation.states.size > 0,
    );
    const judgement = judge(expectation, outcome);
    counts.set(judgement, (counts.get(judgement) ?? 0) + 1);
    const states = [...expectation.states].map((pair) => pair.join(' ')).join(', ');
    print(
      tableRow([
        expectation.project,
        `${expectation.exit}: ${states}`,
        `${String(outcome.exit)}: ${outcome.states.map((pair) => pair.join(' ')).join(', ') || outcome.fault}`,
        judgement === 'right' ? judgement : `**${judgement}** (${expectation.why})`,
        ((Date.now() - started) / 1000).toFixed(0),
      ]),
    );
  }
  const all = expectations.length;
  const right = counts.get('right') ?? 0;
  const others = [...counts]
    .filter(([judgement]) => judgement !== 'right')
    .map(([judgement, count]) => `${String(count)} ${judgement}`);
  const share = ((100 * right) / Math.max(1, all)).toFixed(1);
  print(
    `\n${[`${String(right)} of ${String(all)} are right (${share} %; goal: 95 %)`, ...others].join(', ')}.\n`,
  );
}

/** Scans a copy of a project, after init if it has no config file. */
async function runProject(made: string, folder: string, isAttacked: boolean): Promise<Outcome> {
  await cp(made, folder, { recursive: true });
  if (!existsSync(join(folder, CONFIG)) && isAttacked) {
    const { exit, log } = await commandLine(['init'], folder);
    if (exit !== 0) return { exit, states: [], fault: `init: ${lastLine(log)}` };
  }
  const { exit, output, log } = await commandLine(['scan', '--json'], folder);
  const states = analysesOf(output);
  return { exit, states, fault: states.length === 0 ? lastLine(log) : '' };
}

function analysesOf(output: string): Outcome['states'] {
  const results = parsed(output);
  const analyses = at(results, 'analyses');
  return (Array.isArray(analyses) ? analyses : []).map(
    (one: unknown) => [String(at(one, 'attack')), String(at(one, 'state'))] as const,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function lastLine(log: string): string {
  return (log.trimEnd().split('\n').at(-1) ?? '').slice(0, 160).replaceAll('|', '/');
}

/** Runs the command line by its sources, so that no build is needed. */
function commandLine(
  args: readonly string[],
  cwd: string,
): Promise<{ readonly exit: number | null; readonly output: string; readonly log: string }> {
  const program = fileURLToPath(new URL('../../../../src/index.ts', import.meta.url));
  const child = spawn(process.execPath, ['--no-warnings', program, 'command-line', ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [output, log] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (part: string) => (output += part));
  child.stderr.setEncoding('utf8').on('data', (part: string) => (log += part));
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (exit) => {
      resolve({ exit, output, log });
    });
  });
}

/** A false green passes what must not; a false red fails what must pass; no verdict where one was due is over-cautious. */
function judge(expected: Expectation, came: Outcome): Judgement {
  const pairs = [...expected.states].map(
    ([attack, state]) => [state, came.states.find(([name]) => name === attack)?.[1] ?? 'none'] as const,
  );
  const added = came.states
    .filter(([attack]) => !expected.states.has(attack))
    .map(([, state]) => ['verdict', state] as const);
  const wrong = [...pairs, ...added].filter(([wanted, found]) => !fits(wanted, found));
  const exit = came.exit ?? -1;
  const isExit = expected.exit === 'verdict' ? exit === 0 || exit === 1 : String(exit) === expected.exit;
  if (wrong.length === 0 && isExit) return 'right';
  if (wrong.some(([, found]) => found === 'passed') || (exit === 0 && !isExit)) return 'false green';
  if (wrong.some(([wanted, found]) => wanted === 'passed' && found === 'vulnerable')) return 'false red';
  if (wrong.length > 0 && wrong.every(([wanted]) => wanted === 'verdict' || VERDICTS.includes(wanted))) {
    return 'over-cautious';
  }
  return exit === 1 && !isExit ? 'false red' : 'other';
}

function fits(wanted: string, found: string): boolean {
  return wanted === found || (wanted === 'verdict' && VERDICTS.includes(found));
}
