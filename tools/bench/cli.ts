import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, release, tmpdir, totalmem, type as systemName } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { projectPath } from '../project.ts';
import type { Bench } from './bench.ts';
import { findPython, Launcher } from './launcher.ts';
import { pythonWithRequests } from './requests.ts';
import { breadthSection } from './sections/breadth.ts';
import { bundleSection } from './sections/bundle.ts';
import { comparisonSection } from './sections/comparison.ts';
import { configSection } from './sections/config.ts';
import { ENGINE_SECTIONS, engineDataSection, enginePartsSection } from './sections/engine.ts';
import { honestSection } from './sections/honest.ts';
import { localSection } from './sections/local.ts';
import { membershipSection } from './sections/membership.ts';
import { pairedSection } from './sections/paired.ts';
import { sizeSection } from './sections/size.ts';
import { skipSection } from './sections/skip.ts';
import { strataSection } from './sections/strata.ts';
import { supplyChainSection } from './sections/supply-chain.ts';
import { uploadSection } from './sections/upload.ts';
import { uploadScanSection } from './sections/upload-scan.ts';

const SECTIONS = new Map<string, (bench: Bench) => Promise<void>>([
  ['skip', skipSection],
  ['bundle', bundleSection],
  ['local', localSection],
  ['upload', uploadSection],
  ['upload-scan', uploadScanSection],
  ['breadth', breadthSection],
  ['config', configSection],
  ['size', sizeSection],
  ...ENGINE_SECTIONS,
  ['engine-membership', membershipSection],
  ['comparison', comparisonSection],
  ['engine-data', engineDataSection],
  ['engine-parts', enginePartsSection],
  ['honest', honestSection],
  ['paired', pairedSection],
  ['strata', strataSection],
  ['supply-chain', supplyChainSection],
]);

/** Names that stand for several sections. */
const GROUPS = new Map([['engine', ENGINE_SECTIONS.map(([name]) => name)]]);

const USAGE = `npm run bench -- [--full] [--deep] [--dist <folder>] [--corpora <folder>] [section...]

Measures the built action side by side with others, on loopback, and prints Markdown.
Sections: ${[...SECTIONS.keys()].join(', ')}; all of them if none is named.
"engine" stands for all sections engine-* except engine-data, engine-parts and engine-membership.
--full   the sizes and rounds of docs/performance.md: takes 12 GiB of disk, and many minutes
--deep   with --full: every victim, seed and draw of the engine's sections; takes much longer
--dist   another build than dist/
--corpora  for supply-chain: a folder of folders, such as malicious/ and clean/; the files that are flagged are counted;
         for engine-membership: a folder of victims, each with a model, members.csv, nonmembers.csv and truth.json`;

await main();

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      full: { type: 'boolean', default: false },
      deep: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      corpora: { type: 'string' },
      dist: { type: 'string', default: projectPath('dist') },
    },
  });
  const names = positionals.flatMap((name) => GROUPS.get(name) ?? [name]);
  const unknown = names.filter((name) => !SECTIONS.has(name));
  if (values.help || unknown.length > 0) {
    console.log(USAGE);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  await measure(values, names);
}

interface Options {
  readonly dist: string;
  readonly full: boolean;
  readonly deep: boolean;
  readonly corpora?: string | undefined;
}

async function measure({ dist, full, deep, corpora }: Options, names: readonly string[]): Promise<void> {
  const python = findPython();
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const launcher = new Launcher(python);
  const leave = (): void => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(1);
  };
  process.once('SIGINT', leave).once('SIGTERM', leave);
  const bench: Bench = {
    launcher,
    dist: resolve(dist),
    folder,
    python: pythonWithRequests(python),
    full,
    corpora,
    deep,
    print: (text) => {
      console.log(text);
    },
  };
  try {
    bench.print(`${describeMachine()}\n`);
    for (const [name, section] of SECTIONS) {
      if (names.length === 0 || names.includes(name)) await section(bench);
    }
  } finally {
    launcher.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function describeMachine(): string {
  const [processor] = cpus();
  const memory = `${(totalmem() / 1024 ** 3).toFixed(0)} GiB`;
  return `${String(cpus().length)} cores (${processor?.model.trim() ?? 'unknown'}), ${memory} of memory, ${systemName()} ${release()}, Node ${process.version}. Figures are medians with their quartiles.`;
}
