import { readFileSync } from 'node:fs';
import { at, isObject, textAt } from '@model-security-scan/common/json';
import type { EventContext } from '../../src/facts/event.ts';
import { readEventPayload } from '../../src/runner/event-payload.ts';

/** Folders of the published webhook examples: the hosted platform, and versions of its enterprise server. */
export const EXAMPLE_FOLDERS = [
  'api.github.com',
  'ghes-31',
  'ghes-32',
  'ghes-33',
  'ghes-34',
  'ghes-35',
] as const;
export type ExampleFolder = (typeof EXAMPLE_FOLDERS)[number];

/** The published payloads of an event. */
export function examplesOf(folder: ExampleFolder, eventName: string): readonly unknown[] {
  const url = new URL(`../../node_modules/@octokit/webhooks-examples/${folder}/index.json`, import.meta.url);
  const events: unknown = JSON.parse(readFileSync(url, 'utf8'));
  if (!Array.isArray(events)) throw new Error(`${url.href} holds no list.`);
  const event: unknown = events.find((one: unknown) => at(one, 'name') === eventName);
  const examples: unknown = at(event, 'examples');
  return Array.isArray(examples) ? examples : [];
}

/** A payload with the value under a path of keys replaced; what is on the way is made where it is missing. */
export function withValue(payload: unknown, path: readonly string[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  return { ...(isObject(payload) ? payload : {}), [key]: withValue(at(payload, key), rest, value) };
}

/** The commit that the runner gives in {@link contextOf}. */
export const RUNNER_SHA = 'f'.repeat(40);

/** The event context that the runner gives for this payload; `changes` overrides it. */
export function contextOf(
  eventName: string,
  payload: unknown,
  changes: Partial<EventContext> = {},
): EventContext {
  return {
    eventName,
    payload: readEventPayload(payload),
    serverUrl: 'https://github.com',
    repository: textAt(payload, 'repository', 'full_name') ?? 'octo-org/digits',
    ref: textAt(payload, 'ref') ?? 'refs/heads/main',
    sha: RUNNER_SHA,
    actor: textAt(payload, 'sender', 'login') ?? 'octocat',
    ...changes,
  };
}
