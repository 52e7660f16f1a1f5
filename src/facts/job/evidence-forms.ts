import {
  described,
  IF_TRUE,
  listOf,
  object,
  older,
  oneOf,
  orNull,
  text,
} from '@model-security-scan/common/schema/values';

const BUNDLE = object(
  'a bundle',
  {
    sha256: text('The SHA-256 of dist/index.js, which ran.'),
    folder_sha256: text(
      'The SHA-256 of the lines `<sha256>  <path in dist/>` of all files of dist/, sorted by path.',
    ),
  },
  'What ran. Null if the program was not run from a bundle.',
);

/** The program that wrote a results file. */
export const ENGINE = object(
  '"engine"',
  {
    name: text(),
    version: orNull(text('The version of the package; in older files that of `action_ref`, or null.')),
    bundle: older(orNull(BUNDLE)),
    action_ref: older(
      orNull(
        text(
          'The version of the action, as the workflow names it: a tag, a branch or a commit. Tags move. Null if it is not known.',
        ),
      ),
    ),
  },
  'The program that wrote the file.',
);

/** What a run is evidence of. */
export const EVIDENCE = listOf(
  object('an entry of "evidence"', {
    subject: text(
      'An attack, or files, unattacked-models, supply-chain (the record of a service), bill-of-materials, digests.',
    ),
    result: oneOf(['found', 'passed', 'not-tested', 'recorded']),
    names: listOf(text(), 'The analyses, findings or files that the entry is about.'),
    standards: listOf(
      object('an entry of "standards"', {
        list: text('A public list of requirements, tests or techniques.'),
        id: text(),
        nearest: described(IF_TRUE, 'Set if no entry fits exactly.'),
      }),
      'The closest first.',
    ),
    shows: text('What the results show.'),
    does_not_show: text('What they do not show.'),
  }),
  'What the run is evidence of, by entries of public lists.',
);
