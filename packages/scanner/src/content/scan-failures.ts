import { layoutFound } from '../strange-layout.ts';
import { isUnreadable } from '@model-security-scan/common/unreadable';
import { notScanned, type Found } from '../rules/file-finding.ts';
import { plainLine } from '@model-security-scan/common/sanitize';
import type { FileResult } from '../file-result.ts';

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
  if (isUnreadable(error, 'limit', 'file-limit')) {
    const detail = `${error.message} What is beyond was not scanned.`;
    return notScanned('over-limit', error.subject, detail);
  }
  if (isUnreadable(error, 'layout')) return layoutFound(error);
  return notScanned('unreadable', format, sentence(error));
}

function sentence(error: unknown): string {
  if (isUnreadable(error, 'damaged')) return plainLine(error.message, 300);
  if (isUnreadable(error, 'source')) return `It could not be read to its end: ${error.message}.`;
  const name = error instanceof Error ? error.name : 'unknown error';
  return `It could not be scanned to its end, because its content is not what its format promises (${name}).`;
}
