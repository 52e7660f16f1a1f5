/** Reaches one Python function. Its process is started and watched outside of the process that analyses. */
export interface PythonPort {
  /**
   * Sends a request to the adapter beside the function, and starts its process before the first one. @throws ArtifactFault
   * @param header JSON; an empty text asks what the function says of itself
   * @param body an array as npy
   */
  ask(header: string, body: Uint8Array): Promise<PythonAnswer>;
}

/** An answer of the adapter, which the user's code may have written: its form is not trusted. */
export interface PythonAnswer {
  readonly header: string;
  /** An array as npy; empty if there is none. */
  readonly body: Uint8Array;
}
