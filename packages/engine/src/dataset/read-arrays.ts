import { ArtifactFault } from '../fault.ts';
import { shownName } from '../model/shown-name.ts';
import type { Member } from './member.ts';
import type { DatasetLimits } from './dataset-limits.ts';
import { type NumberArray, readNpy } from './npy.ts';

/** Names that people give to the inputs and to the labels among several arrays. */
const INPUT_NAME = /^(?:x|data|inputs?|images?|features|windows)(?:_|$)/iu;
const LABEL_NAME = /^(?:y|labels?|targets?|class(?:es)?)(?:_|$)/iu;

/** The arrays of a slot. One without a telling name is `only`. */
export interface Arrays {
  readonly only: NumberArray | undefined;
  readonly inputs: NumberArray | undefined;
  readonly labels: NumberArray | undefined;
}

export function holdArrays(members: readonly Member[]): boolean {
  return members.every(({ name }) => /\.np[yz]$/iu.test(name));
}

/**
 * Reads .npy files, or the arrays of a .npz file: one array, or several of which one is named for inputs and one for labels.
 * @throws ArtifactFault if it is not clear which array is meant
 */
export async function readArrays(members: readonly Member[], limits: DatasetLimits): Promise<Arrays> {
  const [first] = members;
  if (first !== undefined && members.length === 1 && /\.npz$/iu.test(first.name)) {
    // Its reader is loaded for archives only.
    const { openArchive } = await import('./open-archive.ts');
    const inside = await openArchive(first.read(), first.name, limits);
    return chooseArrays(inside, `${first.name}, array `);
  }
  return chooseArrays(members, '');
}

function chooseArrays(members: readonly Member[], prefix: string): Arrays {
  const read = (member: Member | undefined): NumberArray | undefined =>
    member === undefined ? undefined : readNpy(member.read(), `${prefix}${member.name}`);
  const inputs = members.filter((member) => INPUT_NAME.test(arrayName(member)));
  const labels = members.filter((member) => LABEL_NAME.test(arrayName(member)));
  if (members.length === 1 && inputs.length + labels.length < 1) {
    return { only: read(members[0]), inputs: undefined, labels: undefined };
  }
  if (inputs.length > 1 || labels.length > 1 || inputs.length + labels.length === 0) {
    const names = members.slice(0, 10).map((member) => arrayName(member));
    throw new ArtifactFault(
      `There are the arrays ${shownName(names.join(', '))}, and it is not clear which one is meant. Give one array, or ` +
        'call the inputs x and the labels y: numpy.savez("data.npz", x=inputs, y=labels).',
    );
  }
  return { only: undefined, inputs: read(inputs[0]), labels: read(labels[0]) };
}

function arrayName({ name }: Member): string {
  return name.replace(/^.*\//u, '').replace(/\.npy$/iu, '');
}
