import { resolve } from 'node:path';
import type { Found } from '../src/rules/file-finding.ts';
import { scanWorkspace } from '../src/scan-workspace.ts';
import { plainLine } from '@model-security-scan/common/sanitize';

// Scans the folder that is given, and prints how many files have which severity as their worst. With `--list` it also
// prints each finding on a line of its own, as error output.

const isListing = process.argv.includes('--list');

const report = await scanWorkspace({
  root: resolve(process.argv[2] ?? '.'),
  paths: ['.'],
  ignore: [],
  known: new Map(),
  worker: new URL('../src/scan-worker.ts', import.meta.url),
  signal: new AbortController().signal,
  progress: () => undefined,
});
const counts = { files: report.counts.filesSeen, flagged: 0, notScanned: 0, review: 0 };
for (const { path, findings } of report.files) {
  if (isListing) for (const finding of findings) tell(path, finding);
  const severities = new Set(findings.map(({ severity }) => severity));
  if (severities.has('critical') || severities.has('high')) counts.flagged += 1;
  else if (severities.has('not-scanned')) counts.notScanned += 1;
  else if (severities.has('review')) counts.review += 1;
}
console.log(JSON.stringify(counts));

function tell(path: string, { severity, rule, subject, excerpt = '', detail = '' }: Found): void {
  console.error(
    [path, severity, rule, subject, excerpt, detail].map((text) => plainLine(text, 300)).join('\t'),
  );
}
