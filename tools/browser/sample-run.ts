import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectPath } from '../project.ts';

/** The inputs of a run, and the folder that it works in. */
export interface SampleRun {
  readonly folder: string;
  /** The page of the run, once it is over. */
  readonly reportFile: string;
  /** Resolves when the run is over, and is rejected with its log if it wrote no page. */
  readonly over: Promise<void>;
}

const CONFIG = {
  version: 1,
  models: [
    {
      name: 'digits',
      id: 'digits',
      task: 'image-classification',
      config: {
        model_framework: 'onnx',
        input_dimensions: [8, 8, 1],
        number_of_classes: 10,
        color_space: 'rgb',
        normalize_data: 'no',
      },
      artifacts: { model: 'digits-perceptron.onnx', data: 'digits', label: 'digits-label.csv' },
      attacks: { evasion: {}, extraction: { number_of_attack_queries: 500 } },
    },
    {
      name: 'wine',
      id: 'wine',
      task: 'tabular-classification',
      config: { model_framework: 'onnx', input_dimensions: [13], number_of_classes: 3, normalize_data: 'no' },
      artifacts: { model: 'wine-logistic.onnx', data: 'wine.csv', minmax: 'wine-minmax.csv' },
      attacks: { evasion: {} },
    },
  ],
};

/** What a pickle holds that starts a program: `os.system("true")`. Nothing loads it. */
const PICKLE = 'cos\nsystem\n(S"true"\ntR.';

/** Runs the action in a small repository: two real models, and a pickle that runs code. */
export function startSampleRun(): SampleRun {
  const folder = mkdtempSync(join(tmpdir(), 'sample-run-'));
  cpSync(projectPath('__tests__/fixtures/engine'), folder, { recursive: true });
  mkdirSync(join(folder, '.github'));
  writeFileSync(join(folder, '.github/model-security.yml'), JSON.stringify(CONFIG));
  mkdirSync(join(folder, 'models'));
  writeFileSync(join(folder, 'models/legacy.pkl'), PICKLE);
  const inputs = { 'BASE-URL': 'local', 'REPORT-FILE': 'report.html', RESCAN: 'always' };
  const logFile = join(folder, 'run.log');
  const log = openSync(logFile, 'w');
  const child = spawn(process.execPath, ['--no-warnings', projectPath('src/index.ts')], {
    cwd: folder,
    stdio: ['ignore', log, log],
    env: { ...process.env, ...ON_GITHUB, GITHUB_WORKSPACE: folder, ...prefixed(inputs) },
  });
  const reportFile = join(folder, 'report.html');
  const over = once(child, 'exit').then(() => {
    if (!existsSync(reportFile)) throw new Error(`The run wrote no page:\n${readFileSync(logFile, 'utf8')}`);
  });
  return { folder, reportFile, over };
}

function prefixed(inputs: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name}`, value]));
}

/** A made-up push. */
const ON_GITHUB = {
  GITHUB_ACTIONS: 'true',
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_REPOSITORY: 'acme/vision-models',
  GITHUB_EVENT_NAME: 'push',
  GITHUB_REF: 'refs/heads/main',
  GITHUB_REF_NAME: 'main',
  GITHUB_SHA: '4f1d0c6be2a94c3c8f0a7b5d9e21c43a6b7d8e90',
  GITHUB_RUN_ID: '4711',
  GITHUB_OUTPUT: '',
  GITHUB_STEP_SUMMARY: '',
  'INPUT_GITHUB-TOKEN': 'none',
};
