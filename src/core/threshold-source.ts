/**
 * Where a threshold comes from: an input of the run, the config file, the organization's policy, or nowhere, so that the
 * default of the attack counts.
 */
export type ThresholdSource = 'input' | 'config' | 'organization' | 'default';
