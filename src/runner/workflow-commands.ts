import { EOL } from 'node:os';

/** What a command can carry beside its text; undefined properties are left out. */
export type Properties = Readonly<Record<string, string | number | undefined>>;

/**
 * Writes a workflow command to the output, from which the runner reads it
 * (https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands). @actions/core would do the
 * same, but loads code for tokens, files and hashes at the start, which takes 4 ms of each run.
 * @param text untrusted; line breaks reach the runner as escapes, so that it stays one command
 */
export function writeCommand(name: string, text = '', properties: Properties = {}): void {
  const given = Object.entries(properties).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${escapeProperty(String(value))}`],
  );
  writeLine(`::${[name, ...(given.length === 0 ? [] : [given.join(',')])].join(' ')}::${escapeText(text)}`);
}

/** Writes a line of the log. */
export function writeLine(line: string): void {
  process.stdout.write(`${line}${EOL}`);
}

function escapeText(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
