/** SPDX identifiers by the spellings that model cards use; a licence that is not listed keeps its name as written. */
const SPDX: ReadonlyMap<string, string> = new Map(
  [
    ...['Apache-2.0', 'MIT', 'BSD-2-Clause', 'BSD-3-Clause', 'GPL-2.0-only', 'GPL-3.0-only', 'AGPL-3.0-only'],
    ...['LGPL-2.1-only', 'LGPL-3.0-only', 'MPL-2.0', 'ISC', 'Unlicense', 'CC0-1.0', 'CC-BY-3.0', 'CC-BY-4.0'],
    ...['CC-BY-SA-4.0', 'CC-BY-NC-4.0', 'CC-BY-ND-4.0', 'CC-BY-NC-SA-4.0', 'CC-BY-NC-ND-4.0', 'BSL-1.0'],
    ...[
      'Artistic-2.0',
      'EPL-2.0',
      'WTFPL',
      'Zlib',
      'AFL-3.0',
      'ECL-2.0',
      'EUPL-1.2',
      'OFL-1.1',
      'PostgreSQL',
    ],
  ].map((id) => [id.toLowerCase(), id]),
);

/** Returns a licence for CycloneDX. It is `declared`: nobody compared it with the files. */
export function renderLicence(text: string): Readonly<Record<string, unknown>> {
  const id = SPDX.get(text.trim().toLowerCase());
  return { license: { ...(id === undefined ? { name: text } : { id }), acknowledgement: 'declared' } };
}
