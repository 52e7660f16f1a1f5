import { startsAsZip } from '../archives/zip-directory.ts';
import type { Found } from '../rules/finding.ts';
import type { ByteSource } from '../byte-source.ts';
import type { ContentFormat } from '../content-format.ts';

/**
 * Content of two formats at once is read as the one by some programs, and as the other by others: by the model's loader,
 * for example, and by a scanner. An archive behind a program or a picture is harmless; it is only scanned.
 * @param formats all that the content was recognised as
 */
export function findPolyglot(formats: readonly ContentFormat[], bytes: ByteSource): Found | undefined {
  const distinct = formats.filter((format) => format.isDistinct);
  const [first, second] = distinct;
  if (first === undefined || second === undefined) return undefined;
  const zip = distinct.find(({ id }) => id === 'zip');
  const isAppended = zip !== undefined && !startsAsZip(bytes.read(0, 64));
  const [outer, inner] = isAppended && first === zip ? [second, first] : [first, second];
  const detail = isAppended
    ? `A zip archive is appended to content of the format ${outer.id}: some programs read the one, some the other.`
    : `The content is of the formats ${outer.id} and ${inner.id} at once: some programs read the one, some the other.`;
  return { rule: 'hidden-content', severity: 'high', subject: inner.id, detail, when: 'load' };
}
