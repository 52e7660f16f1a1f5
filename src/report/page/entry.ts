import type { Attack } from '@model-security-scan/engine/catalog';
import type { AnalysisSpec } from '../../facts/analysis-spec.ts';
import { choice, type Content, element, isolated, type Markup } from '../../html/markup.ts';
import { grouped } from '@model-security-scan/common/number-words';
import { CONSEQUENCE } from '../order.ts';
import { andMore, type PageContext } from './page-parts.ts';

/** What a filter chooses by: an attack, or the scan of the files. */
type Kind = Attack | 'files';

const KINDS: readonly Kind[] = ['files', ...CONSEQUENCE];

/** A finding or an analysis: one line, and more on demand. Links lead to the entry, which is never inside of something closed. */
export interface Entry {
  readonly id: string;
  readonly kind: Kind;
  /** True if somebody has to act: it fails the check, or has no verdict. */
  readonly needsAction: boolean;
  readonly isClose?: boolean;
  readonly name: Content;
  readonly verdict: Markup;
  /** The score as a small plot. */
  readonly plot?: Content;
  /** The reason, on the same line. */
  readonly words: Content;
  readonly body: readonly Content[];
  readonly isOpen?: boolean;
}

/** A group of entries under a heading. */
export interface Group {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly Entry[];
  /** How many more entries the page has no space for. */
  readonly left?: number;
}

/** An analysis by its name: `digits/evasion`. */
export function analysisName({ model, attack }: AnalysisSpec): Content {
  return [isolated(model), '/', attack];
}

/** The name of an entry as its id, so that links stay valid from run to run, if it can be one and is the first of that name. */
export function idOf(name: string, { ids }: PageContext): string {
  const id = STABLE_ID.test(name) && !ids.has(name) ? name : `entry-${String(ids.size)}`;
  ids.add(id);
  return id;
}

const STABLE_ID = /^[\p{L}\p{M}\p{N}._-]{1,100}(?:\/[\p{L}\p{M}\p{N}._-]{1,100}){1,20}$/u;

/** All entries, and above them what to choose from: the style sheet hides the others. */
export function renderGroups(groups: readonly Group[]): Content {
  const shown = groups.filter(({ entries }) => entries.length > 0);
  if (shown.length === 0) return [];
  const show = showChoices(shown.flatMap(({ entries }) => entries));
  const kinds = kindChoices(shown.flatMap(({ entries }) => entries));
  const field = (legend: string, choices: readonly Markup[]): Content =>
    choices.length < 2 ? [] : element('fieldset', {}, element('legend', {}, legend), choices);
  return element(
    'div',
    { class: 'results' },
    element('div', { class: 'filters' }, field('Show', show), field('Attack', kinds)),
    shown.map((group) => renderGroup(group, show.length > 1)),
  );
}

/** @param isChosen true if readers choose what is shown: what needs no action is hidden at first, and its heading shows it */
function renderGroup({ id, title, entries, left = 0 }: Group, isChosen: boolean): Markup {
  const words = `${title} (${grouped(entries.length + left)})`;
  const isRest = isChosen && !entries.some(({ needsAction }) => needsAction);
  return element(
    'section',
    { class: isRest ? 'group rest' : 'group', id },
    element('h2', {}, isRest ? element('label', { for: 'show-all' }, words) : words),
    entries.map(renderEntry),
    andMore(left, 'entries: see the results file'),
  );
}

function renderEntry(entry: Entry): Markup {
  const { id, kind, needsAction, isClose = false, name, verdict, plot, words, body, isOpen = false } = entry;
  const classes = [
    'entry',
    `of-${String(KINDS.indexOf(kind))}`,
    ...(needsAction ? ['act'] : []),
    ...(isClose ? ['close'] : []),
  ];
  const head = [
    element('h3', {}, name),
    verdict,
    element('span', { class: 'score' }, plot),
    element('span', { class: 'more' }, words),
  ];
  const content =
    body.length === 0
      ? element('div', { class: 'head' }, head)
      : element(
          'details',
          { open: isOpen ? '' : undefined },
          element('summary', { class: 'head' }, head),
          body,
        );
  return element('article', { class: classes.join(' '), id }, content);
}

/** Choices work without a script: `html/style.ts` hides the entries that are not chosen. */
function showChoices(entries: readonly Entry[]): readonly Markup[] {
  const act = entries.filter(({ needsAction }) => needsAction).length;
  const close = entries.filter(({ isClose }) => isClose === true).length;
  return [
    ...(act === 0 || act === entries.length
      ? []
      : [choice('show', 'show-act', true, `needs action (${grouped(act)})`)]),
    ...(close === 0 ? [] : [choice('show', 'show-close', false, `close to the limit (${grouped(close)})`)]),
    choice('show', 'show-all', act === 0 || act === entries.length, `all (${grouped(entries.length)})`),
  ];
}

function kindChoices(entries: readonly Entry[]): readonly Markup[] {
  const kinds = KINDS.filter((kind) => entries.some((entry) => entry.kind === kind));
  const choices = kinds.map((kind) => choice('kind', `kind-${String(KINDS.indexOf(kind))}`, false, kind));
  return kinds.length < 2 ? [] : [choice('kind', 'kind-all', true, 'all'), ...choices];
}
