/** Generated from the source of the engine (tools/engine-source.ts): results of another source are not reused. */
export const ENGINE_SOURCE = '3b8b482b3555f2f2';
