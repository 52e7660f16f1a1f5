/** Generated from the source of the engine (tools/engine-source.ts): results of another source are not reused. */
export const ENGINE_SOURCE = 'a349acda21ffa38c';
