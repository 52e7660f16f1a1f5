import { isAccepted } from '../../decide/judge-findings.ts';
import type { AnalysisResult } from '../../facts/outcome.ts';
import type { Markup } from '../../html/markup.ts';
import { counted } from '../../text/number-words.ts';
import { analysisCard } from './analyses.ts';
import type { PageContext } from './parts.ts';

/** What analyses say on a page, in characters with their markup. */
const MOST_CARD_LENGTH = 8_000_000;

/** What the page says about each analysis, and the ids of the places. */
export interface Cards {
  readonly findings: readonly Markup[];
  readonly undecided: readonly Markup[];
  readonly accepted: readonly Markup[];
  readonly passed: readonly Markup[];
  readonly ids: ReadonlyMap<AnalysisResult, string>;
  readonly leftOut: readonly string[];
}

type Kind = 'findings' | 'undecided' | 'accepted' | 'passed';

function kindOf(result: AnalysisResult): Kind {
  if (isAccepted(result)) return 'accepted';
  if (result.state === 'vulnerable') return 'findings';
  return result.state === 'passed' && result.reason === undefined ? 'passed' : 'undecided';
}

/** Renders the analyses, the most important first, until the page is full. @param opensFirst true to open the first finding */
export function fittingCards(
  results: readonly AnalysisResult[],
  context: PageContext,
  opensFirst: boolean,
): Cards {
  const ids = new Map<AnalysisResult, string>();
  const cards: Record<Kind, Markup[]> = { findings: [], undecided: [], accepted: [], passed: [] };
  let length = 0;
  for (const result of results) {
    if (result.state === 'planned' || result.state === 'submitted') continue;
    if (length > MOST_CARD_LENGTH) break;
    const id = idOf(result, context);
    const kind = kindOf(result);
    const isOpen = kind === 'findings' && opensFirst && cards.findings.length === 0;
    const card = analysisCard(result, id, context, isOpen);
    length += String(card).length;
    cards[kind].push(card);
    ids.set(result, id);
  }
  const rest = results.filter((result) => !ids.has(result) && result.evidence !== undefined).length;
  const leftOut =
    rest === 0
      ? []
      : [
          `${counted(rest, 'analysis is', 'analyses are')} shown in short, because the page would be too large ` +
            'otherwise.',
        ];
  return { ...cards, ids, leftOut };
}

/** The name of the analysis, so that links stay valid from run to run, if it can be an id. */
function idOf({ spec: { name } }: AnalysisResult, { names }: PageContext): string {
  return STABLE_ID.test(name) ? name : names.next('analysis');
}

const STABLE_ID = /^[\w.-]{1,200}\/[a-z]{1,40}$/u;
