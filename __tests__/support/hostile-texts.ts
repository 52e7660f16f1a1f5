import { FOREIGN } from './harmless-run.ts';

/** Known ways to make a text more than a text, for a runner, for GitHub's Markdown, and for a reader's eyes. */
export const ATTACKS_BY_NAME: Readonly<Record<string, string>> = {
  'a command in a line of its own': `x\n::error file=${FOREIGN}.ts::${FOREIGN}\n`,
  'a command at the very start': `::warning title=${FOREIGN}::${FOREIGN}`,
  'a command behind white space': ` \t\u00a0\u2003\ufeff::notice::${FOREIGN}`,
  'a command after a carriage return': `x\r::set-output name=status::${FOREIGN}\r`,
  'a command after other line ends': `x\v::set-env name=PATH::${FOREIGN}\f::add-path::${FOREIGN}\u0085::save-state::${FOREIGN}\u2028::debug::${FOREIGN}`,
  'a command in brackets': `x ##[error]${FOREIGN} ##[set-output name=status]${FOREIGN} ##[add-matcher]${FOREIGN}`,
  'brackets that join when something is taken out': `##\u200b[error]${FOREIGN} #\u0000#[error]${FOREIGN} ####[[error]${FOREIGN}`,
  'commands are stopped': `\n::stop-commands::${FOREIGN}\n::echo::on\n`,
  'escapes that a decoder would undo': `%0A::error::${FOREIGN} %0D%0A##[error]${FOREIGN} %250A %25250A`,
  'an output of its own': `x\nstatus=passed\nEOF\nghadelimiter_\nstatus<<EOF\npassed\nEOF\n`,
  'a script': '</code></td></tr></table></details><script>alert(1)</script><img src=x onerror=alert(1)>',
  'a comment and character data': '<!-- --!> <![CDATA[ ]]> <?php ?> <!DOCTYPE x>',
  'a way out of an attribute': `"><b> ' onmouseover='alert(1) &quot;&#34;&NewLine; \` style=x`,
  Markdown:
    '`` ` ``` ~~~ **b** __u__ # h\n\n> q\n\n- [x] l\n\n| a |\n|---|\n[l](https://evil.example) ![i](//evil.example/i.png)',
  'mentions, numbers and addresses':
    '@octocat @acme/security #1 GH-1 acme/x#2 me@evil.example https://evil.example www.evil.example 9f2c1e7a5b3d4086c1a2e3f405162738495a6b7c',
  'mathematics, footnotes and emoji': '$\\href{https://evil.example}{x}$ $$x$$ [^1]: :boom: [!NOTE] <kbd>',
  'a link of another kind': 'javascript:alert(1) data:text/html,<b> vbscript:x file:///etc/passwd',
  'text that reads backwards': '\u202egnp.exe\u202c \u2066x\u2069 \u200f\u061c\u200d',
  'invisible text': '\u200b\u200c\u2060\ufeff\u{e0001}\u{e0041}\u{e007f}\ufff9\u00ad\u180e',
  'control characters and a terminal':
    '\0\u0007\b\u001b[31m\u001b]8;;https://evil.example\u0007x\u001b]8;;\u0007\u009b2J\u007f',
  'halves of characters': '\ud800 \udfff \udc00\ud800',
  'a placeholder': '{0} {{ secrets.KEY }} ${{ github.token }} $(id) `id` ${IFS} %s %n',
  'a prototype': '__proto__ constructor toString hasOwnProperty',
};

export const HOSTILE_TEXTS: readonly string[] = Object.values(ATTACKS_BY_NAME);

/** Addresses that are no plain link. */
export const HOSTILE_URLS = [
  'javascript:alert(1)//https://x.example',
  'https://user:word@evil.example/',
  'https://evil.example/"><script>alert(1)</script>\n::error::pwned',
  'https://evil.example/##[error]pwned?@octocat#\u202e',
  'http://evil.example/',
  '//evil.example/x',
  'https:\\\\evil.example\\@octocat',
  'data:text/html;base64,PGI+',
  ' \u0001https://evil.example/\t::error::pwned',
  'https://[::1',
  'https://evil.example:99999/',
] as const;
