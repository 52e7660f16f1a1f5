/**
 * Stands in for @actions/exec in the bundle (tsconfig.json, `paths`), which @actions/core brings along to ask the system
 * for its name. The action does not ask, and what cannot start another program need not be trusted not to.
 * @throws Error always
 */
export function getExecOutput(commandLine: string): Promise<never> {
  return Promise.reject(new Error(`${commandLine} was not started: this action starts no other programs.`));
}
