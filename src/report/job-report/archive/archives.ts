import { DESCRIPTORS } from '../../../attacks/table.ts';
import type { AttackResult, Evidence } from '../../../core/attack-result.ts';
import { defenceDocument } from '../../evidence/defence.ts';
import { vulnerabilityDocument } from '../../evidence/vulnerability.ts';
import { renderPage } from '../../html/job-page.ts';
import type { JobSummary } from '../../../facts/job-summary.ts';
import { renderText } from '../render-text.ts';
import { reportJson } from '../report-json.ts';
import { reportObject } from '../report-object.ts';
import { writeCsv } from './csv.ts';
import { defenceSettings } from './defence-settings.ts';
import { regressionTest } from './regression-test.ts';
import { inputPictures, pairArrays, pairPictures, sampleFiles } from './samples.ts';
import type { ArchiveFile } from './zip.ts';

/** The report in all readable forms, and its pictures. */
export function vulnerabilityFiles(summary: JobSummary, result: AttackResult): readonly ArchiveFile[] {
  return [
    textFile('report.txt', renderText(vulnerabilityDocument(summary, result))),
    textFile('report.json', reportJson(reportObject('Vulnerability', summary, result))),
    textFile('report.html', renderPage(summary, result)),
    ...result.evidence.flatMap((one, index) =>
      pictureFiles(summary, one, `${one.kind}-${String(index + 1)}`),
    ),
  ];
}

export function defenceFiles(summary: JobSummary, result: AttackResult): readonly ArchiveFile[] {
  return [
    textFile('report.txt', renderText(defenceDocument(summary, result))),
    textFile('report.json', reportJson(reportObject('Defense', summary, result))),
  ];
}

/** The inputs that the attack changed or found. */
export async function attackSampleFiles(
  summary: JobSummary,
  result: AttackResult,
): Promise<readonly ArchiveFile[]> {
  const { evidence } = result;
  const samples = sampleFiles(summary, evidence);
  const test = await regressionTest(summary, result);
  const lines =
    samples.length === 0
      ? ['The attack left no samples.']
      : [
          'One folder or table for each piece of evidence:',
          '',
          ...evidence.map(
            ({ kind, title }, index) => `${kind}-${String(index + 1)}: ${title.replaceAll(/\s+/gu, ' ')}`,
          ),
          '',
          'originals.npy, changed.npy and inputs.npy hold all inputs in the units of the model (numpy.load reads them).',
          'labels.csv has one line for each of them, in the same order. Its column "label" is the class before the attack.',
          'Pictures are scaled to be looked at: use the arrays for training.',
          ...test.slice(1).map(({ name }) => testAdvice(name)),
        ];
  const document = { title: `Attack samples: ${summary.attack} of ${summary.model}`, tone: 'open' as const };
  const readme = renderText({
    ...document,
    headline: 'The inputs that the attack changed or found.',
    sections: [{ title: 'Files', blocks: lines.filter((line) => line !== '').map(asParagraph) }],
  });
  return [textFile('README.txt', readme), ...test, ...samples];
}

function testAdvice(name: string): string {
  return (
    `${name} is a test for your own suite: it fails as long as the model gives one of these inputs a wrong class. Put it and ` +
    'the .npz file beside it into your tests. It needs pytest, numpy and onnxruntime.'
  );
}

/** What a user needs to apply the defences: their settings, and the inputs or rows that they work on. */
export function defenceArtifactFiles(summary: JobSummary, result: AttackResult): readonly ArchiveFile[] {
  const { evidence, defences } = result;
  const { artifact } = DESCRIPTORS[summary.attack];
  const files = evidence.flatMap((one, index): readonly ArchiveFile[] => {
    const number = String(index + 1);
    if (one.kind === 'pairs' && artifact === 'pairs') return pairArrays(one, `training-${number}`);
    if (one.kind !== 'table' || artifact !== 'tables') return [];
    return [{ name: `table-${number}.csv`, content: writeCsv(one.header, one.rows) }];
  });
  return [
    textFile('README.txt', artifactReadme(summary, result, files)),
    textFile('defences.json', reportJson(defenceSettings(defences))),
    ...files,
  ];
}

function artifactReadme(summary: JobSummary, result: AttackResult, files: readonly ArchiveFile[]): string {
  const { title, tone, headline, sections } = defenceDocument(summary, result);
  const lines = [
    'defences.json: each defence with its score and, if it was measured with one, its setting. Set the same in front of or behind your model.',
    ...(files.some(({ name }) => name.startsWith('training-'))
      ? [
          'training-N: pairs for adversarial training. Add changed.npy to your training data under the column "label" of labels.csv, which is the class before the attack.',
        ]
      : []),
    ...(files.some(({ name }) => name.startsWith('table-'))
      ? ['table-N.csv: the rows or columns to look at.']
      : []),
  ];
  return renderText({
    title: title.replace(/^Defence report/u, 'Defence files'),
    tone,
    headline,
    sections: [{ title: 'Files', blocks: lines.map(asParagraph) }, ...sections],
  });
}

function asParagraph(text: string): { readonly kind: 'paragraph'; readonly text: string } {
  return { kind: 'paragraph', text };
}

function pictureFiles(summary: JobSummary, evidence: Evidence, folder: string): readonly ArchiveFile[] {
  if (evidence.kind === 'pairs') return pairPictures(summary, evidence, folder);
  return evidence.kind === 'inputs' ? inputPictures(summary, evidence, folder) : [];
}

function textFile(name: string, text: string): ArchiveFile {
  return { name, content: Buffer.from(text) };
}
