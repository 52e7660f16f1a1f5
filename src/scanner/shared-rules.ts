import { ACTIONS, CODE_IN_MODEL, FETCHED_CODE, NO_TECHNIQUE, type Rules } from './rules/rule.ts';

/** The rules that belong to no single format. */
export const SHARED_RULES: Rules = {
  'hidden-content': {
    title: 'A file inside another file',
    what: 'Behind or between the data of the file is content of another format.',
    why:
      'It stays hidden from people and tools that trust the name of the file, and another program may load ' +
      'it.',
    actions: [ACTIONS.askSource, ACTIONS.safeFormat, ACTIONS.export],
    cwe: 506,
    techniques: CODE_IN_MODEL,
  },
  'malformed-model': {
    title: 'A model file that contradicts itself',
    what: 'Sizes, offsets or names inside the file do not fit together.',
    why: 'Readers may crash, or read different things from the same file.',
    actions: [ACTIONS.export, ACTIONS.askSource],
    cwe: 20,
    techniques: NO_TECHNIQUE,
  },
  'remote-code': {
    title: 'A model that brings its own code',
    what: 'The settings name Python code that a loader imports: some loaders always, others only with `trust_remote_code`.',
    why: 'Whoever can change that code runs it on every machine that loads the model.',
    actions: [
      'If the loader takes `trust_remote_code`, leave it out, or give a `revision` that is a full commit, and read the code there.',
      'If it imports the code always, remove the name from the settings, or take the model from its source again.',
      ACTIONS.ignore,
    ],
    cwe: 494,
    techniques: FETCHED_CODE,
  },
  encrypted: {
    title: 'Encrypted content',
    what: 'A member of the archive is encrypted, so it was not scanned.',
    why: 'Some loaders ignore the mark and read the member all the same.',
    actions: ['Store the file without encryption.', ACTIONS.ignore],
    cwe: 311,
    techniques: NO_TECHNIQUE,
  },
  opaque: {
    title: 'A model file of an unknown format',
    what: 'The file, or a member of its archive, has a name or a form that models have, but no known format. It was not scanned.',
    why: 'Nothing is known about what happens when it is loaded.',
    actions: ['Keep the model in a format that can be scanned.', ACTIONS.ignore],
    techniques: NO_TECHNIQUE,
  },
  unreadable: {
    title: 'A file that cannot be read',
    what: 'The file is cut, damaged or may not be opened. It was not scanned.',
    why: 'A loader may read more of it than this scan did.',
    actions: ['Check that the file is complete and readable.', ACTIONS.ignore],
    techniques: NO_TECHNIQUE,
  },
  'skipped-file': {
    title: 'A model that needs a file that is not scanned',
    what: 'The model names a file in a folder that the scan leaves out, such as `node_modules` or `.git`.',
    why: 'A loader reads that file together with the model, and this scan has not looked at it.',
    actions: [
      'Move the file beside the model.',
      'Name its folder in `paths` under `files` in the config file, so that it is scanned.',
      ACTIONS.ignore,
    ],
    cwe: 829,
    techniques: CODE_IN_MODEL,
  },
  'over-limit': {
    title: 'A file beyond the limits of the scan',
    what: 'The file is nested too deeply, unpacks to too much, or took too long. The rest of it was not scanned.',
    why: 'Archives that unpack to far more than their size are a way to keep scanners from the content.',
    actions: ['Look at the file by hand.', ACTIONS.ignore],
    cwe: 409,
    techniques: CODE_IN_MODEL,
  },
};
