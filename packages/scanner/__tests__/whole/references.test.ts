import { afterEach, describe, expect, test } from '@jest/globals';
import type { ScanReport } from '../../src/scan-report.ts';
import { scanWorkspace } from '../../src/scan-workspace.ts';
import { TOUCHING_PICKLE } from '../../../../__tests__/support/inert-pickle.ts';
import * as onnx from '../../../../__tests__/support/onnx-writer.ts';
import { scanAs } from '../../../../__tests__/support/scan-of-file.ts';
import { makeWorkspace, type Workspace } from '../../../../__tests__/support/workspace.ts';

/** An ONNX model with weights in another file. */
const onnxWith = (path: string): Buffer =>
  onnx.onnxModel(
    onnx.graphOf({
      tensors: [
        onnx.tensorOf(
          'w',
          [1],
          Buffer.alloc(0),
          onnx.FLOAT,
          onnx.field(13, Buffer.concat([onnx.field(1, 'location'), onnx.field(2, path)])),
        ),
      ],
    }),
  );

/** A SavedModel whose first graph has a node and an asset. */
const savedModelWith = (asset: string): Buffer => {
  const node = onnx.field(1, Buffer.concat([onnx.field(1, 'n'), onnx.field(2, 'NoOp')]));
  const metaGraph = Buffer.concat([onnx.field(2, node), onnx.field(6, onnx.field(2, asset))]);
  return Buffer.concat([onnx.integer(1, 1), onnx.field(2, metaGraph)]);
};

const linesOf = async (name: string, content: Buffer): Promise<readonly string[]> =>
  (await scanAs(name, content)).findings.map(
    ({ severity, rule, subject }) => `${severity} ${rule} ${subject}`,
  );

describe('a model that takes a file from a folder that is not scanned', () => {
  const index = (file: string): Buffer =>
    Buffer.from(`{"weight_map": {"a": "x.safetensors", "b": "${file}"}}`);
  const autoMap = (name: string): Buffer => Buffer.from(`{"auto_map": {"AutoModel": "${name}"}}`);
  const mlflow = (path: string): Buffer =>
    Buffer.from(
      `flavors:\n  python_function:\n    loader_module: mlflow.sklearn\n    model_path: "${path}"\n`,
    );

  const cases: readonly (readonly [string, string, Buffer, string])[] = [
    ['external data of ONNX', 'm.onnx', onnxWith('node_modules/w.bin'), 'node_modules/w.bin'],
    ['in any case of letters', 'm.onnx', onnxWith('a/Node_Modules/w.bin'), 'a/Node_Modules/w.bin'],
    ['in the history', 'm.onnx', onnxWith('.git/w.bin'), '.git/w.bin'],
    ['shards of weights', 'model.bin.index.json', index('node_modules/x.bin'), 'node_modules/x.bin'],
    ['code of transformers', 'config.json', autoMap('node_modules/evil.Model'), 'node_modules/evil.py'],
    ['files of MLflow', 'MLmodel', mlflow('node_modules/m.pkl'), 'node_modules/m.pkl'],
    ['assets of a SavedModel', 'saved_model.pb', savedModelWith('node_modules/v'), 'assets/node_modules/v'],
  ];
  test.each(cases)('%s: is a finding', async (_, name, content, path) => {
    expect(await linesOf(name, content)).toContain(`high skipped-file ${path}`);
  });

  const clean: readonly (readonly [string, string, Buffer])[] = [
    ['external data of ONNX', 'm.onnx', onnxWith('my_node_modules/w.bin')],
    ['shards of weights', 'model.bin.index.json', index('y.bin')],
    [
      'a list of packages',
      'package-lock.json',
      Buffer.from('{"packages": {"node_modules/x": {"a": "node_modules/y"}}}'),
    ],
    ['files of MLflow', 'MLmodel', mlflow('model.pkl')],
    ['assets of a SavedModel', 'saved_model.pb', savedModelWith('vocabulary.txt')],
  ];
  test.each(clean)('%s beside the model: is none', async (_, name, content) => {
    expect(await linesOf(name, content)).toEqual([]);
  });

  test('an asset outside of its folder is a finding', async () => {
    expect(await linesOf('saved_model.pb', savedModelWith('../../x'))).toEqual(['high archive-path ../../x']);
  });
});

describe('installed packages', () => {
  let workspace: Workspace | undefined;
  afterEach(async () => {
    await workspace?.remove();
    workspace = undefined;
  });

  async function scan(...paths: readonly string[]): Promise<ScanReport> {
    workspace = await makeWorkspace({
      'm.bin.index.json': '{"weight_map": {"a": "node_modules/x/w.pkl"}}',
      'node_modules/x/w.pkl': TOUCHING_PICKLE,
      'node_modules/x/node_modules/y/w.pkl': TOUCHING_PICKLE,
      'node_modules/z.pkl': TOUCHING_PICKLE,
    });
    return scanWorkspace({
      root: workspace.folder,
      paths,
      ignore: [],
      known: new Map(),
      worker: new URL('../../src/scan-worker.ts', import.meta.url),
      signal: AbortSignal.timeout(120_000),
      progress: () => undefined,
    });
  }
  const foundIn = ({ findings }: ScanReport): readonly string[] =>
    findings.map(({ rule, path }) => `${rule} ${path}`);

  const ALL_MODELS = [
    'pickle-code node_modules/x/node_modules/y/w.pkl',
    'pickle-code node_modules/x/w.pkl',
    'pickle-code node_modules/z.pkl',
  ];

  test.each([
    [['.'], ALL_MODELS],
    [['**/*.pkl'], ALL_MODELS],
    [
      ['.', 'node_modules/x'],
      ['pickle-code node_modules/x/node_modules/y/w.pkl', 'pickle-code node_modules/x/w.pkl'],
    ],
    [
      ['.', '**/node_modules/**/w.pkl'],
      ['pickle-code node_modules/x/node_modules/y/w.pkl', 'pickle-code node_modules/x/w.pkl'],
    ],
    [['node_modules/*.pkl'], ['pickle-code node_modules/z.pkl']],
  ])(
    'with the paths %j: what a path names is scanned, and then is no file that was skipped',
    async (paths, found) => {
      expect(foundIn(await scan(...paths))).toEqual(found);
    },
    120_000,
  );
});
