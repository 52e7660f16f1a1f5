/**
 * A fault of what the user gave: a model, a picture, a table. It fails its own analysis, and its message is all that the
 * user sees: what is wrong, where, what was expected, and what to do next.
 */
export class ArtifactFault extends Error {
  override readonly name = 'ArtifactFault';
}

/** A model file that no library writes so. @param what names the place, and what is wrong with it */
export function damagedModel(what: string): ArtifactFault {
  return new ArtifactFault(`The model file is damaged: ${what}. Save the model again.`);
}

/**
 * What the user gave is right, but no verdict can rest on it: too few inputs, or labels that the model does not match. The
 * analysis ends as `not-tested`. Its message says what is missing, and what would make the test possible.
 */
export class NotTestable extends Error {
  override readonly name = 'NotTestable';
}

/** Why a model cannot be differentiated: a sentence without its full stop that names the operators. The attack goes on without gradients. */
export class NoGradient extends Error {
  override readonly name = 'NoGradient';
}
