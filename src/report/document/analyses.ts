import type { AnalysisSpec } from '../../facts/analysis-spec.ts';
import { type Attack, ATTACKS, findRow, type FieldName } from '@model-security-scan/engine/catalog';
import { holdsSecret } from '../../core/secret-field.ts';
import { adviseAccepting, adviseNarrowing } from '../../facts/policy/accept-words.ts';
import {
  checkSentences,
  classRateLines,
  explainedScore,
  intervalOf,
  isCloseToLimit,
  meaningOf,
  notTestedSentence,
} from '../../facts/finding-words.ts';
import type { AnalysisResult, Outcome } from '../../facts/run-outcome.ts';
import { robustnessLine } from '../../facts/robustness-words.ts';
import { INTERVAL_MEANING } from '../../facts/score-words.ts';
import { type Venue, venueOf } from '../../facts/venue.ts';
import { countsAsVulnerable, decisionLines, isAccepted } from '../../decide/scan/decide-findings.ts';
import { counted, grouped } from '@model-security-scan/common/number-words';
import { CONSEQUENCE, gravestFirst } from '../order.ts';
import { actionsFor, codeNames, NOT_MEASURED, ruleTextOf } from '../sarif/rule-texts.ts';
import { adviceFor, adviceOnAnalysis, type Subject } from '../summary/advice.ts';
import { entriesOf } from '../taxonomy.ts';
import { acceptLines } from './files.ts';
import type { Origin } from './links.ts';
import {
  fold,
  joinLines,
  type Line,
  line,
  list,
  listOfLines,
  type Part,
  said,
  type Section,
  wholeList,
} from './parts.ts';
import { groupOf, hasNoVerdict, STATE_LABELS } from './states.ts';

/** The run that an analysis belongs to. */
export type AnalysisRun = Subject &
  Origin &
  Pick<Outcome, 'failureReason' | 'origin' | 'policy' | 'comparisons'>;

/** Further analyses of a group are folded away. */
const MAX_OPEN_ITEMS = 10;
/** The most important actions stand open; the others can be unfolded. */
const MAX_OPEN_ACTIONS = 2;
const MAX_LIST_ENTRIES = 20;
const MAX_SHORT_WARNINGS = 3;
/** A warning says what to do at its end. */
const MAX_WARNING_LENGTH = 600;

/** A group of analyses. */
interface Group extends Section {
  /** True if it is shown at once, because no overview lists what it holds. */
  readonly isOpen: boolean;
}

/**
 * Groups the analyses, each once, most important first: those that are vulnerable by attack, with what it means and what to
 * do; then what has no verdict, what is accepted, and the others.
 */
export function analysisGroups(run: AnalysisRun): readonly Group[] {
  const { results } = run;
  const vulnerable = CONSEQUENCE.map((attack) => {
    const found = results.filter((result) => countsAsVulnerable(result) && result.spec.attack === attack);
    const { title, summary } = ruleTextOf(attack);
    const toDo = whatToDo(
      attack,
      venueOf(run),
      found.map(({ spec }) => spec),
    );
    const more = [line(summary), ...itemsOf(gravestFirst(found), run), ...toDo];
    return group(`❌ ${title}`, found, more);
  });
  const others = (title: string, belongs: (result: AnalysisResult) => boolean, isOpen = false): Group => {
    const shown = results.filter(belongs);
    return group(title, shown, itemsOf(shown, run), isOpen);
  };
  return [
    ...vulnerable,
    others('❔ No verdict', hasNoVerdict),
    others('🚀 Submitted', ({ state }) => state === 'submitted', true),
    others('📝 Planned', ({ state }) => state === 'planned', true),
    others('☑️ Accepted by the config file or the baseline', isAccepted),
    others('✅ Passed', (result) => groupOf(result) === 'passed'),
  ].filter(({ parts }) => parts.length > 0);
}

function group(
  title: string,
  results: readonly AnalysisResult[],
  parts: readonly Part[],
  isOpen = false,
): Group {
  const close = results.filter((result) => result.state === 'passed' && isCloseToLimit(result)).length;
  const words = close === 0 ? '' : ` (${grouped(close)} close to the limit)`;
  return {
    title: `${title}: ${grouped(results.length)}${words}`,
    parts: results.length === 0 ? [] : parts,
    isOpen,
  };
}

function itemsOf(results: readonly AnalysisResult[], run: AnalysisRun): readonly Part[] {
  return list(
    results.map((result) => ({
      lines: [headLine(result, 1000), ...linesOn(result, run, 'summary')],
      short: [headLine(result, 300), ...linesOn(result, run, 'short')],
      more: fold('More', [...listOfLines(jobLines(result, run), ['fact', 'facts']), ...requestParts(result)]),
    })),
    ['analysis', 'analyses'],
    MAX_OPEN_ITEMS,
  );
}

/** What an interval is, if a result has one; empty otherwise. */
export function intervalMeaning(results: readonly AnalysisResult[]): string {
  return results.some((result) => intervalOf(result) !== undefined) ? INTERVAL_MEANING : '';
}

/** What to do about a kind of finding. */
function whatToDo(attack: Attack, venue: Venue, specs: Parameters<typeof actionsFor>[2]): readonly Part[] {
  const actions = actionsFor(attack, venue, specs).map(codeNames);
  const links = entriesOf(attack).map(({ id, name, url }) => [{ label: `${id} ${name}`, link: url }]);
  return [
    line({ strong: 'What to do' }),
    ...wholeList(actions.slice(0, MAX_OPEN_ACTIONS)),
    ...fold('More to do, and how the attack works', [
      ...wholeList(actions.slice(MAX_OPEN_ACTIONS)),
      line(NOT_MEASURED),
      line(ruleTextOf(attack).attack),
      line('More about it: ', ...joinLines(links, ', '), '.'),
    ]),
  ];
}

/** `**digits/evasion** timed out: score 0.4, threshold 0.1. What was found.` */
function headLine(result: AnalysisResult, most: number): Line {
  const score = explainedScore(result);
  const state = stateBeside(result);
  const [found = []] = said(meaningOf(result) ?? result.message, most);
  const words = joinLines([score === '' ? [] : [`${score}.`], found], ' ');
  return [
    { strong: { code: result.spec.name, most: 100 } },
    state === '' ? '' : ` ${state}`,
    words.length === 0 ? '' : ': ',
    ...words,
  ];
}

/** The state if the heading above does not say it, and the reason if it says more than the state. */
function stateBeside({ state, reason }: AnalysisResult): string {
  const { words, alarming } = STATE_LABELS[state];
  if (state === 'vulnerable') return '';
  if (!alarming) return reason === undefined ? '' : `(\`${reason}\`)`;
  return reason === undefined || reason === state ? words : `${words} (\`${reason}\`)`;
}

/** Where an analysis is shown. */
type Form = 'summary' | 'short' | 'page' | 'terminal' | 'terminal-short';

/** What a form shows elsewhere, or has no space for. */
const LEFT_OUT = {
  summary: ['accept'],
  short: ['classes', 'robustness', 'narrowing', 'accept'],
  page: ['not-tested', 'robustness', 'advice', 'kept', 'links'],
  terminal: ['advice', 'kept', 'links'],
  'terminal-short': ['advice', 'kept', 'links', 'classes', 'robustness'],
} as const satisfies Readonly<Record<Form, readonly string[]>>;

/** What there is to say about an analysis below its score and its first sentence: a line for each fact, each fact once. */
export function linesOn(result: AnalysisResult, run: AnalysisRun, form: Form): readonly Line[] {
  const leftOut: readonly string[] = LEFT_OUT[form];
  const facts: Readonly<Record<string, readonly Line[]>> = {
    'not-tested': said(notTestedSentence(result)),
    classes: classRateLines(result).flatMap((text) => said(text)),
    robustness: robustnessLines(result),
    advice: adviceLine(result, run),
    decision: decisionLines(result).flatMap((text) => said(text, 600)),
    narrowing: isAccepted(result) ? [] : adviseNarrowing(result).flatMap((text) => said(text)),
    accept: acceptLines(adviseAccepting(result, run.policy?.entries)),
    kept: keptLine(result),
    warnings: warningLines(result, form === 'short' ? MAX_SHORT_WARNINGS : MAX_LIST_ENTRIES),
    links: linkLine(result, run, form),
  };
  return Object.entries(facts).flatMap(([kind, lines]) => (leftOut.includes(kind) ? [] : lines));
}

/** The advice about an analysis, unless it is that of the whole run, which stands at the top. */
function adviceLine(result: AnalysisResult, run: AnalysisRun): readonly Line[] {
  const { state, reason } = result;
  if (reason === undefined || state === 'vulnerable') return [];
  // The message of a local analysis says what to do.
  if (reason === 'analysis-failed' && !venueOf(run).hasJobs) return [];
  const { text } = adviceOnAnalysis(result, reason, run);
  return text === adviceFor(run)?.text ? [] : [[`To do: ${text}`]];
}

/** How far inputs must be changed, and whether the attack could see what there is. */
function robustnessLines(result: AnalysisResult): readonly Line[] {
  const isJudged = result.state === 'passed' || result.state === 'vulnerable';
  return isJudged && result.robustness !== undefined
    ? said(robustnessLine(result.robustness, result.state))
    : [];
}

/** Says that the result is an earlier one, unless its message, which says so, is shown already. */
function keptLine(result: AnalysisResult): readonly Line[] {
  const isKept = 'keptSince' in result && meaningOf(result) !== undefined;
  return isKept ? said(result.message) : [];
}

/** What a person should check comes first: a comment shows fewer. */
function warningLines(result: AnalysisResult, most: number): readonly Line[] {
  const checks = checkSentences(result);
  const warnings = [...checks, ...result.warnings.filter((text) => !checks.includes(text))];
  const left = warnings.length - most;
  return [
    ...warnings.slice(0, most).map((text): Line => ['⚠️ ', { said: text, most: MAX_WARNING_LENGTH }]),
    ...(left > 0 ? [[`… and ${grouped(left)} more`]] : []),
  ];
}

/** A name that a shell takes as it is. */
const PLAIN_NAME = /^[\w./-]+$/u;

/** The command that repeats an analysis on this machine, or the page of its job; empty if there is neither. */
export function repeatCommand({ spec, dashboardUrl }: AnalysisResult, run: AnalysisRun): Line {
  if (venueOf(run).hasJobs) {
    return dashboardUrl === undefined ? [] : [{ label: 'dashboard', link: dashboardUrl }];
  }
  // A comparison is made beside the attacks of its model.
  const isAttack = ATTACKS.includes(spec.attack);
  const base = run.comparisons?.base ?? '';
  if (!PLAIN_NAME.test(spec.name) || !(isAttack || PLAIN_NAME.test(base))) return [];
  const part = isAttack ? spec.name : `${spec.model} --compare base --base ${base}`;
  return [{ code: `model-security scan --only ${part}` }];
}

/** Where more is known of an analysis, where it is set up, and the command that repeats it on this machine. */
function linkLine(result: AnalysisResult, run: AnalysisRun, form: Form): readonly Line[] {
  const { spec } = result;
  const { hasJobs } = venueOf(run);
  const isRepeatable = form !== 'short' && countsAsVulnerable(result);
  const repeat = hasJobs || isRepeatable ? repeatCommand(result, run) : [];
  const links = [
    hasJobs ? repeat : [],
    spec.place === undefined ? [] : ['set up in ', { place: spec.place }],
    hasJobs || repeat.length === 0 ? [] : ['again: ', ...repeat],
  ];
  const joined = joinLines(links, ' · ');
  return joined.length === 0 ? [] : [joined];
}

/** Job, model id and reports. */
export function jobLines({ spec, jobId, reports }: AnalysisResult, run: AnalysisRun): readonly Line[] {
  const { hasJobs } = venueOf(run);
  const left = reports.length - MAX_LIST_ENTRIES;
  const paths = reports.slice(0, MAX_LIST_ENTRIES).map((path) => [{ code: path }]);
  return [
    ...(jobId === undefined || !hasJobs ? [] : [['Job: ', { code: jobId, most: 500 }]]),
    ...(spec.modelId === '' || !hasJobs ? [] : [['Model id: ', { code: spec.modelId }]]),
    ...(reports.length === 0
      ? []
      : [['Reports: ', ...joinLines(paths, ', '), left > 0 ? `, … and ${grouped(left)} more` : '']]),
  ];
}

/** The request of a planned analysis, and of one that the service rejected. */
function requestParts({ spec, state, reason }: AnalysisResult): readonly Part[] {
  const fields = (findRow(spec.task, spec.attack)?.fields ?? []).map((field): Line => [
    `\`${field}\`: `,
    ...fieldValue(field, spec.fields[field]),
  ]);
  const listed = listOfLines(fields, ['field', 'fields']);
  if (state === 'planned') {
    const start = `The request that would be sent, ${counted(fields.length, 'field', 'fields')}:`;
    return [line(start), ...listed, ...artifactParts(spec)];
  }
  return reason === 'rejected' ? [line('The fields that were sent:'), ...listed] : [];
}

function fieldValue(field: FieldName, value: string | undefined): Line {
  if (value === undefined) return ['(not given)'];
  return holdsSecret(field, value) ? ['(secret)'] : [{ code: value, most: 1000 }];
}

function artifactParts({ artifacts }: AnalysisSpec): readonly Part[] {
  if (artifacts.length === 0) return [line('No files are given for upload.')];
  const files = artifacts.map(({ slot, path }): Line => [`\`${slot}\`: `, { code: path, most: 200 }]);
  return [
    line('The files that would be uploaded if the service asks for them:'),
    ...listOfLines(files, ['file', 'files']),
  ];
}
