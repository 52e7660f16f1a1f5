import { ACTIONS, type Rule } from './rule.ts';

const { allow, askSource, safeFormat, weightsOnly } = ACTIONS;

/** The rules for pickles, in whatever they are wrapped: PyTorch files, joblib, NumPy arrays of objects. */
export const PICKLE_RULES = {
  'pickle-code': {
    title: 'A pickle that runs code',
    what: 'The pickle calls a function that runs code, starts a program or reaches the network, or it holds code itself.',
    why: 'Loading a pickle carries out its calls, with all rights of whoever loads it: a developer, a build, a server.',
    actions: [askSource, safeFormat, weightsOnly, allow],
    cwe: 502,
  },
  'pickle-unknown-call': {
    title: 'A pickle that calls an unknown function',
    what: 'The pickle calls a function that is not on the list of functions that are known to be harmless.',
    why: 'Loading a pickle carries out its calls. What an unknown function does with these arguments is not known.',
    actions: [
      'Look at what the function does with the arguments that are shown.',
      allow,
      safeFormat,
      weightsOnly,
    ],
    cwe: 502,
  },
  'pickle-unknown-class': {
    title: 'A pickle that makes objects of an unknown class',
    what: 'The pickle makes objects of a class, or names an object, of a package that is not on the list of known ones.',
    why: 'Loading it imports that package, and may call methods of the class.',
    actions: ['Check that the package is yours, or one that you trust.', allow, safeFormat],
    cwe: 502,
  },
  'pickle-tampering': {
    title: 'A pickle that was made to deceive',
    what: 'The pickle does what no program that saves models does: it computes names, changes functions or classes, calls what it computed, or is read differently by different programs.',
    why: 'Such tricks hide from scanners what runs when the file is loaded.',
    actions: [askSource, safeFormat],
    cwe: 502,
  },
  'pickle-malformed': {
    title: 'A pickle that ends in an error',
    what: 'The pickle cannot be followed to its end. What was found before the error is listed.',
    why: 'A loader carries out everything up to the error, so a broken pickle may still run code.',
    actions: ['Check that the file is complete.', askSource],
    cwe: 502,
  },
} as const satisfies Readonly<Record<string, Rule>>;
