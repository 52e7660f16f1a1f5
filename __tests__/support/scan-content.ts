import type { Found, Observation } from '@model-security-scan/scanner/rules';
import { MemorySource, type ByteSource } from '../../packages/scanner/src/byte-source.ts';
import { looksLikeNumpy, scanNumpy } from '../../packages/scanner/src/formats/numpy.ts';
import { looksLikePickle, scanPickle } from '../../packages/scanner/src/formats/pickle.ts';

/** What a scan of pickles and arrays told, inner content included. */
export interface Scanned {
  readonly findings: readonly Found[];
  readonly observations: readonly Observation[];
  /** Names of inner content. */
  readonly entered: readonly string[];
}

/** Scans content as the formats of pickles and NumPy do, whichever recognises it, and goes into inner content. */
export function scanPickleContent(content: Buffer | ByteSource): Scanned {
  const findings: Found[] = [];
  const observations: Observation[] = [];
  const entered: string[] = [];
  const scan = {
    find: (found: Found) => findings.push(found),
    observe: (observation: Observation) => observations.push(observation),
    enter: (name: string, bytes: ByteSource) => {
      entered.push(name);
      run(bytes);
    },
  };
  const run = (bytes: ByteSource): void => {
    const head = Uint8Array.from(bytes.read(0, 64));
    const inner = { place: { path: 'model', members: [] }, bytes };
    if (looksLikeNumpy(head, bytes)) scanNumpy(inner, scan);
    else if (looksLikePickle(head, bytes)) scanPickle(inner, scan);
  };
  run(Buffer.isBuffer(content) ? new MemorySource(content) : content);
  return { findings, observations, entered };
}
