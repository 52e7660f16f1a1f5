import type { ContentPlace } from '../../rules/finding.ts';

/** @returns the file name of a content without folders: that of the innermost member, or of the file */
export function placeName(place: ContentPlace): string {
  const path = place.members.at(-1) ?? place.path;
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}
