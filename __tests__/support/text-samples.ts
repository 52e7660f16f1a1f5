import type { LoaderSample } from './loader-samples.ts';

/*
 * Texts that run their payload in a program which reads settings from them.
 */

const LONG_COMMENT = `# ${'x'.repeat(99)}\n`.repeat(11_000);

/** @param target the file that the payload makes */
export function textSamples(target: string): readonly LoaderSample[] {
  const command = `touch ${target}`;
  return [
    {
      name: 'a tag of YAML behind the first MiB of a file with another name',
      file: 'model.dat',
      bytes: Buffer.from(`${LONG_COMMENT}a: !!python/object/apply:os.system ['${command}']\n`),
      load: 'import yaml; yaml.unsafe_load(open(path))',
      rule: 'yaml-object',
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
