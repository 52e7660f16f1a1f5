import type { Problem } from '@model-security-scan/common/problem';
import type { AnalysisSpec } from '../facts/analysis-spec.ts';
import type { InputSource } from './reader.ts';

/** Where settings are read from. */
export interface SettingsSource {
  readonly input: InputSource;
  /** Returns an environment variable, or an empty text if it is not set. */
  readonly variable: (name: string) => string;
  readonly workspace: string;
  /** The event of the workflow that the program runs in; `command-line` outside GitHub Actions. */
  readonly eventName: string;
  /** True for runs that get no secrets: for pull requests from forks, and those that Dependabot started. */
  readonly withoutSecrets: boolean;
  /** True if the run is about a pull request, or should be. */
  readonly isPullRequest: boolean;
  /**
   * Looks for faults in the files of artifacts. Called only if there are other problems, so that all are reported at once.
   * @param timeoutMs the time limit of the run, as far as it could be read
   */
  readonly findFileFaults: (specs: readonly AnalysisSpec[], timeoutMs: number) => Promise<readonly Problem[]>;
  /** Called with every secret in the configuration, before anything is printed. */
  readonly mask: (secret: string) => void;
}
