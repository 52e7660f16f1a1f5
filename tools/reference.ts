import { STATUSES } from '../src/facts/run-outcome.ts';
import { FAILURE_REASONS } from '../src/core/failure-reason.ts';
import { INPUT_GROUPS } from '../src/settings/inputs.ts';
import type { ActionMetadata } from './action-metadata.ts';
import { type ListEntry, markdownList, replaceBlock } from './document-blocks.ts';
import { REASON_ENTRIES, SERVICE_INPUTS, STATUS_ENTRIES } from './reference-entries.ts';

type Input = ActionMetadata['inputs'][number];

/**
 * Returns docs/reference.md with its lists written anew.
 * @throws Error if action.yml lacks an input
 */
export function fillReference(document: string, action: ActionMetadata): string {
  const blocks: readonly (readonly [name: string, content: string])[] = [
    ['inputs', inputLists(action)],
    ['outputs', markdownList(action.outputs.map(({ name, description }) => entry(name, `: ${description}`)))],
    ['statuses', markdownList(STATUSES.map(statusEntry))],
    ['reasons', markdownList(FAILURE_REASONS.map(reasonEntry))],
  ];
  return blocks.reduce((text, [name, content]) => replaceBlock(text, name, content), document);
}

/**
 * Returns the README with its list of inputs written anew: of each description only the first sentence.
 * @throws Error if action.yml lacks one of these inputs
 */
export function fillReadme(document: string, action: ActionMetadata): string {
  const entries = SERVICE_INPUTS.map((name) => {
    const { description, ...input } = inputOf(action, name);
    const [sentence = description] = /^.*?\.(?= |$)/su.exec(description) ?? [];
    return inputEntry({ ...input, description: sentence });
  });
  return replaceBlock(document, 'inputs', markdownList(entries));
}

function inputLists(action: ActionMetadata): string {
  return INPUT_GROUPS.map(([title, inputs]) => {
    const entries = Object.keys(inputs).map((name) => inputEntry(inputOf(action, name)));
    return `### ${title}\n\n${markdownList(entries)}`;
  }).join('\n\n');
}

function inputOf(action: ActionMetadata, name: string): Input {
  const found = action.inputs.find((input) => input.name === name);
  if (found === undefined) throw new Error(`action.yml has no input ${name}.`);
  return found;
}

function inputEntry({ name, required, default: fallback, description }: Input): ListEntry {
  if (required) return entry(name, ` (required): ${description}`);
  return entry(
    name,
    fallback === undefined ? `: ${description}` : ` (default \`${fallback}\`): ${description}`,
  );
}

function statusEntry(status: (typeof STATUSES)[number]): ListEntry {
  const { step, meaning, advice } = STATUS_ENTRIES[status];
  return entry(status, `: the step ${step}. ${meaning}`, adviceText(advice));
}

function reasonEntry(reason: (typeof FAILURE_REASONS)[number]): ListEntry {
  const { meaning, advice } = REASON_ENTRIES[reason];
  return entry(reason, `: ${meaning}`, adviceText(advice));
}

function adviceText(advice: string): string {
  return advice === '' ? '' : `_What to do:_ ${advice}`;
}

function entry(name: string, ...sentences: readonly string[]): ListEntry {
  return { term: `\`${name}\``, text: sentences.filter((sentence) => sentence !== '').join(' ') };
}
