/**
 * The content is not what its format promises: cut, malformed, or over a limit. The message is one sentence for people. It
 * has no stack: a hostile file makes very many of these, and what takes most of the time would be their stacks.
 */
export class UnreadableContent extends Error {
  override readonly name = 'UnreadableContent';

  constructor(message: string) {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = stackTraceLimit;
  }
}
