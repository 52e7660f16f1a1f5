import type { EntryFacts } from '../../facts/policy/policy.ts';
import type { JudgedFinding, SupplyChainOutcome } from '../../facts/file-scan.ts';
import { badge } from '../../html/badge.ts';
import { element, type Markup } from '../../html/markup.ts';
import { RULES } from '@model-security-scan/scanner/rules';
import { closingFindings, findingLines, placeOf } from '../document/files.ts';
import type { Origin } from '../document/links.ts';
import { SEVERITY_WORDS } from '../file-finding-words.ts';
import { andMore, card, lineContent, note, paragraph, whatToDo, withCode } from './parts.ts';

/** A page shows at most this many findings as cards. */
const MOST_FINDINGS = 100;

/** The findings in files that fail the check, the first one open. */
export function closingCards(
  scan: SupplyChainOutcome,
  facts: EntryFacts | undefined,
  origin: Origin,
): readonly Markup[] {
  const closing = closingFindings(scan);
  const more = andMore(closing.length - MOST_FINDINGS, 'findings in files: see the results or SARIF file');
  return [
    ...closing
      .slice(0, MOST_FINDINGS)
      .map((finding, index) => findingCard(finding, index === 0, facts, origin)),
    ...(more === undefined ? [] : [more]),
  ];
}

function findingCard(
  finding: JudgedFinding,
  isOpen: boolean,
  facts: EntryFacts | undefined,
  origin: Origin,
): Markup {
  const { rule, severity, standing, sha256 } = finding;
  const { title, what, why, actions } = RULES[rule];
  const verdict = badge(standing === 'flagged' ? 'bad' : 'open', SEVERITY_WORDS[severity]);
  return card(
    { heading: [title, verdict, lineContent([placeOf(finding)], origin)], isOpen },
    findingLines(finding, facts, false).map((line) => paragraph(line, origin)),
    element('h4', {}, 'What it means'),
    element('p', {}, withCode(what)),
    element('p', {}, withCode(why)),
    whatToDo(actions),
    sha256 === undefined ? undefined : note('SHA-256 of the file: ', element('code', {}, sha256)),
  );
}
