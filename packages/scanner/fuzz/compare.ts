import { isUnreadable } from '@model-security-scan/common/unreadable';
import type { Found } from '../src/rules/file-finding.ts';
import { MemorySource } from '../src/byte-source.ts';
import { Cursor } from '../src/pickle/machine/cursor.ts';
import { Globals } from '../src/pickle/machine/globals.ts';
import { Judge } from '../src/pickle/judge.ts';
import { runPickle } from '../src/pickle/machine/machine.ts';
import { Nodes } from '../src/pickle/machine/nodes.ts';
import { beginsPickle } from '../src/pickle/probe.ts';
import { canonicalName } from '../src/pickle/python-names.ts';
import { scanPickles } from '../src/pickle/scan-pickles.ts';
import { PickleState } from '../src/pickle/machine/state.ts';
import { verdictOf } from '../src/pickle/name-verdict.ts';
import type { Scan } from '../src/scan.ts';
import { scanPickleContent } from '../../../__tests__/support/scan-content.ts';
import { scanAs } from '../../../__tests__/support/scan-of-file.ts';
import type { Answer } from './oracle.ts';

const EXTENSION_MODULE = 'extension.module';
const IMPORTABLE = /^[\p{L}_][\p{L}\p{N}_.]*$/u;

/** Compares what CPython did with a pickle to what the scan says. @returns a sentence for each thing that was lost */
export function compare(pickle: Buffer, { seen, called }: Answer): readonly string[] {
  const findings: Found[] = [];
  const scan: Scan = {
    find: (found) => findings.push(found),
    enter: () => undefined,
    observe: () => undefined,
  };
  const names = namesOf(pickle, scan);
  const { judge } = scanPickles(new MemorySource(pickle), scan);
  // CPython's C code forgets the part of a line before the end of a frame. Such a pickle is found for that.
  if (findings.some(({ rule, subject }) => rule === 'pickle-tampering' && subject === 'frame')) return [];
  const lost = seen
    .filter(([module, name]) => module !== EXTENSION_MODULE && !names.has(`${module}\n${name}`))
    .map(([module, name]) => `The name ${JSON.stringify([module, name])} was lost.`);
  const grave = findings.filter(({ severity }) => severity === 'critical' || severity === 'high');
  const isImportable = seen.every(([module, name]) => IMPORTABLE.test(module) && IMPORTABLE.test(name));
  const isRun = called.length > 0 && isImportable;
  if (seen.some(([module]) => module === EXTENSION_MODULE) && grave.length === 0) {
    lost.push('An extension was lost.');
  }
  if (isRun && !beginsPickle(new MemorySource(pickle))) lost.push('It was not recognised as a pickle.');
  for (const [module, name] of isRun ? called : []) {
    const subject = canonicalName(module, name);
    // What the lists allow needs no finding.
    if (verdictOf(subject, name).kind === 'callable') continue;
    const isFound =
      grave.some((found) => found.subject === subject || found.rule === 'pickle-tampering') ||
      judge.names().some((use) => use.path === subject && use.plainCalls > 0);
    if (!isFound) lost.push(`The call of ${subject} was lost.`);
  }
  return lost;
}

function namesOf(pickle: Buffer, scan: Scan): ReadonlySet<string> {
  const judge = new Judge(scan);
  const globals = new Globals();
  const state = new PickleState(new Cursor(new MemorySource(pickle)), judge, {
    nodes: new Nodes(),
    globals,
  });
  judge.startPickle(state);
  runPickle(state);
  return new Set(
    Array.from({ length: globals.count }, (_, number) => {
      const { module, name } = globals.get(number);
      return `${module}\n${name}`;
    }),
  );
}

/** Compares what joblib or NumPy called in a file to what the scan says. @returns a sentence for each thing that was lost */
export function compareArrays(file: Buffer, { called }: Answer): readonly string[] {
  const isImportable = called.every(([module, name]) => IMPORTABLE.test(module) && IMPORTABLE.test(name));
  if (called.length === 0 || !isImportable) return [];
  const bytes = new MemorySource(file);
  const isKnown = file.subarray(0, 6).equals(NUMPY) || beginsPickle(bytes);
  // A file with the name of a model that is not recognised is not scanned, and so is one whose scan ends in an error.
  const findings = isKnown ? findingsOf(file) : undefined;
  if (findings === undefined || findings.some(({ severity }) => severity !== 'review')) return [];
  return called
    .map(([module, name]) => canonicalName(module, name))
    .filter((subject) => !findings.some((found) => found.subject === subject) && !isAllowed(subject))
    .map((subject) => `The call of ${subject} was lost.`);
}

/** Compares what PyTorch called in a file to what the scan of `model.pt` says. @returns a sentence for each thing that was lost */
export async function compareModel(file: Buffer, { called }: Answer): Promise<readonly string[]> {
  const isImportable = called.every(([module, name]) => IMPORTABLE.test(module) && IMPORTABLE.test(name));
  if (called.length === 0 || !isImportable) return [];
  const { findings } = await scanAs('model.pt', file);
  if (findings.some(({ severity }) => severity !== 'review')) return [];
  return called
    .map(([module, name]) => canonicalName(module, name))
    .filter((subject) => !findings.some((found) => found.subject.includes(subject)) && !isAllowed(subject))
    .map((subject) => `The call of ${subject} was lost.`);
}

const NUMPY = Buffer.from('\x93NUMPY', 'latin1');

/** The lists have packages whose classes may be made; what is dangerous is a finding of its own. */
function isAllowed(subject: string): boolean {
  return verdictOf(subject, subject.slice(subject.lastIndexOf('.') + 1)).kind !== 'unknown';
}

function findingsOf(file: Buffer): readonly Found[] | undefined {
  try {
    return scanPickleContent(file).findings;
  } catch (error) {
    if (isUnreadable(error, 'damaged')) return undefined;
    throw error;
  }
}
