/**
 * Feeds generated inputs to every reader of text from outside: `npm run fuzz -- --seconds 60`; with folders, changed files
 * to the scan and to the readers of models and data: `npm run fuzz -- --seconds 60 __tests__/fixtures`.
 * Exits with 1 on a finding, and says how to reproduce it.
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { fuzzFiles } from './files.ts';
import { isFuzzed, runFuzz, runGrowth } from './run.ts';

const HELP = `Feeds generated inputs to every parser, and looks for unexpected errors and for texts that take too long.

  FOLDER...     change the files in these folders instead, and scan and read them
  --seconds N   how long (30); with folders, how long for each extension
  --seed N      the seed of the inputs (a new one)
  --help`;
/** Exit status for a command line that cannot be used. */
const USAGE_ERROR = 2;
/** Length, in characters, of the texts that show if the time grows faster than the length. */
const LONG_TEXT = 64_000;

await main();

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (typeof options === 'string') {
    console.error(options);
    process.exitCode = options === HELP ? 0 : USAGE_ERROR;
    return;
  }
  const { folders, seed } = options;
  const ms = options.seconds * 1000;
  const isOfFiles = folders.length > 0;
  const rows = isOfFiles
    ? await fuzzFiles({ folders, seed, kindMs: ms })
    : runFuzz({ seed, until: performance.now() + ms });
  for (const { name, inputs, refused, finding } of rows) {
    const last = finding === undefined ? '' : `\n  ${finding}`;
    console.log(
      `${name.padEnd(24)} ${String(inputs).padStart(10)} inputs, ${String(refused)} refused${last}`,
    );
  }
  const slow = isOfFiles ? [] : runGrowth(LONG_TEXT);
  for (const line of slow) console.log(line);
  const inputs = rows.reduce((sum, row) => sum + row.inputs, 0);
  const findings = rows.filter(({ finding }) => finding !== undefined).length;
  console.log(
    `${String(inputs)} inputs, ${String(findings)} findings, ${String(slow.length)} slow ones (seed ${String(options.seed)})`,
  );
  process.exitCode = isFuzzed(rows) && slow.length === 0 ? 0 : 1;
}

/** @returns the text to print if the command line asks for help or cannot be used */
function readOptions(
  args: readonly string[],
): { seconds: number; seed: number; folders: readonly string[] } | string {
  const text = { type: 'string' } as const;
  try {
    const { values, positionals: folders } = parseArgs({
      allowPositionals: true,
      args: [...args],
      options: { seconds: text, seed: text, help: { type: 'boolean' } },
    });
    if (values.help === true) return HELP;
    const seconds = Number(values.seconds ?? 30);
    const seed = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed);
    const isUsable = seconds > 0 && Number.isFinite(seconds) && Number.isSafeInteger(seed);
    if (isUsable) return { seconds, seed, folders };
    return `Expected --seconds above 0 and a whole number as --seed.\n\n${HELP}`;
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n\n${HELP}`;
  }
}
