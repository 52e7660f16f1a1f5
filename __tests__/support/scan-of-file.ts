import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { scanFile } from '../../packages/scanner/src/scan-file.ts';
import type { FileResult, FileToScan } from '../../packages/scanner/src/file-result.ts';
import type { KnownFinding } from '@model-security-scan/scanner/scan-report';

/** What the scan of one file gave. */
export interface FileScan extends FileResult {
  readonly findings: readonly KnownFinding[];
  /** `severity rule`, each once, sorted. */
  readonly verdicts: readonly string[];
  /** Temporary files that the scan left behind. */
  readonly leftovers: readonly string[];
}

/**
 * Writes a file, and scans it.
 * @param traits of the file: true for one that the config file names as a model
 */
export async function scanAs(
  name: string,
  content: Uint8Array,
  traits: boolean | Pick<FileToScan, 'extraSteps'> = false,
): Promise<FileScan> {
  const folder = await mkdtemp(join(tmpdir(), 'scan-'));
  const path = join(folder, name);
  const temporaryFolder = join(folder, 'temporary');
  const more = typeof traits === 'boolean' ? { isConfigured: traits } : traits;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
    const file = { path: name, absolutePath: Buffer.from(path), names: [name], ...more };
    const result = await scanFile(file, { known: new Map(), temporaryFolder, onWork: () => undefined });
    const findings = result.scanned?.findings ?? [];
    const verdicts = [...new Set(findings.map(({ severity, rule }) => `${severity} ${rule}`))].toSorted();
    return { ...result, findings, verdicts, leftovers: leftIn(temporaryFolder) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The verdicts of such a scan, see {@link FileScan.verdicts}. */
export async function verdictsOf(...args: Parameters<typeof scanAs>): Promise<readonly string[]> {
  return (await scanAs(...args)).verdicts;
}

function leftIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
