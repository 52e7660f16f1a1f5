import { scanFile } from '../../packages/scanner/src/scan-file.ts';

/** Scans the file that its first argument names, in a process of its own, and tells what that took. */
const [, , path = '', temporaryFolder = ''] = process.argv;
const file = { path, absolutePath: Buffer.from(path), names: [path] };
const started = performance.now();
const { scanned, sha256 } = await scanFile(file, {
  known: new Map(),
  temporaryFolder,
  onWork: () => undefined,
});
console.log(
  JSON.stringify({
    verdicts: [
      ...new Set(scanned?.findings.map(({ severity, rule, subject }) => `${severity} ${rule} ${subject}`)),
    ],
    isHashed: sha256 !== undefined,
    seconds: (performance.now() - started) / 1000,
    peakMib: process.resourceUsage().maxRSS / 1024,
  }),
);
