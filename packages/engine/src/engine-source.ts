/** Generated from the source of the engine (tools/engine-source.ts): results of another source are not reused. */
export const ENGINE_SOURCE = 'e6dd21c5f0f3eb21';
