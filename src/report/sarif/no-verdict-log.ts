import type { Log } from 'sarif';

/**
 * Renders a SARIF log that says that there is no verdict. It has a category of its own and is marked as not successful, so it
 * closes no alert, and an error for readers that take no results for a good sign.
 * @param text one sentence
 */
export function renderNoVerdict(text: string): Log {
  const id = 'model-security/no-verdict';
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: { name: 'Model Security Scan', rules: [{ id, shortDescription: { text: 'No verdict' } }] },
        },
        automationDetails: { id: 'model-security-scan/no-verdict/' },
        invocations: [
          {
            executionSuccessful: false,
            toolExecutionNotifications: [{ level: 'error', message: { text } }],
          },
        ],
        results: [{ ruleId: id, ruleIndex: 0, level: 'error', message: { text } }],
      },
    ],
  };
}
