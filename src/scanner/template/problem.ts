import type { Severity } from '../rules/finding.ts';

/** Something in a template that a chat template does not need. */
export interface TemplateProblem {
  readonly severity: Severity;
  /** The name that was found. */
  readonly subject: string;
  readonly detail: string;
}

/** Takes a problem. */
export type TellProblem = (severity: Severity, subject: string, detail: string) => void;
