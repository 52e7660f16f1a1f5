import type { Target } from '../core/outcome.ts';
import type { LineageQuery } from '../client/lineage-check.ts';
import type { RepositorySettings } from '../core/settings.ts';

/** What a lineage check asks for, and what people are told that it was about. */
interface LineageSubject {
  readonly query: LineageQuery;
  readonly target: Target;
}

/**
 * Brings inputs and event together (docs/design.md, "Target").
 * @param eventTarget gives the target of the event; only called where the inputs leave something to it
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
      ...(sendsUrl ? { repo_url: target.repoUrl } : {}),
      ...(target.branch === undefined ? {} : { branch_name: target.branch }),
      depth: repository.depth,
      ...(bucket === undefined
        ? {}
        : {
            storage_access_key_id: bucket.accessKeyId,
            storage_secret_access_key: bucket.secretAccessKey,
            region: bucket.region,
            bucket_name: bucket.name,
          }),
    },
  };
}

function currentRepository(repository: RepositorySettings, event: Target): Target {
  if (repository.branch === undefined || repository.branch === event.branch) return event;
  // The event's commit is not on the branch that was asked for: comparing it would cry wolf.
  return { repoUrl: event.repoUrl, branch: repository.branch, fork: event.fork };
}

/** Another repository than the event's: its commit is not known, nor is its branch. */
function otherRepository(repository: RepositorySettings, eventTarget: () => Target): Target {
  const repoUrl = repository.url ?? repository.bucket?.name ?? eventTarget().repoUrl;
  return { repoUrl, ...(repository.branch === undefined ? {} : { branch: repository.branch }), fork: false };
}
