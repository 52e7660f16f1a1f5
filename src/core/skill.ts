/** How well a model knows the labels of its data, before any attack. */
export interface Skill {
  /** `r2` for a regression: the share of the labels' variance that its predictions explain. */
  readonly measure: SkillMeasure;
  /** With the 95 % interval; R² may be below 0. */
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** How far a prediction of a regression could move before it counted; absent for other models. */
  readonly tolerance?: number;
}

export const SKILL_MEASURES = ['accuracy', 'r2'] as const;
type SkillMeasure = (typeof SKILL_MEASURES)[number];
