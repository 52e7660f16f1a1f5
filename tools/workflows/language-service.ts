import './json-imports.ts';
import { data, DescriptionDictionary } from '@actions/expressions';
import type { ActionsMetadataProvider, ContextProviderConfig } from '@actions/languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { ActionMetadata } from '../action-metadata.ts';
import { PUBLISHED_ACTION } from './repository.ts';

// Static imports are resolved before json-imports.ts has run.
const { registerLogger, validate } = await import('@actions/languageservice');

/** A fault of its own the service only writes to its log, as if it had found nothing wrong. */
const ownFaults: string[] = [];
const keepFault = (message: string): void => {
  ownFaults.push(`the language service failed: ${message}`);
};
registerLogger({ error: keepFault, warn: keepFault, info: () => undefined, log: () => undefined });

/** The names that the documentation tells users to set up; the language service reports unknown ones. */
const SET_UP: Readonly<Record<string, readonly string[]>> = {
  secrets: [
    'MODEL_SECURITY_API_KEY',
    'MODEL_SECURITY_ORG_ID',
    'MODEL_SECURITY_CACHE_SECRET',
    'MODEL_BUCKET_KEY_ID',
    'MODEL_BUCKET_SECRET_KEY',
  ],
  vars: ['MODEL_SECURITY_BASE_URL', 'MODEL_SECURITY_PACKAGE', 'MODEL_BUCKET', 'MODEL_BUCKET_REGION'],
};

/** The service tells by its name whether a file is a workflow or the metadata of an action. */
type FileKind = 'workflow' | 'action';

/** The problems of a file, each with the line where it begins, counted from 1. */
export interface Finding {
  readonly line: number;
  readonly message: string;
}

const NAMES = { workflow: '.github/workflows/workflow.yml', action: 'action.yml' } as const;

/** The service keeps what it has parsed by the file's address, so that each text needs one of its own. */
let textCount = 0;

/**
 * Reads a workflow or action.yml with GitHub's own language service, the one behind its editor. `uses: ./`, or `$/`, is read as
 * the published name, because the service looks into no local action.
 * @param action the action that both names stand for: its inputs and outputs are then known
 * @returns what is wrong or doubtful: its errors and warnings
 */
export async function diagnose(
  kind: FileKind,
  text: string,
  action: ActionMetadata,
): Promise<readonly Finding[]> {
  textCount += 1;
  const address = `file:///${String(textCount)}/${NAMES[kind]}`;
  const read = text
    .replaceAll(/(?<=\buses: )[.$]\/(?=\s|$)/gu, PUBLISHED_ACTION)
    // What a release writes there: a called workflow's reference cannot have a space.
    .replaceAll(/(?<=\.yml@)<full SHA>/gu, '0'.repeat(40));
  const diagnostics = await validate(TextDocument.create(address, 'yaml', 1, read), {
    actionsMetadataProvider: metadataOf(action),
    contextProviderConfig: contextOf(action),
  });
  const found = diagnostics.map(({ range, message }) => ({ line: range.start.line + 1, message }));
  return [...found, ...ownFaults.splice(0).map((message) => ({ line: 1, message }))];
}

/** Gives the inputs of our action. Of others it says only that they exist: nothing is asked of the network. */
function metadataOf(action: ActionMetadata): ActionsMetadataProvider {
  const inputs: Record<string, { description: string; required: boolean; default?: string }> = {};
  for (const { name, description, required, default: value } of action.inputs) {
    inputs[name] = { description, required, ...(value === undefined ? {} : { default: value }) };
  }
  return {
    fetchActionMetadata: ({ owner, name, ref }) => {
      const ours = `${owner}/${name}@${ref}` === PUBLISHED_ACTION;
      return Promise.resolve({ name, description: name, ...(ours ? { inputs } : {}) });
    },
  };
}

/** Gives the names that `secrets`, `vars` and, for steps with our action, `steps.<id>.outputs` can have. */
function contextOf(action: ActionMetadata): ContextProviderConfig {
  const outputNames = action.outputs.map(({ name }) => name);
  return {
    getContext: (name, context, { job }) => {
      if (context === undefined) return Promise.resolve(context);
      addAll(context, SET_UP[name] ?? []);
      const steps = name === 'steps' && job !== undefined && 'steps' in job ? job.steps : [];
      for (const step of steps) {
        const known = context.get(step.id);
        const outputs = known instanceof DescriptionDictionary ? known.get('outputs') : undefined;
        const ours = 'uses' in step && step.uses.value === PUBLISHED_ACTION;
        if (!ours || !(outputs instanceof DescriptionDictionary)) continue;
        addAll(outputs, outputNames);
        outputs.complete = true;
      }
      return Promise.resolve(context);
    },
  };
}

function addAll(dictionary: DescriptionDictionary, names: readonly string[]): void {
  for (const name of names) dictionary.add(name, new data.StringData(''));
}
