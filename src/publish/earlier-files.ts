import { lstat, readFile, realpath } from 'node:fs/promises';
import * as path from 'node:path';
import { at, textAt } from '@model-security-scan/common/json';
import { withdrawnOutcome } from '../decide/build-outcome.ts';
import type { Runner } from '../facts/runner.ts';
import { describeWriteError, removeFile, replaceFile } from '../files/output-folder.ts';
import { findRunningProgram } from '../files/running-program.ts';
import { isInGitFolder, isInside } from '@model-security-scan/common/paths';

/** A kind of file that a run writes. */
interface EarlierKind {
  /** The input that names the file. */
  readonly input: string;
  /** True if this program wrote the file. `json` is undefined if the text is not JSON. */
  readonly isOurs: (text: string, json: unknown) => boolean;
  /** Renders what takes its place; undefined if nothing may. */
  readonly render: (runner: Runner) => Promise<string | undefined>;
}

const TOOL = 'Model Security Scan';

const KINDS: readonly EarlierKind[] = [
  {
    input: 'results-file',
    isOurs: (_text, json) => textAt(json, 'engine', 'name') === 'model-security-scan',
    render: async (runner) => {
      const { renderResultsFile } = await import('../report/results-file.ts');
      return renderResultsFile(
        withdrawnOutcome(),
        await findRunningProgram(runner.variable('GITHUB_ACTION_REF')),
        runner.clock.now(),
      );
    },
  },
  {
    input: 'sarif-file',
    isOurs: (_text, json) => textAt(first(at(json, 'runs')), 'tool', 'driver', 'name') === TOOL,
    render: async () => {
      const { serializeSarif } = await import('../report/sarif.ts');
      const { renderNoVerdict } = await import('../report/sarif/no-verdict-log.ts');
      return serializeSarif(renderNoVerdict(withdrawnOutcome().headline));
    },
  },
  {
    input: 'bom-file',
    isOurs: (_text, json) => textAt(first(at(json, 'metadata', 'tools', 'components')), 'name') === TOOL,
    render: async () => {
      const { renderEmptyBom } = await import('../report/bom/no-verdict.ts');
      return renderEmptyBom(withdrawnOutcome().headline);
    },
  },
  {
    input: 'report-file',
    isOurs: (text) =>
      text.startsWith('<!doctype html>') && text.includes(`<meta name="generator" content="${TOOL}">`),
    render: async (runner) => {
      const { renderRunPage } = await import('../report/page/run-page.ts');
      const program = await findRunningProgram(runner.variable('GITHUB_ACTION_REF'));
      return renderRunPage(withdrawnOutcome(), { program, writtenMs: runner.clock.now(), settings: [] });
    },
  },
  {
    // A statement without a verdict could be signed by mistake, so there is none.
    input: 'verdict-file',
    isOurs: (_text, json) =>
      textAt(json, 'predicateType')?.startsWith('urn:model-security-scan:verdict:') === true,
    render: () => Promise.resolve(undefined),
  },
];

/** A larger file is no file of this program. */
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Replaces the files of an earlier run at the paths that this run writes by files with verdict `none`, so that a run that
 * fails or is killed leaves no verdict of another run. To be called when all inputs were read. Only files that this program
 * wrote are replaced, in the workspace or the runner's folder for temporary files. What this run also reads, such as a
 * baseline that it writes anew, is left until its end.
 */
export async function withdrawEarlierFiles(runner: Runner): Promise<void> {
  for (const kind of KINDS) {
    const name = runner.input(kind.input);
    if (name === '') continue;
    try {
      await withdraw(path.resolve(runner.workspace, name), kind, runner);
    } catch (error) {
      const why = describeWriteError(error);
      runner.log.warning(`The file of an earlier run at "${name}" (${kind.input}) is still there: ${why}.`);
    }
  }
}

async function withdraw(file: string, { isOurs, render }: EarlierKind, runner: Runner): Promise<void> {
  const stats = await lstat(file).catch(() => undefined);
  if (stats?.isFile() !== true || stats.size > MAX_BYTES) return;
  const real = await realpath(file);
  if (!(await mayReplace(real, runner)) || (await isRead(real, runner))) return;
  const text = await readFile(real, 'utf8');
  if (!isOurs(text, parse(text))) return;
  const content = await render(runner);
  await (content === undefined ? removeFile(real) : replaceFile(real, content));
  runner.log.debug(`The file of an earlier run was withdrawn: ${file}`);
}

/** True in the workspace and the runner's own folder, wherever links on the way lead. */
async function mayReplace(real: string, { workspace, variable }: Runner): Promise<boolean> {
  for (const root of [workspace, variable('RUNNER_TEMP')]) {
    const realRoot = root === '' ? undefined : await realpath(root).catch(() => undefined);
    if (realRoot !== undefined && isInside(realRoot, real) && !isInGitFolder(realRoot, real)) return true;
  }
  return false;
}

/** True for the baseline, which may be a folder of files. */
async function isRead(real: string, { input, workspace }: Runner): Promise<boolean> {
  const baseline = input('baseline');
  if (baseline === '') return false;
  const realBaseline = await realpath(path.resolve(workspace, baseline)).catch(() => undefined);
  return realBaseline !== undefined && isInside(realBaseline, real);
}

function parse(text: string): unknown {
  try {
    const json: unknown = JSON.parse(text);
    return json;
  } catch {
    return undefined;
  }
}

function first(list: unknown): unknown {
  const values: readonly unknown[] = Array.isArray(list) ? list : [];
  return values[0];
}
