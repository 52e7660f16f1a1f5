import { at, isObject, textAt } from '../core/json.ts';

/** What decisions read from the payload of an event. A part that the payload lacks is absent; all text is untrusted. */
export interface EventPayload {
  readonly pull?: {
    readonly number: number | undefined;
    /** Absent if the payload has no head. */
    readonly head?: Head;
    readonly baseName: string | undefined;
  };
  readonly mergeGroup: { readonly headRef: string | undefined; readonly headSha: string | undefined };
  readonly workflowRun?: Head;
  readonly defaultBranch: string | undefined;
  readonly sender: string | undefined;
}

/** Where a change comes from. */
interface Head {
  /** `owner/name`; absent if the repository was deleted. */
  readonly repository: string | undefined;
  readonly branch: string | undefined;
  readonly sha: string | undefined;
}

/** Reads the payload of an event once. Fields of another type count as absent. */
export function readEventPayload(payload: unknown): EventPayload {
  const pull = at(payload, 'pull_request');
  const head = at(pull, 'head');
  const run = at(payload, 'workflow_run');
  return {
    ...(isObject(pull)
      ? {
          pull: {
            number: positive(at(pull, 'number')),
            ...(isObject(head)
              ? { head: headOf(head, textAt(head, 'repo', 'full_name'), 'ref', 'sha') }
              : {}),
            baseName: textAt(pull, 'base', 'repo', 'full_name'),
          },
        }
      : {}),
    mergeGroup: {
      headRef: textAt(payload, 'merge_group', 'head_ref'),
      headSha: textAt(payload, 'merge_group', 'head_sha'),
    },
    ...(isObject(run)
      ? { workflowRun: headOf(run, textAt(run, 'head_repository', 'full_name'), 'head_branch', 'head_sha') }
      : {}),
    defaultBranch: textAt(payload, 'repository', 'default_branch'),
    sender: textAt(payload, 'sender', 'login'),
  };
}

function headOf(value: unknown, repository: string | undefined, branchKey: string, shaKey: string): Head {
  return { repository, branch: textAt(value, branchKey), sha: textAt(value, shaKey) };
}

function positive(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}
