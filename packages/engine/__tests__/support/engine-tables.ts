import type { Member } from '../../src/dataset/member.ts';
import { DATASET_LIMITS } from '../../src/dataset/dataset-limits.ts';
import { readRawInputs } from '../../src/dataset/raw-inputs.ts';
import type { InputForm, RawInputs } from '../../src/dataset/input-form.ts';
import { ArtifactFault } from '../../src/fault.ts';

/** A file of an upload, in memory. */
export function member(name: string, content: Buffer | string): Member {
  const bytes = Buffer.from(content);
  return { name, bytes: bytes.length, read: () => bytes };
}

/** What an action says is wrong with a file, or `accepted`. */
export async function faultOf(action: () => unknown): Promise<string> {
  try {
    await action();
    return 'accepted';
  } catch (error) {
    return error instanceof ArtifactFault ? error.message : `no fault of the file: ${String(error)}`;
  }
}

/** Rows of three numbers. */
export const ROWS: InputForm = {
  shape: [3],
  kind: 'rows',
  picture: undefined,
  colors: undefined,
  limits: DATASET_LIMITS,
};

/** Reads inputs from files. */
export async function read(
  form: InputForm,
  files: Readonly<Record<string, Buffer | string>>,
): Promise<RawInputs> {
  return readRawInputs(
    Object.entries(files).map(([name, content]) => member(name, content)),
    form,
    'data',
  );
}
