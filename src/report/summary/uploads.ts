import type { AnalysisResult, Upload } from '../../core/outcome.ts';
import { escapeHtml } from '../../text/sanitize.ts';
import { byteWords, counted } from '../../text/number-words.ts';
import { code, details, table, tableRow, takeFitting } from './html.ts';

const DIGEST_LENGTH = 12;

/**
 * Renders the list of everything that left the runner (docs/design.md, rule 6), or that the built-in service was given.
 * @param maxBytes the size limit of the rows; files that are not listed are still counted
 */
export function renderUploads(results: readonly AnalysisResult[], maxBytes: number): string {
  const all = results.flatMap((result) =>
    result.uploads.map((upload) => ({
      name: result.spec.name,
      upload,
      isLocal: result.spec.local !== undefined,
    })),
  );
  if (all.length === 0) return '';
  const bytes = all.reduce((sum, { upload }) => sum + upload.bytes, 0);
  const hosts = new Set(all.map(({ upload }) => upload.host)).size;
  const isLocal = all.every((row) => row.isLocal);
  const amount = `${counted(all.length, 'file', 'files')}, ${byteWords(bytes)}`;
  const summary = isLocal
    ? `📦 Given to the built-in service on this machine: ${amount}`
    : `📦 Uploaded: ${amount}, to ${counted(hosts, 'host', 'hosts')}`;
  const rows = takeFitting(all, uploadRow, maxBytes);
  const left = all.length - rows.length;
  const rest = left === 0 ? [] : [`<p>… and ${counted(left, 'file', 'files')} more.</p>`];
  const list =
    rows.length === 0
      ? []
      : [table(['Analysis', 'Slot', 'File', 'Size', 'SHA-256', ...(isLocal ? [] : ['Host'])], rows)];
  return details(summary, [...list, ...rest].join('\n'));
}

interface Row {
  readonly name: string;
  readonly upload: Upload;
  readonly isLocal: boolean;
}

function uploadRow({ name, upload, isLocal }: Row): string {
  return tableRow([
    code(name, 100),
    `<code>${upload.slot}</code>`,
    code(upload.file, 200),
    byteWords(upload.bytes),
    digest(upload.sha256),
    ...(isLocal ? [] : [code(upload.host, 200)]),
  ]);
}

/** Renders a shortened digest; the whole one is shown on hover. */
function digest(sha256: string): string {
  return `<span title="${escapeHtml(sha256.slice(0, 64))}">${code(sha256.slice(0, DIGEST_LENGTH), DIGEST_LENGTH)}…</span>`;
}
