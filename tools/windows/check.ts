/**
 * `npm run windows`: runs the npm package of the command line by the Node of Windows, under Wine: init, validate, scan with
 * real attacks, a second scan by records, a hostile file, reports, and a run that is killed. The last line is `N passed, M
 * failed`. Without Wine nothing runs, and a line says so.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { BUILT_IN_FILES, slowConfig } from '../../__tests__/support/built-in-models.ts';
import { TOUCHING_PICKLE } from '../../__tests__/support/inert-pickle.ts';
import { makePackage } from '../package.ts';
import { openWindowsNode, type WindowsNode } from './wine.ts';

const SCAN = ['scan', '--cache-directory', 'kept', '--report-file', 'out\\page.html'];
const FILES_ONLY = ['scan', '--supply-chain-only', '--config-file'];
const FIRST = ['--results-file', 'out\\first.json', '--sarif-file', 'out\\first.sarif'];

/** One after the other in one folder, with the paths of Windows. Texts are printed. */
const STEPS: readonly (readonly [args: readonly string[], exitCode: number, ...says: string[]])[] = [
  [['--version'], 0],
  [['init'], 0, 'models/wine.onnx: tabular-classification'],
  [['validate', '--config-file', '.github\\model-security.yml'], 0, 'No problem'],
  [[...SCAN, ...FIRST], 1, '✗ wine/extraction', 'page: out\\page.html'],
  [[...SCAN, '--results-file', 'out\\second.json'], 1, 'VULNERABLE'],
  [[...FILES_ONLY, 'bad.yml'], 1, 'bad/net.pkl'],
  [[...FILES_ONLY, 'good.yml'], 0, 'PASSED'],
  [['report', 'out\\*.json', '--format', 'junit'], 1, '<testsuites', 'vulnerable: '],
];

/** How long processes may go on after the one that started them was killed. */
const END_LIMIT_MS = 30_000;

const count = { passed: 0, failed: 0 };

function note(name: string, faults: readonly string[]): void {
  if (faults.length === 0) count.passed += 1;
  else count.failed += 1;
  console.log(`${faults.length === 0 ? 'ok' : 'failed'}: ${name}`);
  for (const fault of faults) console.log(`  ${fault}`);
}

async function playSteps(node: WindowsNode, program: string, folder: string): Promise<void> {
  for (const [args, exitCode, ...says] of STEPS) {
    const run = await node.run(folder, [program, ...args]);
    const missing = says.filter((text) => !run.text.includes(text));
    const isRight = run.exitCode === exitCode && missing.length === 0;
    const what = `expected exit status ${String(exitCode)} and ${JSON.stringify(says)}, found ${String(run.exitCode)}:`;
    note(`model-security ${args.join(' ')}`, isRight ? [] : [what, run.text]);
  }
}

async function playKill(node: WindowsNode, program: string, folder: string): Promise<void> {
  await writeFiles(folder, { ...BUILT_IN_FILES, 'slow.yml': slowConfig() });
  const args = [program, 'scan', '--config-file', 'slow.yml'];
  const before = await node.killAfter(folder, args, ': started');
  const end = Date.now() + END_LIMIT_MS;
  while (Date.now() < end && (await node.running()) > 0) await sleep(500);
  const left = await node.running();
  // The run itself and its analysis, at least.
  const isRight = before >= 2 && left === 0;
  const found = `${String(before)} processes were running, ${String(left)} are left`;
  note(`a run that is killed leaves nothing running, of ${String(before)} processes`, isRight ? [] : [found]);
}

async function writeFiles(folder: string, files: Readonly<Record<string, Buffer | string>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}

/** A config file that only scans some files. @param pattern as in JSON */
function filesConfig(pattern: string): string {
  return `version: 1\nfiles: { paths: ["${pattern}"] }\n`;
}

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'windows-'));
  try {
    const node = await openWindowsNode(folder);
    if (typeof node === 'string') {
      console.log(`not run: ${node}`);
      return;
    }
    try {
      await makePackage(join(folder, 'made'));
      const program = join(folder, 'made/package/bin/model-security.js');
      const { 'wine.onnx': model, 'wine.csv': data, 'wine-minmax.csv': minmax } = BUILT_IN_FILES;
      const models = { 'models/wine.onnx': model, 'models/wine.csv': data, 'models/wine-minmax.csv': minmax };
      const configs = { 'bad.yml': filesConfig('bad\\\\*.pkl'), 'good.yml': filesConfig('models\\\\**') };
      const files = { ...models, ...configs, 'bad/net.pkl': TOUCHING_PICKLE };
      await writeFiles(join(folder, 'project'), files);
      await playSteps(node, program, join(folder, 'project'));
      await playKill(node, program, join(folder, 'slow'));
    } finally {
      await node.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

await main();
console.log(`${String(count.passed)} passed, ${String(count.failed)} failed`);
process.exitCode = count.failed === 0 ? 0 : 1;
