import { STATUSES } from '../src/facts/run-outcome.ts';
import { FAILURE_REASONS } from '../src/core/errors.ts';
import { OUTPUTS } from '../src/report/outputs.ts';
import { INPUT_WORDS } from '../src/settings/input-words.ts';
import { INPUT_GROUPS, INPUT_NAMES, type InputName, inputOf } from '../src/settings/inputs.ts';
import { type ListEntry, markdownList, replaceBlock } from './document-blocks.ts';
import { REASON_ENTRIES, SERVICE_INPUTS, STATUS_ENTRIES } from './reference-entries.ts';

/** Returns docs/reference.md with its lists written anew. */
export function fillReference(document: string): string {
  const blocks: readonly (readonly [name: string, content: string])[] = [
    ['inputs', INPUT_GROUPS.map(inputGroup).join('\n\n')],
    ['outputs', markdownList(OUTPUTS.map(({ name, description }) => entry(name, `: ${description}`)))],
    ['statuses', markdownList(STATUSES.map(statusEntry))],
    ['reasons', markdownList(FAILURE_REASONS.map(reasonEntry))],
  ];
  return blocks.reduce((text, [name, content]) => replaceBlock(text, name, content), document);
}

/** Returns the README with its list of inputs written anew: of each description only the first sentence. */
export function fillReadme(document: string): string {
  const entries = SERVICE_INPUTS.map((name) => inputEntry(name, (text) => /^.*?\.(?= |$)/su.exec(text)?.[0]));
  return replaceBlock(document, 'inputs', markdownList(entries));
}

function inputGroup([title, inputs]: (typeof INPUT_GROUPS)[number]): string {
  const entries = INPUT_NAMES.filter((name) => name in inputs).map((name) => inputEntry(name));
  return `### ${title}\n\n${markdownList(entries)}`;
}

function inputEntry(name: InputName, shorten = (text: string): string | undefined => text): ListEntry {
  const { isRequired, written } = inputOf(name);
  const remark = isRequired ? ' (required)' : written === undefined ? '' : ` (default \`${written}\`)`;
  return entry(name, `${remark}: ${shorten(INPUT_WORDS[name]) ?? INPUT_WORDS[name]}`);
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
