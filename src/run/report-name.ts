import { createHash } from 'node:crypto';
import type { AnalysisSpec } from '../facts/analysis-spec.ts';
import type { ReportFormat, ReportKind } from '../facts/report-kinds.ts';

/** Hexadecimal digits of a hash: two names do not share so many by chance. */
const MARK_LENGTH = 16;
const LOOKS_MARKED = new RegExp(`(?:^|-)[0-9a-f]{${String(MARK_LENGTH)}}$`, 'u');

/**
 * Builds the file name of a report. It is readable, safe on every system, and different for every analysis of a run, even
 * if the names of two analyses differ only in case or in characters that a file name cannot have.
 */
export function reportFileName(
  spec: Pick<AnalysisSpec, 'model' | 'attack'>,
  kind: ReportKind,
  format: ReportFormat,
): string {
  const plain = spec.model
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '')
    .slice(0, 60);
  // A model may be called like the name that another one gets, such as "digits-0123456789abcdef".
  const needsMark = plain !== spec.model || LOOKS_MARKED.test(plain);
  const hash = createHash('sha256').update(spec.model).digest('hex');
  const mark = needsMark ? `-${hash.slice(0, MARK_LENGTH)}` : '';
  return `${plain === '' ? 'model' : plain}${mark}-${spec.attack}-${kind}.${format}`;
}
