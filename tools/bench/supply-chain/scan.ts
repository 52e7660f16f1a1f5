import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { scanWorkspace } from '../../../src/supply-chain/scan-workspace.ts';
import { projectPath } from '../../project.ts';

// Scans the folder that is given, and prints how many files have which severity as their worst.

const report = await scanWorkspace({
  root: resolve(process.argv[2] ?? '.'),
  paths: ['.'],
  ignore: [],
  known: new Map(),
  worker: pathToFileURL(projectPath('src/supply-chain/worker.ts')),
  signal: new AbortController().signal,
  progress: () => undefined,
});
const counts = { files: report.counts.filesSeen, flagged: 0, notScanned: 0, review: 0 };
for (const { findings } of report.files) {
  const severities = new Set(findings.map(({ severity }) => severity));
  if (severities.has('critical') || severities.has('high')) counts.flagged += 1;
  else if (severities.has('not-scanned')) counts.notScanned += 1;
  else if (severities.has('review')) counts.review += 1;
}
console.log(JSON.stringify(counts));
