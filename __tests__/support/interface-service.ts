import { ANALYSIS_PATH, type Credentials, LINEAGE_PATH } from './interface-rules.ts';
import { jsonAnswer, type RecordedRequest, type Reply, type Script } from './strict-server.ts';

export const CREDENTIALS: Credentials = { apiKey: 'key-5f0c9a7e21', orgId: 'org-8c3d1b64f2' };

/** Inputs that every run needs, for a service at an origin. */
export function serviceInputs(origin: string): Record<string, string> {
  return { 'base-url': origin, 'api-key': CREDENTIALS.apiKey, 'org-id': CREDENTIALS.orgId };
}

/** A script of the two operations of the service spec; anything else gets 404. */
export function interfaceScript(
  answers: {
    /** Default: `{}`, no record. */
    readonly lineage?: (request: RecordedRequest, origin: string) => Reply;
    /** Default: a job named after the model. */
    readonly analysis?: (request: RecordedRequest, origin: string) => Reply;
  } = {},
): Script {
  return (request, origin) => {
    if (request.path === LINEAGE_PATH) return answers.lineage?.(request, origin) ?? jsonAnswer({});
    if (isAnalysis(request)) return answers.analysis?.(request, origin) ?? jobAnswer(request, origin);
    return jsonAnswer({ error: 'no such path' }, 404);
  };
}

/** The id of the job that {@link jobAnswer} gives for a model. */
export function jobIdOf(modelId: string): string {
  return `job-of-${modelId}`;
}

/** True if a request is a submission, with the path as the service spec spells it. */
export function isAnalysis(request: RecordedRequest): boolean {
  return request.path.startsWith(ANALYSIS_PATH);
}

function jobAnswer(request: RecordedRequest, origin: string): Reply {
  const modelId = decodeURIComponent(request.path.slice(ANALYSIS_PATH.length));
  return jsonAnswer({
    model_id: modelId,
    job_id: jobIdOf(modelId),
    dashboard_link: `${origin}/dashboard/${modelId}`,
  });
}
