/** Variables with secrets and files of the runner, which no model needs. */
const WITHHELD =
  /^(?:INPUT_|ACTIONS_|MODEL_SECURITY_)|^GITHUB_(?:TOKEN|ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)$/iu;

/**
 * The environment of a Python function. It lacks the inputs of the action, so that nothing leaks by accident. That stops no
 * code that looks for them: it runs as the same user, as the repository's tests do.
 */
export function pythonEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> {
  return {
    ...Object.fromEntries(Object.entries(environment).filter(([name]) => !WITHHELD.test(name))),
    // The workspace stays as it is, and what is printed is not lost if the process is ended.
    PYTHONDONTWRITEBYTECODE: '1',
    PYTHONUNBUFFERED: '1',
    PYTHONIOENCODING: 'utf-8',
  };
}
