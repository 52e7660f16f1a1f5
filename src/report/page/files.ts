import type { JudgedFinding, Standing, SupplyChainOutcome } from '../../facts/scan-outcome.ts';
import { withStanding } from '../../decide/judge-scan.ts';
import { badge, type Tone } from '../../html/badge.ts';
import { type Content, element, type Markup } from '../../html/markup.ts';
import { RULES } from '../../scanner/rules/rules.ts';
import { counted } from '../../text/number-words.ts';
import {
  effectWords,
  placeWords,
  SEVERITY_WORDS,
  standingWords,
  subjectWords,
} from '../file-finding-words.ts';
import { andMore, folded, type PageContext, withCode } from './parts.ts';

/** A page shows at most this many findings of one kind. */
const MOST_FINDINGS = 100;

const TONES: Readonly<Record<Standing, Tone>> = {
  flagged: 'bad',
  undecided: 'open',
  known: 'none',
  waived: 'none',
  listed: 'none',
  allowed: 'none',
};

/** The findings in files that fail the check. */
export function closingFindings(supplyChain: SupplyChainOutcome, context: PageContext): readonly Markup[] {
  const closing = [...withStanding(supplyChain, 'flagged'), ...withStanding(supplyChain, 'undecided')];
  const more = andMore(closing.length - MOST_FINDINGS, 'findings in files: see the results or SARIF file');
  return [
    ...closing.slice(0, MOST_FINDINGS).map((finding) => findingCard(finding, context)),
    ...(more === undefined ? [] : [more]),
  ];
}

/** The findings that people should look at, and those that the config file allows. */
export function otherFindings(supplyChain: SupplyChainOutcome, context: PageContext): Content {
  return [
    group(withStanding(supplyChain, 'known'), 'that the baseline has', context),
    group(withStanding(supplyChain, 'waived'), 'waived by the config file', context),
    group(withStanding(supplyChain, 'listed'), 'in files to look at', context),
    group(withStanding(supplyChain, 'allowed'), 'allowed by the config file', context),
  ];
}

function group(findings: readonly JudgedFinding[], what: string, context: PageContext): Content {
  if (findings.length === 0) return [];
  return folded(
    `${counted(findings.length, 'finding', 'findings')} ${what}`,
    findings.slice(0, MOST_FINDINGS).map((finding) => findingCard(finding, context)),
    andMore(findings.length - MOST_FINDINGS, 'findings: see the results or SARIF file'),
  );
}

function findingCard(finding: JudgedFinding, { names }: PageContext): Markup {
  const { rule, severity, standing, sha256 } = finding;
  const { title, what, why, actions } = RULES[rule];
  const id = names.next('heading');
  const subject = subjectWords(finding);
  return element(
    'article',
    { class: 'card', 'aria-labelledby': id },
    element(
      'div',
      { class: 'top' },
      element('h3', { id }, title),
      badge(TONES[standing], SEVERITY_WORDS[severity]),
    ),
    element('p', {}, element('code', {}, placeWords(finding))),
    subject === '' ? undefined : element('p', { class: 'excerpt' }, element('code', {}, subject)),
    element('h4', {}, 'What it means'),
    element('p', {}, withCode(what), ' ', effectWords(finding)),
    element('p', {}, withCode(why)),
    standing === 'allowed'
      ? undefined
      : [
          element('h4', {}, 'What to do'),
          element(
            'ol',
            {},
            actions.map((action) => element('li', {}, withCode(action))),
          ),
        ],
    element('p', { class: 'note' }, standingWords(finding)),
    sha256 === undefined
      ? undefined
      : element('p', { class: 'note' }, 'SHA-256 of the file: ', element('code', {}, sha256)),
  );
}
