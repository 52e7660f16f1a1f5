/**
 * Why something cannot be read:
 * - `damaged`: the content is not what its format promises: cut, malformed, or larger than is read of it
 * - `form`: the content is well formed, but of a form that is not understood
 * - `layout`: the content could be read in two ways, since no genuine writer of its format makes such a layout
 * - `stream`: compressed data is wrong
 * - `limit`: there is too much of something; `file-limit`: and nothing more of the file is read
 * - `source`: the file itself cannot be read, or changed while it was read
 */
export type UnreadableCode = 'damaged' | 'form' | 'layout' | 'stream' | 'limit' | 'file-limit' | 'source';

/**
 * Content of others that cannot be read. The message is one sentence for people, or a part of one for `stream`. It has no stack:
 * a hostile file makes very many of these, and what takes most of the time would be their stacks.
 */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
  readonly code: UnreadableCode;
  /** Whose layout it is (`joblib array`), or what there is too much of (`depth`). */
  readonly subject: string;
  /** In the content: bytes, or characters of a text. */
  readonly offset: number | undefined;

  constructor(
    code: UnreadableCode,
    message: string,
    about: ErrorOptions & { readonly subject?: string; readonly offset?: number | undefined } = {},
  ) {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message, about);
    Error.stackTraceLimit = stackTraceLimit;
    this.code = code;
    this.subject = about.subject ?? '';
    this.offset = about.offset;
  }
}

/** Makes the error for content that is not what its format promises. @param message one sentence for people */
export function damaged(message: string): Unreadable {
  return new Unreadable('damaged', message);
}

/** True for an {@link Unreadable} with one of these codes. */
export function isUnreadable(error: unknown, ...codes: readonly UnreadableCode[]): error is Unreadable {
  return error instanceof Unreadable && codes.includes(error.code);
}
