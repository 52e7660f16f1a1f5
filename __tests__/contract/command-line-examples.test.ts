import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { COMMANDS } from '../../src/cli/commands.ts';
import { parseFlags } from '../../src/cli/options/flags.ts';
import { at } from '@model-security-scan/common/json';
import { captureNode, projectPath } from '../../tools/project.ts';

const FOLDER = 'examples/command-line';
/** That of the hook for pre-commit is in .pre-commit-hooks.yaml, and the one for Ray makes its command lines of parts. */
const EXAMPLES = readdirSync(projectPath(FOLDER))
  .filter((name) => !['pre-commit-config.yaml', 'ray_units.py'].includes(name))
  .map((name) => `${FOLDER}/${name}`);
const DOCUMENTS = ['docs/guides/command-line.md', 'docs/guides/first-finding.md'];
const read = (file: string): string => readFileSync(projectPath(file), 'utf8');

/** Command lines as they stand in a text, each up to its end, its comment, or a redirection. */
function commandLines(text: string): readonly (readonly string[])[] {
  const names = COMMANDS.map(({ name }) => name).join('|');
  const lines = text.matchAll(
    new RegExp(`(?:model-security|"\\$PACKAGE") (${names})((?: [^\`'"#>|&\\n]*)?)`, 'gu'),
  );
  return [...lines].map(([, name = '', rest = '']) => [
    name,
    ...rest
      .trim()
      .split(/\s+/u)
      .filter((word) => word !== ''),
  ]);
}

describe('the command lines in examples and guides', () => {
  const found = [...EXAMPLES, ...DOCUMENTS].flatMap((file) =>
    commandLines(read(file)).map((words) => [file, words.join(' '), words] as const),
  );

  it('are there in every file', () => {
    expect(new Set(found.map(([file]) => file))).toEqual(new Set([...EXAMPLES, ...DOCUMENTS]));
  });

  it.each(found)('%s: %s', (_file, _text, [name, ...args]) => {
    const command = COMMANDS.find((one) => one.name === name);
    const flags = parseFlags(args, command?.flags ?? []);
    expect(flags.problems).toEqual([]);
    expect(command?.takesFiles(flags) === true || flags.positionals.length === 0).toBe(true);
  });
});

describe('the examples', () => {
  it('read as a workflow by GitHub’s language service without a finding', async () => {
    const file = projectPath(`${FOLDER}/github-matrix.yml`);
    const { exitCode, output } = await captureNode(['tools/workflows/language-check.ts', file]);
    expect(output).toMatch(/1 /u);
    expect([exitCode, output.split('\n').filter((line) => /:\d+: /u.test(line))]).toEqual([0, []]);
  });

  it('let GitLab show the findings as tests, and keep the exit status of the scan', () => {
    const job = at(parse(read(`${FOLDER}/gitlab-ci.yml`)), 'model-security');
    expect(at(job, 'artifacts', 'reports')).toEqual({ junit: 'junit.xml' });
    expect(JSON.stringify(at(job, 'script'))).toMatch(/model-security scan/u);
    expect(JSON.stringify(at(job, 'script'))).not.toMatch(/report|\|\|/u);
  });

  it.each(['azure-pipelines.yml', 'pre-commit-config.yaml', 'gitlab-ci.yml', 'github-matrix.yml'])(
    'are YAML: %s',
    (name) => {
      expect(parse(read(`${FOLDER}/${name}`))).toBeInstanceOf(Object);
    },
  );
});
