import { words } from '../reading/words.ts';
import { finding, type Found } from '../rules/finding.ts';

/** What a call or a config says about a model that may bring code along. */
export interface RemoteModel {
  /** The model's name if it is given as a text; undefined if it is computed. */
  readonly model: string | undefined;
  /** The revision if it is given as a text; `computed` if it is a variable; undefined if there is none. */
  readonly revision: string | { readonly kind: 'computed' } | undefined;
}

/** The fields and arguments that name a model. */
export const MODEL_FIELDS = words(`
  pretrained_model_name_or_path model_name_or_path model_name model_id model path repo_id base_model repo tokenizer tokenizer_name
  pretrained _name_or_path name_or_path name
`);
/** The fields and arguments that pin a model's code. */
export const REVISION_FIELDS = words(
  'code_revision revision model_revision tokenizer_revision revision_of_model',
);

/** True for a name that a hub resolves: `owner/model`, neither a path nor an address of this machine. */
function isHubName(name: string): boolean {
  return (
    /^[A-Za-z0-9][\w.-]*\/[\w.-]+$/u.test(name) &&
    !/^(?:models?|checkpoints?|data|out|output|outputs|results?|weights|runs?|tmp|src|local)\//iu.test(name)
  );
}

/**
 * Judges a load with `trust_remote_code`. If a hub's model is named without a commit, whoever can change that
 * repository runs code on this machine: high. If the model is not named, or lies on this machine, a person looks at it.
 * @returns undefined if a commit is pinned, or if the revision is a variable
 */
export function judgeRemoteCode({ model, revision }: RemoteModel, place: Partial<Found>): Found | undefined {
  if (typeof revision === 'object') return undefined;
  if (revision !== undefined && /^[0-9a-f]{7,64}$/u.test(revision)) return undefined;
  const isRemote = model !== undefined && isHubName(model);
  const branch =
    revision === undefined ? 'without a revision' : `at "${revision.slice(0, 50)}", which can move`;
  return finding(
    isRemote ? 'high' : 'review',
    'remote-code',
    isRemote ? `trust_remote_code ${model}` : 'trust_remote_code',
    `Code from the repository of the model runs ${branch}. Pin a commit: revision="<40 hexadecimal digits>".`,
    { when: 'run', ...place },
  );
}
