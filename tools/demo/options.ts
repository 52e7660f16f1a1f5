/** The options of the demo. */
export interface DemoOptions {
  /** True for the client of a played service, with scores that are made up. */
  readonly service: boolean;
  /** True if the demo leaves its files. */
  readonly keep: boolean;
  readonly help: boolean;
}

/** The text of `--help`. */
export const DEMO_HELP = `Usage: npm run demo -- [flags]

Runs the action three times on this machine: it attacks two small models for real, skips what it judged before, and
attacks again what changed. Exit status 0 only if each run did what it should.

  --service  shows the client of a service instead. The service is played, and every score is made up
  --keep     keeps the repository, reports and pages, and says where they are
  --help     this text`;

/**
 * Reads the command line.
 * @param args without node and script
 * @returns the options, or a sentence that says what is wrong
 */
export function readDemoOptions(args: readonly string[]): DemoOptions | string {
  const flags = ['--service', '--keep', '--help'];
  const unknown = args.filter((arg) => !flags.includes(arg));
  if (unknown.length > 0) return `The demo has no ${unknown.join(' ')}. Its flags are ${flags.join(', ')}.`;
  return {
    service: args.includes('--service'),
    keep: args.includes('--keep'),
    help: args.includes('--help'),
  };
}
