import { randomBytes } from 'node:crypto';
import type { Runner } from '../../facts/runner.ts';
import type { Settings } from '../../facts/settings.ts';
import { plainLine } from '../../text/sanitize.ts';
import { buildRunUrl } from '../open.ts';
import type { StatusSource } from './commit-status.ts';
import { buildAggregateContext, statusGroup } from './status-context.ts';
import { createStatusSigner } from './status-signature.ts';

/** Signs the statuses of a run without an API key: no other run can write or believe them. */
const RUN_KEY = randomBytes(32).toString('base64url');

/** Collects what all commit statuses of a run share. */
export function createStatusSource(runner: Runner, settings: Settings): StatusSource {
  const { configFile, vulnerabilityThreshold, service } = settings;
  return {
    runUrl: buildRunUrl(runner),
    // Inputs that describe one analysis have no plan: its own status says all there is.
    ...(configFile === undefined ? {} : { group: statusGroup(buildAggregateContext(configFile)) }),
    threshold: vulnerabilityThreshold,
    signerOf: (sha) =>
      createStatusSigner(service.apiKey === '' ? RUN_KEY : service.apiKey, runner.event.repository, sha),
  };
}

/** Explains for people why a status is no memory; it may hold untrusted text. */
export function describeUnsigned(context: string): string {
  return (
    `The commit status "${plainLine(context, 200)}" is not signed with this API key: someone else wrote it, or the key ` +
    'was changed since.'
  );
}
