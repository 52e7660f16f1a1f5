import { randomInt } from 'node:crypto';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type CampaignOptions, runCampaign, type RunResult } from './campaign.ts';
import { describeBreach, describeCounts, describeEnds, renderTable } from './report.ts';

const HELP = `Runs the built action against a service that misbehaves by a seeded plan, and checks that it keeps its promises.

  --runs N        how many runs (1000)
  --seed N        the seed of the plan (a new one)
  --only K        only the run of this number, to repeat it
  --parallel N    how many runs at once, 1 to 16 (4)
  --minutes N     begin no run after this time (60)
  --bundle PATH   the bundle to run (dist/index.js)
  --help`;

/** Exit status for a command line that cannot be used. */
const USAGE_ERROR = 2;

await main();

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (typeof options === 'string') {
    console.error(options);
    process.exitCode = options === HELP ? 0 : USAGE_ERROR;
    return;
  }
  let made = 0;
  const onRun = ({ number, durationMs }: RunResult): void => {
    made += 1;
    if (made % 100 === 0) {
      console.log(`${String(made)} runs; run ${String(number)} took ${String(Math.round(durationMs))} ms`);
    }
  };
  const results = await runCampaign({ ...options, onRun });
  const broken = results.filter(({ breaches }) => breaches.length > 0);
  const wanted = options.only === undefined ? options.runs : 1;
  console.log(renderTable(results).join('\n'));
  console.log(`\nEnds: ${describeEnds(results)}.`);
  for (const result of broken) console.log(describeBreach(result, options.seed).join('\n'));
  if (broken.length === 0 && results.length < wanted) {
    console.log('The time was up before all runs were made.');
  }
  console.log(describeCounts(results, options.seed));
  process.exitCode = broken.length === 0 && results.length === wanted ? 0 : 1;
}

function readOptions(args: readonly string[]): CampaignOptions | string {
  const text = { type: 'string' } as const;
  const options = {
    runs: text,
    seed: text,
    only: text,
    parallel: text,
    minutes: text,
    bundle: text,
  } as const;
  try {
    const { values } = parseArgs({ args: [...args], options: { ...options, help: { type: 'boolean' } } });
    if (values.help === true) return HELP;
    const { bundle } = values;
    return {
      runs: wholeNumber('runs', values.runs ?? '1000', 1_000_000),
      seed: values.seed ?? String(randomInt(1_000_000)),
      ...(values.only === undefined ? {} : { only: wholeNumber('only', values.only, 1_000_000) }),
      parallel: wholeNumber('parallel', values.parallel ?? '4', 16),
      timeLimitMs: wholeNumber('minutes', values.minutes ?? '60', 1440) * 60_000,
      ...(bundle === undefined ? {} : { bundle: resolve(bundle) }),
    };
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n\n${HELP}`;
  }
}

function wholeNumber(name: string, text: string, max: number): number {
  const number = /^\d{1,9}$/u.test(text) ? Number(text) : Number.NaN;
  if (number >= 1 && number <= max) return number;
  throw new Error(`--${name} is "${text}". Expected a whole number from 1 to ${String(max)}.`);
}
