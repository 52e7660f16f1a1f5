import {
  NO_FINDINGS,
  type OpenFindings,
  type Outcome,
  RECORD_FINDING,
  SUPPLY_CHAIN_FINDING,
} from '../facts/run-outcome.ts';
import { changesPolicy } from '../facts/policy/policy-change.ts';
import type { CommentPolicy } from '../facts/settings.ts';
import { isDecided } from './judged.ts';
import { countsAsVulnerable, countsAsPassed } from './scan/decide-findings.ts';
import { isFoundByRecord } from './lineage.ts';
import { isFlagged, isUndecidedSupplyChain } from './scan/judge-scan.ts';

type CommentDecision =
  | { readonly action: 'leave' }
  | {
      readonly action: 'write';
      /** The findings that the comment reports as open from now on. */
      readonly open: OpenFindings;
      /** The part of `open` that an earlier run found and this run did not judge. */
      readonly unjudged: OpenFindings;
      /** True if every finding of the comment is gone. */
      readonly resolves: boolean;
    };

const LEAVE: CommentDecision = { action: 'leave' };

/**
 * Decides what becomes of a pull request's comment. A finding stays open until a run judges the same analysis and it
 * passes. A run that judged nothing, such as one that an earlier scan's record skips, clears nothing. Pure.
 * @param existing the open findings of the comment that is there; undefined if there is no comment
 */
export function decideComment(
  outcome: Outcome,
  policy: CommentPolicy,
  existing: OpenFindings | undefined,
): CommentDecision {
  if (!mayChangeComment(outcome, policy)) return LEAVE;
  const found = findFindings(outcome);
  const earlier = existing ?? NO_FINDINGS;
  const unjudged = withoutCleared(earlier, outcome, found.names);
  const cleared = earlier.names.length + earlier.others > unjudged.names.length + unjudged.others;
  const open = {
    names: [...found.names, ...unjudged.names],
    others: Math.max(found.others, unjudged.others),
  };
  const isOpen = !isEmpty(open);
  const resolves = existing !== undefined && !isOpen && (cleared || policy === 'on-vulnerability');
  const write: CommentDecision = { action: 'write', open, unjudged, resolves };
  if (!isEmpty(found) || cleared) return write;
  // A pull request must not change its gate unseen, least of all if that makes the run pass.
  if (changesPolicy(outcome.policyChange)) return { ...write, resolves: false };
  if (policy === 'on-vulnerability') return resolves ? write : LEAVE;
  // The comment keeps the details of its findings, unless there is an error to report.
  return isOpen && !outcome.failed && outcome.status !== 'passed' ? LEAVE : write;
}

/** True if the run may create or change a comment, depending on the comment that is there. */
export function mayChangeComment(outcome: Outcome, policy: CommentPolicy): boolean {
  if (policy !== 'on-vulnerability') return policy === 'always';
  if (changesPolicy(outcome.policyChange)) return true;
  const passedSome = outcome.results.some((result) => countsAsPassed(result) && isDecided(result));
  return !isEmpty(findFindings(outcome)) || passedSome || clearsRecord(outcome) || clearsSupplyChain(outcome);
}

function isEmpty({ names, others }: OpenFindings): boolean {
  return names.length === 0 && others === 0;
}

function findFindings(outcome: Outcome): OpenFindings {
  const { status, results, supplyChain } = outcome;
  const vulnerable = results.filter(countsAsVulnerable).map(({ spec }) => spec.name);
  const names = [
    ...vulnerable,
    ...(isFoundByRecord(outcome) ? [RECORD_FINDING] : []),
    ...(isFlagged(supplyChain) ? [SUPPLY_CHAIN_FINDING] : []),
  ];
  return { names, others: status === 'vulnerable' && names.length === 0 ? 1 : 0 };
}

function withoutCleared(earlier: OpenFindings, outcome: Outcome, found: readonly string[]): OpenFindings {
  const passed = new Set(
    outcome.results
      .filter((result) => countsAsPassed(result) && isDecided(result))
      .map(({ spec }) => spec.name),
  );
  const isGone = (name: string): boolean => {
    if (name === SUPPLY_CHAIN_FINDING) return clearsSupplyChain(outcome);
    return name === RECORD_FINDING ? clearsRecord(outcome) : passed.has(name);
  };
  return {
    names: earlier.names.filter((name) => !found.includes(name) && !isGone(name)),
    // Nobody knows the names of these, so only a run in which everything passed clears them.
    others: outcome.mode === 'scan' && outcome.status === 'passed' ? 0 : earlier.others,
  };
}

/** True if nothing is flagged any more in the files of the repository, all of which could be scanned. */
function clearsSupplyChain({ supplyChain }: Outcome): boolean {
  return (
    supplyChain?.scope === 'workspace' && !isFlagged(supplyChain) && !isUndecidedSupplyChain(supplyChain)
  );
}

/** True if the flag of a record is gone: a scan passed without one, or the record of this exact commit has none. */
function clearsRecord({ mode, status, lineage }: Outcome): boolean {
  if (mode === 'scan' && status === 'passed') return true;
  return status === 'already-scanned' && lineage?.matchesCommit === true && lineage.vulnerable === false;
}
