/**
 * The pairs of an environment file such as GITHUB_OUTPUT, as the runner reads them: `key=value` lines and
 * `key<<DELIMITER` blocks; the last value of a key wins.
 * @throws Error where the runner would refuse the file, and with it the step
 */
export function parseKeyValueFile(text: string): Record<string, string> {
  const lines = text.split(process.platform === 'win32' ? /\r?\n/u : '\n');
  const pairs: Record<string, string> = {};
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (line === '') continue;
    const equals = line.indexOf('=');
    const heredoc = line.indexOf('<<');
    if (equals > 0 && (heredoc < 0 || equals < heredoc)) {
      pairs[line.slice(0, equals)] = line.slice(equals + 1);
    } else if (heredoc > 0 && line.length > heredoc + 2) {
      const delimiter = line.slice(heredoc + 2);
      const end = lines.indexOf(delimiter, index + 1);
      if (end < 0) throw new Error(`Invalid value. Matching delimiter not found '${delimiter}'`);
      pairs[line.slice(0, heredoc)] = lines.slice(index + 1, end).join('\n');
      index = end;
    } else {
      throw new Error(`Invalid format '${line}'`);
    }
  }
  return pairs;
}
