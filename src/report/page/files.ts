import type { JudgedFinding, Standing, SupplyChainOutcome } from '../../facts/scan-outcome.ts';
import { adviseAcceptingFile } from '../../facts/accept-words.ts';
import type { EntryFacts } from '../../facts/policy.ts';
import { withStanding } from '../../decide/judge-scan.ts';
import { badge, type Tone } from '../../html/badge.ts';
import { type Content, element, type Markup } from '../../html/markup.ts';
import { RULES } from '../../scanner/rules/rules.ts';
import { counted } from '../../text/number-words.ts';
import {
  formatEffect,
  formatPlace,
  SEVERITY_WORDS,
  formatStanding,
  formatSubject,
} from '../file-finding-words.ts';
import { acceptNote } from './accept-note.ts';
import { andMore, card, folded, withCode } from './parts.ts';

/** A page shows at most this many findings of one kind. */
const MOST_FINDINGS = 100;

const TONES: Readonly<Record<Standing, Tone>> = {
  flagged: 'bad',
  undecided: 'open',
  known: 'none',
  accepted: 'none',
  listed: 'none',
};

/** The findings in files that fail the check. */
export function closingFindings(
  supplyChain: SupplyChainOutcome,
  facts: EntryFacts | undefined,
): readonly Markup[] {
  const closing = [...withStanding(supplyChain, 'flagged'), ...withStanding(supplyChain, 'undecided')];
  const more = andMore(closing.length - MOST_FINDINGS, 'findings in files: see the results or SARIF file');
  return [
    ...closing.slice(0, MOST_FINDINGS).map((finding, index) => findingCard(finding, index === 0, facts)),
    ...(more === undefined ? [] : [more]),
  ];
}

/** The findings that people should look at, and those that are accepted. */
export function otherFindings(supplyChain: SupplyChainOutcome): Content {
  return [
    group(withStanding(supplyChain, 'known'), 'that the baseline has'),
    group(withStanding(supplyChain, 'accepted'), 'accepted by the config file'),
    group(withStanding(supplyChain, 'listed'), 'in files to look at'),
  ];
}

function group(findings: readonly JudgedFinding[], what: string): Content {
  if (findings.length === 0) return [];
  return folded(
    `${counted(findings.length, 'finding', 'findings')} ${what}`,
    findings.slice(0, MOST_FINDINGS).map((finding) => findingCard(finding, false)),
    andMore(findings.length - MOST_FINDINGS, 'findings: see the results or SARIF file'),
  );
}

function findingCard(finding: JudgedFinding, isOpen: boolean, facts?: EntryFacts): Markup {
  const { rule, severity, standing, sha256 } = finding;
  const { title, what, why, actions } = RULES[rule];
  const subject = formatSubject(finding);
  const verdict = badge(TONES[standing], SEVERITY_WORDS[severity]);
  return card(
    { heading: [title, verdict, element('code', {}, formatPlace(finding))], isOpen },
    subject === '' ? undefined : element('p', { class: 'excerpt' }, element('code', {}, subject)),
    element('h4', {}, 'What it means'),
    element('p', {}, withCode(what), ' ', formatEffect(finding)),
    element('p', {}, withCode(why)),
    standing === 'accepted'
      ? undefined
      : [
          element('h4', {}, 'What to do'),
          element(
            'ol',
            {},
            actions.map((action) => element('li', {}, withCode(action))),
          ),
        ],
    element('p', { class: 'note' }, formatStanding(finding)),
    acceptNote(adviseAcceptingFile(finding, facts)),
    sha256 === undefined
      ? undefined
      : element('p', { class: 'note' }, 'SHA-256 of the file: ', element('code', {}, sha256)),
  );
}
