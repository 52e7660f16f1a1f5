import { at, isObject, positiveInteger, textAt } from '@model-security-scan/common/json';
import type { EventPayload, Head, PullRequest, WorkflowRun } from '../facts/event.ts';

/** Reads the payload of an event. Fields of another type count as absent. */
export function readEventPayload(payload: unknown): EventPayload {
  const pull = at(payload, 'pull_request');
  const run = at(payload, 'workflow_run');
  return {
    ...(isObject(pull) ? { pull: pullRequestOf(pull) } : {}),
    mergeGroup: {
      headRef: textAt(payload, 'merge_group', 'head_ref'),
      headSha: textAt(payload, 'merge_group', 'head_sha'),
      baseRef: textAt(payload, 'merge_group', 'base_ref'),
      baseSha: textAt(payload, 'merge_group', 'base_sha'),
    },
    ...(isObject(run) ? { workflowRun: workflowRunOf(run) } : {}),
    defaultBranch: textAt(payload, 'repository', 'default_branch'),
    sender: textAt(payload, 'sender', 'login'),
  };
}

function pullRequestOf(pull: unknown): PullRequest {
  const head = at(pull, 'head');
  return {
    number: positiveInteger(at(pull, 'number')),
    ...(isObject(head) ? { head: headOf(head, textAt(head, 'repo', 'full_name'), 'ref', 'sha') } : {}),
    baseName: textAt(pull, 'base', 'repo', 'full_name'),
    baseBranch: textAt(pull, 'base', 'ref'),
    baseSha: textAt(pull, 'base', 'sha'),
  };
}

function workflowRunOf(run: unknown): WorkflowRun {
  const pulls = at(run, 'pull_requests');
  return {
    ...headOf(run, textAt(run, 'head_repository', 'full_name'), 'head_branch', 'head_sha'),
    event: textAt(run, 'event'),
    baseShas: Array.isArray(pulls) ? pulls.map((pull) => textAt(pull, 'base', 'sha') ?? '') : [],
  };
}

function headOf(value: unknown, repository: string | undefined, branchKey: string, shaKey: string): Head {
  return { repository, branch: textAt(value, branchKey), sha: textAt(value, shaKey) };
}
