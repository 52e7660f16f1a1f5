/**
 * The catalogue: tasks, attacks, their fields, settings, thresholds and texts, and the words of what an analysis finds. All
 * of it is data: who imports it loads no attack and no reader of models.
 */
export * from './attacks/descriptor.ts';
export * from './attacks/minimum.ts';
export * from './attacks/settings.ts';
export * from './attacks/table.ts';
export * from './catalog/attack-table.ts';
export * from './catalog/result/words.ts';
export * from './catalog/task-kinds.ts';
