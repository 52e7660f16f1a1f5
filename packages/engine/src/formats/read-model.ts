import { posix } from 'node:path';
import type { Member } from '../dataset/member.ts';
import { ArtifactFault } from '../fault.ts';
import { refusedFormat } from '../model/refused-format.ts';
import { shownName } from '../model/shown-name.ts';
import type { ModelFormat, ReadModel } from './model-format.ts';
import { MARKED_FORMATS, UNMARKED_FORMAT } from './format-registry.ts';

interface FoundModel {
  readonly name: string;
  readonly content: Buffer;
  readonly format: ModelFormat;
}

const MOST_LOOKED_AT = 20;

/** Finds the model among the files of an upload, and reads it. @throws ArtifactFault if none, several, or a damaged one is there */
export function readModel(members: readonly Member[]): ReadModel {
  const { name, content, format } = findModel(members);
  const folder = posix.dirname(name);
  return format.read(content, (path) =>
    members.find((member) => member.name === posix.join(folder, path))?.read(),
  );
}

function findModel(members: readonly Member[]): FoundModel {
  const named = members.filter(({ name }) => /\.onnx$/iu.test(name));
  const [first] = named.length === 0 ? members : named;
  if (first === undefined) throw new ArtifactFault('The upload of model holds no file.');
  if (named.length === 1 || members.length === 1) return recognise(first);
  const marked = members.slice(0, MOST_LOOKED_AT).flatMap((member) => {
    const found = recognise(member);
    return found.format === UNMARKED_FORMAT ? [] : [found];
  });
  const [only, ...others] = named.length === 0 ? marked : [];
  if (only !== undefined && others.length === 0) return only;
  throw new ArtifactFault(
    `The upload of model holds ${String(members.length)} files, ${String(named.length)} of them named .onnx; give one model file.`,
  );
}

/** @throws ArtifactFault if it is known that the file cannot be read */
function recognise(member: Member): FoundModel {
  const { name } = member;
  const content = member.read();
  const marked = MARKED_FORMATS.find(({ matches }) => matches(content));
  if (marked !== undefined) return { name, content, format: marked };
  const refusal = refusedFormat(content, name);
  if (refusal !== undefined) throw new ArtifactFault(`${shownName(name)}: ${refusal}`);
  return { name, content, format: UNMARKED_FORMAT };
}
