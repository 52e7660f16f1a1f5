import type { AttackResult } from '@model-security-scan/engine/results';
import type { JobSummary } from '../../facts/job/job-summary.ts';
import { logLine } from '../../text/log-line.ts';
import { regressionTest } from './regression-test.ts';
import { sampleFiles } from './sample-files.ts';
import { zipFiles } from '../../zip/write-zip.ts';

/** A name or a title is shorter. */
const MOST_LENGTH = 4000;

/** Renders the inputs that an attack changed or found as a zip archive. The same result gives the same bytes. */
export async function renderAttackSamples(summary: JobSummary, result: AttackResult): Promise<Buffer> {
  const samples = sampleFiles(summary, result.evidence);
  const test = await regressionTest(summary, result);
  const lines = [
    `Attack samples: ${summary.attack} of ${summary.model}`,
    'The inputs that the attack changed or found.',
    ...(samples.length === 0 ? ['The attack left no samples.'] : contentLines(result)),
    ...test.slice(1).map(({ name }) => testAdvice(name)),
  ];
  const readme = {
    name: 'README.txt',
    content: Buffer.from(lines.map((line) => `${logLine(line, MOST_LENGTH)}\n`).join('\n')),
  };
  return zipFiles([readme, ...test, ...samples]);
}

function contentLines({ evidence }: AttackResult): readonly string[] {
  return [
    'One folder or table for each piece of evidence:',
    ...evidence.map(({ kind, title }, index) => `${kind}-${String(index + 1)}: ${title}`),
    'originals.npy, changed.npy and inputs.npy hold all inputs in the units of the model (numpy.load reads them).',
    'labels.csv has one line for each of them, in the same order. Its column "label" is the class before the attack.',
    'Pictures are scaled to be looked at: use the arrays for training.',
  ];
}

function testAdvice(name: string): string {
  return (
    `${name} is a test for your own suite: it fails as long as the model gives one of these inputs a wrong class. Put it and ` +
    'the .npz file beside it into your tests. It needs pytest, numpy and onnxruntime.'
  );
}
