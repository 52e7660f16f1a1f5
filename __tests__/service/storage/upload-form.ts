import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { Refusal } from '../wire/answer.ts';
import { quoted } from '../wire/request.ts';
import { FORM_FIELDS } from './presign.ts';
import { dropFile, receiveFile, type ReceivedFile } from './upload-file.ts';

/** A form that was read to its end. */
export interface UploadForm {
  readonly fields: ReadonlyMap<string, string>;
  readonly file: ReceivedFile;
}

interface FormState {
  readonly fields: Map<string, string>;
  readonly problems: string[];
  file: Promise<ReceivedFile> | undefined;
}

/**
 * Reads a multipart/form-data upload, its file straight to the disk.
 * @param directory the folder for the file
 * @throws Refusal 400 if the form is malformed, or is not each field once and then one part named `file`
 */
export async function readUploadForm(request: IncomingMessage, directory: string): Promise<UploadForm> {
  const parser = createParser(request);
  const state: FormState = { fields: new Map(), problems: [], file: undefined };
  parser.on('field', (name, value) => {
    noteField(state, name, value);
  });
  parser.on('file', (name, stream) => {
    if (name === 'file' && state.file === undefined) {
      state.file = receiveFile(stream, directory);
      // Only the form's own error is reported; this one must not go unhandled until then.
      state.file.catch(() => undefined);
    } else {
      state.problems.push(`the file ${quoted(name)} is one too many: there must be one part named "file"`);
      stream.resume();
    }
  });
  await readToEnd(request, parser);
  const file = await state.file;
  const problems = [...state.problems, ...missingParts(state)];
  if (file !== undefined && problems.length === 0) return { fields: state.fields, file };
  if (file !== undefined) await dropFile(file);
  throw new Refusal(400, problems.join('; '));
}

function createParser(request: IncomingMessage): busboy.Busboy {
  const contentType = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*;/iu.test(contentType)) {
    request.resume();
    throw new Refusal(400, 'content-type must be multipart/form-data with a boundary');
  }
  try {
    return busboy({ headers: request.headers });
  } catch (cause) {
    request.resume();
    throw new Refusal(400, `the form is malformed: ${messageOf(cause)}`);
  }
}

async function readToEnd(request: IncomingMessage, parser: busboy.Busboy): Promise<void> {
  try {
    await pipeline(request, parser);
  } catch (cause) {
    throw new Refusal(400, `the form is malformed: ${messageOf(cause)}`);
  }
}

function noteField(state: FormState, name: string, value: string): void {
  if (state.file !== undefined) state.problems.push(`the field ${quoted(name)} comes after the file`);
  if (state.fields.has(name)) state.problems.push(`the field ${quoted(name)} is given twice`);
  if (!FORM_FIELDS.some((field) => field === name)) {
    state.problems.push(`the field ${quoted(name)} is unknown`);
  }
  state.fields.set(name, value);
}

function missingParts(state: FormState): readonly string[] {
  const missing = FORM_FIELDS.filter((name) => !state.fields.has(name)).map(
    (name) => `the field "${name}" is missing`,
  );
  return state.file === undefined ? [...missing, 'the part "file" is missing or has no file name'] : missing;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
