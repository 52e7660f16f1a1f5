/** Generated from the source of the engine (tools/engine-source.ts): results of another source are not reused. */
export const ENGINE_SOURCE = 'fa699ce1dae6fe74';
