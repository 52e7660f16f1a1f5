import { ANALYSIS_PATHS, type AnalysisPath, parseBaseUrl } from '../core/service-address.ts';
import type { ServiceRoot } from '../core/service-address.ts';
import { LOCAL, type ServiceSettings } from '../facts/settings.ts';
import { isPrivateHost } from '../core/private-host.ts';
import { InvalidInputError } from '@model-security-scan/common/problem';
import { nearest } from './config/nearest.ts';
import { isLocal } from './input-rules.ts';
import type { InputReader } from './reader.ts';

/** The live service spells the analysis path differently from the service spec. This variable selects the spelling. */
export const ANALYSIS_PATH_VARIABLE = 'MODEL_SECURITY_ANALYSIS_PATH';

/**
 * Reads the address of the service, the credentials and the settings of its requests.
 * @param pathVariable the value of {@link ANALYSIS_PATH_VARIABLE}
 */
export function readService(reader: InputReader, pathVariable: string): ServiceSettings {
  return {
    ...(isLocal(reader) ? readLocal(reader) : readRemote(reader)),
    analysisPath: readAnalysisPath(reader, pathVariable),
    requestTimeoutMs: reader.read('request-timeout-seconds') * 1000,
    maxAttempts: reader.read('max-attempts'),
    declared: {},
  };
}

const CREDENTIALS = ['api-key', 'org-id'] as const;

type Access = Pick<ServiceSettings, 'root' | 'isLocal' | 'isPrivate' | 'apiKey' | 'orgId'>;

function readRemote(reader: InputReader): Access {
  const root = readRoot(reader);
  requireCredentials(reader);
  return {
    root,
    isLocal: false,
    isPrivate: root !== '' && isPrivateHost(new URL(root).hostname),
    apiKey: reader.read('api-key') ?? '',
    orgId: reader.read('org-id') ?? '',
  };
}

/** Local analyses take no credentials. */
function readLocal(reader: InputReader): Access {
  reader.reportShared(
    CREDENTIALS.filter((name) => !reader.isAbsent(name)),
    'is given',
    `, but base-url: ${LOCAL} takes no credentials: there is no service. Remove them, or give the address of your service in ` +
      'base-url.',
  );
  return { root: '', isLocal: true, isPrivate: true, apiKey: '', orgId: '' };
}

function readRoot(reader: InputReader): ServiceRoot {
  if (reader.isAbsent('base-url')) {
    const problem = `is required. Expected the address of the service, such as https://api.example.com, or ${LOCAL} for analyses on this machine.`;
    if (CREDENTIALS.every((name) => reader.isAbsent(name))) {
      throw reportedAlone(`${problem} The rest is checked once this is given.`);
    }
    reader.report('base-url', problem);
  }
  const given = reader.read('base-url');
  if (given === undefined) return '';
  const parsed = parseBaseUrl(given);
  if ('root' in parsed) return parsed.root;
  if (nearest(given.trim(), [LOCAL]) === LOCAL) {
    throw reportedAlone(`${parsed.problem}. Did you mean ${LOCAL}? The rest is checked once this is right.`);
  }
  reader.report('base-url', `${parsed.problem}.`);
  return '';
}

/** What is right in the other inputs and in the config file depends on whether there is a service. */
function reportedAlone(message: string): InvalidInputError {
  return new InvalidInputError([{ place: { kind: 'input', input: 'base-url' }, message }]);
}

function requireCredentials(reader: InputReader): void {
  reader.reportShared(
    CREDENTIALS.filter((name) => reader.isAbsent(name)),
    'is required and empty',
    '. Give it from a secret. A pull request from a fork gets no secrets: see on-missing-credentials. ' +
      `Without an account, use base-url: ${LOCAL}.`,
  );
}

function readAnalysisPath(reader: InputReader, given: string): AnalysisPath {
  if (given === '') return ANALYSIS_PATHS[0];
  const path = ANALYSIS_PATHS.find((known) => known === given);
  if (path === undefined) {
    reader.report(
      ANALYSIS_PATH_VARIABLE,
      `is an environment variable that holds "${given}". Expected one of: ${ANALYSIS_PATHS.join(', ')}.`,
    );
  }
  return path ?? ANALYSIS_PATHS[0];
}
