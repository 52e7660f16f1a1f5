import type { Finding } from '../taxonomy.ts';

/** The texts of a rule, written for the developer of a model. Trusted plain text without markup. */
interface RuleText {
  /** Shown next to each result. */
  readonly title: string;
  /** Describes the problem in two sentences. */
  readonly summary: string;
  /** Describes how the attack works. */
  readonly attack: string;
  /** Explains the meaning of the score or flag, and its limits. */
  readonly score: string;
  /** The remedies, most effective first. */
  readonly actions: readonly string[];
}

/** The service spec does not define how a score is computed, so this text promises nothing about it. */
const SCORE =
  'The service computes the score of this analysis; the report of the job explains it. The model is vulnerable if the ' +
  'score is above the threshold, and not if it is at or below it. The threshold is the input vulnerability-threshold or ' +
  'else vulnerability_threshold in the config file, and 0 without either.';
const REPORT =
  'Read the vulnerability report of the job on the dashboard, or fetch it with the input report-directory.';

/** Only some services generate defences; the built-in one reports what it measured. */
const SERVICE_DEFENCE = 'If the service generated a defence with the job, put it in front of the model.';

export const RULE_TEXTS: Readonly<Record<Finding, RuleText>> = {
  extraction: {
    title: 'The model can be stolen through its predictions',
    summary:
      'An attack that only queries the model built a copy that gives similar answers. Anyone who can query the model can ' +
      'steal it, and use the copy to prepare other attacks unnoticed.',
    attack:
      'The attacker sends many chosen inputs, keeps the answers, and trains another model on these pairs. The attacker ' +
      'needs neither the weights nor the training data.',
    score: SCORE,
    actions: [
      'Return only the class, or a few rounded top scores, instead of all probabilities: every digit helps the attacker.',
      'Limit and bill queries by identity, and raise an alarm on many queries, on queries spread evenly over the input ' +
        'space, and on inputs that differ from those of production.',
      SERVICE_DEFENCE,
      'Watermark the model, so that a copy can be recognized.',
      'Run the analysis again with the same number_of_attack_queries: a lower number only hides the finding.',
      'Small models can nearly always be copied, however well they were trained. If you accept that, give the attack a ' +
        'threshold of your own in the config file, or a waiver with a reason.',
    ],
  },
  evasion: {
    title: 'The model can be deceived by manipulated inputs',
    summary:
      'Slightly manipulated inputs made the model give wrong answers. Anyone who controls the inputs can control the ' +
      'answers.',
    attack:
      'The attacker searches for small changes that move an input over the border between two classes, such as noise ' +
      'that nobody notices or values that are still plausible.',
    score: SCORE,
    actions: [
      'Train with adversarial examples: add the attack samples of the job, with the right labels, to the training data.',
      'Check inputs before they reach the model: valid ranges, types and combinations; for images also size and encoding, ' +
        'with smoothing or quantization of the input.',
      SERVICE_DEFENCE,
      'Never let a single answer of the model decide something that cannot be undone: if the confidence is low, ask a ' +
        'second model or a person.',
      'Measure the accuracy on attack samples in every release, in addition to the usual accuracy.',
    ],
  },
  poisoning: {
    title: 'The model shows traces of poisoned training data',
    summary:
      'The model behaves like one whose training data was tampered with. It may have a backdoor: if the input contains a ' +
      'certain pattern, the model gives the answer that the attacker wants.',
    attack:
      'The attacker adds chosen or wrongly labelled samples to the training data, through a public source, through user ' +
      'feedback that the model learns from, or through write access to the storage.',
    score: SCORE,
    actions: [
      'Do not deploy this model. Go back to the last one that passed.',
      'Find the sources of the data added since then: compare checksums and versions, and look for samples that are ' +
        'duplicated, wrongly labelled, or contain the same small pattern.',
      'Remove suspicious samples, train again from a clean base model, and run the analysis again.',
      'Restrict and log who can write training data and labels; sign data sets and check them before each training.',
      'Check user feedback before the model learns from it, and limit the share of each source.',
    ],
  },
  drift: {
    title: 'The data has drifted away from the training data of the model',
    summary:
      'The distribution of the data differs from the reference data, so the accuracy measured earlier no longer holds. ' +
      'This is first a finding about the data, but an attacker may also cause such a slow change.',
    attack:
      'Usually there is no attack: the world, a sensor or a preparation step has changed. But if the model learns from ' +
      'data that users supply, an attacker can shift this data little by little.',
    score: SCORE,
    actions: [
      'Find the cause first: compare the features one by one, and look at changes of sensors, units, encodings and ' +
        'preparation steps.',
      'Measure the accuracy on new, labelled data. If it has fallen, train again on data that includes the change.',
      'If the change is intended, update reference_data and reference_label in the config file.',
      'Monitor the distribution of inputs and answers in production, and raise an alarm when it changes.',
      'If users supply the data, limit the share of each user and check the data before the model learns from it.',
    ],
  },
  outlier: {
    title: 'The data contains samples that do not belong to it',
    summary:
      'Some samples are far from all others. They may be errors, rare cases or crafted data, and the model is not ' +
      'reliable on them.',
    attack:
      'Far from the training data, a model can be confident without reason. Attackers use such samples as inputs in ' +
      'production and hide them in training data.',
    score: SCORE,
    actions: [
      'Find the samples that are far from all others, and sort them into errors, rare cases and crafted samples.',
      'Fix or remove errors; collect more of the rare cases that matter, and train again.',
      'Trace crafted samples to their source, and close it.',
      'Reject inputs far from the training data in production, or send them to a person, instead of answering.',
    ],
  },
  'supply-chain': {
    title: 'The repository is flagged for a supply-chain vulnerability',
    summary:
      'The service scanned this repository earlier, and its record says that a supply-chain vulnerability was detected. ' +
      'Such a vulnerability may be in a model file, a notebook or a dependency.',
    attack:
      'The attacker hides code or a tampered model in something that people download and trust: a serialized model that ' +
      'runs code when it is loaded, a package, or a base model.',
    score:
      'The flag is supplychain_vuldetected in the record of the scan. A number above 0 means that a vulnerability was ' +
      'detected, but not which one.',
    actions: [
      'Look at that scan on the dashboard of the service, and do not load any file that it names.',
      'Replace pickled models with a format that cannot run code, such as safetensors or ONNX.',
      'Pin dependencies and base models to a version and a checksum, and update those with known vulnerabilities.',
      'Download models only from sources you trust, and check their signatures before you load them.',
      'Scan the repository again after the fix: the flag stays until there is a newer record.',
    ],
  },
};

/** The remedies of a rule; for analyses, reading the report comes first. */
export function actionsOf(text: RuleText, finding: Finding): readonly string[] {
  return finding === 'supply-chain' ? text.actions : [REPORT, ...text.actions];
}

/** The remedies of a rule for those who read the findings already. */
export function actionsFor(finding: Finding, isLocal: boolean): readonly string[] {
  return RULE_TEXTS[finding].actions.filter((action) => !isLocal || action !== SERVICE_DEFENCE);
}

/** Formats the names of fields, which are the only words with underscores, and of inputs as code. */
export function codeNames(text: string): string {
  return text.replace(/\b(?:[a-z]+(?:_[a-z]+)+|vulnerability-threshold|report-directory)\b/gu, '`$&`');
}
