import type { Outcome } from '../../facts/outcome.ts';
import type { FindingDecision, FindingState } from '../../facts/policy.ts';
import { countFindings } from '../../decide/judge-findings.ts';
import { escapeHtml, plainLine } from '../../text/sanitize.ts';
import { counted } from '../../text/number-words.ts';
import { code, details, listOf, takeFitting } from './html.ts';

const MAX_NAME_LENGTH = 300;
const MAX_WHY_LENGTH = 600;

/** One finding with its decision. */
interface Row {
  readonly name: string;
  readonly state: FindingState;
  readonly why: string;
}

/**
 * Renders what `accept` and the baseline decided, with the reason of each decision. Empty if the run has neither, since the
 * other sections then say everything.
 */
export function renderPolicy(outcome: Outcome, maxBytes: number): string {
  const rows = listRows(outcome);
  if (rows.length === 0 && outcome.policy?.hasBaseline !== true) return '';
  const { new: isNew, known, accepted, fixed } = countFindings(outcome);
  const counts = `<p>${String(isNew)} new, ${String(known)} known, ${String(accepted)} accepted, ${String(fixed)} fixed. Only a new finding fails the check.</p>`;
  const shown = takeFitting(rows, renderRow, maxBytes);
  const left = rows.length - shown.length;
  const rest = left === 0 ? '' : `\n<p>… and ${counted(left, 'finding', 'findings')} more.</p>`;
  const list = shown.length === 0 ? '' : `${listOf(shown)}${rest}`;
  const body =
    shown.length > MAX_UNFOLDED ? details(counted(rows.length, 'decision', 'decisions'), list) : list;
  return ['### Accepted, and compared with the baseline', counts, body]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** More rows are folded away. */
const MAX_UNFOLDED = 20;

function listRows({ results, supplyChain, policy }: Outcome): readonly Row[] {
  return [
    ...results.flatMap(({ spec, policy: decision }) => rowOf(spec.name, decision)),
    ...(supplyChain?.findings ?? []).flatMap(({ rule, path, policy: decision }) =>
      rowOf(`${rule}:${path}`, decision),
    ),
    ...(policy?.fixedInFiles ?? []).map((name): Row => ({ name, state: 'fixed', why: GONE })),
  ];
}

const GONE = 'The baseline has it, and this run does not.';

function rowOf(name: string, decision: FindingDecision | undefined): readonly Row[] {
  if (decision === undefined || decision.isPlain === true) return [];
  return [{ name, state: decision.finding, why: decision.why }];
}

function renderRow({ name, state, why }: Row): string {
  const words = escapeHtml(plainLine(why, MAX_WHY_LENGTH));
  return `<li>${code(name, MAX_NAME_LENGTH)} is <strong>${state}</strong>. ${words}</li>`;
}
