import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inspectArtifacts } from '../../../src/artifacts/inspect.ts';

let workspace = '';

beforeAll(async () => {
  workspace = await mkdtemp(join(tmpdir(), 'case-'));
  await mkdir(join(workspace, 'models'));
  await writeFile(join(workspace, 'models/churn.onnx'), 'x');
  await symlink(join(workspace, 'models'), join(workspace, 'Linked'));
});

afterAll(async () => {
  await rm(workspace, { recursive: true, force: true });
});

async function problemOf(path: string): Promise<string> {
  const place = { kind: 'file', file: 'c.yml', line: 1, column: 1 } as const;
  const { problems } = await inspectArtifacts(
    [{ slot: 'model', path, place }],
    workspace,
    new AbortController().signal,
  );
  return problems.map(({ message }) => message).join();
}

describe('a path that differs in case', () => {
  it.each(['Models/churn.onnx', 'models/Churn.ONNX', './MODELS/CHURN.onnx'])(
    'is told what is there: %s',
    async (path) => {
      expect(await problemOf(path)).toContain('"models/churn.onnx": upper and lower case');
    },
  );

  it.each(['models/other.onnx', 'other/churn.onnx', 'linked/churn.onnx', '../x'])(
    'is not guessed: %s',
    async (path) => {
      expect(await problemOf(path)).not.toContain('upper and lower case');
    },
  );
});
