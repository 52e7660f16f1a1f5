import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it, test } from '@jest/globals';
import { projectPath } from '../../tools/project.ts';
import { type PlayedHub, startPlayedHub } from '../support/played-hub.ts';
import { linearModel } from '../support/onnx-writer.ts';
import { type CliRun, runCli } from '../support/run-cli.ts';
import { makeWorkspace, type Workspace } from '../support/workspace.ts';

/**
 * The commands of docs/guides/fetch-models.md by the real programs, against stores on this machine. `FETCH_TOOLS` names the
 * folder with the programs of Python, if it is not on the PATH; a program that is missing is named, and not run.
 */
const GUIDE = readFileSync(projectPath('docs/guides/fetch-models.md'), 'utf8');
const { PATH = '', FETCH_TOOLS = '' } = process.env;
const FOLDERS = [FETCH_TOOLS, ...PATH.split(delimiter)].filter((folder) => folder !== '');
const TIME_LIMIT_MS = 240_000;

const MODEL = linearModel({
  weights: [
    [5, -5],
    [-5, 5],
  ],
  last: 'Softmax',
});
/** Another model, as somebody would put it in the place of the first. */
const OTHER = linearModel({
  weights: [
    [-5, 5],
    [5, -5],
  ],
  last: 'Softmax',
});
const TABLE = `a,b,label\n${Array.from({ length: 60 }, (_unused, row) => `${String(row)},${String(59 - row)},${row < 30 ? '1' : '0'}`).join('\n')}\n`;

const workspaces: Workspace[] = [];
const hubs: PlayedHub[] = [];
afterAll(async () => {
  for (const hub of hubs) await hub.stop();
  for (const workspace of workspaces) await workspace.remove();
});

/** A program that keeps models: how a team publishes one, and what a checkout has before the guide's command. */
interface Keeper {
  /** The program, and the beginning of the guide's command. */
  readonly program: string;
  readonly command: string;
  /** Where the guide's command puts the model. */
  readonly model: string;
  /** Publishes the model and makes the checkout. @returns the environment of the guide's command */
  readonly publish: (places: Places) => Promise<Readonly<Record<string, string>>>;
  /** What `validate` says before the model is there. */
  readonly before: string;
}

interface Places {
  /** The folder of whoever publishes the model, and of the store. */
  readonly team: string;
  readonly checkout: string;
}

const KEEPERS: readonly Keeper[] = [
  {
    program: 'git-lfs',
    command: 'git lfs ',
    model: 'models/flowers.onnx',
    before: 'a Git LFS pointer instead of the file itself',
    publish: async ({ team, checkout }) => {
      await write(team, 'models/flowers.onnx', MODEL);
      await run(
        team,
        'git init -q -b main . && git lfs install --local && git lfs track "*.onnx" && git add -A && git commit -qm model',
      );
      await run(checkout, `GIT_LFS_SKIP_SMUDGE=1 git clone -q "file://${team}" .`);
      return {};
    },
  },
  {
    program: 'dvc',
    command: 'dvc ',
    model: 'models/flowers.onnx',
    before: 'nothing is there',
    publish: async ({ team, checkout }) => {
      await write(team, 'models/flowers.onnx', MODEL);
      await write(team, 'data/test.csv', TABLE);
      await run(
        team,
        'git init -q -b main . && dvc init -q && dvc remote add -q -d store "$PWD/store" && dvc add -q models/flowers.onnx data/test.csv && dvc push -q && git add -A && git commit -qm model',
      );
      await run(checkout, `git clone -q "${team}" .`);
      return {};
    },
  },
  {
    program: 'mlflow',
    command: 'mlflow ',
    model: 'models/flowers/model.onnx',
    before: 'nothing is there',
    publish: async ({ team }) => {
      const env = { MLFLOW_TRACKING_URI: `file://${team}/mlruns` };
      await write(team, 'old/model.onnx', OTHER);
      await write(team, 'new/model.onnx', MODEL);
      await write(team, 'publish.py', REGISTER);
      const python = join(dirname(find('mlflow') ?? ''), 'python');
      await run(team, `"${python}" publish.py`, env);
      return env;
    },
  },
  {
    program: 'hf',
    command: 'hf ',
    model: 'models/flowers/model.onnx',
    before: 'nothing is there',
    publish: async ({ team }) => {
      const commit = /--revision (\w+)/u.exec(GUIDE)?.[1] ?? '';
      const hub = await startPlayedHub('your-org/flowers', commit, {
        'model.onnx': MODEL,
        'model.onnx.data': Buffer.from('weights'),
        'README.md': Buffer.from('# Flowers'),
      });
      hubs.push(hub);
      return { HF_ENDPOINT: hub.url, HF_HOME: join(team, 'hub') };
    },
  },
];

/** Registers three versions of a model, of which the last is the one that the guide names. */
const REGISTER = `
import mlflow
client = mlflow.MlflowClient()
client.create_registered_model("flowers")
for folder in ("old", "old", "new"):
    with mlflow.start_run() as run:
        mlflow.log_artifacts(folder, "model")
    client.create_model_version("flowers", f"runs:/{run.info.run_id}/model", run.info.run_id)
`;

function find(program: string): string | undefined {
  return FOLDERS.map((folder) => join(folder, program)).find((file) => existsSync(file));
}

/** The line of the guide that begins with a command. */
function lineOf(command: string): string {
  const blocks = [...GUIDE.matchAll(/^```sh\n(.*?)^```/gmsu)].map(([, block = '']) => block);
  return blocks.flatMap((block) => block.split('\n')).find((line) => line.startsWith(command)) ?? '';
}

async function write(folder: string, file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), content);
}

/** Who commits. */
const PERSON = {
  ...{ GIT_AUTHOR_NAME: 'A Test', GIT_AUTHOR_EMAIL: 'test@example.com' },
  ...{ GIT_COMMITTER_NAME: 'A Test', GIT_COMMITTER_EMAIL: 'test@example.com' },
};

/** Runs a line of shell with the programs, which must not ask anybody outside, nor read the settings of whoever tests. */
async function run(cwd: string, line: string, env: Readonly<Record<string, string>> = {}): Promise<void> {
  await promisify(execFile)('sh', ['-c', line], {
    cwd,
    timeout: TIME_LIMIT_MS,
    env: {
      PATH: FOLDERS.join(delimiter),
      HOME: join(cwd, '..'),
      ...PERSON,
      GIT_CONFIG_NOSYSTEM: '1',
      DVC_NO_ANALYTICS: '1',
      MLFLOW_ALLOW_FILE_STORE: 'true',
      MLFLOW_DISABLE_TELEMETRY: 'true',
      HF_HUB_DISABLE_TELEMETRY: '1',
      ...env,
    },
  });
}

function config(model: string): string {
  return `version: 1\nmodels:\n  - name: flowers\n    task: tabular-classification\n    artifacts: { model: ${model}, data: data/test.csv }\n    attacks: { extraction: {} }\n`;
}

async function validate(checkout: string, model: string): Promise<CliRun> {
  await write(checkout, '.github/model-security.yml', config(model));
  return runCli(['validate'], { cwd: checkout });
}

describe('the commands that fetch models', () => {
  it('are all in the guide, and run here', () => {
    const blocks = [...GUIDE.matchAll(/^```sh\n(.*?)^```/gmsu)].flatMap(([, block = '']) =>
      block.trim().split('\n'),
    );
    expect(blocks).toEqual(KEEPERS.map(({ command }) => lineOf(command)));
  });

  for (const { program, command, model, publish, before } of KEEPERS) {
    if (find(program) === undefined) {
      test.todo(`${program}: the guide's command really runs (needs ${program})`);
      continue;
    }
    it(
      `${program}: when the command has run, the printed digest accepts this model and no other`,
      async () => {
        const [team, checkout] = [await makeWorkspace(), await makeWorkspace()];
        workspaces.push(team, checkout);
        const env = await publish({ team: team.folder, checkout: checkout.folder });
        if (!existsSync(join(checkout.folder, 'data/test.csv')) && program !== 'dvc') {
          await write(checkout.folder, 'data/test.csv', TABLE);
        }
        expect((await validate(checkout.folder, model)).stdout).toContain(before);

        await run(checkout.folder, lineOf(command), env);
        expect(readFileSync(join(checkout.folder, model)).equals(MODEL)).toBe(true);
        const printed = await validate(checkout.folder, model);
        expect(printed).toMatchObject({ exitCode: 0 });
        const pin = /\{ path: models\/\S+, sha256: [0-9a-f]{64} \}/u.exec(printed.stdout)?.[0] ?? '';
        expect(pin).toContain(model);
        expect(await validate(checkout.folder, pin)).toMatchObject({ exitCode: 0 });

        await write(checkout.folder, model, OTHER);
        const exchanged = await validate(checkout.folder, pin);
        expect(exchanged.exitCode).not.toBe(0);
        expect(exchanged.stdout).toContain('SHA-256');
      },
      TIME_LIMIT_MS,
    );
  }
});
