import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Task } from '../src/catalog/request-words.ts';
import { readModel } from '../src/formats/read-model.ts';
import type { Runtime } from '../src/runtime/runtime.ts';
import type { LocalModel } from '../src/victim/local-model.ts';

/** Opens a model of any format that a program left in a folder. */
export async function openModel(
  folder: string,
  name: string,
  runtime: Runtime,
  task: Task = 'tabular-classification',
): Promise<LocalModel> {
  const content = readFileSync(join(folder, name));
  const fields = { dimensions: undefined, classes: undefined };
  return readModel([{ name, bytes: content.length, read: () => content }]).open(
    { task, fields, openSize: () => Promise.resolve(undefined) },
    { runtime },
  );
}
