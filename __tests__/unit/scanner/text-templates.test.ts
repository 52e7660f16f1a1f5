import { describe, expect, test } from '@jest/globals';
import { scanAs } from '../../support/scan-of-file.ts';

/*
 * Templates in texts of any kind. Each of the first ones ran a program, or gave a class or a function of Python, in Jinja 3.1
 * without its sandbox.
 */

const CODE = "{{ cycler.__init__.__globals__.os.system('touch x') }}";

describe('a template that leads to Python is critical', () => {
  test.each([
    CODE,
    "{{ ''['__cl' ~ 'ass__'] }}",
    "{{ (cycler|attr('__in'~'it__')|attr('__glob'+'als__')).os.popen('touch x').read() }}",
    "{{ cycler['\\x5f\\x5finit\\x5f\\x5f'] }}",
    "{{ cycler['__tini__'[::-1]] }}",
    "{{ cycler [ '__tini__'|reverse ] }}",
    "{{ cycler|attr(['__','init','__']|join) }}",
    "{{ cycler|attr('%sinit%s'|format('__','__')) }}",
    "{% set a = '__in' %}{% set b = 'it__' %}{{ cycler|attr(a~b) }}",
    "{{ [1]|map(attribute='__class__')|list }}",
    '{{ {}.__class__.__mro__ }}',
    '{% for c in [].__class__.__base__.__subclasses__() %}{% endfor %}',
  ])('%s', async (text) => {
    expect((await scanAs('c.toml', Buffer.from(`prompt = """${text}"""\n`))).verdicts).toEqual([
      'critical template-code',
    ]);
  });

  test.each<[string, string]>([
    ['c.toml', `[model]\nchat_template = "${CODE}"\n`],
    ['c.ini', `[model]\nchat_template = ${CODE}\n`],
    ['c.cfg', `[a]\nb = 1\n${'# x\n'.repeat(300_000)}c = ${CODE}\n`],
    ['c.yaml', `system_prompt: ${JSON.stringify(CODE)}\n`],
    ['c.prompty', `---\nname: a\n---\nsystem:\n${CODE}\n`],
    ['prompt.txt', `Hello ${CODE}`],
    ['c.json', JSON.stringify({ prompts: [{ text: [CODE] }] })],
    ['c.json', JSON.stringify({ prompt: CODE.replaceAll("'", '"') }).replace('{{', '\\u007b\\u007b')],
    ['c.json', `{ // a comment\n "prompt": ${JSON.stringify(CODE)} }`],
  ])('in %s', async (name, text) => {
    expect((await scanAs(name, Buffer.from(text))).verdicts).toEqual(['critical template-code']);
  });
});

test.each(['README.md', 'guide.rst', 'rows.csv', 'data.jsonl'])(
  'a template that %s shows is for review',
  async (name) => {
    const { verdicts } = await scanAs(name, Buffer.from(`"text": "${CODE}"\n`));
    expect(verdicts).toEqual(['review template-code']);
  },
);

test.each([
  '{{ x.__class__.__name__ }}',
  "{% if file in ['__init__.py', '__init__'] %}a{% endif %}",
  "{{ hostvars[host]['ansible_' + name]['ipv4'] }}",
  "{{ model ~ '__' ~ suffix }}{{ graph.nodes['a__' ~ b] }}",
  '{{ cookiecutter.__slug }} {{ __role_var__ }}',
  'f\'{{"type": "{self.__class__.__name__}"}}\'',
  'f"{{{self.__init__.__self__}}}"',
  "{{ x | attr('name') }}{{ rows | map(attribute='name') | list }}",
  "{{ key | replace('__', '.') }}{% include 'a.html' %}",
  '\\frac{{a}{b} x.__mro__',
])('a template that does not is no finding: %s', async (text) => {
  for (const name of ['c.toml', 'a.txt', 'play.yml', 'README.md']) {
    const { verdicts } = await scanAs(name, Buffer.from(`text: |\n  ${text}\n`));
    expect(verdicts).toEqual([]);
  }
});

test.each(['a.py', 'a.js', 'a.html', 'a.pyx'])('sources may hold templates: %s', async (name) => {
  expect((await scanAs(name, Buffer.from(`x = "${CODE}"\n`))).verdicts).toEqual([]);
});
