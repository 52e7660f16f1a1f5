/**
 * Feeds generated inputs to every reader of text from outside: `npm run fuzz -- --seconds 60`.
 * Exits with 1 on a finding, and says how to reproduce it.
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { isFuzzed, runFuzz, runGrowth } from './run.ts';

const HELP = `Feeds generated inputs to every parser, and looks for unexpected errors and for texts that take too long.

  --seconds N   how long (30)
  --seed N      the seed of the inputs (a new one)
  --help`;
/** Exit status for a command line that cannot be used. */
const USAGE_ERROR = 2;
/** Length, in characters, of the texts that show if the time grows faster than the length. */
const LONG_TEXT = 64_000;

main();

function main(): void {
  const options = readOptions(process.argv.slice(2));
  if (typeof options === 'string') {
    console.error(options);
    process.exitCode = options === HELP ? 0 : USAGE_ERROR;
    return;
  }
  const rows = runFuzz({ seed: options.seed, until: performance.now() + options.seconds * 1000 });
  for (const { name, inputs, refused, finding } of rows) {
    const last = finding === undefined ? '' : `\n  ${finding}`;
    console.log(
      `${name.padEnd(24)} ${String(inputs).padStart(10)} inputs, ${String(refused)} refused${last}`,
    );
  }
  const slow = runGrowth(LONG_TEXT);
  for (const line of slow) console.log(line);
  const inputs = rows.reduce((sum, row) => sum + row.inputs, 0);
  const findings = rows.filter(({ finding }) => finding !== undefined).length;
  console.log(
    `${String(inputs)} inputs, ${String(findings)} findings, ${String(slow.length)} slow ones (seed ${String(options.seed)})`,
  );
  process.exitCode = isFuzzed(rows) && slow.length === 0 ? 0 : 1;
}

/** @returns the text to print if the command line asks for help or cannot be used */
function readOptions(args: readonly string[]): { seconds: number; seed: number } | string {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { seconds: text, seed: text, help: { type: 'boolean' } },
    });
    if (values.help === true) return HELP;
    const seconds = Number(values.seconds ?? 30);
    const seed = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed);
    if (seconds > 0 && Number.isFinite(seconds) && Number.isSafeInteger(seed)) return { seconds, seed };
    return `Expected --seconds above 0 and a whole number as --seed.\n\n${HELP}`;
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n\n${HELP}`;
  }
}
