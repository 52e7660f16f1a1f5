/** A body that is sent as a stream. It can be opened again for another attempt. */
export interface StreamBody {
  /** The exact size of all chunks together, which is sent as Content-Length. */
  readonly bytes: number;
  /**
   * Gives the chunks one after the other. The memory of a chunk may be reused when the next but one is asked for. Nothing
   * is opened before the first chunk is asked for, and everything is closed if the reader stops early.
   */
  open(): AsyncIterable<Buffer, void>;
}
