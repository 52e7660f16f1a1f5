import { isThirdParty } from '../pickle/python-names.ts';
import { verdictOf } from '../pickle/name-verdict.ts';
import { compareSeverity, type Found, type NameOrigin, notScanned } from '../rules/file-finding.ts';
import type { ContentFormat } from '../content-format.ts';
import type { FileClaims } from './could-be-model.ts';
import { LIMITS } from '../limits.ts';
import type { Observation } from '../rules/declared.ts';
import type { KnownFile, KnownFinding } from '../scan-report.ts';
import { grouped } from '@model-security-scan/common/number-words';

const MAX_SUBJECT_LENGTH = 200;
const MAX_TEXT_LENGTH = 300;

/** Collects what is found in one file, bounded, each thing once. */
export class FileFindings {
  readonly #findings = new Map<string, KnownFinding>();
  readonly #observations = new Map<string, Observation>();
  #format: string | undefined;
  /** The number of contents that are models. */
  modelContents = 0;
  #isFull = false;
  readonly #claims: FileClaims;

  constructor(claims: FileClaims) {
    this.#claims = claims;
  }

  recognized(members: readonly string[], formats: readonly ContentFormat[]): void {
    this.modelContents += formats.filter(({ isModel }) => isModel).length;
    if (members.length === 0) this.#format = formats.find(({ isModel }) => isModel)?.id ?? formats[0]?.id;
  }

  add(members: readonly string[], found: Found): void {
    // A limit is of the whole file: it is told once, wherever it was reached.
    const place = found.rule === 'over-limit' ? [] : members;
    const key = JSON.stringify([found.rule, found.subject, ...place]);
    const earlier = this.#findings.get(key);
    if (earlier !== undefined && compareSeverity(found.severity, earlier.severity) >= 0) return;
    if (this.#findings.size >= LIMITS.findings && earlier === undefined) {
      this.#replaceMildest(key, members, found);
      return;
    }
    this.#findings.set(key, capped(members, found));
  }

  /** Of the formats, only that of the file itself counts. */
  observe(members: readonly string[], observation: Observation): void {
    if (observation.kind === 'format') {
      if (members.length > 0) return;
      this.#format = observation.format.slice(0, MAX_SUBJECT_LENGTH);
    }
    if (this.#observations.size >= LIMITS.observations) return;
    this.#observations.set(JSON.stringify(observation), observation);
  }

  result(): Omit<KnownFile, 'scannedAs'> {
    const { isNamed, isConfigured } = this.#claims;
    const found = [...this.#findings.values(), ...(this.#isFull ? [{ ...TOO_MANY, members: [] }] : [])];
    // That the config file names it matters only where the content does not tell.
    const isCut = found.some(({ rule }) => rule === 'over-limit');
    const isModelContent = this.modelContents > 0 || isNamed || (isConfigured && isCut);
    const findings = isModelContent ? found : withMildLimits(found);
    const observations = [...this.#observations.values()];
    const result = { isModelContent, observations, findings };
    return this.#format === undefined ? result : { ...result, format: this.#format };
  }

  /** What fails the check must not be crowded out by what does not. */
  #replaceMildest(key: string, members: readonly string[], found: Found): void {
    this.#isFull = true;
    if (found.severity !== 'critical' && found.severity !== 'high') return;
    for (const [other, { severity }] of this.#findings) {
      if (severity === 'critical' || severity === 'high') continue;
      this.#findings.delete(other);
      this.#findings.set(key, capped(members, found));
      return;
    }
  }
}

/** Of a file that nothing says to be a model, the limits that were reached are one finding for a person to look at. */
function withMildLimits(findings: readonly KnownFinding[]): readonly KnownFinding[] {
  const limit = findings.find(({ rule }) => rule === 'over-limit');
  const others = findings.filter(({ rule }) => rule !== 'over-limit');
  return limit === undefined ? others : [...others, { ...limit, severity: 'review' }];
}

function capped(members: readonly string[], found: Found): KnownFinding {
  const { excerpt, detail } = found;
  const origin = originOf(found);
  return {
    ...found,
    subject: found.subject.slice(0, MAX_SUBJECT_LENGTH),
    ...(excerpt !== undefined && { excerpt: excerpt.slice(0, MAX_TEXT_LENGTH) }),
    ...(detail !== undefined && { detail: detail.slice(0, MAX_TEXT_LENGTH) }),
    ...(origin !== undefined && { origin }),
    members,
  };
}

const TOO_MANY: Found = notScanned(
  'over-limit',
  'findings',
  `There are more than ${grouped(LIMITS.findings)} findings; the worst are listed.`,
);

const DOTTED_NAME = /^[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)+$/u;

/** Finds where the name comes from that was found; undefined if it is no name of Python, or that of a known package. */
function originOf({ subject, severity }: Found): NameOrigin | undefined {
  if (severity === 'not-scanned' || !DOTTED_NAME.test(subject)) return undefined;
  if (!isThirdParty(subject)) return 'python';
  const name = subject.slice(subject.lastIndexOf('.') + 1);
  return verdictOf(subject, name).kind === 'unknown' ? 'unlisted' : undefined;
}
