import { describe, expect, test } from '@jest/globals';
import { MemorySource } from '../../src/byte-source.ts';
import { looksLikeTemplate, scanTemplate } from '../../src/formats/text/template.ts';
import { judgeTemplate } from '../../src/template/judge-template.ts';
import { CLEAN_TEMPLATES } from '../support/chat-templates.ts';
import { expectOnlyUnreadable } from '../support/hostile-bytes.ts';
import { scanBytes } from '../support/recording-scan.ts';
import { expectLinear } from '../../../../__tests__/support/linear-time.ts';

/** Ways out of a template, and the worst severity that is expected of each. */
const WAYS_OUT = [
  ["{{ ''.__class__.__mro__[1].__subclasses__() }}", 'critical'],
  ["{{ cycler.__init__.__globals__.os.popen('true').read() }}", 'critical'],
  ["{{ lipsum.__globals__['os'].system('true') }}", 'critical'],
  ['{{ namespace.__init__.__globals__ }}', 'critical'],
  ['{{ lipsum[dict(__globals__=1)|first] }}', 'high'],
  ["{{ messages['__class__'] }}", 'critical'],
  ["{{ ''['__cla' ~ 'ss__'] }}", 'critical'],
  ["{{ ''['__cla' + 'ss__'] }}", 'critical'],
  ["{{ ''['__cla' 'ss__'] }}", 'critical'],
  ["{{ ''['\\x5f\\x5fclass\\x5f\\x5f'] }}", 'critical'],
  ["{{ ''['\\u005f_class__'] }}", 'critical'],
  ["{% set a = '__cla' %}{% set b = 'ss__' %}{{ ''[a ~ b] }}", 'critical'],
  ["{% set k = '__class__' %}{{ ''[k] }}", 'critical'],
  ["{% for k in ['__class__'] %}{{ ''[k] }}{% endfor %}", 'critical'],
  ["{{ ''['__class__' if true else 'x'] }}", 'critical'],
  ["{{ ''['__ssalc__' | reverse] }}", 'critical'],
  ["{{ ''[['_', '_', 'class', '_', '_'] | join] }}", 'critical'],
  ["{{ ''[''.join(['_', '_class__'])] }}", 'critical'],
  ["{{ ''[('%c' % 95) * 2 ~ 'class'] }}", 'critical'],
  ["{{ '' | attr('__class__') }}", 'critical'],
  ["{{ '' | attr(name) }}", 'high'],
  ["{{ [''] | map('attr', '__class__') | list }}", 'critical'],
  ["{{ [''] | map(attribute='__class__') | list }}", 'critical'],
  ["{{ [''] | map(attribute='a.__class__') | list }}", 'critical'],
  ["{% set ns = namespace(a='__cla', b='ss__') %}{{ ''[ns.a ~ ns.b] }}", 'critical'],
  ["{% set a = '__' %}{% set a = '__' %}{{ ''[a ~ 'class' ~ a] }}", 'critical'],
  ["{% set u = '_' %}{{ x[u + u + name] }}", 'critical'],
  [
    "{% set ns = namespace() %}{% set ns.k = '-a-acalaaasasa-a-'[::2] | replace('-', '_') %}{{ ''[ns.k] }}",
    'critical',
  ],
  ["{% set ns = namespace(k='_a_acalaaasasa_a_'[::2]) %}{{ ''[ns.k] }}", 'critical'],
  ["{% set k %}_{{ '' }}_class_{{ '' }}_{% endset %}{{ ''[k] }}", 'critical'],
  ["{% macro m() %}_{{ '' }}_class_{{ '' }}_{% endmacro %}{{ ''[m()] }}", 'critical'],
  ["{% macro m() %}_{% endmacro %}{% set k = m() %}{{ ''[k] }}", 'critical'],
  ["{% set a = 'x_' %}{% set b = a[1:] %}{% set c = b %}{{ ''[c] }}", 'critical'],
  ["{{ ''['_a_acalaaasasa_a_'[::2]] }}", 'critical'],
  ["{% set k = '_a_acalaaasasa_a_' %}{{ ''[k[::2]] }}", 'critical'],
  ["{% set k = {'a': '_a_acalaaasasa_a_'[::2]} %}{{ ''[k.a] }}{{ ''[k['a']] }}", 'critical'],
  ["{% set k = ['_a_acalaaasasa_a_'[::2]] %}{{ ''[k[0]] }}", 'critical'],
  ["{% for k in ['_a_acalaaasasa_a_'[::2]] %}{{ ''[k] }}{% endfor %}", 'critical'],
  ["{{ [''] | groupby('_a_acalaaasasa_a_'[::2]) }}", 'critical'],
  ["{{ [''] | map(attribute='_a_acalaaasasa_a_'[::2]) | list }}", 'critical'],
  ["{{ [''] | selectattr('_a_acalaaasasa_a_'[::2]) | list }}", 'critical'],
  ["{% set k = '_a_acalaaasasa_a_'[::2] %}{{ [''] | sum(k, '') }}", 'critical'],
  ['{{ x.mro() }}', 'critical'],
  ['{{ ().__class__ }}', 'critical'],
  ['{{ (x).func_globals }}', 'critical'],
  ['{{ self._TemplateReference__context }}', 'high'],
  ["{{ '{0.__class__}'.format(x) }}", 'high'],
  ["{% include '/etc/hosts' %}", 'high'],
  ["{% import 'other' as o %}", 'high'],
  ['{{ load_plugin(1) }}', 'review'],
  ['{{ x | shell }}', 'review'],
  ['{{ x is evil }}', 'review'],
  ['{{ unclosed', 'review'],
  ['{% do x.__class__ %}', 'critical'],
  ["{% do x[('_' * 2) ~ 'class'] %}", 'high'],
  ['{% if x.__class__ %}{% endif %}', 'critical'],
  ["{% macro m(a=''.__class__) %}{% endmacro %}{{ m() }}", 'critical'],
  ["{% call(x) m(''.__class__) %}{% endcall %}", 'critical'],
  ["{% filter attr('__class__') %}x{% endfilter %}", 'critical'],
  ["{{ {'a': ''.__class__} }}", 'critical'],
  ["{{ m(*[''.__class__]) }}{{ m(**{'a': ''.__class__}) }}", 'critical'],
  ["{{ x[0:''.__class__] }}", 'critical'],
] as const;

const ORDER = ['critical', 'high', 'review', 'not-scanned'];

function worst(text: string): string | undefined {
  return judgeTemplate(text)
    .map(({ severity }) => severity)
    .sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))[0];
}

/** Variables that each hold the next two: a reader that follows both of every one never ends. */
function chainOfSets(count: number): string {
  return Array.from(
    { length: count },
    (_none, index) => `{% set a${String(index)} = a${String(index + 1)} ~ a${String(index + 2)} %}`,
  ).join('');
}

describe('templates', () => {
  test.each(Object.entries(CLEAN_TEMPLATES))('a clean template passes: %s', (_name, text) => {
    expect(judgeTemplate(text)).toEqual([]);
  });

  test.each(WAYS_OUT)('%s is found', (text, severity) => {
    expect(worst(text)).toBe(severity);
  });

  test('a way out is found wherever a clean template has an expression', () => {
    const found = Object.values(CLEAN_TEMPLATES).map((text) => worst(`${text}{{ ''.__class__ }}`));
    expect(new Set(found)).toEqual(new Set(['critical']));
  });

  test('a template file is judged with its line', () => {
    const scan = scanBytes(scanTemplate, "hello\n{{ ''.__class__ }}\n", 'chat_template.jinja');
    expect(scan.found).toMatchObject([
      { rule: 'template-code', severity: 'critical', excerpt: "{{ ''.__class__ }}", when: 'predict' },
    ]);
  });

  test('a template of another program may have filters of its own, but no way out', () => {
    expect(scanBytes(scanTemplate, '{{ host | to_nice_yaml }}', 'deploy.yml.j2').lines).toEqual([]);
    expect(scanBytes(scanTemplate, "{{ ''.__class__ }}", 'deploy.yml.j2').lines).toEqual([
      'critical template-code __class__',
    ]);
  });

  test.each([
    ['at its beginning', 'a {{ b }}', true],
    ['behind 10,000 spaces', `${' '.repeat(10_000)}{{ b }}`, true],
    ['that does not end soon', `{{ ${'a+'.repeat(10_000)}b }}`, true],
    ['behind a NUL, which Jinja reads over', '\0{% if a %}', true],
    ['that is none', 'a { b }', false],
  ])('a template is recognised by a tag %s', (_, text, isTemplate) => {
    expect(looksLikeTemplate(new MemorySource(Buffer.from(text)))).toBe(isTemplate);
  });

  test.each([
    ['nesting', (size: number) => `{{ ${'('.repeat(size)} }}`],
    ['a long chain', (size: number) => `{{ ${'a+'.repeat(size)}a }}`],
    ['long joins', (size: number) => `{{ x[${"'a'~".repeat(size)}'b'] }}`],
    ['white space', (size: number) => `{{ a }}${' '.repeat(size)}`],
    ['lines', (size: number) => '\n'.repeat(size)],
    ['open tags', (size: number) => '{{'.repeat(size)],
    ['variables that hold each other', (size: number) => `${chainOfSets(size / 40)}{{ x[a0] }}`],
    [
      'one variable with many values',
      (size: number) => `${'{% set a = a ~ a %}{% set a = b %}{% set b = a %}'.repeat(size / 20)}{{ x[a] }}`,
    ],
    ['texts between tags', (size: number) => 'a {{ b }}'.repeat(size)],
  ])('hostile text is judged in linear time: %s', (_name, textOf) => {
    expectLinear((size) => judgeTemplate(textOf(size)), 5000);
  });

  test('hostile bytes give findings or a refusal', () => {
    expectOnlyUnreadable(scanTemplate, Buffer.from(CLEAN_TEMPLATES['macros'] ?? ''), 'chat_template.jinja');
  });
});
