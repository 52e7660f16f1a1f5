/** What a rule is about. The text is the project's own: plain text that is safe to show, with backticks around code. */
export interface Rule {
  /** At most 60 characters: `A pickle that runs code`. */
  readonly title: string;
  /** What was found, in general: one or two sentences. */
  readonly what: string;
  /** Why it matters: when it takes effect, and on whose machine. */
  readonly why: string;
  /** What to do, the best first. */
  readonly actions: readonly string[];
  /** The number in the Common Weakness Enumeration; absent for a file that was only not scanned. */
  readonly cwe?: number;
  /** Techniques of MITRE ATLAS, the closest first. */
  readonly techniques: readonly string[];
  /** True if all names that the rule finds in one file have one cause, so that they are one finding. */
  readonly isOneCause?: boolean;
}

/** Rules by their ids. An id never changes: `accept`, baselines and alerts name it. */
export type Rules = Readonly<Record<string, Rule>>;

/** User Execution: Unsafe AI Artifacts; Manipulate AI Model: Embed Malware; AI Supply Chain Compromise: Model. */
export const CODE_IN_MODEL = ['AML.T0011.000', 'AML.T0018.002', 'AML.T0010.003'] as const;
/** AI Supply Chain Compromise: Model; User Execution: Unsafe AI Artifacts. */
export const FETCHED_CODE = ['AML.T0010.003', 'AML.T0011.000'] as const;
/** A file that was not scanned, or not understood, shows no technique. */
export const NO_TECHNIQUE = [] as const;

/** Advice that several rules share. */
export const ACTIONS = {
  askSource:
    'Do not load the file. Find out who made it and when it came into the repository, and take it from its source again.',
  safeFormat:
    'Keep weights as safetensors or ONNX, and scikit-learn models as skops: loading those formats runs no code.',
  weightsOnly:
    'Load it with `torch.load(..., weights_only=True)`, which refuses all but a short list of calls.',
  allow: 'If the name is safe here, list it as `name` under `accept` in the config file, with a reason.',
  ignore: 'If nothing loads the file, leave it out in the config file: `files: { paths: ["**", "!PATH"] }`.',
  export: 'Save the model again with the current version of its framework.',
} as const;
