import { plainLine } from '@model-security-scan/common/sanitize';
import { compareSeverity, type Found, notScanned } from '../rules/file-finding.ts';
import type { Scan } from '../scan.ts';

/** The most findings that one content gives. */
const MAX_FINDINGS = 200;
const MAX_SUBJECT = 200;

interface Entry {
  found: Found;
  count: number;
}

/** Collects findings: each subject once for a rule, with the gravest of what was found and how often it was found. */
export class Ledger {
  readonly #entries = new Map<string, Entry>();

  add(found: Found, count = 1): void {
    const subject = plainLine(found.subject, MAX_SUBJECT);
    const key = `${found.rule}\n${subject}`;
    const entry = this.#entries.get(key);
    const isGraver = entry === undefined || compareSeverity(found.severity, entry.found.severity) < 0;
    const gravest = isGraver ? { ...found, subject } : entry.found;
    this.#entries.set(key, { found: gravest, count: (entry?.count ?? 0) + count });
  }

  /** Tells everything that was collected, the gravest first. */
  tell(scan: Scan): void {
    const entries = [...this.#entries.values()].toSorted(
      (one, other) =>
        compareSeverity(one.found.severity, other.found.severity) ||
        (one.found.offset ?? 0) - (other.found.offset ?? 0),
    );
    for (const { found, count } of entries.slice(0, MAX_FINDINGS)) scan.find(withCount(found, count));
    const left = entries.length - MAX_FINDINGS;
    if (left <= 0) return;
    const detail = `${String(left)} more names were found than can be listed.`;
    scan.find(notScanned('over-limit', 'pickle findings', detail));
  }

  /** Tells only what fails the check. */
  reportGrave(scan: Scan): void {
    const grave = new Ledger();
    grave.takeGrave(this);
    grave.tell(scan);
  }

  /** Takes over the findings of another ledger that fail the check. */
  takeGrave(other: Ledger): void {
    this.#take(other, ({ severity }) => severity === 'critical' || severity === 'high');
  }

  /** Takes over what another ledger found to run code. */
  takeCode(other: Ledger): void {
    this.#take(other, ({ rule }) => rule === 'pickle-code');
  }

  #take(other: Ledger, isWanted: (found: Found) => boolean): void {
    for (const [key, entry] of other.#entries) {
      if (isWanted(entry.found) && !this.#entries.has(key)) this.#entries.set(key, entry);
    }
  }
}

function withCount(found: Found, count: number): Found {
  if (count <= 1) return found;
  const times = `It was found ${String(count)} times.`;
  return { ...found, detail: found.detail === undefined ? times : `${found.detail} ${times}` };
}
