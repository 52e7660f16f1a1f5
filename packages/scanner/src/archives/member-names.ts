import { isUtf8 } from 'node:buffer';
import { finding, type Found } from '../rules/file-finding.ts';
import { plainLine } from '@model-security-scan/common/sanitize';

/** The name of a member as text: UTF-8 if it is that, else one character for each byte. */
export function memberName(bytes: Buffer): string {
  return bytes.toString(isUtf8(bytes) ? 'utf8' : 'latin1');
}

/** Reads a name as the loosest reader does: what is after a NUL is cut, and a backslash separates folders. */
export function loosestName(name: string): string {
  return (name.split('\0')[0] ?? '').replaceAll('\\', '/');
}

/** True if a path leads out of the folder that it is relative to, on any system. */
function leadsOut(path: string): boolean {
  const parts = path.replaceAll('\\', '/').split('/');
  return parts[0] === '' || /^[a-z]:/iu.test(path) || depthOf(parts) < 0;
}

/** The lowest depth that a path reaches on its way. */
function depthOf(parts: readonly string[]): number {
  let depth = 0;
  let lowest = 0;
  for (const part of parts) {
    if (part === '..') depth -= 1;
    else if (part !== '' && part !== '.') depth += 1;
    lowest = Math.min(lowest, depth);
  }
  return lowest;
}

/** A member that is unpacked outside the folder that is meant. */
export function pathFinding(name: string, detail: string): Found {
  return finding('high', 'archive-path', plainLine(name, 200), detail, { when: 'unpack' });
}

/** The finding for a member's name that leads out, if it does. */
export function checkName(name: string): Found | undefined {
  if (name === '' || !leadsOut(name)) return undefined;
  return pathFinding(
    name,
    'The name of the member leads out of the folder that the archive is unpacked into.',
  );
}

/** The finding for a link that leads out, if it does. */
export function checkLink(name: string, target: string): Found | undefined {
  const folder = name.includes('/') ? name.slice(0, name.lastIndexOf('/') + 1) : '';
  const isAbsolute = /^[/\\]|^[a-z]:/iu.test(target);
  if (!isAbsolute && !leadsOut(`${folder}${target}`)) return undefined;
  const place = plainLine(target, 200);
  return pathFinding(
    name,
    `The member is a link to "${place}", outside the folder that the archive is unpacked into.`,
  );
}
