import type { OrganizationPolicy } from '../../src/facts/organization-policy.ts';

/** An organization's policy that permits everything, changed as asked. */
export function organizationOf(more: Partial<OrganizationPolicy> = {}): OrganizationPolicy {
  return {
    source: 'org/policy.yml',
    sha256: 'd'.repeat(64),
    limits: new Map(),
    waivers: 'permitted',
    baseline: 'permitted',
    allow: 'permitted',
    ignore: 'permitted',
    required: [],
    requiresSupplyChain: false,
    requiresAttacked: false,
    ...more,
  };
}
