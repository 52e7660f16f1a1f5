/** Generated from the source of the engine (tools/engine-source.ts): results of another source are not reused. */
export const ENGINE_SOURCE = '49c1c9c5b28a8f43';
