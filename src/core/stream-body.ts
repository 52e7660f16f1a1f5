/** A body that is sent as a stream; it can be opened again for another attempt. */
export interface StreamBody {
  /** Exact number of bytes of all chunks together: sent as Content-Length. */
  readonly bytes: number;
  /**
   * Gives the chunks one after the other. A chunk stays unchanged until the next but one is asked for: its memory may
   * then be used again. Nothing is opened before the first chunk is asked for, and stopping early closes what was opened.
   */
  open(): AsyncIterable<Buffer, void>;
}
