/**
 * Replaces @actions/exec in the bundle (tsconfig.json, `paths`). @actions/core needs it only to ask for the name of the
 * operating system, which the action never does. Without it, the action cannot start another program.
 * @throws Error always
 */
export function getExecOutput(commandLine: string): Promise<never> {
  return Promise.reject(new Error(`${commandLine} was not started: this action starts no other programs.`));
}
