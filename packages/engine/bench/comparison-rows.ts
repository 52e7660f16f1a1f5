import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { mean } from '../src/vectors.ts';
import type { ModelChange } from '../src/catalog/model-change.ts';
import { sourceChildCode } from '../src/process/child-code.ts';
import { compareModels, type UploadFile } from '../src/process/run-analysis.ts';

/** The starting values that the documents name. */
const LIMITS = { disagreement: 0.05, loss: 0.01 } as const;

/**
 * Compares models that were trained again with another seed, each with the one before: a limit that calls one of these a finding is a
 * false alarm.
 * @param root a folder for each kind of model, with its models and `data.csv`
 */
export async function comparisonRows(root: string, print: (text: string) => void): Promise<void> {
  print(
    '| data, model | pairs | answers differ, mean | largest lower bound | above .05 | accuracy lost, largest lower bound | above .01 | s |\n' +
      '|---|---|---|---|---|---|---|---|',
  );
  for (const name of readdirSync(root).toSorted()) {
    const folder = join(root, name);
    const models = readdirSync(folder).filter((file) => file.endsWith('.onnx')).length;
    const started = performance.now();
    const changes: ModelChange[] = [];
    for (let seed = 1; seed < models; seed += 1) changes.push(await compared(folder, seed));
    const seconds = (performance.now() - started) / 1000 / Math.max(1, changes.length);
    const differ = changes.map(({ answers }) => answers?.differ.value ?? Number.NaN);
    const low = changes.map(({ answers }) => answers?.differ.low ?? Number.NaN);
    const lost = changes.map(({ skill }) => Math.max(0, -(skill?.high ?? Number.NaN)));
    const above = (values: readonly number[], limit: number): string =>
      String(values.filter((value) => !(value <= limit)).length);
    print(
      `| ${name} | ${String(changes.length)} | ${mean(differ).toFixed(3)} | ${Math.max(...low).toFixed(3)} | ` +
        `${above(low, LIMITS.disagreement)} | ${Math.max(...lost).toFixed(3)} | ${above(lost, LIMITS.loss)} | ${seconds.toFixed(1)} |`,
    );
  }
}

/** Compares the model of a seed with that of the seed before. */
async function compared(folder: string, seed: number): Promise<ModelChange> {
  const upload = (name: string): UploadFile => {
    const path = join(folder, name);
    return { path, index: [{ name, bytes: statSync(path).size }] };
  };
  const data = upload('data.csv');
  const outcome = await compareModels(
    {
      ...{ task: 'tabular-classification', attack: 'evasion', needs: [], needsLabels: false, fields: {} },
      uploads: { model: upload(`${String(seed)}.onnx`), data },
      settings: { seed: 1, timeMs: 60_000, maxQueries: 1 },
    },
    { fields: {}, uploads: { model: upload(`${String(seed - 1)}.onnx`), data } },
    { code: sourceChildCode(), memoryBytes: 2 ** 31 },
  );
  if (outcome.kind === 'compared') return outcome.change;
  throw new Error(`${folder}, seed ${String(seed)}: ${JSON.stringify(outcome)}`);
}
