import { serviceUrl } from '../../../core/base-url.ts';
import type { ServiceAccess } from './call.ts';

/*
 * The addresses of the operations on a job, which the service spec does not show; `service: { paths }` in the config file
 * sets them.
 */

/** The address of a job's status (by default as observed publicly; not in the service spec). */
export function statusUrl(access: ServiceAccess, jobId: string): URL {
  const path = access.declared?.paths?.status;
  return path === undefined
    ? serviceUrl(access.root, `job_status_detailed?job_id=${encodeURIComponent(jobId)}`)
    : fillPath(access, path, { job_id: jobId });
}

/**
 * The address of a job's report (by default as observed publicly; not in the service spec).
 * @param fields what the address says of the report, by the names on the wire, with the id of the job
 */
export function reportUrl(access: ServiceAccess, fields: Readonly<Record<string, string>>): URL {
  const path = access.declared?.paths?.report;
  return path === undefined
    ? serviceUrl(access.root, `get_report?${new URLSearchParams(fields).toString()}`)
    : fillPath(access, path, fields);
}

/** Replaces each name in braces by its value, percent-encoded, in a path that starts at the root of base-url's origin. */
function fillPath({ root }: ServiceAccess, path: string, values: Readonly<Record<string, string>>): URL {
  const filled = path.replaceAll(/\{(\w+)\}/gu, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : encodeURIComponent(value);
  });
  return new URL(new URL(root).origin + filled);
}
