/** One workflow command, as the runner reads it from a line of the log. */
export interface WorkflowCommand {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly message: string;
}

// What the runner knows (runner source, ActionCommandManager): anything else is printed, not obeyed.
const KNOWN = new Set([
  'add-mask',
  'add-matcher',
  'add-path',
  'debug',
  'echo',
  'endgroup',
  'error',
  'group',
  'internal-set-repo-path',
  'notice',
  'remove-matcher',
  'save-state',
  'set-env',
  'set-output',
  'stop-commands',
  'warning',
]);

/** Lines as the runner sees them: they end at \n, \r and \r\n. */
export function logLines(text: string): string[] {
  return text.split(/\r\n|\n|\r/u);
}

/**
 * The command that a line is to the runner: `::name k=v::message` after any white space, or `##[name k=v]message`
 * anywhere in the line.
 * @returns undefined where the line is only text
 */
function parseCommand(line: string): WorkflowCommand | undefined {
  return parseColons(line.trimStart()) ?? parseBrackets(line);
}

/** Every command in a text, in order, in which `stop-commands` is honoured. */
export function parseCommands(text: string): WorkflowCommand[] {
  const commands: WorkflowCommand[] = [];
  let resumeToken: string | undefined;
  for (const line of logLines(text)) {
    if (resumeToken !== undefined) {
      if (line.trim() === `::${resumeToken}::`) resumeToken = undefined;
      continue;
    }
    const command = parseCommand(line);
    if (command === undefined) continue;
    commands.push(command);
    if (command.name === 'stop-commands') resumeToken = command.message;
  }
  return commands;
}

function parseColons(line: string): WorkflowCommand | undefined {
  const match = /^::(.*?)::(.*)$/su.exec(line);
  return match === null ? undefined : commandOf(match[1] ?? '', match[2] ?? '', ',', unescapeProperty);
}

function parseBrackets(line: string): WorkflowCommand | undefined {
  const match = /##\[(.*?)\](.*)$/su.exec(line);
  return match === null ? undefined : commandOf(match[1] ?? '', match[2] ?? '', ';', unescapeBrackets);
}

function commandOf(
  head: string,
  message: string,
  separator: string,
  unescape: (text: string) => string,
): WorkflowCommand | undefined {
  const space = head.indexOf(' ');
  const name = (space < 0 ? head : head.slice(0, space)).toLowerCase();
  if (!KNOWN.has(name)) return undefined;
  const properties: Record<string, string> = {};
  for (const pair of space < 0 ? [] : head.slice(space + 1).split(separator)) {
    const equals = pair.indexOf('=');
    if (equals > 0) properties[pair.slice(0, equals).trim()] = unescape(pair.slice(equals + 1));
  }
  return { name, properties, message: unescapeData(message) };
}

function unescapeData(text: string): string {
  return text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}

function unescapeProperty(text: string): string {
  return unescapeData(text.replaceAll('%3A', ':').replaceAll('%2C', ','));
}

function unescapeBrackets(text: string): string {
  return unescapeData(text.replaceAll('%3B', ';').replaceAll('%5D', ']'));
}
