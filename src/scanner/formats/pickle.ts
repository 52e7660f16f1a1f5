import type { ByteSource } from '../byte-source.ts';
import { beginsPickle } from '../pickle/probe.ts';
import { scanPickles } from '../pickle/scan-pickles.ts';
import type { Content, Scan } from '../scan.ts';
import { MARKED_MODEL_FORMAT, type ScannedFormat } from '../content-format.ts';
import { startsAsZip } from '../archives/zip-directory.ts';
import { ACTIONS, CODE_IN_MODEL, type Rules } from '../rules/rule.ts';

/**
 * True if the content is a pickle, whatever its name: of any protocol, several one after another, a legacy file of
 * torch, or an uncompressed file of joblib.
 */
export function looksLikePickle(_head: Uint8Array, bytes: ByteSource): boolean {
  return beginsPickle(bytes);
}

/**
 * Scans the pickles that the content holds, one after another: files of `torch.save` before version 1.6 have five and
 * then raw numbers (`torch/serialization.py`, `_legacy_save`), files of joblib have raw arrays between the opcodes.
 */
export function scanPickle(content: Content, scan: Scan): void {
  scanPickles(content.bytes, scan);
}

const RULES: Rules = {
  'pickle-code': {
    title: 'A pickle that runs code',
    what: 'The pickle calls a function that runs code, starts a program or reaches the network, or it holds code itself.',
    why: 'Loading a pickle carries out its calls, with all rights of whoever loads it: a developer, a build, a server.',
    actions: [ACTIONS.askSource, ACTIONS.safeFormat, ACTIONS.weightsOnly, ACTIONS.allow],
    cwe: 502,
    techniques: CODE_IN_MODEL,
  },
  'pickle-unknown-call': {
    title: 'A pickle that calls an unknown function',
    what: 'The pickle calls a function that is not on the list of functions that are known to be harmless.',
    why: 'Loading a pickle carries out its calls. What an unknown function does with these arguments is not known.',
    actions: [
      'Look at what the function does with the arguments that are shown.',
      ACTIONS.allow,
      ACTIONS.safeFormat,
      ACTIONS.weightsOnly,
    ],
    cwe: 502,
    techniques: CODE_IN_MODEL,
    isOneCause: true,
  },
  'pickle-unknown-class': {
    title: 'A pickle that makes objects of an unknown class',
    what: 'The pickle makes objects of a class, or names an object, of a package that is not on the list of known ones.',
    why: 'Loading it imports that package, and may call methods of the class.',
    actions: ['Check that the package is yours, or one that you trust.', ACTIONS.allow, ACTIONS.safeFormat],
    cwe: 502,
    techniques: CODE_IN_MODEL,
    isOneCause: true,
  },
  'pickle-tampering': {
    title: 'A pickle that was made to deceive',
    what: 'The pickle does what no program that saves models does: it computes names, changes functions or classes, calls what it computed, or is read differently by different programs.',
    why: 'Such tricks hide from scanners what runs when the file is loaded.',
    actions: [ACTIONS.askSource, ACTIONS.safeFormat],
    cwe: 502,
    techniques: CODE_IN_MODEL,
  },
  'pickle-malformed': {
    title: 'A pickle that ends in an error',
    what: 'The pickle cannot be followed to its end. What was found before the error is listed.',
    why: 'A loader carries out everything up to the error, so a broken pickle may still run code.',
    actions: ['Check that the file is complete.', ACTIONS.askSource],
    cwe: 502,
    techniques: CODE_IN_MODEL,
  },
};

export const pickle: ScannedFormat = {
  ...MARKED_MODEL_FORMAT,
  id: 'pickle',
  extensions: ['pkl', 'pickle', 'pck', 'joblib', 'dill', 'cloudpickle', 'pt', 'pth', 'ptl', 'ckpt'],
  rules: RULES,
  // The P of PK is an opcode, but one that every loader of such a file refuses.
  looksLike: (head, bytes) => !startsAsZip(head) && looksLikePickle(head, bytes),
  scan: scanPickle,
};
