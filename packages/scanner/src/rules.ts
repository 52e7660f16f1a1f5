/** What the scan may find, as data: rules, kinds of models, the forms of findings. Who imports it loads no scanner. */
export * from './rules/file-finding.ts';
export * from './rules/model-kind.ts';
export type { Observation } from './rules/declared.ts';
export * from './rules/rule-table.ts';
