import { slug } from '../../text/marked-name.ts';
import { TASKS } from '@model-security-scan/engine/catalog';
import type { FoundModel } from '../../decide/scan/unattacked.ts';
import { modelEntry } from '../../facts/policy/accept-words.ts';
import type { UnattackedModel } from '../../facts/file-scan.ts';
import { type RuleId, RULES } from '@model-security-scan/scanner/rules';
import { plainLine } from '@model-security-scan/common/sanitize';

export const CONFIG_FILE = '.github/model-security.yml';
export const MAX_PATH = 1000;

/** What to do with a model, and the lines to paste. */
export type Advice = Pick<UnattackedModel, 'whatToDo' | 'lines'>;

export const EMPTY: Advice = {
  whatToDo: 'The file is empty. Check the step that writes or fetches it, or remove it.',
  lines: [],
};

export const LEFT_OUT: Advice = {
  whatToDo: 'This run only scanned files. "model-security scan" attacks it, as the config file says.',
  lines: [],
};

export const ONLY_CHECKED: Advice = {
  whatToDo:
    'The config file only has checks of data for it, which attack no model. Give it an attack, such as this line under its attacks.',
  lines: ['extraction: {}'],
};

export const DAMAGED: Advice = {
  whatToDo:
    'The file is damaged: it cannot be read to its end. Check the step that writes or fetches it, or remove it.',
  lines: [],
};

/** The lines that convert a model would load it. */
export function dangerous(rule: RuleId): Advice {
  return {
    whatToDo:
      `Do not load it, not even to convert it: the scan found "${RULES[rule].title.replaceAll('`', '')}". Train the model again, ` +
      'or get it from a source that you trust as ONNX or safetensors.',
    lines: [],
  };
}

export function ranking(model: FoundModel): Advice {
  return {
    whatToDo:
      'The model ranks inputs, and gives them neither classes nor values of their own, so no attack of this tool fits it. Accept that: ' +
      `add this line to the list accept of ${CONFIG_FILE}.`,
    lines: [acceptLine(model, 'ranks inputs')],
  };
}

export function vectorizing(model: FoundModel): Advice {
  const name = nameOf(model.path);
  const path = JSON.stringify(plainLine(model.path, MAX_PATH));
  return {
    whatToDo:
      'It has a vectorizer of scikit-learn, whose ONNX does not run here. Name a Python function that calls it ' +
      `(docs/guides/python-models.md), with the first line in the list models of ${CONFIG_FILE}. Attacks leave free text as it is: if it takes ` +
      'nothing else, accept it with the second line in the list accept instead. Replace the words in capitals: MODULE:FUNCTION is the ' +
      `function; TASK is one of ${TASKS.join(', ')}; DATA is the path of your data.`,
    lines: [
      `- { name: ${name}, task: TASK, artifacts: { predict: MODULE:FUNCTION, data: DATA }, covers: [${path}], attacks: { extraction: {} } }`,
      acceptLine(model, 'takes free text'),
    ],
  };
}

/** The line that accepts a model in the list `accept` of the config file. */
function acceptLine({ path }: FoundModel, reason: string): string {
  return modelEntry(plainLine(path, MAX_PATH), reason);
}

/** The name of a model in the config file, by that of its file. */
export function nameOf(file: string): string {
  const name = slug((file.split('/').at(-1) ?? '').replace(/\.[^.]+$/u, ''));
  return JSON.stringify(name === '' ? 'model' : name);
}
