/** The content is not what its format promises: cut, malformed, or over a limit. The message is one sentence for people. */
export class UnreadableContent extends Error {
  override readonly name = 'UnreadableContent';
}
