import { mayRunPython, PYTHON_EVENT_LIST } from '../decide/target.ts';
import { LOCAL, type ServiceSettings } from '../facts/settings.ts';
import type { InputReader } from './reader.ts';

const PYTHON_CHOICES = ['never', 'allow'] as const;

/**
 * Reads whether the config may name a Python function as a model.
 * @param eventName the event that this program runs in; `command-line` outside GitHub Actions
 * @returns true if it may, as far as the input says so; what speaks against that was reported
 */
export function readPython(
  reader: InputReader,
  { isLocal }: Pick<ServiceSettings, 'isLocal'>,
  eventName: string,
): boolean {
  if (reader.choice('python', PYTHON_CHOICES, 'never') === 'never') return false;
  if (!isLocal) {
    reader.report(
      'python',
      `is allow, but a service calls no Python function. Remove it, or set base-url to ${LOCAL}.`,
    );
  }
  if (!mayRunPython(eventName)) {
    reader.report(
      'python',
      `is allow, but this run was started by ${eventName === '' ? 'an unknown event' : eventName}, and ` +
        'people without write access may have written the code that it would run. It is accepted on ' +
        `${PYTHON_EVENT_LIST}, and on the command line outside GitHub Actions. Use it in a separate workflow ` +
        'that starts only on those events.',
    );
  }
  if (!reader.isAbsent('cache-secret')) {
    reader.report(
      'cache-secret',
      'cannot be given together with python: allow: code of the repository could read it, and sign results that were ' +
        'never measured. Remove one of them.',
    );
  }
  return true;
}
