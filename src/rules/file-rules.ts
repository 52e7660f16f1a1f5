import { ACTIONS, type Rule } from './rule.ts';

const { askSource, export: exportAgain, ignore } = ACTIONS;

/** The rules for archives, for files of the repository, and for what could not be scanned. */
export const FILE_RULES = {
  'archive-tampering': {
    title: 'An archive that programs read differently',
    what: 'The archive says different things in different places: two members of one name, or headers that disagree.',
    why: 'A scanner that reads one of them sees other content than the program that loads the other.',
    actions: [askSource, exportAgain],
    cwe: 436,
  },
  'archive-path': {
    title: 'An archive that writes outside its folder',
    what: 'A member has an absolute path, a path with "..", or is a link that leads out.',
    why: 'A program that unpacks it without a check overwrites files of the machine.',
    actions: [askSource],
    cwe: 22,
  },
  'remote-code': {
    title: 'A model that brings its own code',
    what: 'The settings of the model name Python code that is imported when the model is loaded with `trust_remote_code`.',
    why: 'Whoever can change that code runs it on every machine that loads the model.',
    actions: [
      'Load the model without `trust_remote_code`, or with a `revision` that is a full commit.',
      'Read the code at that revision.',
      ignore,
    ],
    cwe: 494,
  },
  'unsafe-load': {
    title: 'Code that loads a model in an unsafe way',
    what: 'The code turns off the protection of a loader.',
    why: 'A model file that was swapped then runs code on the machine that loads it.',
    actions: ['Use the safe form: `weights_only=True`, and a full commit as `revision`.', ignore],
    cwe: 502,
  },
  secret: {
    title: 'A secret in a file of the repository',
    what: 'The file has a token or a key in the form that its issuer uses.',
    why: 'Everybody who can read the repository, or its history, can use it.',
    actions: ['Revoke the secret at its issuer, then remove it.', ignore],
    cwe: 798,
  },
  encrypted: {
    title: 'Encrypted content',
    what: 'A member of the archive is encrypted, so it was not scanned.',
    why: 'Some loaders ignore the mark and read the member all the same.',
    actions: ['Store the file without encryption.', ignore],
    cwe: 311,
  },
  opaque: {
    title: 'A model file of an unknown format',
    what: 'The file has a name or a form that models have, but no known format. It was not scanned.',
    why: 'Nothing is known about what happens when it is loaded.',
    actions: ['Keep the model in a format that can be scanned.', ignore],
  },
  unreadable: {
    title: 'A file that cannot be read',
    what: 'The file is cut, damaged or may not be opened. It was not scanned.',
    why: 'A loader may read more of it than this scan did.',
    actions: ['Check that the file is complete and readable.', ignore],
  },
  'lfs-pointer': {
    title: 'A Git LFS pointer in place of a file',
    what: 'The file itself was not checked out, only its pointer. It was not scanned.',
    why: 'The file that others load is another one than this scan saw.',
    actions: ['Set `lfs: true` at `actions/checkout`.', ignore],
  },
  'over-limit': {
    title: 'A file beyond the limits of the scan',
    what: 'The file is nested too deeply, unpacks to too much, or took too long. The rest of it was not scanned.',
    why: 'Archives that unpack to far more than their size are a way to keep scanners from the content.',
    actions: ['Look at the file by hand.', ignore],
    cwe: 409,
  },
} as const satisfies Readonly<Record<string, Rule>>;
