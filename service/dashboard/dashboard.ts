import { escapeHtml, plainLine } from '../../src/text/sanitize.ts';
import { type Answer, Refusal } from '../wire/answer.ts';
import { progressOf } from '../jobs/jobs.ts';
import { SIMULATION_NOTE } from '../jobs/reports.ts';
import type { ReceivedRequest, Service } from '../front/service.ts';

/**
 * The page of a job, for people (INTERFACE.md 1: "used to follow job progress").
 * @throws Refusal 404 for a job that does not exist
 */
export function showDashboard(request: ReceivedRequest, service: Service): Answer {
  const job = service.jobs.findJob(request.parameter);
  if (job === undefined) throw new Refusal(404, 'there is no job of this id');
  const progress = progressOf(job, service.settings.now());
  const rows = [
    ['Job', job.jobId],
    ['Model', job.modelId],
    ['Attack', job.kind],
    ['State', progress.phase],
    ['Status', progress.currentStatus],
    ['Score', progress.score === undefined ? 'not known yet' : String(progress.score)],
    ...progress.stages,
    ...service.jobs.slotsOf(job.jobId).map(({ slot, arrived }) => {
      const state = arrived === undefined ? 'not uploaded yet' : `${String(arrived.bytes)} bytes`;
      return [`Upload ${slot}`, arrived?.problem === undefined ? state : `${state}, ${arrived.problem}`];
    }),
  ];
  const table = rows.map((row) => `<tr>${row.map((cell) => `<td>${shown(cell)}</td>`).join('')}</tr>`);
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Simulated job</title></head>
<body><h1>Simulated job</h1><p>${shown(SIMULATION_NOTE)}</p><table>${table.join('')}</table></body></html>
`;
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'",
    },
    body: Buffer.from(html),
  };
}

function shown(text: string): string {
  return escapeHtml(plainLine(text));
}
