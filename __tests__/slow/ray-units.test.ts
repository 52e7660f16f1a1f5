import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { at, isObject, textAt } from '@model-security-scan/common/json';
import { NODE, projectPath } from '../../tools/project.ts';
import { BUILT_IN_FILES } from '../support/built-in-models.ts';
import { makeWorkspace, type Workspace } from '../support/workspace.ts';

// Ray is a Python package; `.ci/run` installs it and says where its Python is.
const PYTHON = process.env['RAY_PYTHON'];
const describeRay = PYTHON === undefined ? describe.skip : describe;
const MODELS = ['one', 'two', 'three', 'four'];
const ANALYSES = MODELS.flatMap((name) => [`${name}/extraction`, `${name}/outlier`]);
const CLI = [NODE, projectPath('bin/model-security.js')].map((word) => JSON.stringify(word)).join(' ');
let workspace: Workspace;

beforeEach(async () => {
  const { 'wine.onnx': model, 'wine.csv': data, 'wine-minmax.csv': minmax } = BUILT_IN_FILES;
  const config = {
    version: 1,
    models: MODELS.map((name) => ({
      ...{ name, task: 'tabular-classification' },
      artifacts: { model: 'wine.onnx', data: 'wine.csv', minmax: 'wine-minmax.csv' },
      attacks: { extraction: { threshold: 1 }, outlier: {} },
    })),
  };
  workspace = await makeWorkspace({
    'wine.onnx': model,
    'wine.csv': data,
    'wine-minmax.csv': minmax,
    '.github/model-security.yml': JSON.stringify(config),
  });
});
afterEach(() => workspace.remove());

/** Runs the example with four units, and kills a worker as soon as there is one, if asked for. */
async function fanOut(
  command: string,
  kills: boolean,
): Promise<{ readonly code: unknown; readonly text: string }> {
  const child = spawn(PYTHON ?? '', [projectPath('examples/command-line/ray_units.py'), '4', 'results'], {
    cwd: workspace.folder,
    env: { ...process.env, MODEL_SECURITY: command },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (piece: string) => (text += piece));
  const ended = once(child, 'close');
  if (kills) process.kill(await findWorker(child.pid ?? 0), 'SIGKILL');
  await ended;
  return { code: child.exitCode, text };
}

/** Waits for a worker of this cluster that has a unit. */
async function findWorker(ancestor: number): Promise<number> {
  for (let tries = 0; tries < 600; tries += 1) {
    const processes = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
    const rows = processes.map((line) => /^ *(\d+) +(\d+) (.*)$/u.exec(line)?.slice(1) ?? []);
    const parents = new Map(rows.map(([pid, parent]) => [Number(pid), Number(parent)]));
    const isOurs = (pid: number): boolean => {
      for (let one = pid; one > 1; one = parents.get(one) ?? 0) if (one === ancestor) return true;
      return false;
    };
    const worker = rows.find(([pid, , args = '']) => args.startsWith('ray::scan') && isOurs(Number(pid)));
    if (worker !== undefined) return Number(worker[0]);
    await sleep(200);
  }
  throw new Error('No worker was started.');
}

async function analysesIn(folder: string): Promise<readonly string[]> {
  const names = (await readdir(folder)).filter((name) => /^\d+\.json$/u.test(name));
  const files = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return files.flatMap((file) => {
    const results = at(JSON.parse(file), 'analyses');
    return (Array.isArray(results) ? results : [])
      .filter(isObject)
      .map((result) => `${textAt(result, 'model') ?? ''}/${textAt(result, 'attack') ?? ''}`);
  });
}

describeRay('the example for Ray', () => {
  it('loses and doubles no analysis when a worker is killed', async () => {
    const { code, text } = await fanOut(CLI, true);
    expect({ code, analyses: (await analysesIn(join(workspace.folder, 'results'))).toSorted() }).toEqual({
      code: 0,
      analyses: ANALYSES.toSorted(),
    });
    expect(text).toContain(`passed, ${String(ANALYSES.length)} analyses`);
  });

  it('has no verdict if a unit never ends', async () => {
    const script = join(workspace.folder, 'broken.sh');
    const lines = ['#!/bin/sh', `case "$*" in *--only*two/extraction*) exit 3 ;; esac`, `exec ${CLI} "$@"`];
    await writeFile(script, `${lines.join('\n')}\n`, { mode: 0o755 });
    const { code } = await fanOut(script, false);
    expect(code).toBe(2);
  });
});
