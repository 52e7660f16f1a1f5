import { present } from '@model-security-scan/common/present';
import { type Read, then } from '@model-security-scan/common/schema/schema';
import { listOf, object, older, text } from '@model-security-scan/common/schema/values';
import { orAbsent } from '../../core/file-keys.ts';

const FILE = text('Relative to the workspace, with forward slashes.');

/** A model that an analysis could attack, and that none does. */
export const UNATTACKED = then(
  object('a model that was not attacked', {
    file: FILE,
    format: text('The format that its content has, such as xgboost-ubj.'),
    what_to_do: text('What to do so that it is attacked, for people.'),
    role: older(
      text('classifier, regressor, forecaster, ranker, or predictor if its content does not tell.'),
    ),
    class: older(orAbsent(text('The class of the estimator or network. Null if its content does not tell.'))),
    lines: older(
      listOf(text(), 'The lines to paste, in their order; what_to_do explains the words in capitals.'),
    ),
  }),
  ({ file: path, role = 'predictor', class: className, lines = [], format, whatToDo }) => ({
    ...{ path, format, role, whatToDo, lines },
    ...present({ className }),
  }),
);
export type UnattackedModel = Read<typeof UNATTACKED>;

/** A model that nothing attacks, and that the config file accepts. */
export const ACCEPTED = then(
  object('a model that is accepted', { file: FILE, reason: text('The reason in the config file.') }),
  ({ file: path, reason }) => ({ path, reason }),
);
export type AcceptedModel = Read<typeof ACCEPTED>;

/** A file that this tool does not attack: a tokenizer, a scaler. */
export const UNATTACKABLE = then(
  object('a file that is not attacked by this tool', {
    file: FILE,
    role: text('unsupervised, no-class-scores, language-model, tokenizer, scaler or training-state.'),
  }),
  ({ file: path, role }) => ({ path, role }),
);
export type UnattackableFile = Read<typeof UNATTACKABLE>;
