import { type AnalysisPath, serviceUrl } from '../../../core/service-address.ts';
import type { Attack } from '@model-security-scan/engine/catalog';
import { idKey, MAX_JOB_ID_LENGTH } from '../../../core/job-id.ts';
import { isObject } from '@model-security-scan/common/json';
import { plainLine } from '@model-security-scan/common/sanitize';
import { linkableUrl } from '../../../text/safe-markup.ts';
import { type AnswerField, findMessage, isJobId, listFields } from './answer-fields.ts';
import { findContradiction } from './contradictions.ts';
import { hideSignatures } from './signatures.ts';
import { callService, type ServiceAccess } from './call.ts';
import { ServiceError, TypeMismatchError } from '../../../core/errors.ts';
import type { Transport } from '../../../http/exchange.ts';

/** A job that the service has started. */
export interface SubmittedJob {
  readonly jobId: string;
  /** Absent if the answer has no address that is safe to link. */
  readonly dashboardUrl?: string;
  /** The whole answer, for the upload addresses in it; untrusted. */
  readonly answer: unknown;
  /** Which fields of the answer were taken, for debug logging; untrusted. */
  readonly taken: readonly string[];
}

/** An analysis to start. */
export interface Submission {
  readonly path: AnalysisPath;
  readonly modelId: string;
  readonly attack: Attack;
  /** The attack configuration, exactly as it is sent. */
  readonly fields: Readonly<Record<string, string>>;
  /** Called with an answer that cannot be used, before anything of it is shown: it may hold upload addresses. */
  readonly onUnusable?: (answer: unknown) => void;
}

const otherPath = (given: AnalysisPath, other: AnalysisPath): string =>
  `Check base-url and the id of the model. If the service spells ${given} as ${other}, set the environment variable ` +
  `MODEL_SECURITY_ANALYSIS_PATH of the step to ${other}.`;
const PATH_ADVICE = {
  'model-analyse': otherPath('model-analyse', 'model_analyse'),
  model_analyse: otherPath('model_analyse', 'model-analyse'),
} as const;

/**
 * Starts an analysis (service spec 4.2). It is sent again only if it was certainly not processed.
 * @throws ServiceError
 */
export async function submitAnalysis(
  transport: Transport,
  access: ServiceAccess,
  { path, modelId, attack, fields, onUnusable }: Submission,
): Promise<SubmittedJob> {
  const call = {
    operation: 'model analysis',
    rule: 'submission',
    method: 'POST',
    url: serviceUrl(access.root, `${path}/${encodeURIComponent(modelId)}`),
    body: fields,
    advice: PATH_ADVICE[path],
  } as const;
  return callService(transport, access, call, (answer) => {
    try {
      if (!isObject(answer)) throw new TypeMismatchError('is not a JSON object');
      return readJob(answer, attack);
    } catch (error) {
      onUnusable?.(answer);
      throw error;
    }
  });
}

/**
 * Reads the job id and the dashboard link from an answer, whatever it calls them. Service spec 2.2 does not show the names.
 * @throws ServiceError `unexpected-answer` if there is no job id, more than one, or an error beside it
 */
export function readJob(answer: unknown, attack: Attack): SubmittedJob {
  const all = listFields(answer, attack);
  const ids = all.flatMap((field) => {
    const id = field.isOuter && !field.isListed && isJobId(field) ? readIdText(field.value) : undefined;
    return id === undefined ? [] : [{ field, id }];
  });
  const [found] = ids;
  const contradiction = findContradiction(all, () => false);
  const isSeveral = new Set(ids.map(({ id }) => idKey(id))).size > 1;
  if (isSeveral) throw unusable('several job ids', all);
  if (found === undefined) throw unusable('no job id', all);
  if (!isUsableId(found.id)) throw unusable('an unusable job id', all);
  if (contradiction !== undefined) throw unusable(`an error beside the job id: ${contradiction}`, all);
  const link = readDashboard(all);
  return {
    jobId: found.id,
    ...(link === undefined ? {} : { dashboardUrl: link.url }),
    answer,
    taken: [`job id from ${found.field.path}`, `dashboard from ${link?.path ?? 'no field'}`],
  };
}

function unusable(what: string, fields: readonly AnswerField[]): ServiceError {
  const names = plainLine(fields.map(({ path }) => path).join(', '), 200);
  const message = findMessage(fields);
  const said =
    message === undefined ? '' : ` The service says: "${plainLine(hideSignatures(message), 300)}".`;
  return new ServiceError(
    'unexpected-answer',
    `The service accepted the model analysis, but its answer has ${what}; its fields are ${names || 'none'}.${said} ` +
      'The analysis may be running: look on the service’s dashboard before you start another run. docs/service.md lists ' +
      'the names that are understood.',
    { inDoubt: true },
  );
}

/** What tells a dashboard from other links, the most certain first. */
const LINK_RULES: readonly ((field: AnswerField, url: string) => boolean)[] = [
  ({ fullKey }) => fullKey.includes('dashboard'),
  ({ fullKey }) => fullKey.includes('monitor'),
  // An upload address has a query or a name that speaks of it.
  ({ fullKey, isOuter }, url) =>
    isOuter &&
    /(?:link|url|uri|href)$/u.test(fullKey) &&
    !/upload|put|file|data|slot|label|model|minmax|sign|status|report|docs|self|api|cancel/u.test(fullKey) &&
    !url.includes('?'),
];

/** Reads the link to the job's dashboard. Of two that are equally certain and differ, neither is shown. */
function readDashboard(
  fields: readonly AnswerField[],
): { readonly url: string; readonly path: string } | undefined {
  const links = fields.flatMap((field) => {
    const url = typeof field.value === 'string' ? linkableUrl(field.value) : undefined;
    return url === undefined ? [] : [{ field, url }];
  });
  for (const rule of LINK_RULES) {
    const fitting = links.filter(({ field, url }) => rule(field, url));
    const [first] = fitting;
    if (first === undefined) continue;
    const isOne = fitting.every(({ url }) => url === first.url);
    return isOne ? { url: first.url, path: first.field.path } : undefined;
  }
  return undefined;
}

/** Reads an id; a number becomes a text, if JSON has kept all of its digits. */
function readIdText(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** True for printable ids without white space: other ids could not be used in a request. */
function isUsableId(id: string): boolean {
  return id.length <= MAX_JOB_ID_LENGTH && /^[\x21-\x7e]+$/u.test(id);
}
