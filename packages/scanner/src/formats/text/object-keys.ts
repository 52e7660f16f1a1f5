import { finding, type Found } from '../../rules/file-finding.ts';
import type { Scan } from '../../scan.ts';

/** Keys by which jsonpickle makes objects: it imports and calls what they name (`jsonpickle/tags.py`). */
export const OBJECT_KEY =
  /^py\/(?:object|type|class|mod|module|function|property|repr|reduce|newargs|newargsex|newobj|initargs)$/u;

/** @param subject what jsonpickle imports, if the file says it */
export function reportObjectKey(key: string, subject: string, place: Partial<Found>, scan: Scan): void {
  const detail = `The key "${key}" makes jsonpickle import what it names, and make an object of it.`;
  scan.find(finding('high', 'pickle-unknown-call', subject, detail, place));
}
