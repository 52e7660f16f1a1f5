import type { LoaderSample } from './loader-samples.ts';
import * as p from './pickle-builder.ts';

/*
 * Texts that run their payload in a program which reads settings, prompts or encoded bytes from them.
 */

const LONG_COMMENT = `# ${'x'.repeat(99)}\n`.repeat(11_000);

const LOGGING = `
import logging.config
try: logging.config.fileConfig(path)
except Exception: pass`;
const JINJA = 'import jinja2, tomllib; jinja2.Template(tomllib.load(open(path, "rb"))["prompt"]).render()';
const BASE64 = 'import base64, pickle, yaml; pickle.loads(yaml.safe_load(open(path))["model"])';

/** @param target the file that the payload makes */
export function textSamples(target: string): readonly LoaderSample[] {
  const command = `touch ${target}`;
  const pickle = p.pickleOf(p.proto(2), p.call('os', 'system', p.text(command)), p.STOP);
  const lines = pickle.toString('base64').match(/.{1,76}/gu) ?? [];
  const sections =
    '[loggers]\nkeys=root\n[handlers]\nkeys=h\n[formatters]\nkeys=\n[logger_root]\nhandlers=h\n';
  return [
    {
      name: 'a pickle as Base64 in YAML',
      file: 'model.yaml',
      bytes: Buffer.from(`model: !!binary |\n  ${lines.join('\n  ')}\n`),
      load: BASE64,
      rule: 'pickle-code',
    },
    {
      name: 'a prompt in TOML',
      file: 'prompts.toml',
      bytes: Buffer.from(
        `prompt = '''{% set a = "__in" ~ "it__" %}{{ (cycler|attr(a)).__globals__.os.system("${command}") }}'''\n`,
      ),
      load: JINJA,
      rule: 'template-code',
    },
    {
      name: 'a tag of YAML behind the first MiB of a file with another name',
      file: 'model.dat',
      bytes: Buffer.from(`${LONG_COMMENT}a: !!python/object/apply:os.system ['${command}']\n`),
      load: 'import yaml; yaml.unsafe_load(open(path))',
      rule: 'yaml-object',
    },
    {
      name: 'settings of logging that take a value from another key',
      file: 'logging.conf',
      bytes: Buffer.from(
        `[DEFAULT]\nx = __import__("os").system("${command}")\n${LONG_COMMENT}${sections}[handler_h]\nclass=StreamHandler\nargs=(%(x)s,)\n`,
      ),
      load: LOGGING,
      rule: 'remote-code',
      severity: 'high',
    },
    {
      name: 'settings of logging whose lines are indented',
      file: 'logging.ini',
      bytes: Buffer.from(
        ` ${sections.replaceAll('\n', '\n ')}[handler_h]\n class=os.system\n args=("${command}",)\n`,
      ),
      load: LOGGING,
      rule: 'remote-code',
      severity: 'high',
    },
    {
      name: 'settings of logging whose factory is another value',
      file: 'logging.json',
      bytes: Buffer.from(
        JSON.stringify({
          version: 1,
          custom: { f: 'os.system' },
          formatters: { f: { '()': 'cfg://custom.f', command } },
        }),
      ),
      load: 'import json, logging.config; logging.config.dictConfig(json.load(open(path)))',
      rule: 'yaml-object',
      severity: 'high',
    },
  ];
}
