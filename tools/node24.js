// `node tools/node24.js PROGRAM ARGUMENTS...`: what npm's scripts start. It runs a program on Node 24, the runtime that
// action.yml declares, whatever Node runs npm: this one if it is Node 24, else the one that `npm ci` installs. npm links that
// one as `node`, but npm 10 removes the link again. JavaScript, since an old Node cannot read TypeScript.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const MODULES = fileURLToPath(new URL('../node_modules/', import.meta.url));

function findNode() {
  if (process.versions.node.startsWith('24.')) return process.execPath;
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  return (
    ['node', 'node-bin']
      .map((prefix) => `${MODULES}${prefix}-${platform}-${process.arch}/bin/${program}`)
      .find((file) => existsSync(file)) ?? process.execPath
  );
}

if (!existsSync(`${MODULES}yaml`)) {
  console.error('The packages are not installed. Run npm ci first, then run this command again.');
  process.exit(2);
}
const node = findNode();
if (node === process.execPath) await import('../bin/require-node.js');
process.env.PATH = `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`;
const child = spawn(node, process.argv.slice(2), { stdio: 'inherit' });
// Ctrl+C reaches both; the program decides when it ends.
process.on('SIGINT', () => {});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => {
  console.error(
    `${node} could not be started: ${error.message}. Run npm ci again, on a machine with glibc if it is Linux.`,
  );
  process.exitCode = 2;
});
child.on('close', (code, signal) => {
  process.exitCode ??= code ?? 128 + constants.signals[signal];
});
