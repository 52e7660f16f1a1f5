/** The log of a step as the runner shows it: commands become the text that people see. */
export function readableLog(log: string): string {
  return log
    .split('\n')
    .filter((line) => !/^::(?:add-mask|endgroup|debug)/u.test(line))
    .map((line) =>
      line
        .replace(/^::group::(.*)$/u, '▾ $1')
        .replace(
          /^::(error|warning|notice)[^:]*::(.*)$/u,
          (_, level: string, text: string) => `${level}: ${decodeCommand(text)}`,
        ),
    )
    .join('\n')
    .trimEnd();
}

function decodeCommand(text: string): string {
  return text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}

/** The job summary as plain text, to read in a terminal; GitHub shows it as a page. */
export function readableSummary(markdown: string): string {
  return markdown
    .replace(/<details>[^]*?<summary>([^]*?)<\/summary>[^]*?<\/details>/gu, '▸ $1')
    .replace(/<\/t[dh]>\s*<t[dh][^>]*>/gu, '  │  ')
    .replace(/<br>|<\/p>/gu, '  ')
    .replace(/<[^>]+>/gu, '')
    .replaceAll('&nbsp;', ' ')
    .replace(/&#(\d+);/gu, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(
      /&(lt|gt|quot|amp);/gu,
      (_, name: string) => ({ lt: '<', gt: '>', quot: '"', amp: '&' })[name] ?? '',
    )
    .replace(/\n\s*\n+/gu, '\n\n')
    .trim();
}
