import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { at, isObject } from '@model-security-scan/common/json';
import { BUILT_IN_FILES, WITHSTOOD, wineConfig } from '../support/built-in-models.ts';
import { type CliOptions, type CliRun, runCli, runCliOn } from '../support/run-cli.ts';
import { makeWorkspace, type Workspace } from '../support/workspace.ts';

const CONFIG = '.github/model-security.yml';
/** It would call os.system; nothing in a test loads it. */
const POISONED = Buffer.from("cos\nsystem\n(S'true'\ntR.");

const SERVICE_CONFIG = { model_framework: 'scikit-learn', input_dimensions: 13, number_of_classes: 3 };

const FOLDERS = {
  empty: {},
  clean: { 'readme.txt': 'nothing', 'model.pkl': BUILT_IN_FILES['model.pkl'] },
  poisoned: { 'models/net.pkl': POISONED },
  models: { ...BUILT_IN_FILES, [CONFIG]: wineConfig() },
  withstood: { ...BUILT_IN_FILES, [CONFIG]: wineConfig({ attacks: WITHSTOOD }) },
  service: { ...BUILT_IN_FILES, [CONFIG]: wineConfig({ id: 'registered', config: SERVICE_CONFIG }) },
  broken: { [CONFIG]: 'version: 1\nmodels:\n  - nam: x\n' },
  poisonedModels: { ...BUILT_IN_FILES, [CONFIG]: wineConfig(), 'net.pkl': POISONED },
} as const;

const folders = new Map<string, Workspace>();

beforeAll(async () => {
  for (const [name, files] of Object.entries(FOLDERS)) folders.set(name, await makeWorkspace(files));
});

afterAll(async () => {
  for (const folder of folders.values()) await folder.remove();
});

function inFolder(name: keyof typeof FOLDERS, env: CliOptions['env'] = {}): CliOptions {
  return { cwd: folders.get(name)?.folder ?? '', env };
}

describe('the exit status', () => {
  it.each<[status: number, folder: keyof typeof FOLDERS, args: string[], says: RegExp]>([
    [2, 'empty', [], /Usage: model-security COMMAND/u],
    [0, 'empty', ['--help'], /Exit status:/u],
    [0, 'empty', ['--version'], /^\d+\.\d+\.\d+\n$/u],
    [0, 'empty', ['report', '--help'], /Usage: model-security report FILE/u],
    [2, 'empty', ['scna'], /There is no command "scna"; did you mean "scan"\?/u],
    [2, 'empty', ['--versoin'], /There is no flag "--versoin"; did you mean "--version"\?/u],
    [2, 'empty', ['scan', '--result-file', 'x'], /"--result-file"; did you mean "--results-file"\?/u],
    [2, 'empty', ['scan', '--only'], /--only has no value\. Expected: --only VALUE\./u],
    [2, 'empty', ['scan', '--only', '--json'], /--only has no value/u],
    [2, 'empty', ['scan', '--json', '--json'], /--json is given twice/u],
    [2, 'empty', ['scan', '--wait=maybe'], /--wait is "maybe"\. Expected --wait or --no-wait\./u],
    [
      2,
      'empty',
      ['scan', 'models'],
      /"models" belongs to no flag.*the folder with the models as --workspace DIR/u,
    ],
    [2, 'empty', ['scan', '--wait', 'false'], /write a switch as --wait or --no-wait/u],
    [2, 'empty', ['scan', '--api-key', 'abc'], /Set the environment variable MODEL_SECURITY_API_KEY/u],
    [2, 'empty', ['scan', '--comment-on-pr', 'always'], /There is no flag "--comment-on-pr"/u],
    [2, 'empty', ['scan', '--mode', 'collect'], /is collect, which is gone/u],
    [2, 'empty', ['scan', '--record-directory', 'x'], /--record-directory is now called cache-directory/u],
    [2, 'empty', ['scan', '--workspace', 'nowhere'], /--workspace is "nowhere", which is not a folder/u],
    [0, 'service', ['validate', '--base-url', 'https://service.example'], /^No problem in/u],
    [2, 'empty', ['scan', '--base-url', 'https://service.example'], /--repo-url is missing/u],
    [2, 'empty', ['scan', '--supply-chain-only', '--only', 'x'], /cannot be given together/u],
    [2, 'empty', ['scan', '--timeout-minutes', 'x'], /--timeout-minutes: is "x"\. Expected a number/u],
    [2, 'empty', ['scan'], /--workspace: There is no file to scan/u],
    [0, 'clean', ['scan'], /^PASSED {2}2 files are clean/u],
    [1, 'poisoned', ['scan'], /models\/net\.pkl.* critical: .*[\s\S]*os\.system[\s\S]*[Ww]hat to do:/u],
    [0, 'poisoned', ['scan', '--no-fail-on-vulnerability'], /^VULNERABLE/u],
    [1, 'models', ['scan'], /✗ wine\/extraction +≥ \S+ > 0\.9 +\S+:\d+$/mu],
    [0, 'withstood', ['scan', '--vulnerability-threshold', '0.05'], /^PASSED/u],
    [0, 'models', ['scan', '--supply-chain-only'], /^PASSED {2}Nothing was attacked/u],
    [2, 'models', ['scan', '--mode', 'check'], /^NOT-SCANNED {2}A scan is due/u],
    [0, 'models', ['scan', '--mode', 'plan'], /^PLANNED {2}1 analysis planned/u],
    [2, 'models', ['scan', '--only', 'wien'], /--only: .*did you mean "wine"\?/u],
    [2, 'models', ['scan', '--timeout-minutes', '0.01'], /^NO VERDICT \(timeout\)/iu],
    [2, 'broken', ['scan'], /\.github\/model-security\.yml:3:5: .*nam/u],
    [1, 'poisonedModels', ['scan', '--supply-chain-only'], /net\.pkl/u],
  ])('is %i in the folder "%s" for %j', async (status, folder, args, says) => {
    const { exitCode, stdout, stderr } = await runCli(args, inFolder(folder));
    expect(`${stdout}${stderr}`).toMatch(says);
    expect(exitCode).toBe(status);
    expect(`${stdout}${stderr}`).not.toMatch(/\n\s+at /u);
  });
});

describe('the streams', () => {
  it('hold the results alone on stdout with --json, whether clean, found or undecided', async () => {
    for (const [folder, status] of [
      ['clean', 'passed'],
      ['poisoned', 'vulnerable'],
      ['broken', 'error'],
    ] as const) {
      const { stdout, stderr } = await runCli(['scan', '--json'], inFolder(folder));
      const file: unknown = JSON.parse(stdout);
      expect(at(file, 'run', 'status')).toBe(status);
      expect(stderr).not.toBe('');
    }
  });

  it('hold no colour without a terminal, unless FORCE_COLOR asks for it', async () => {
    const plain = await runCli(['scan'], inFolder('clean'));
    expect(`${plain.stdout}${plain.stderr}`).not.toContain('\u001b');
    const forced = await runCli(['scan'], inFolder('clean', { FORCE_COLOR: '1' }));
    expect(forced.stdout).toContain('\u001b[32m');
  });

  it('hold no command for a CI system, whatever the names of files are', async () => {
    const run = await runCliOn({ '##vso[task.complete result=Succeeded].pkl': POISONED }, ['scan']);
    expect(run.exitCode).toBe(1);
    expect(`${run.stdout}${run.stderr}`).not.toMatch(/##vso\[|^::/mu);
  });
});

describe('validate', () => {
  it('reports what is wrong with the config and with the content of files in one pass', async () => {
    const config = `version: 1
models:
  - name: wine
    task: tabular-classification
    artifacts: { model: wine.onnx, data: digits.npz }
    attacks: { extraction: { epz: 0.1 }, evasion: }
  - name: gone
    task: tabular-classification
    artifacts: { model: missing.onnx, data: wine.csv }
    attacks: { extraction: }
  - name: pickled
    task: tabular-classification
    artifacts: { model: model.pkl, data: wine.csv }
    attacks: { extraction: }
`;
    const run = await runCliOn({ ...BUILT_IN_FILES, [CONFIG]: config }, ['validate', '--json']);
    const problems = [at(JSON.parse(run.stdout), 'problems')].flat();
    const lines = problems.filter(isObject).map((one) => [one['line'], one['message']]);
    expect(run.exitCode).toBe(2);
    expect(lines).toEqual([
      [5, expect.stringContaining('the model takes inputs of 13')],
      [6, expect.stringContaining('epz')],
      [9, expect.stringContaining('missing.onnx')],
      [13, expect.stringContaining('skl2onnx')],
    ]);
  });

  it('finds nothing wrong with a good config file, without a service', async () => {
    const { exitCode, stdout } = await runCli(['validate'], inFolder('withstood'));
    expect(stdout).toMatch(
      /^No problem in \.github\/model-security\.yml: 1 analysis can be run\. Looked at: /u,
    );
    const FILES = { data: 'wine.csv', model: 'wine.onnx', minmax: 'wine-minmax.csv' } as const;
    for (const [slot, file] of Object.entries(FILES)) {
      const sha256 = createHash('sha256').update(BUILT_IN_FILES[file]).digest('hex');
      expect(stdout).toContain(`\n      ${slot}: { path: ${file}, sha256: ${sha256} }\n`);
    }
    for (const model of ['digits.onnx', 'wine.onnx']) {
      expect(stdout).toContain(`\nnot attacked: ${model}. `);
      expect(stdout).toContain(`- { model: ${model}, reason: WHY }`);
    }
    expect(stdout).toContain('\nnote: wine/outlier: minmax is narrower than the data in ');
    expect(exitCode).toBe(0);
  });
});

describe('validate of what a scan gives no pass', () => {
  const validated = (
    config: string,
    rows: string | Uint8Array = BUILT_IN_FILES['wine.csv'],
  ): Promise<CliRun> => runCliOn({ ...BUILT_IN_FILES, 'wine.csv': rows, [CONFIG]: config }, ['validate']);
  const model = `models:
  - name: wine
    task: tabular-classification
    artifacts: { model: wine.onnx, data: wine.csv }
    attacks:`;

  it('warns of thresholds, entries of accept and budgets, and still calls the config file right', async () => {
    const { exitCode, stdout } = await validated(`version: 1
accept:
  - { finding: wine/drift, until: 2999-01-01, reason: r }
  - { finding: wine/evasion, until: 2020-01-01, reason: r }
${model}
      extraction: { number_of_attack_queries: 1, threshold: 1 }
      evasion: { samples: 1 }
`);
    expect(stdout.match(/^warning: /gmu)).toHaveLength(5);
    expect(stdout).toContain('The threshold of wine/extraction is 1');
    expect(stdout).toContain('finding: wine/drift, which matches nothing');
    expect(stdout).toMatch(/wine\/evasion.*ended on 2020-01-01/u);
    expect(stdout).toMatch(/number_of_attack_queries of wine\/extraction is 1,/u);
    expect(stdout).toMatch(/samples of wine\/evasion is 1, .*20 to pass/u);
    expect(exitCode).toBe(0);
  });

  it('refuses data with too few rows, for each attack', async () => {
    const few = BUILT_IN_FILES['wine.csv'].toString().split('\n').slice(0, 20).join('\n');
    const { exitCode, stdout } = await validated(`version: 1\n${model} { extraction: , evasion: }\n`, few);
    expect(stdout).toMatch(/extraction needs .*60 inputs.*19/u);
    expect(stdout).toMatch(/evasion needs .*20 inputs.*19/u);
    expect(exitCode).toBe(2);
  });
});

it.each<[Readonly<Record<string, string>>, string]>([
  [{ 'a.txt': '' }, 'Write one with "model-security init"'],
  [{ 'model-security.yml': 'version: 1' }, 'give it as --config-file model-security.yml'],
])('validate without a config file finds nothing right in %j', async (files, words) => {
  const { exitCode, stdout } = await runCliOn(files, ['validate']);
  expect(stdout).toMatch(/There is no config file: [^]*so nothing was looked at/u);
  expect(stdout).toContain(words);
  expect(exitCode).toBe(2);
});

it('a folder in which nothing is kept is not said to be searched for results of earlier runs', async () => {
  const { stderr } = await runCli(['scan', '--only', 'wine/outlier'], inFolder('withstood'));
  expect(stderr).toMatch(/--cache-directory FOLDER/u);
  expect(stderr).not.toMatch(/Looking for|Not every analysis/u);
});

describe('the flags', () => {
  it('write the files that they name, and tell where', async () => {
    await using workspace = await makeWorkspace(FOLDERS.poisoned);
    const files = ['--results-file', 'out/r.json', '--sarif-file', 'out/r.sarif', '--bom-file', 'out/b.json'];
    const args = ['scan', ...files];
    const { stdout } = await runCli(args, { cwd: workspace.folder });
    const sarif: unknown = JSON.parse(await readFile(join(workspace.folder, 'out/r.sarif'), 'utf8'));
    expect(at(sarif, 'version')).toBe('2.1.0');
    expect(stdout).toContain('results: out/r.json');
    expect(stdout).toContain('bill of materials: out/b.json');
  });

  it('stand for every input that makes sense without GitHub, and for no other', async () => {
    const { stdout } = await runCli(['scan', '--help'], inFolder('empty'));
    const declared = await readFile(new URL('../../action.yml', import.meta.url), 'utf8');
    const [inputs = ''] = declared.split('\noutputs:');
    const names = [...inputs.matchAll(/^ {2}([a-z-]+):$/gmu)].map(([, name = '']) => name);
    const missing = names.filter(
      (name) =>
        !stdout.includes(`  --${name}`) &&
        !stdout.includes(`  MODEL_SECURITY_${name.toUpperCase().replaceAll('-', '_')}`),
    );
    const onGithub = [
      'comment-on-pr',
      'github-token',
      'on-missing-credentials',
      'policy-from',
      'upload-sarif',
    ];
    expect(missing.sort()).toEqual(onGithub);
  });
});
