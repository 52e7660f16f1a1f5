import { upperFirst } from '../../core/join-texts.ts';
import type { Outcome } from '../../facts/run-outcome.ts';
import { badge, type Tone } from '../../html/badge.ts';
import { type Content, element, isolated, type Markup, placeAddress, webAddress } from '../../html/markup.ts';
import { describeDuration, formatTime } from '../../text/time-words.ts';
import { countLine, findingRows, gravestOf, nextSteps } from '../document/findings.ts';
import type { Line } from '../document/parts.ts';
import { describeVerdict } from '../summary/summary-verdict.ts';
import type { Entry } from './entry.ts';
import { toneOf } from './page-title.ts';
import { andMore, lineContent, lines, type PageAbout, withCode } from './page-parts.ts';

/**
 * The top of a page: the verdict and what it is about, the worst finding in a sentence, what to do about it, and the counts.
 * @param first the entry of the worst finding
 */
export function pageTop(outcome: Outcome, about: PageAbout, first: Entry | undefined): Markup {
  const tone = toneOf(outcome);
  const { title, meaning } = describeVerdict(asOnPage(outcome));
  const counts = countLine(outcome);
  const hasFinding = outcome.status === 'vulnerable' && gravestOf(outcome) !== undefined;
  return element(
    'header',
    { class: `top ${tone}` },
    element('p', { class: 'about' }, badge(tone, statusWord(outcome, tone)), subject(outcome, about)),
    element('h1', {}, lineContent(capitalised(title), outcome)),
    hasFinding ? worst(outcome, first) : reasons(outcome, title),
    // Beside what to do, or a pass, it says nothing new.
    (hasFinding && outcome.failed) || tone === 'good' ? [] : element('p', {}, withCode(meaning)),
    counts.length === 0 ? undefined : element('p', { class: 'counts' }, lineContent(counts, outcome)),
  );
}

/** The repository, branch, commit and run, as links, when it was, and how long it took. */
function subject(outcome: Outcome, about: PageAbout): Content {
  const { repoUrl = '', branch, commit, pullRequest, fork } = outcome.target ?? {};
  const { runUrl, runNumber = '', startedMs = about.writtenMs, writtenMs } = about;
  const run = runNumber === '' ? 'the run' : `run #${runNumber}`;
  const tookMs = writtenMs - startedMs;
  const shown: readonly Content[] = [
    ...(repoUrl === '' ? [] : [link(repoUrl.replace(/^[a-z]+:\/\/[^/]+\//iu, ''), repoUrl)]),
    ...(branch === undefined ? [] : [isolated(branch)]),
    ...(commit === undefined ? [] : [lineContent([{ commit, repository: repoUrl }], outcome)]),
    ...(pullRequest === undefined ? [] : [`pull request #${String(pullRequest)}`]),
    ...(fork === true ? ['from a fork'] : []),
    ...(webAddress(runUrl) === undefined ? [] : [link(run, runUrl)]),
    ...(tookMs <= 0 ? [] : [describeDuration(tookMs)]),
    element('time', { datetime: new Date(writtenMs).toISOString() }, formatTime(writtenMs)),
  ];
  return shown.map((part) => [' ', element('span', {}, part)]);
}

function link(text: string, url: string | undefined): Content {
  const href = webAddress(url);
  return href === undefined ? isolated(text) : element('a', { href, rel: 'noreferrer' }, isolated(text));
}

/** A run that attacked nothing, or that an unclear record stands for, has no verdict either. */
function statusWord({ status }: Outcome, tone: Tone): string {
  if (tone === 'open') return 'No verdict';
  return upperFirst(status.replaceAll('-', ' '));
}

function capitalised([first = '', ...others]: Line): Line {
  return [typeof first === 'string' ? upperFirst(first) : first, ...others];
}

/** What the worst finding is, where, and what to do first. */
function worst(outcome: Outcome, first: Entry | undefined): Content {
  const [row] = findingRows(outcome);
  const [action = [], ...further] = nextSteps(asOnPage(outcome));
  const name = first === undefined ? [] : [element('a', { href: placeAddress(first.id) }, first.name), ': '];
  return [
    element('p', { class: 'headline' }, name, lineContent(row?.what ?? [], outcome)),
    element('p', {}, element('strong', {}, 'What to do: '), lineContent(action, outcome)),
    further.map((step) => element('p', {}, lineContent(step, outcome))),
  ];
}

/** Why a run ended as it did, in the words of the log, and a line for each cause that left no verdict. */
function reasons(outcome: Outcome, title: Line): Content {
  const { headline, errorMessage } = outcome;
  const [first] = capitalised(title);
  const isTitle = `${typeof first === 'string' ? first : ''}.` === headline;
  const causes = findingRows(outcome).filter(({ isFound }) => !isFound);
  return [
    isTitle ? undefined : element('p', { class: 'headline' }, isolated(headline)),
    errorMessage === undefined || errorMessage === headline ? undefined : lines(errorMessage),
    causes
      .slice(0, MOST_CAUSES)
      .map(({ name, what }) => element('p', {}, lineContent([...name, ': ', ...what], outcome))),
    andMore(causes.length - MOST_CAUSES, 'causes: see below'),
  ];
}

const MOST_CAUSES = 4;

/** A page that shows the evidence does not advise to fetch reports of it, or to write a page. */
function asOnPage(outcome: Outcome): Outcome {
  const { requested, results } = outcome;
  const showsEvidence = results.some(({ evidence }) => evidence !== undefined);
  if (requested === undefined || !showsEvidence) return outcome;
  return { ...outcome, requested: { ...requested, reports: true } };
}
