/** The forms of what an analysis finds: each declared once, for messages of processes, kept results and results files. */
export * from './catalog/attack-result.ts';
export * from './catalog/model-change.ts';
export * from './catalog/row-results.ts';
export * from './catalog/robustness-result.ts';
export * from './catalog/skill.ts';
