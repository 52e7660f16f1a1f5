/**
 * The catalogue: tasks, attacks, their fields, settings, thresholds and texts, and the words of what an analysis finds. All
 * of it is data: who imports it loads no attack and no reader of models.
 */
export * from './attacks/descriptor.ts';
export * from './attacks/minimum.ts';
export * from './attacks/engine-settings.ts';
export * from './attacks/attack-rows.ts';
export * from './catalog/request-words.ts';
export * from './catalog/result/result-words.ts';
