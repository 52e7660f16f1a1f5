import { escapeHtml, plainLine } from '../../src/text/sanitize.ts';
import { type Answer, Refusal } from '../wire/answer.ts';
import type { ReceivedRequest } from '../wire/request.ts';
import { jobFiles, type JobsState, progressNow } from '../jobs/jobs-state.ts';

/**
 * The page of a job, for people (service spec 1: "used to follow job progress").
 * @throws Refusal 404 for a job that does not exist
 */
export async function showDashboard(request: ReceivedRequest, state: JobsState): Promise<Answer> {
  const job = state.jobs.findJob(request.parameter);
  if (job === undefined) throw new Refusal(404, 'there is no job of this id');
  const page = await state.engine.renderPage(job, jobFiles(state, job));
  if (page !== undefined) return pageAnswer(page, "style-src 'unsafe-inline'; img-src data:");
  const progress = progressNow(state, job);
  const rows = [
    ['Job', job.jobId],
    ['Model', job.modelId],
    ['Attack', job.kind],
    ['State', progress.phase],
    ['Status', progress.currentStatus],
    ['Score', progress.score === undefined ? 'not known yet' : String(progress.score)],
    ...progress.stages,
    ...state.uploads.slotsOf(job.jobId).map(({ slot, arrived }) => {
      const state = arrived === undefined ? 'not uploaded yet' : `${String(arrived.bytes)} bytes`;
      return [`Upload ${slot}`, arrived?.problem === undefined ? state : `${state}, ${arrived.problem}`];
    }),
  ];
  const table = rows.map((row) => `<tr>${row.map((cell) => `<td>${shown(cell)}</td>`).join('')}</tr>`);
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Job</title></head>
<body><h1>Job</h1><p>${shown(state.engine.note)}</p><table>${table.join('')}</table></body></html>
`;
  return pageAnswer(html, '');
}

/** @param allowed what the page may use beyond its own text */
function pageAnswer(html: string, allowed: string): Answer {
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'${allowed === '' ? '' : `; ${allowed}`}`,
    },
    body: Buffer.from(html),
  };
}

/** Makes a client's text safe to show. */
function shown(text: string): string {
  return escapeHtml(plainLine(text));
}
