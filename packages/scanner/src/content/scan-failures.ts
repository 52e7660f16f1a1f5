import { notScanned, type Found } from '../rules/finding.ts';
import { plainLine } from '@model-security-scan/common/sanitize';
import { SourceError } from '../byte-source.ts';
import { LimitReached } from '../limits.ts';
import type { FileResult } from '../file-result.ts';
import { StrangeLayout } from '../strange-layout.ts';
import { UnreadableContent } from '../unreadable-content.ts';

/**
 * The result for a file that could not be read at all, or whose scan had to be ended.
 * @param couldBeModel true if nothing says that it is none
 */
export function failedResult(bytes: number, error: unknown, couldBeModel: boolean): FileResult {
  const findings = [{ ...describeFailure(error), members: [] }];
  const scanned = { scannedAs: '', isModelContent: couldBeModel, observations: [], findings };
  return { bytes, scanned, isKnown: false, extraSteps: 0, isFinal: false };
}

/** Describes why content was not scanned to its end. @param format that it was recognised as */
export function describeFailure(error: unknown, format = 'file'): Found {
  if (error instanceof LimitReached) {
    const detail = `${error.message} What is beyond was not scanned.`;
    return notScanned('over-limit', error.bound, detail);
  }
  if (error instanceof StrangeLayout) return error.found;
  return notScanned('unreadable', format, sentence(error));
}

function sentence(error: unknown): string {
  if (error instanceof UnreadableContent) return plainLine(error.message, 300);
  if (error instanceof SourceError) return `It could not be read to its end: ${error.message}.`;
  const name = error instanceof Error ? error.name : 'unknown error';
  return `It could not be scanned to its end, because its content is not what its format promises (${name}).`;
}
