import { execFileSync } from 'node:child_process';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NODE, projectPath } from '../../project.ts';
import { type Bench, MIB } from '../bench.ts';
import { findPython, type Job } from '../launcher.ts';
import { column, type Measured, measureRounds } from '../rounds.ts';
import { ratioOf, show, spreadOf } from '../../../packages/common/bench/statistics.ts';
import { table } from '../../../packages/common/bench/table.ts';
import { countCorpora } from '../../../packages/scanner/bench/corpora.ts';
import { installPeers, type Peer } from '../../../packages/scanner/bench/peers.ts';

const OURS = 'this scan';
const DICTS = 600_000;
/** `{"a": 1}` in protocol 4. */
const SMALL_PICKLE = Buffer.from('8004950a000000000000007d948c0161944b01732e', 'hex');

/** The supply-chain scan beside other scanners of models: time and peak memory on clean files, and counts on corpora. */
export async function supplyChainSection(bench: Bench): Promise<void> {
  bench.print('## Supply chain\n');
  const python = findPython();
  const peers = installPeers(python, bench.full, bench.print);
  const models = join(bench.folder, 'supply-chain');
  const sizes = bench.full ? [DICTS, 512, 10_240] : [DICTS, 512, 256];
  execFileSync(python, [projectPath('packages/scanner/bench/models.py'), models, ...sizes.map(String)]);
  const rows = join(models, 'pickle');
  const small = join(models, 'small');
  mkdirSync(small);
  writeFileSync(join(small, 'small.pkl'), SMALL_PICKLE);
  await compare(bench, 'A pickle of a few bytes: the start of each program', small, peers, 'small.pkl');
  const size = (statSync(join(rows, 'rows.pkl')).size / MIB).toFixed(0);
  await compare(
    bench,
    `A pickle of ${DICTS.toLocaleString('en')} dicts, ${size} MiB`,
    rows,
    peers,
    'rows.pkl',
  );
  await compare(bench, `A zip of torch, ${String(sizes[1])} MiB`, join(models, 'zip'), peers, 'model.pt');
  await compare(bench, `A folder of models, ${String(sizes[2])} MiB`, join(models, 'folder'), peers);
  if (bench.corpora === undefined) return;
  bench.print(`### Files that are flagged\n\n${countCorpora(bench.corpora, peers)}\n`);
}

/** @param file the only file of the folder, if there is one: some scanners take nothing else */
async function compare(
  bench: Bench,
  title: string,
  folder: string,
  peers: readonly Peer[],
  file?: string,
): Promise<void> {
  const jobs = [
    job(OURS, [NODE, projectPath('packages/scanner/bench/scan.ts'), folder]),
    job('hashing alone', [NODE, projectPath('packages/scanner/bench/hash.ts'), folder]),
    ...peers
      .filter(({ takesFolders }) => takesFolders || file !== undefined)
      .map((peer) =>
        job(peer.name, peer.command(file === undefined ? folder : join(folder, file)), peer.exitCodes),
      ),
  ];
  const measured = await measureAll(bench, jobs);
  const ours = measured.find(({ name }) => name === OURS);
  const head = ['program', 'wall, s', 'CPU, s', 'memory, MiB', 'CPU of this scan against it'];
  bench.print(
    `### ${title}\n\n${table(
      head,
      measured.map((one) => row(one, ours)),
    )}\n`,
  );
}

/** Measures the programs. Another scanner that fails has a line that says so, in place of its row. */
async function measureAll(bench: Bench, jobs: readonly Job[]): Promise<readonly Measured[]> {
  try {
    return await measureRounds(bench.launcher, jobs, bench.full ? 3 : 1);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const rest = jobs.filter(({ name }, index) => index < 2 || !message.startsWith(`${name} failed`));
    if (rest.length === jobs.length) throw error;
    bench.print(`${message}\n`);
    return measureAll(bench, rest);
  }
}

function row(one: Measured, ours: Measured | undefined): string[] {
  const wall = column(one, 'wallMs');
  const seconds = (values: readonly number[]): string => show(spreadOf(values.map((ms) => ms / 1000)), 2);
  const memory = (spreadOf(column(one, 'peakBytes')).median / MIB).toFixed(0);
  const cpu = column(one, 'cpuMs');
  const ratio = ours === undefined || ours === one ? '' : show(ratioOf(column(ours, 'cpuMs'), cpu), 2);
  return [one.name, seconds(wall), seconds(cpu), memory, ratio];
}

/** @param exitCodes with which the program ends unless it fails */
function job(name: string, argv: readonly string[], exitCodes: readonly number[] = [0]): Job {
  const { PATH = '', HOME = '' } = process.env;
  const check = `"$@"; code=$?; case $code in ${exitCodes.join('|')}) ;; *) exit $code;; esac`;
  const shell = ['/bin/sh', '-c', check, 'sh', ...argv];
  return { name, argv: shell, env: { PATH, HOME, NO_COLOR: '1' }, cwd: projectPath('.') };
}
