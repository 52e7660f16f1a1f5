import { type Answer, Refusal } from '../wire/answer.ts';
import { analyseModel } from '../jobs/analysis.ts';
import { checkLineage } from '../records/lineage.ts';
import type { Operation } from './operations.ts';
import { registerModel, scanSupplyChain } from '../jobs/registration.ts';
import { getReport } from '../jobs/reports.ts';
import { describeJob, describeStatus } from '../jobs/status.ts';
import type { ReceivedRequest } from '../wire/request.ts';
import type { Access, ServiceState } from './service-state.ts';

type Handler = (request: ReceivedRequest, state: ServiceState) => Answer | Promise<Answer>;

export interface Route {
  readonly operation: Operation;
  readonly method: 'GET' | 'POST';
  /** The variable part of the path, still percent-encoded; empty if the path has no such part. */
  readonly parameter: string;
  readonly handle: Handler;
}

interface RouteEntry extends Omit<Route, 'parameter'> {
  readonly path: string;
  /** True if one more segment follows the path. */
  readonly variable: boolean;
}

const VERSION_PATH = '/prod/api/ais/v1.5/';

function routesOf(settings: Access): readonly RouteEntry[] {
  const get = { method: 'GET', variable: false } as const;
  const post = { method: 'POST', variable: false } as const;
  const at = (name: string) => `${VERSION_PATH}${name}`;
  return [
    { ...post, operation: 'lineage-check', path: at('developer/lineage-check'), handle: checkLineage },
    {
      ...post,
      operation: 'model-analyse',
      path: at(`${settings.pathSpelling}/`),
      variable: true,
      handle: analyseModel,
    },
    { ...get, operation: 'job-status', path: at('job_status_detailed'), handle: describeStatus },
    { ...get, operation: 'job-detail', path: at('job_detail'), handle: describeJob },
    { ...get, operation: 'report', path: at('get_report'), handle: getReport },
    { ...post, operation: 'registration', path: at('model_registration/upload'), handle: registerModel },
    { ...post, operation: 'supply-chain', path: at('supplychain'), handle: scanSupplyChain },
  ];
}

/**
 * The operation that a path belongs to, whatever the method.
 * @param pathname as in the request, percent-encoded
 */
export function findRoute(settings: Access, pathname: string): Route | undefined {
  for (const entry of routesOf(settings)) {
    const parameter = parameterOf(entry, pathname);
    if (parameter !== undefined) return { ...entry, parameter };
  }
  return undefined;
}

function parameterOf(entry: RouteEntry, pathname: string): string | undefined {
  if (!entry.variable) return pathname === entry.path ? '' : undefined;
  if (!pathname.startsWith(entry.path)) return undefined;
  const rest = pathname.slice(entry.path.length);
  return rest === '' || rest.includes('/') ? undefined : rest;
}

/**
 * Answers a request.
 * @throws Refusal 404, 405, 401 or 412 before the operation, or a refusal of the operation itself
 */
export async function answerRoute(
  route: Route | undefined,
  method: string,
  request: Omit<ReceivedRequest, 'parameter'>,
  state: ServiceState,
): Promise<Answer> {
  if (route === undefined) throw new Refusal(404, 'there is no such path');
  if (route.method !== method) {
    throw new Refusal(405, `this path accepts ${route.method} only`, { allow: route.method });
  }
  checkAccess(request, state.settings);
  return route.handle({ ...request, parameter: decodeParameter(route.parameter) }, state);
}

function checkAccess(request: Omit<ReceivedRequest, 'parameter'>, settings: Access): void {
  const expected = { 'x-api-key': settings.apiKey, 'org-id': settings.orgId };
  const problems = Object.entries(expected).flatMap(([name, value]) => {
    const given = request.headers[name];
    if (given === undefined) return [`the header ${name} is missing`];
    return given === value ? [] : [`the header ${name} is invalid or expired`];
  });
  if (problems.length > 0) throw new Refusal(401, problems.join('; '));
  if (settings.expiredLicence) throw new Refusal(412, 'the license has expired');
}

function decodeParameter(parameter: string): string {
  try {
    return decodeURIComponent(parameter);
  } catch {
    throw new Refusal(400, 'the path is malformed: its percent-encoding cannot be read');
  }
}
