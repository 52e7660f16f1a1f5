import type { AnalysisResult, Upload } from '../../facts/outcome.ts';
import { escapeHtml } from '../../text/sanitize.ts';
import { formatBytes, counted } from '../../text/number-words.ts';
import { code, details, listOf, takeFitting } from './html.ts';

const DIGEST_LENGTH = 12;

/**
 * Renders the list of everything that left the runner (docs/design.md, rule 6), or that local analyses read.
 * @param maxBytes the size limit of the rows; files that are not listed are still counted
 */
export function renderUploads(results: readonly AnalysisResult[], maxBytes: number): string {
  const all = results.flatMap((result) =>
    result.uploads.map((upload) => ({ name: result.spec.name, upload })),
  );
  if (all.length === 0) return '';
  const hosts = new Set(all.map(({ upload }) => upload.host)).size;
  const stayed = all.every(({ upload }) => upload.host === '');
  // The same file is often given to several analyses.
  const files = [...Map.groupBy(all, ({ upload }) => JSON.stringify(upload)).values()];
  // A service gets a file once for each analysis.
  const moved = stayed ? files.flatMap((uses) => uses.slice(0, 1)) : all;
  const bytes = moved.reduce((sum, { upload }) => sum + upload.bytes, 0);
  const amount = `${counted(moved.length, 'file', 'files')}, ${formatBytes(bytes)}`;
  const summary = stayed
    ? `📦 Read on this machine: ${amount}`
    : `📦 Uploaded: ${amount}, to ${counted(hosts, 'host', 'hosts')}`;
  const items = takeFitting(files, (uses) => uploadItem(uses), maxBytes);
  const left = files.length - items.length;
  const rest = left === 0 ? [] : [`<p>… and ${counted(left, 'file', 'files')} more.</p>`];
  return details(summary, [...(items.length === 0 ? [] : [listOf(items)]), ...rest].join('\n'));
}

interface Use {
  /** The name of the analysis. */
  readonly name: string;
  readonly upload: Upload;
}

const MAX_NAMES = 20;

/** @param uses the same upload, for each analysis that it was made for */
function uploadItem(uses: readonly Use[]): string {
  return uses
    .slice(0, 1)
    .map(({ upload: { slot, file, bytes, sha256, host } }) => {
      const to = host === '' ? '' : ` to ${code(host, 200)}`;
      const facts = `<code>${slot}</code>, ${formatBytes(bytes)}, SHA-256 ${digest(sha256)}${to}`;
      return `<li>${code(file, 200)}: ${facts}, for ${namesOf(uses)}</li>`;
    })
    .join('');
}

function namesOf(uses: readonly Use[]): string {
  const names = uses.slice(0, MAX_NAMES).map(({ name }) => code(name, 100));
  const left = uses.length - names.length;
  return [...names, ...(left === 0 ? [] : [counted(left, 'analysis more', 'analyses more')])].join(', ');
}

/** Renders a shortened digest; the whole one is shown on hover. */
function digest(sha256: string): string {
  return `<span title="${escapeHtml(sha256.slice(0, 64))}">${code(sha256.slice(0, DIGEST_LENGTH), DIGEST_LENGTH)}…</span>`;
}
