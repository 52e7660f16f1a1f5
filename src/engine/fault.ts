/**
 * A fault of what the user gave: a model, a picture, a table. It fails its own analysis, and its message is all that the
 * user sees: what is wrong, where, what was expected, and what to do next.
 */
export class ArtifactFault extends Error {
  override readonly name = 'ArtifactFault';
}
