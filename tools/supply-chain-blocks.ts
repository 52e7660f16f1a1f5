import { RULES } from '@model-security-scan/scanner/rules';
import { LIMITS } from '../packages/scanner/src/limits.ts';
import { MODEL_EXTENSIONS } from '@model-security-scan/scanner/model-names';
import { replaceBlock } from './document-blocks.ts';

const MIB = 1024 * 1024;

/** Fills packages/scanner/README.md: the rules, the extensions and the limits, from the program itself. */
export function fillSupplyChain(document: string): string {
  const extensions = MODEL_EXTENSIONS.map((extension) => `\`.${extension}\``).join(', ');
  return [
    ['rules', rulesTable()],
    ['extensions', `${extensions}.`],
    ['limits', limitsList()],
  ].reduce((text, [name = '', content = '']) => replaceBlock(text, name, content), document);
}

function rulesTable(): string {
  const rows = Object.entries(RULES).map(
    ([id, { title, cwe }]) => `| \`${id}\` | ${title} | ${cwe === undefined ? '' : `CWE-${String(cwe)}`} |`,
  );
  return ['| rule | what it finds | weakness |', '| --- | --- | --- |', ...rows].join('\n');
}

function limitsList(): string {
  const count = (value: number): string => value.toLocaleString('en');
  const { depth, contents, expandedBytes, expansionRatio, smallExpansionBytes, fileMs, msPerMib } = LIMITS;
  const { stepsPerByte, fileSteps, scanSteps } = LIMITS;
  const time = `${count(fileMs / 1000)} s, and ${count(msPerMib / 1000)} s more for each MiB`;
  return [
    `- **Archives inside each other**: ${count(depth)}. Real models nest three or four deep.`,
    `- **Members of one file**: ${count(contents)}. Large checkpoints have a few thousand.`,
    `- **Decompressed size of one file**: ${count(expandedBytes / MIB / 1024)} GiB, within a runner's free disk.`,
    `- **Growth of a compressed stream**: ${count(expansionRatio)} times beyond ${count(smallExpansionBytes / MIB)} MiB.`,
    `- **Work for one file**: ${count(stepsPerByte)} steps for each byte, and ${count(fileSteps / 1e6)} million more; all files together may take ${count(scanSteps / 1e6)} million more. Reading a byte is a step, each time it is read. Real models take up to 11 for each byte.`,
    `- **Time for one file**: ${time}.`,
    `- **Files and folders**: ${count(LIMITS.walkEntries)}, and ${count(LIMITS.walkDepth)} folders inside each other.`,
    `- **Findings of one file**: ${count(LIMITS.findings)}; the worst are kept.`,
  ].join('\n');
}
