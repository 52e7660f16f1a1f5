import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NODE, projectPath, ROOT } from '../../tools/project.ts';
import { documentedWorkflows, workflowFiles } from '../../tools/workflows/documented.ts';
import { PUBLISHED_ACTION } from '../../tools/workflows/repository.ts';

// GitHub's own language service, over action.yml and every workflow of the project: in files and in documents.

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'language-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

interface Ending {
  readonly code: number | null;
  readonly lines: readonly string[];
  readonly said: string;
}

async function check(...paths: readonly string[]): Promise<Ending> {
  const program = projectPath('tools/workflows/language-check.ts');
  const child = spawn(NODE, [program, ...paths], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  await once(child, 'close');
  return { code: child.exitCode, lines: said.trim().split('\n'), said: errors };
}

/** Findings in a text, without the file's name: `line: message`. */
async function findingsIn(name: string, text: string): Promise<readonly string[]> {
  const path = join(folder, name);
  await writeFile(path, text);
  const { code, lines } = await check(path);
  expect(code).toBe(1);
  return lines.slice(0, -1).map((line) => line.replace(`${path}:`, ''));
}

const workflow = (...steps: readonly string[]): string =>
  ['on: push', 'jobs:', '  scan:', '    runs-on: ubuntu-latest', '    steps:', ...steps].join('\n');

const scanStep = (uses: string, ...inputs: readonly string[]): readonly string[] => [
  '      - id: scan',
  `        uses: ${uses}`,
  '        with:',
  ...inputs.map((input) => `          ${input}`),
];

const CREDENTIALS = ['base-url: https://service.example', 'api-key: key', 'org-id: org'];

describe('the project', () => {
  it('has nothing that the language service finds wrong', async () => {
    const { code, lines, said } = await check();
    expect({ code, said, findings: lines.slice(0, -1) }).toEqual({ code: 0, said: '', findings: [] });
    const read = 1 + (await workflowFiles()).length + (await documentedWorkflows()).length;
    expect(lines.at(-1)).toBe(`${String(read)} read, 0 findings`);
  });
});

describe('a workflow that is wrong', () => {
  it('is found by its unknown keys, events and expressions', async () => {
    const text = workflow('      - run: echo ${{ nothing.here }}', '        shel: bash');
    expect(await findingsIn('keys.yml', text.replace('on: push', 'on: pushed'))).toEqual([
      "1: Unexpected value 'pushed'",
      "6: Unrecognized named-value: 'nothing'",
      "7: Unexpected value 'shel'",
    ]);
  });

  it.each(['./', PUBLISHED_ACTION])('is found by what it gives to %s', async (uses) => {
    const text = workflow(...scanStep(uses, 'api-kee: key', 'org-id: org', 'wait: true'));
    expect(await findingsIn('inputs.yml', text)).toEqual([
      "9: Invalid action input 'api-kee'",
      '8: Missing required input `base-url`',
    ]);
  });

  it('is found by outputs that the action does not have', async () => {
    const print = '      - run: echo ${{ steps.scan.outputs.status }} ${{ steps.scan.outputs.state }}';
    expect(await findingsIn('outputs.yml', workflow(...scanStep('./', ...CREDENTIALS), print))).toEqual([
      '12: Context access might be invalid: state',
    ]);
  });

  it('is found by a secret that nobody is told to set up', async () => {
    const text = workflow(...scanStep('./', ...CREDENTIALS.slice(0, 2), 'org-id: ${{ secrets.ORG }}'));
    expect(await findingsIn('secrets.yml', text)).toEqual(['11: Context access might be invalid: ORG']);
  });
});

describe('an action.yml that is wrong', () => {
  it('is found by its keys and its runtime', async () => {
    const text = await readFile(projectPath('action.yml'), 'utf8');
    const broken = text.replace('using: node24', 'using: node25').replace('main:', 'mainn:');
    const line = text.split('\n').indexOf('  using: node24') + 1;
    expect(await findingsIn('action.yml', broken)).toEqual([
      `${String(line)}: 'main' is required for Node.js actions (using: node25)`,
      `${String(line)}: Unexpected value 'node25'`,
      `${String(line + 1)}: Unexpected value 'mainn'`,
    ]);
  });
});
