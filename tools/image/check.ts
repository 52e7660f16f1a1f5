/**
 * `npm run image`: builds the container image, and runs it as its Dockerfile says: with a root that is read-only, without
 * network and rights, by Docker or Podman. The last line is `N passed, M failed`. Without either nothing runs, and a line says so.
 */
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILT_IN_FILES, wineConfig } from '../../__tests__/support/built-in-models.ts';
import { TOUCHING_PICKLE } from '../../__tests__/support/inert-pickle.ts';
import { canRun, capture } from '../project.ts';

const IMAGE = 'model-security-scan:check';
const LIMITS = ['--rm', '--read-only', '--tmpfs', '/tmp', '--network', 'none', '--cap-drop', 'ALL'];

/** Of a folder with a vulnerable model and a pickle that starts a program. Each with its exit status and what it prints. */
const RUNS: readonly (readonly [args: readonly string[], exitCode: number, says: string])[] = [
  [['--version'], 0, '.'],
  [['scan', '--supply-chain-only', 'wine.onnx'], 0, 'PASSED'],
  [['scan', '--supply-chain-only'], 1, 'bad.pkl'],
  [['scan', '--config-file', 'wine.yml'], 1, 'wine/extraction'],
];

async function check(engine: string): Promise<readonly string[]> {
  const built = await capture(engine, ['build', '--quiet', '--tag', IMAGE, '.']);
  if (built.exitCode !== 0) return [`${engine} build failed: ${built.output}`];
  const folder = await mkdtemp(join(tmpdir(), 'image-'));
  try {
    // Another user reads it.
    await chmod(folder, 0o755);
    const files = { ...BUILT_IN_FILES, 'bad.pkl': TOUCHING_PICKLE, 'wine.yml': wineConfig() };
    for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
    const faults: string[] = [];
    for (const [args, exitCode, says] of RUNS) {
      const run = await capture(engine, ['run', ...LIMITS, '--volume', `${folder}:/work:ro`, IMAGE, ...args]);
      if (run.exitCode === exitCode && run.output.includes(says)) continue;
      faults.push(
        `${args.join(' ')}: expected ${String(exitCode)}, found ${String(run.exitCode)}: ${run.output}`,
      );
    }
    return faults;
  } finally {
    await rm(folder, { recursive: true });
  }
}

const engine = (await canRun('docker', ['info'])) ? 'docker' : 'podman';
if (await canRun(engine, ['info'])) {
  const faults = await check(engine);
  for (const fault of faults) console.log(`failed: ${fault}`);
  console.log(
    `${String(RUNS.length - Math.min(faults.length, RUNS.length))} passed, ${String(faults.length)} failed`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
} else {
  console.log('not run: neither Docker nor Podman answers, so the image was not built');
  console.log('0 passed, 0 failed');
}
