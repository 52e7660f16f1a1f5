/** Events on which the repository's own tests run: the code that is checked out may run with what the job may do. */
const PYTHON_EVENTS = [
  ...['push', 'pull_request', 'merge_group', 'schedule', 'workflow_dispatch', 'release'],
  'command-line',
];

/** True if runs of an event may run code of the repository. @param eventName `command-line` outside GitHub Actions */
export function mayRunPython(eventName: string): boolean {
  return PYTHON_EVENTS.includes(eventName);
}

/** The events of GitHub on which Python may be allowed. */
export const PYTHON_EVENT_LIST = PYTHON_EVENTS.filter((name) => name !== 'command-line').join(', ');
