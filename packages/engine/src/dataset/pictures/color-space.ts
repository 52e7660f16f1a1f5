import { ArtifactFault } from '../../fault.ts';
import { shownName } from '../../model/shown-name.ts';

/** The colours that a model can be given; `color_space` names one. */
export type ColorSpace = 'rgb' | 'bgr' | 'gray' | 'rgba';

/** @returns the colour space that a field names */
export function colorSpaceOf(name: string | undefined): ColorSpace | undefined {
  if (name === undefined || name === '' || name === 'na') return undefined;
  const plain = name.toLowerCase();
  if (plain === 'rgb' || plain === 'bgr' || plain === 'rgba') return plain;
  if (/^gr[ae]y(?:_?scale)?$|^l$|^1$/u.test(plain)) return 'gray';
  throw new ArtifactFault(
    `color_space is ${shownName(name)}; here it can be rgb, bgr, gray or rgba, the colours that the model takes.`,
  );
}
