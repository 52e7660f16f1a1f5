import { present } from '@model-security-scan/common/present';
import type { Target } from '../facts/run-outcome.ts';
import type { LineageQuery } from '../analyser/remote/client/lineage-check.ts';
import type { RepositorySettings } from '../facts/settings.ts';

interface LineageSubject {
  readonly query: LineageQuery;
  readonly target: Target;
}

/**
 * Combines inputs and event (docs/design.md, "Target").
 * @param eventTarget returns the target of the event; only called if the inputs do not name the repository
 * @throws InvalidInputError from `eventTarget`
 */
export function findLineageSubject(
  repository: RepositorySettings,
  eventTarget: () => Target,
): LineageSubject {
  const target =
    repository.type === 'github' && repository.url === undefined
      ? currentRepository(repository, eventTarget())
      : otherRepository(repository, eventTarget);
  const { bucket } = repository;
  const sendsUrl = bucket === undefined || repository.url !== undefined;
  return {
    target,
    query: {
      repo_type: repository.type,
      depth: repository.depth,
      ...present({
        repo_url: sendsUrl ? target.repoUrl : undefined,
        branch_name: target.branch,
        storage_access_key_id: bucket?.accessKeyId,
        storage_secret_access_key: bucket?.secretAccessKey,
        region: bucket?.region,
        bucket_name: bucket?.name,
      }),
    },
  };
}

function currentRepository(repository: RepositorySettings, event: Target): Target {
  if (repository.branch === undefined || repository.branch === event.branch) return event;
  // The event's commit is on another branch, so a comparison with the record would give a false warning.
  return { repoUrl: event.repoUrl, branch: repository.branch, fork: event.fork };
}

/** Builds the target for a repository other than the event's. Its commit is unknown, and so is its default branch. */
function otherRepository(repository: RepositorySettings, eventTarget: () => Target): Target {
  const repoUrl = repository.url ?? repository.bucket?.name ?? eventTarget().repoUrl;
  return { repoUrl, ...(repository.branch === undefined ? {} : { branch: repository.branch }), fork: false };
}
