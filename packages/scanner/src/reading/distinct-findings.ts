import { finding, type Found, type Severity } from '../rules/file-finding.ts';
import type { ByteSource } from '../byte-source.ts';
import type { Observation } from '../rules/declared.ts';
import type { ContentTraits, Scan } from '../scan.ts';
import { bounded } from '@model-security-scan/common/sanitize';

/** The most findings of one severity that one content gives. A hostile file may hold millions. */
const MAX_OF_SEVERITY = 100;
/** The most observations that one content gives. */
const MAX_OBSERVATIONS = 100;
const MAX_NAME_LENGTH = 200;
const MAX_EXCERPT_LENGTH = 300;

/** Passes on each finding and each observation once, caps their texts, and bounds their number. */
export class DistinctFindings implements Scan {
  readonly #scan: Scan;
  readonly #seen = new Set<string>();
  readonly #counts = new Map<Severity, number>();
  #observations = 0;

  constructor(scan: Scan) {
    this.#scan = scan;
  }

  find(found: Found): void {
    const subject = bounded(found.subject, MAX_NAME_LENGTH);
    const key = `${found.rule} ${found.severity} ${subject}`;
    const count = this.#counts.get(found.severity) ?? 0;
    if (this.#seen.has(key) || count > MAX_OF_SEVERITY) return;
    this.#counts.set(found.severity, count + 1);
    if (count === MAX_OF_SEVERITY) {
      const detail = `There are more findings like these; only the first ${String(MAX_OF_SEVERITY)} are listed.`;
      this.#scan.find(finding(found.severity, found.rule, 'more findings', detail, { when: found.when }));
      return;
    }
    this.#seen.add(key);
    const excerpt =
      found.excerpt === undefined ? {} : { excerpt: bounded(found.excerpt, MAX_EXCERPT_LENGTH) };
    this.#scan.find({ ...found, subject, ...excerpt });
  }

  spend(steps: number): void {
    this.#scan.spend?.(steps);
  }

  enter(name: string, bytes: ByteSource, traits?: ContentTraits): void {
    this.#scan.enter(bounded(name, MAX_NAME_LENGTH), bytes, traits);
  }

  observe(observation: Observation): void {
    const capped = cappedObservation(observation);
    const key = JSON.stringify(capped);
    if (this.#seen.has(key) || this.#observations >= MAX_OBSERVATIONS) return;
    this.#seen.add(key);
    this.#observations += 1;
    this.#scan.observe(capped);
  }
}

function cappedObservation(observation: Observation): Observation {
  if (observation.kind === 'format' || observation.kind === 'model') return observation;
  if (observation.kind === 'licence') {
    return { ...observation, text: bounded(observation.text, MAX_NAME_LENGTH) };
  }
  return { ...observation, name: bounded(observation.name, MAX_NAME_LENGTH) };
}
