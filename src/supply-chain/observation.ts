export type { Observation } from '../rules/observation.ts';
