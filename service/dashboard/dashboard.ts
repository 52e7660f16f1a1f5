import { vulnerabilityDocument } from '../../src/evidence/vulnerability.ts';
import { badge } from '../../src/html/badge.ts';
import { factList, tableOf } from '../../src/html/blocks.ts';
import { jobContent, verdictCard } from '../../src/html/job-page.ts';
import { type Content, element, type Markup, pathAddress } from '../../src/html/markup.ts';
import type { JobReport } from '../../src/core/job-summary.ts';
import { REPORT_TYPES } from '../jobs/job-engine.ts';
import { jobFiles, type JobsState, progressNow } from '../jobs/jobs-state.ts';
import { formatsOf } from '../jobs/reports.ts';
import { STAGE_LABELS } from '../jobs/stages.ts';
import { type Answer, Refusal } from '../wire/answer.ts';
import type { ReceivedRequest } from '../wire/request.ts';
import { isOver, type JobNow, scoreWords, stateOf, timeWords } from './job-words.ts';
import { pageAnswer } from './page.ts';

/**
 * GET /dashboard/{job_id}: the page of a job, for people (service spec 1: "used to follow job progress").
 * @throws Refusal 404 for a job that does not exist
 */
export function showDashboard(request: ReceivedRequest, state: JobsState): Answer {
  const job = state.jobs.findJob(request.parameter);
  if (job === undefined) throw new Refusal(404, 'there is no job of this id');
  const { engine, settings } = state;
  const now: JobNow = {
    job,
    progress: progressNow(state, job),
    threshold: engine.thresholdOf(job),
    nowMs: settings.now(),
  };
  const report = engine.reportOf(job, jobFiles(state, job));
  const hasList = settings.listsJobs;
  const title = `${job.kind} of ${job.modelId === '' ? 'the repository' : job.modelId}`;
  return pageAnswer({
    title,
    about: timeWords(now),
    hasList,
    isLive: !isOver(now.progress),
    content: [
      hasList ? element('nav', { class: 'nav', 'aria-label': 'Pages' }, allJobs()) : undefined,
      report === undefined
        ? [element('h1', {}, title), stateCard(now), element('p', { class: 'note' }, engine.note)]
        : finished(report),
      downloads(now),
      details(now, state),
    ],
  });
}

function allJobs(): Markup {
  return element('a', { href: pathAddress([]) }, '← All jobs');
}

function finished(report: JobReport): Content {
  return jobContent(vulnerabilityDocument(report.summary, report.result), report.summary.note);
}

/** The state of a job that has no report: its progress, or how it ended. */
function stateCard(now: JobNow): Markup {
  const { progress } = now;
  const [tone, word] = stateOf(progress);
  if (isOver(progress)) {
    const words = scoreWords(now);
    return verdictCard(tone, words === undefined ? progress.currentStatus : `The ${words}.`);
  }
  const { share } = progress;
  return element(
    'div',
    { class: 'verdict none', id: 'state', 'data-live': '', 'aria-live': 'polite' },
    badge(tone, word),
    element('p', { class: 'headline' }, progress.currentStatus),
    share === undefined
      ? undefined
      : element('progress', { max: 100, value: Math.floor(share * 100), 'aria-label': 'Progress' }),
  );
}

/** Every report of the job, in every format in which it exists. */
function downloads({ job, progress }: JobNow): Content {
  const available = REPORT_TYPES.flatMap((type) => {
    const formats = formatsOf(type, job, progress);
    return formats.length === 0 ? [] : [{ type, formats }];
  });
  if (available.length === 0) return [];
  return element(
    'section',
    { 'aria-labelledby': 'downloads' },
    element('h2', { id: 'downloads' }, 'Downloads'),
    factList(
      available.map(({ type, formats }) => [
        TYPE_WORDS[type],
        formats.map(({ format, code }, index) => [
          index === 0 ? '' : ' · ',
          element(
            'a',
            {
              href: pathAddress(['dashboard-report'], {
                job_id: job.jobId,
                report_type: type,
                file_format: code,
              }),
              'aria-label': `${TYPE_WORDS[type]} as ${format}`,
            },
            format,
          ),
        ]),
      ]),
    ),
  );
}

const TYPE_WORDS: Readonly<Record<(typeof REPORT_TYPES)[number], string>> = {
  Vulnerability: 'Vulnerability report',
  Defense: 'Defence report',
  Attack_samples: 'Attack samples',
  Defense_artifact: 'Defence artefact',
};

/** The stages of the job and its files, as clients see them. */
function details({ job, progress }: JobNow, state: JobsState): Content {
  const stages = [...progress.stages].map(([name, value]) => [STAGE_LABELS[name], value]);
  const uploads = state.uploads
    .slotsOf(job.jobId)
    .map(({ slot, arrived }) => [
      slot,
      arrived === undefined ? 'not uploaded yet' : arrived.bytes,
      arrived?.problem ?? (arrived === undefined ? '' : element('code', { class: 'digest' }, arrived.sha256)),
    ]);
  return element(
    'section',
    { 'aria-labelledby': 'job' },
    element('h2', { id: 'job' }, 'Job'),
    factList([['Id', element('code', {}, job.jobId)]]),
    element(
      'div',
      { id: 'details', ...(isOver(progress) ? {} : { 'data-live': '' }) },
      tableOf('Stages', ['stage', 'state'], stages),
      uploads.length === 0 ? undefined : tableOf('Files', ['artifact', 'bytes', 'SHA-256'], uploads),
    ),
  );
}
