import type { Finding } from '../taxonomy.ts';

/** What a rule says to the developer of a model. Trusted plain text: nothing in it is markup. */
interface RuleText {
  /** Stands next to each result. */
  readonly title: string;
  /** What is wrong, in two sentences. */
  readonly summary: string;
  /** How the attack goes. */
  readonly attack: string;
  /** What the score or flag says, and what it does not. */
  readonly score: string;
  /** What to do, most effective first. */
  readonly actions: readonly string[];
}

/** What a score is made of is not part of the interface: nothing is promised about it here. */
const SCORE =
  'The score is the measure of the service for this analysis, and the report of the job has more about it. A score above ' +
  'the threshold is vulnerable; at the threshold or under it is not. The threshold is vulnerability_threshold of the ' +
  'config file or the input vulnerability-threshold, and 0 without either.';
const REPORT = 'Read the vulnerability report of the job, by the dashboard or by the input report-directory.';

export const RULE_TEXTS: Readonly<Record<Finding, RuleText>> = {
  extraction: {
    title: 'The model can be stolen through its predictions',
    summary:
      'An attack that only asks the model questions built a copy of it that answers alike. Whoever can query the ' +
      'model can take it away, and prepare other attacks on the copy at leisure.',
    attack:
      'The attacker sends many chosen inputs, keeps the answers, and trains a model of their own on the pairs. Neither ' +
      'the weights nor the training data are needed.',
    score: SCORE,
    actions: [
      'Return the class alone, or rounded or few top scores, instead of all probabilities: each digit helps the copy.',
      'Limit and bill queries by identity, and raise an alarm on many queries, on queries spread evenly over the input ' +
        'space, and on inputs unlike those of production.',
      'Put the defence that the service generates with the job, where there is one, in front of the model.',
      'Watermark the model, so that a copy can be recognized.',
      'Run the analysis again with the same number_of_attack_queries: a lower number only hides the finding.',
    ],
  },
  evasion: {
    title: 'The model can be deceived by manipulated inputs',
    summary:
      'Inputs that were changed slightly on purpose made the model answer wrongly. Whoever chooses the inputs can choose ' +
      'the answers.',
    attack:
      'The attacker searches for small changes, such as noise that no person notices or values that still are ' +
      'plausible, that move an input over the border between two classes.',
    score: SCORE,
    actions: [
      'Train with adversarial examples: add the attack samples of the job, with the right labels, to the training data.',
      'Check inputs before the model: ranges, types and combinations that can be; for images, size and encoding, with ' +
        'smoothing or quantization of the input.',
      'Put the defence that the service generates with the job, where there is one, in front of the model.',
      'Let no single answer of the model decide on something that cannot be undone: ask a second model or a person ' +
        'where the confidence is low.',
      'Measure the accuracy on attack samples in every release, beside the usual accuracy.',
    ],
  },
  poisoning: {
    title: 'The model shows traces of poisoned training data',
    summary:
      'The model behaves as one whose training data was tampered with. It may hold a backdoor that answers as an ' +
      'attacker wants when a certain pattern is in the input.',
    attack:
      'The attacker brings chosen or wrongly labelled samples into the training data, by a public source, by feedback ' +
      'that is learned from, or by write access to the store.',
    score: SCORE,
    actions: [
      'Do not deploy this model. Go back to the last one that passed.',
      'Find where the data came from since then: compare checksums and versions, and look at samples that are ' +
        'duplicated, wrongly labelled, or hold the same small pattern.',
      'Leave out suspicious samples, train again from a clean base model, and run the analysis again.',
      'Restrict and log who can write training data and labels; sign data sets and check them before each training.',
      'Learn from user feedback only after a check, and limit the share of each source.',
    ],
  },
  drift: {
    title: 'The data has moved away from what the model was trained on',
    summary:
      'The data differs from the reference data in its distribution. The accuracy that was measured once no longer ' +
      'holds, and a slow change may be steered by somebody. This is a finding about data first.',
    attack:
      'Mostly nobody attacks: the world, a sensor or a preparation step changed. Where users supply data that the model ' +
      'learns from, somebody can shift it on purpose, little by little.',
    score: SCORE,
    actions: [
      'Find the cause first: compare the features one by one, and look at changes of sensors, units, encodings and ' +
        'preparation steps.',
      'Measure the accuracy on new, labelled data. If it has fallen, train again on data that includes the change.',
      'If the change is meant, renew reference_data and reference_label in the config file.',
      'Watch the distribution of inputs and answers in production, with an alarm.',
      'Where users supply the data, limit the share of each and check it before it is learned from.',
    ],
  },
  outlier: {
    title: 'The data holds samples that do not belong to it',
    summary:
      'Samples lie far from all others. They may be errors, rare cases, or data that somebody crafted; the model is ' +
      'not reliable on them.',
    attack:
      'Inputs far from the training data are where a model is sure without reason. Crafted samples are often among ' +
      'them, on the way in at production as well as in training data.',
    score: SCORE,
    actions: [
      'Look for the samples that lie far from all others, and tell errors, rare cases and crafted samples apart.',
      'Mend or leave out errors; collect more of the rare cases that matter, and train again.',
      'Trace crafted samples to their source, and close it.',
      'Reject inputs far from the training data in production, or send them to a person, instead of answering.',
    ],
  },
  'supply-chain': {
    title: 'The repository is flagged for a supply-chain vulnerability',
    summary:
      'The service scanned this repository before, and its record says that a supply-chain vulnerability was detected. ' +
      'Such a vulnerability may be in a model file, a notebook or a dependency.',
    attack:
      'The attacker places code or a tampered model where it is fetched and trusted: in a serialized model that runs ' +
      'code when it is loaded, in a package, or in a base model.',
    score:
      'The flag is supplychain_vuldetected of the record of the scan: a number above 0 means detected. It does not ' +
      'say what was detected.',
    actions: [
      'Look at that scan on the dashboard of the service, and load none of the files that it names.',
      'Replace pickled models by a format that cannot run code, such as safetensors or ONNX.',
      'Pin dependencies and base models to a version and a checksum, and update those with known vulnerabilities.',
      'Fetch models from sources you trust, and check a signature before they are loaded.',
      'Have the repository scanned again after it was mended: the flag stays until there is a newer record.',
    ],
  },
};

/** What to do is never complete without the report. */
export function actionsOf(text: RuleText, finding: Finding): readonly string[] {
  return finding === 'supply-chain' ? text.actions : [REPORT, ...text.actions];
}
