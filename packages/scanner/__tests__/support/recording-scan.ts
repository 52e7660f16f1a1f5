import type { Found } from '../../src/rules/file-finding.ts';
import { type ByteSource, MemorySource } from '../../src/byte-source.ts';
import { DistinctFindings } from '../../src/reading/distinct-findings.ts';
import type { Observation } from '../../src/rules/declared.ts';
import type { Scan, ScanFormat } from '../../src/scan.ts';

/** Keeps all that a format's scanner says. */
export class RecordingScan implements Scan {
  readonly found: Found[] = [];
  readonly observed: Observation[] = [];
  readonly entered: { readonly name: string; readonly bytes: Uint8Array }[] = [];

  find(found: Found): void {
    this.found.push(found);
  }

  enter(name: string, bytes: ByteSource): void {
    this.entered.push({ name, bytes: bytes.read(0, bytes.size).slice() });
  }

  observe(observation: Observation): void {
    this.observed.push(observation);
  }

  /** Each finding in short: `high onnx-external-path ../x`. */
  get lines(): readonly string[] {
    return this.found.map(({ severity, rule, subject }) => `${severity} ${rule} ${subject}`);
  }
}

/** Scans bytes, or text, as one format. */
export function scanBytes(
  format: ScanFormat,
  content: Uint8Array | string,
  path = 'model.bin',
): RecordingScan {
  const scan = new RecordingScan();
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  format({ place: { path, members: [] }, bytes: new MemorySource(bytes) }, new DistinctFindings(scan));
  return scan;
}
