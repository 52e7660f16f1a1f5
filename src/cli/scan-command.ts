import path from 'node:path';
import type { Outcome } from '../facts/run-outcome.ts';
import type { Settings } from '../facts/settings.ts';
import { outputWarnings } from '../report/outputs.ts';
import { renderResultsFile } from '../report/results-file.ts';
import { divideIntoUnits } from '../report/units.ts';
import { withFiles } from '../publish/publish.ts';
import { run } from '../run/run.ts';
import { findRunningProgram } from '../files/running-program.ts';
import { createCliRunner } from './cli-runner.ts';
import { type Asked, exitStatusOf, SIGNAL_EXITS } from './exit-status.ts';
import type { ParsedFlags } from './options/flags.ts';
import type { Terminal } from './terminal.ts';
import { scanUsageProblems } from './options/scan-usage.ts';
import { verdictText } from './verdict-text.ts';
import { wrongUsage } from './options/wrong-usage.ts';

/** The command `scan`: the same run as the action's, without GitHub. */
export async function scan(flags: ParsedFlags, terminal: Terminal): Promise<number> {
  const { runner, live, cancelledBy } = await createCliRunner(flags, terminal);
  const problems = scanUsageProblems(flags, runner);
  if (problems.length > 0) return wrongUsage(problems, 'scan', terminal);
  live.start();
  const onlyFiles = flags.values.get('supply-chain-only') === 'true';
  const outcome = await run(withInputs(runner, flags.values), {
    publish: async (_runner, found, settings) => {
      live.end();
      return settings === undefined ? found : withFiles(runner, found, settings);
    },
    adjust: (settings) =>
      withBase(
        onlyFiles ? onlyTheseFiles(withoutAnalyses(settings), flags.positionals) : settings,
        flags.values.get('base'),
      ),
  }).finally(() => {
    live.end();
  });
  const asked = onlyFiles ? 'files' : 'everything';
  await printSummary(outcome, { flags, asked, createdMs: runner.clock.now() }, terminal);
  const signal = cancelledBy();
  if (signal !== undefined) return SIGNAL_EXITS[signal];
  return exitStatusOf(outcome, asked);
}

type Runner = Awaited<ReturnType<typeof createCliRunner>>['runner'];

/** A plan in units lists every analysis: one that the cache knows has a verdict, too, which no unit may lack. */
function withInputs(runner: Runner, values: ParsedFlags['values']): Runner {
  const fixed = new Map<string, string>([
    ...(values.get('supply-chain-only') === 'true' ? [['supply-chain', 'true'] as const] : []),
    ...(values.has('units') ? [['rescan', 'always'] as const] : []),
  ]);
  return { ...runner, input: (name) => fixed.get(name) ?? runner.input(name) };
}

function withBase(settings: Settings, ref: string | undefined): Settings {
  const { compare } = settings;
  return compare === undefined ? settings : { ...settings, compare: { ...compare, ref } };
}

/** The policy of the config file still counts for files. Nothing is attacked, which `require-attacked` and a baseline do not miss. */
function withoutAnalyses(settings: Settings): Settings {
  const { baseline, requireAttacked: _elsewhere, ...policy } = settings.policy;
  const ofFiles = baseline === undefined ? {} : { baseline: { ...baseline, analyses: [] } };
  const models = settings.models.map((model) => ({ ...model, isAttacked: false, isLeftOut: true as const }));
  return { ...settings, analyses: [], models, policy: { ...policy, ...ofFiles } };
}

/** What the config file leaves out stays left out. */
function onlyTheseFiles(settings: Settings, names: readonly string[]): Settings {
  if (names.length === 0) return settings;
  const { workspace, supplyChain } = settings;
  const place = { kind: 'input', input: 'supply-chain-only' } as const;
  const paths = names.map((name) => ({ path: path.relative(workspace, path.resolve(name)) || '.', place }));
  return {
    ...settings,
    supplyChain: { ...supplyChain, files: { ...supplyChain.files, paths, isPart: true } },
  };
}

interface Told {
  readonly flags: ParsedFlags;
  readonly asked: Asked;
  readonly createdMs: number;
}

async function printSummary(
  outcome: Outcome,
  { flags, asked, createdMs }: Told,
  terminal: Terminal,
): Promise<void> {
  const { values } = flags;
  const isJson = values.get('json') === 'true';
  const units = values.get('units');
  const stream = isJson || units !== undefined ? terminal.err : terminal.out;
  const text = verdictText(outcome, {
    paint: (style, part) => terminal.paint(style, part, stream),
    columns: stream.isTTY === true ? stream.columns : undefined,
    isVerbose: values.get('verbose') === 'true' || values.get('debug') === 'true',
    isAfterTable: stream.isTTY === true && terminal.err.isTTY === true,
    asked,
    moreWarnings: outputWarnings(outcome),
  });
  stream.write(`${text}\n`);
  if (units !== undefined && outcome.status !== 'error') {
    terminal.out.write(`${JSON.stringify(divideIntoUnits(outcome.results, Number(units)))}\n`);
  }
  if (!isJson) return;
  terminal.out.write(renderResultsFile(outcome, await findRunningProgram(), createdMs));
}
