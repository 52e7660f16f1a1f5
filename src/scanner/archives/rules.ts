import { ACTIONS, CODE_IN_MODEL, type Rules } from '../rules/rule.ts';

/** What an archive can do to programs that unpack it. */
export const ARCHIVE_RULES: Rules = {
  'archive-tampering': {
    title: 'An archive that programs read differently',
    what: 'The archive says different things in different places: two members of one name, or headers that disagree.',
    why: 'A scanner that reads one of them sees other content than the program that loads the other.',
    actions: [ACTIONS.askSource, ACTIONS.export],
    cwe: 436,
    techniques: CODE_IN_MODEL,
  },
  'archive-path': {
    title: 'An archive that writes outside its folder',
    what: 'A member has an absolute path, a path with "..", or is a link that leads out.',
    why: 'A program that unpacks it without a check overwrites files of the machine.',
    actions: [ACTIONS.askSource],
    cwe: 22,
    techniques: CODE_IN_MODEL,
  },
  'archive-code': {
    title: 'A model archive that holds code',
    what: 'The archive has members that are native code, or Python that its loader imports.',
    why: 'The code runs when a program loads or serves the model, with all rights of that program.',
    actions: ['Read the code, and find out who built it.', ACTIONS.askSource, ACTIONS.allow],
    cwe: 829,
    techniques: CODE_IN_MODEL,
  },
};
