import { ServiceError } from '../core/errors.ts';
import { DEFAULT_CONFIG_FILE, LOCAL, type Settings } from '../core/settings.ts';

/** True if the run has no analyses, so that it is the supply-chain scan of the built-in service. */
export function isBareScan({ service, mode, analyses }: Settings): boolean {
  return service.isLocal && (mode === 'scan' || mode === 'plan') && analyses.length === 0;
}

/**
 * Scans the supply chain of the repository. Without that scan, a run without analyses has no verdict.
 * @throws ServiceError always: this version has no such scan
 */
export function scanSupplyChain(): Promise<never> {
  const message =
    `There is nothing to analyse: ${DEFAULT_CONFIG_FILE} does not exist, and neither config-file nor model-id is given. ` +
    `With base-url: ${LOCAL} such a run scans the supply chain, which this version of the action cannot do yet. ` +
    'Write a config file that names your models.';
  return Promise.reject(new ServiceError('invalid-input', message));
}
