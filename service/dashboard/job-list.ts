import { badge } from '../../src/html/badge.ts';
import { element, type Markup, pathAddress } from '../../src/html/markup.ts';
import { createNames, type Names } from '../../src/html/names.ts';
import { plotSvg } from '../../src/html/plot-svg.ts';
import { smallScoreBar } from '../../src/evidence/score-bar.ts';
import { counted } from '../../src/text/number-words.ts';
import { type JobsState, progressNow } from '../jobs/jobs-state.ts';
import { type Answer, Refusal } from '../wire/answer.ts';
import { type ReceivedRequest, refuseOtherParameters } from '../wire/request.ts';
import { isOver, type JobNow, scoreWords, stateOf, timeWords } from './job-words.ts';
import { pageAnswer } from './page.ts';

/** The page shows at most this many jobs, the latest. */
const MOST_JOBS = 500;

/**
 * GET /: every job, for people.
 * @throws Refusal 404 if the list is not shown
 */
export function showJobs(request: ReceivedRequest, state: JobsState): Answer {
  if (!state.settings.listsJobs) throw new Refusal(404, 'there is no such path');
  refuseOtherParameters(request.url, []);
  const all = state.jobs.listJobs();
  const names = createNames();
  const nowMs = state.settings.now();
  const jobs = all
    .slice(-MOST_JOBS)
    .reverse()
    .map((job) => ({
      job,
      progress: progressNow(state, job),
      threshold: state.engine.thresholdOf(job),
      nowMs,
    }));
  const left = all.length - jobs.length;
  return pageAnswer({
    title: 'Jobs',
    about: state.baseUrl(),
    hasList: true,
    isLive: true,
    content: [
      element('h1', {}, 'Jobs'),
      element('p', { class: 'note' }, state.engine.note),
      element(
        'div',
        { id: 'jobs', 'data-live': '' },
        jobs.length === 0 ? emptyWords() : listOf(jobs, names),
        left > 0
          ? element('p', { class: 'note' }, `And ${counted(left, 'older job', 'older jobs')}.`)
          : undefined,
      ),
    ],
  });
}

function emptyWords(): Markup {
  return element(
    'div',
    { class: 'verdict none' },
    badge('none', 'No jobs yet'),
    element(
      'p',
      { class: 'headline' },
      'Nothing was submitted to this service so far. Jobs appear here as soon as there are any.',
    ),
  );
}

function listOf(jobs: readonly JobNow[], names: Names): Markup {
  return element(
    'ul',
    { class: 'list' },
    jobs.map((one) => jobRow(one, names)),
  );
}

function jobRow(now: JobNow, names: Names): Markup {
  const { job, progress, threshold } = now;
  const [tone, word] = stateOf(progress);
  const name = job.modelId === '' ? job.kind : `${job.modelId}/${job.kind}`;
  const words = [scoreWords(now), timeWords(now)].filter((part) => part !== undefined).join(' · ');
  const { score } = progress;
  return element(
    'li',
    {},
    element('span', {}, badge(tone, word)),
    element(
      'span',
      { class: 'where' },
      element('a', { href: pathAddress(['dashboard', job.jobId]) }, name),
      element('span', { class: 'more' }, words),
    ),
    isOver(progress)
      ? score === undefined || score > 1
        ? element('span', { class: 'more' }, progress.currentStatus)
        : plotSvg(
            smallScoreBar({ value: score, low: score, high: score }, threshold),
            `Score of ${name}`,
            names,
          )
      : element('span', { class: 'more' }, progress.currentStatus),
  );
}
